"""`/help` on Discord: every page by its buttons, every question, also after a restart; nothing in it is invented."""

import re

import pytest

from bot.pictures.names import Colours
from bot.render.help.help import FAQ, HINTS, PAGES, QUESTIONS, help_screen
from bot.services.table.times import Times
from bot.texts import Language, Texts
from engine.cards import Strain
from engine.presets import preset
from engine.strengths import STRENGTHS
from tests.cogs.club import having
from tests.faults import faults
from tests.world import World

ENDLESS = Times(move_seconds=0, grace_seconds=60, move_hours=0, reserves=2)
USUAL = Times(move_seconds=30, grace_seconds=60, move_hours=24, reserves=2)
LANGUAGES = {"anna": Language("ru"), "vira": Language("uk"), "grace": Language("en")}


def every_page(say, times=USUAL):
    for page in (*PAGES, HINTS, QUESTIONS):
        yield help_screen(say, page, times)
    yield help_screen(say, "tricks", times, colours=Colours.TWO)
    for question in FAQ:
        yield help_screen(say, QUESTIONS, times, question=question)


@pytest.mark.parametrize("nick", list(LANGUAGES))
async def test_the_whole_help_is_walked_through_also_after_a_restart(world: World, nick: str):
    member, say = getattr(world, nick), world.bot.texts.say(LANGUAGES[nick])
    screen = (await member.slash("help")).screen
    assert screen.ephemeral
    seen = {screen.text}
    for page in ("tricks", "club", HINTS, QUESTIONS):
        if page == "club":
            await world.restart()
        screen = (await member.click(screen, say("help-button-page", page=page))).screen
        assert say("help-title", page=page) in screen.text
        seen.add(screen.text)
    for question in FAQ:
        screen = (await member.select(screen, question)).screen
        assert say(f"faq-{question}") in screen.text
        seen.add(screen.text)
    assert len(seen) == 5 + len(FAQ)
    screen = (await member.click(screen, say("help-button-rules"))).screen
    assert say("rules-title", game=say("game-club")) in screen.text


async def test_the_help_leads_to_a_practice_deal_and_back(world: World):
    screen = (await world.anna.slash("help")).screen
    screen = (await world.anna.click(screen, "Пробная раздача")).screen
    assert "Пробная раздача ·" in screen.text
    assert having(screen, "try-hint")
    screen = (await world.anna.click(screen, "Помощь")).screen
    screen = (await world.anna.click(screen, "Пробная раздача")).screen
    assert having(screen, "try-hint")


async def test_times_are_those_of_the_club(world: World):
    clubs = world.bot.services.clubs
    await world.env.as_bot(clubs.change_times(world.guild.id, world.marta.id, move_seconds=77, move_hours=13))
    screen = (await world.anna.slash("help")).screen
    screen = (await world.anna.click(screen, "3 Клуб")).screen
    assert "77 с на ход" in screen.text
    assert "13 ч на ход" in screen.text


async def test_every_command_and_button_that_the_help_names_exists(world: World, texts: Texts):
    known = {f"/{command.qualified_name}" for command in world.bot.tree.walk_commands()}
    for language in Language:
        say = texts.say(language)
        words = "\n".join(screen.text for screen in every_page(say))
        assert set(re.findall(r"`(/[a-z ]+)`", words)) <= known, language
    say = texts.say(Language("ru"))
    labels = {
        say("table-button-hand"), say("auction-button-pass"), say("people-button-menu"), say("menu-button-leave"),
        say("people-button-back"), say("profile-button-block"), say("table-button-score"), say("lobby-button-robot"),
        say("report-button-complain"), say("settings-flag", choice="confirm-card", on="yes").partition(":")[0],
    }  # fmt: skip
    quoted = set(re.findall("«(.+?)»", "\n".join(screen.text for screen in every_page(say))))
    assert quoted <= labels | {"подумать", "По дням"}


@pytest.mark.parametrize("language", list(Language))
def test_every_page_fits_whatever_the_times_are(language: Language, texts: Texts):
    for times in (USUAL, ENDLESS):
        for screen in every_page(texts.say(language), times):
            assert faults(screen) == (), screen.text
            assert max(len(block.label) for block in screen.controls if hasattr(block, "label")) <= 34


def test_what_the_help_says_of_the_club_game_is_what_the_engine_plays(texts: Texts):
    """The facts behind the answers; who changes the game must change the words."""
    rules = preset("club")
    assert (rules.target, rules.min_bid, rules.max_bid, rules.bid_step) == (1000, 80, 160, 10)
    assert rules.partner_exempt
    assert rules.undertrump
    assert rules.over_partner_trump_led
    assert not rules.must_beat
    assert rules.belote_stays
    assert (rules.decl_contest, rules.decl_tie, rules.trump_tiebreak) == ("single", "cancel", True)
    assert STRENGTHS[Strain.HEARTS].total == 162
