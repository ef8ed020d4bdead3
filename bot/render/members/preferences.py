"""`/settings`: what a member has chosen, every choice changed by one press; one more look at a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.pictures.names import Colours
from bot.render import presses
from bot.render.screen import Block, Button, Option, Row, Screen, Select, Text, buttons
from bot.render.words import SLATE, mention
from bot.services.members.preferences import DEMANDS, Flag, MemberPreferences
from bot.services.table.clocks.quiet import QuietHours
from bot.texts import Language, Say
from bot.texts.cards import card_face, hand_label
from bot.texts.manner import Manner, SuitStyle
from engine.cards import Card, parse_card

_PLAY: Final[tuple[Flag, ...]] = ("big_buttons", "confirm_card")
_PEOPLE: Final[tuple[Flag, ...]] = ("takes_thanks", "in_top")
FLAGS: Final[tuple[Flag, ...]] = (*_PLAY, "pings", *_PEOPLE)
"""Choices that are on or off, in the order of the screen."""

AUTOMATIC: Final = "auto"
FOUR_COLOURS: Final = "picture-4"
"""The style of pictures of cards in which each suit has its own colour."""

STYLES: Final = (*(style.value for style in SuitStyle), FOUR_COLOURS)
"""How cards can be written, as the select has them."""

_SAMPLE: Final = tuple(map(parse_card, ("JH", "9H", "10S", "AC", "KD")))
_MOST_BLOCKED: Final = 20


def settings_screen(
    say: Say, chosen: MemberPreferences, quiet: QuietHours | None, blocked: Sequence[int], notice: str = ""
) -> Screen:
    """Everything a member can choose, by what it is about; each control says how it stands."""
    title = "\n".join(filter(None, (notice, f"### {say('settings-title')}", f"**{say('settings-about-language')}**")))
    blocks: list[Block] = [Text(title), _languages(say, chosen)]
    sample = say("settings-sample", cards=hand_label(say, _SAMPLE))
    blocks += [Text(f"**{say('settings-about-cards')}**\n{sample}"), _styles(say, chosen)]
    blocks += buttons(*(_toggle(say, chosen, name) for name in _PLAY))
    blocks.append(Text(f"**{say('settings-about-letters')}**"))
    blocks += buttons(_toggle(say, chosen, "pings"), Button(presses.SET_QUIET(), _quiet(say, quiet)))
    blocks += [Text(f"**{say('settings-about-people')}**"), _demands(say, chosen)]
    blocks += buttons(*(_toggle(say, chosen, name) for name in _PEOPLE))
    if blocked:
        names = say.listed(mention(say, user) for user in blocked[:_MOST_BLOCKED])
        blocks.append(Text(say("settings-blocked", members=names)))
    return Screen(0, 0, tuple(blocks), SLATE)


def manner_of(chosen: MemberPreferences) -> Manner:
    """How a member wants cards and buttons."""
    colours = Colours.FOUR if chosen.four_colour else Colours.TWO
    return Manner(SuitStyle(chosen.suits), colours, chosen.big_buttons)


def style_code(chosen: MemberPreferences) -> str:
    """How cards are written to a member, as the select has it."""
    if chosen.suits == SuitStyle.PICTURE and chosen.four_colour:
        return FOUR_COLOURS
    return chosen.suits


def flag_code(name: str) -> str:
    """A choice as custom ids and catalogs call it."""
    return name.replace("_", "-")


def confirm_card_screen(say: Say, table_id: int, seq: int, card: Card) -> Screen:
    """One more look before a card is played, for members who asked for it."""
    controls = buttons(
        Button(presses.CARD_SURE(card), say("confirm-button-play"), "success"),
        Button(presses.HAND(), say("confirm-button-back")),
    )
    return Screen(table_id, seq, (Text(say("confirm-card", card=card_face(say, card))), *controls), SLATE)


def clock_time(minute: int) -> str:
    """A minute of the day as people write it."""
    return f"{minute // 60:02}:{minute % 60:02}"


def _toggle(say: Say, chosen: MemberPreferences, name: Flag) -> Button:
    on = bool(getattr(chosen, name))
    label = say("settings-flag", choice=flag_code(name), on=on)
    return Button(presses.SET_FLAG(flag_code(name)), label, "success" if on else "secondary")


def _styles(say: Say, chosen: MemberPreferences) -> Row:
    current = style_code(chosen)
    options = tuple(Option(code, say("settings-style", style=code), chosen=code == current) for code in STYLES)
    return Row((Select(presses.SET_SUITS(), say("settings-about-cards"), options),))


def _quiet(say: Say, quiet: QuietHours | None) -> str:
    if quiet is None:
        return say("settings-quiet-none")
    return say("settings-quiet", begins=clock_time(quiet.begins), ends=clock_time(quiet.ends), zone=quiet.zone)


def _languages(say: Say, chosen: MemberPreferences) -> Row:
    current = chosen.language or AUTOMATIC
    names = {AUTOMATIC: say("settings-language-auto")} | {
        language.value: say.texts.get(language, "language-name") for language in Language
    }
    options = tuple(Option(value, name, chosen=value == current) for value, name in names.items())
    return Row((Select(presses.SET_LANGUAGE(), say("settings-about-language"), options),))


def _demands(say: Say, chosen: MemberPreferences) -> Row:
    options = [Option("0", say("settings-demand-none"), chosen=chosen.asks_reliability is None)]
    options += [
        Option(str(value), say("settings-demand", percent=value), chosen=value == chosen.asks_reliability)
        for value in DEMANDS
    ]
    return Row((Select(presses.SET_DEMAND(), say("settings-about-people"), tuple(options)),))
