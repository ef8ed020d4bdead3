"""Time and absence on Discord: the grace everybody sees, the menu, substitutes, outages, leaving the server."""

from typing import Any

import pytest

from bot.settings import Settings
from tests.cogs.club import Club, gather, having, id_of
from tests.world import World


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """The club's usual clocks; no card plays itself."""
    return settings.model_copy(update={"move_seconds": 30, "move_hours": 24})


def sentence(world: World, key: str, language: str = "ru", **args: Any) -> str:
    return world.bot.texts.get(language, key, **args)


async def test_the_card_shows_the_deadline_and_after_it_the_grace_with_two_buttons(club: Club) -> None:
    until = int(club.view.people.waiting.until.timestamp())
    assert f"<t:{until}:R>" in club.card.text
    await club.world.advance(31)
    verbs = [id_of(control).verb for control in club.card.controls]
    assert verbs[:2] == ["here", "nowait"]
    assert "Я здесь" in [control.label for control in club.card.controls]
    assert "ждут за столом" in club.world.find("ждут за столом").text


async def test_the_absent_member_says_that_he_is_here(club: Club) -> None:
    await club.world.advance(31)
    absent = club.acting
    other = next(member for member in club.players if member is not absent)
    refused = await other.click(club.card, "Я здесь")
    assert "никто не ждёт" in refused.text
    await club.press(absent, club.card, "here")
    await club.rest()
    assert club.view.people.waiting.stage == "here"
    assert not having(club.card, "here")


async def test_three_who_do_not_want_to_wait_end_the_grace(club: Club) -> None:
    await club.world.advance(31)
    absent = club.acting
    for member in club.players:
        if member is not absent:
            await club.press(member, club.card, "nowait")
    await club.rest()
    assert len(club.view.public.calls) == 1
    assert "сделал робот" in club.card.text


async def test_the_menu_pauses_the_clocks_and_the_others_can_end_it(club: Club) -> None:
    menu = (await club.press(club.players[0], club.card, "menu")).screen
    await club.press(club.players[0], menu, "pause")
    await club.rest()
    assert "Пауза по просьбе" in club.card.text
    assert club.players[0].mention in club.card.text
    await club.press(club.players[0], club.card, "unpause")
    await club.rest()
    assert club.view.people.pause is None


async def test_a_member_leaves_and_comes_back_through_the_menu(club: Club) -> None:
    member = club.players[2]
    menu = (await club.press(member, club.card, "menu")).screen
    question = (await club.press(member, menu, "away")).screen
    await club.press(member, question, "away-yes")
    await club.rest()
    assert f"робот (за {member.mention})" in club.card.text
    await club.press(member, club.card, "back")
    await club.rest()
    assert f"робот (за {member.mention})" not in club.card.text
    assert f"{member.mention} снова за столом" in club.card.text


async def test_slash_leave_in_a_match_asks_first(club: Club) -> None:
    reply = await club.players[1].slash("table leave")
    assert having(reply.screen, "away-yes")
    await club.press(club.players[1], reply.screen, "away-yes")
    assert 1 not in club.view.people.present


async def test_f24_f25_substitute_sits_down_with_the_partners_consent_and_the_old_hand_is_taken_away(
    club: Club,
) -> None:
    world, left, partner = club.world, club.players[0], club.players[2]
    await club.open_hands()
    old = club.hand(left)
    await left.slash("table leave")
    await club.press(left, left.private()[-1], "away-yes")
    await club.rest()
    offered = await world.oleg.slash("table substitute")
    assert sentence(world, "substitute-asked") in offered.text
    await club.rest()
    await club.press(partner, club.card, "answer", "substitute.yes")
    await club.rest()
    assert club.view.lobby.seat_of(world.oleg.id) == 0
    assert not having(world.fresh(old), "call", enabled=False)
    reply = await left.slash("hand", table=club.table)
    assert "не сидите" in reply.text
    assert having((await world.oleg.slash("hand", table=club.table)).screen, "hand")


async def test_f20_leaving_the_server_on_ones_turn_does_not_stop_the_table(club: Club) -> None:
    gone = club.acting
    await gone.leave()
    await club.world.advance(5)
    assert club.view.public.calls
    assert f"робот (за {gone.mention})" in club.card.text


async def test_restart_gives_everybody_the_lost_time_back(club: Club) -> None:
    await club.world.advance(20)
    await club.world.restart(kill=True)
    await club.world.advance(8)
    assert club.view.people.waiting.stage == "turn"
    await club.world.advance(15)
    assert club.view.people.waiting.stage == "grace"


async def test_disconnected_from_discord_nobodys_time_runs(club: Club) -> None:
    presence = club.world.bot.get_cog("Presence")
    await club.world.advance(20)
    await club.world.env.as_bot(presence.on_disconnect())
    await club.world.advance(300)
    assert club.view.people.waiting.stage == "turn"
    await club.world.env.as_bot(presence.on_resumed())
    await club.world.advance(8)
    assert club.view.people.waiting.stage == "turn"
    await club.world.advance(5)
    assert club.view.people.waiting.stage == "grace"


async def test_the_list_says_whose_turn_it_is_and_how_much_time_is_left(club: Club) -> None:
    reply = await club.players[0].slash("table list")
    assert f"ходит {club.acting.mention}" in reply.text
    assert f"<t:{int(club.view.people.waiting.until.timestamp())}:R>" in reply.text
    await club.world.oleg.slash("table open", pace="days")
    reply = await club.world.marta.slash("table list")
    assert "обычно" in reply.text


async def test_by_days_a_table_is_opened_to_501(world: World) -> None:
    await world.anna.slash("table open", pace="days")
    lobby = world.bot.services.tables.listing.of_server(world.guild.id)[-1]
    assert lobby.rules.target == 501


async def test_card_in_advance_is_chosen_shown_and_dropped_by_its_owner_alone(world: World) -> None:
    club = await gather(world, pace="days")
    await club.open_hands()
    await club.until_play()
    member = club.players[(club.players.index(club.acting) + 1) % 4]
    hand = await club.open_hand(member)
    choice = (await club.press(member, hand, "ahead")).screen
    choice = (await club.press(member, choice, "ahead", "HEARTS")).screen
    label = world.fresh(choice).selects[0].options[0][0]
    await member.select(choice, label)
    shown = world.fresh(choice)
    assert "Задано заранее" in shown.text or "Задано наперед" in shown.text or "Set in advance" in shown.text
    assert not any("Задано заранее" in text for text in world.channel_texts())
    await club.press(member, shown, "ahead-drop")
    assert not club.service.listing.hand_view(club.table, member.id).conditions


async def test_by_days_a_quick_decision_pings_nobody(world: World) -> None:
    club = await gather(world, pace="days")
    await world.advance(6)
    ping = world.find(sentence(world, "table-ping-call", member=club.acting.mention)).text
    assert club.acting.mention in ping
    before = len(world.channel_texts())
    member = club.acting
    await club.open_hand(member)
    await club.press(member, club.hand(member), "call", "pass")
    await world.advance(2)
    called = club.acting.mention + ","
    assert not any(text.startswith(called) for text in world.channel_texts()[before:])
    await world.advance(4)
    assert any(text.startswith(called) for text in world.channel_texts()[before:])
