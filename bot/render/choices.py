"""`/settings`: what a member has chosen for himself, every choice changed by one press; one more look at a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.render.screen import Block, Button, Option, Press, Row, Screen, Select, Text, buttons
from bot.services.clocks.quiet import QuietHours
from bot.services.society.choices import DEMANDS, Flag, MemberChoices
from bot.texts import Language, Say
from bot.texts.cards import card_label
from engine.cards import Card, card_code

CHOICES: Final = 0x7A8794
LANGUAGE, FLAG, DEMAND, QUIET = "set-language", "set-flag", "set-demand", "set-quiet"
SURE: Final = "card-sure"
"""Verbs that the profile cog answers (the last one: the table's)."""

FLAGS: Final[tuple[Flag, ...]] = ("confirm_card", "pings", "four_colour", "in_top", "takes_thanks")
"""Choices that are on or off, in the order of the screen."""

AUTOMATIC: Final = "auto"
_MOST_BLOCKED: Final = 20


def settings_screen(
    say: Say, chosen: MemberChoices, quiet: QuietHours | None, blocked: Sequence[int], notice: str = ""
) -> Screen:
    """Everything a member can choose."""
    lines = list(filter(None, (notice, f"### {say('settings-title')}")))
    lines += [say("settings-flag", choice=flag_code(name), on=bool(getattr(chosen, name))) for name in FLAGS]
    lines.append(_quiet(say, quiet))
    if blocked:
        lines.append(say("settings-blocked", members=say.listed(f"<@{user}>" for user in blocked[:_MOST_BLOCKED])))
    blocks: list[Block] = [Text("\n".join(lines)), _languages(say, chosen), _demands(say, chosen)]
    blocks += buttons(
        *(Button(Press(FLAG, flag_code(name)), say("settings-button-flag", choice=flag_code(name))) for name in FLAGS),
        Button(Press(QUIET), say("settings-button-quiet")),
    )
    return Screen(0, 0, tuple(blocks), CHOICES)


def flag_code(name: str) -> str:
    """A choice as custom ids and catalogs call it."""
    return name.replace("_", "-")


def confirm_card_screen(say: Say, table_id: int, seq: int, card: Card) -> Screen:
    """One more look before a card is played, for members who asked for it."""
    controls = buttons(
        Button(Press(SURE, card_code(card)), say("confirm-button-play"), "success"),
        Button(Press("hand"), say("confirm-button-back")),
    )
    return Screen(table_id, seq, (Text(say("confirm-card", card=card_label(say, card))), *controls), CHOICES)


def clock_time(minute: int) -> str:
    """A minute of the day as people write it."""
    return f"{minute // 60:02}:{minute % 60:02}"


def _quiet(say: Say, quiet: QuietHours | None) -> str:
    if quiet is None:
        return say("settings-quiet-none")
    return say("settings-quiet", begins=clock_time(quiet.begins), ends=clock_time(quiet.ends), zone=quiet.zone)


def _languages(say: Say, chosen: MemberChoices) -> Row:
    current = chosen.language or AUTOMATIC
    names = {AUTOMATIC: say("settings-language-auto")} | {
        language.value: say.texts.get(language, "language-name") for language in Language
    }
    options = tuple(Option(value, name, chosen=value == current) for value, name in names.items())
    return Row((Select(Press(LANGUAGE), say("settings-language-placeholder"), options),))


def _demands(say: Say, chosen: MemberChoices) -> Row:
    options = [Option("0", say("settings-demand-none"), chosen=chosen.asks_reliability is None)]
    options += [
        Option(str(value), say("settings-demand", percent=value), chosen=value == chosen.asks_reliability)
        for value in DEMANDS
    ]
    return Row((Select(Press(DEMAND), say("settings-demand-placeholder"), tuple(options)),))
