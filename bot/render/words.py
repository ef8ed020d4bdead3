"""Words that several screens share: people, cards in a readable order, the score in a line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from bot.services.robots import DEFAULT_LEVEL
from bot.services.table.views import LobbyView, Occupant
from bot.texts import Say
from bot.texts.cards import SEPARATOR, arranged, hand_label, side_name
from bot.texts.escape import BLANK
from engine.cards import Card, Strain
from engine.options import changed_table_options
from engine.rules import OptionValue, Rules
from engine.seats import Seat, Side, in_order, in_pairs, seats_of, side_of, sides

FELT: Final = 0x1F7A4D
"""The green stripe of tables; decoration only."""

SLATE: Final = 0x7A8794
"""The grey stripe of what concerns one member alone: settings, data, blocks."""

_RELATIVE: Final = frozenset({"lobby-cooldown"})
"""Refusals that say how long something still lasts, not until which moment."""


def mention(say: Say, user_id: int) -> str:
    """A member as a mention; somebody who asked to be forgotten (the ghost's id is negative) in words."""
    return f"<@{user_id}>" if user_id > 0 else say("person-forgotten")


def person(say: Say, occupant: Occupant | None) -> str:
    """Who sits there: a mention (which pings nobody here) or a robot's name; `BLANK` for an empty seat."""
    if occupant is None:
        return BLANK
    if occupant.user_id is not None:
        member = mention(say, occupant.user_id)
        return say("robot-for", member=member) if occupant.kept is not None else member
    robot = say("robot-name", number=occupant.number)
    return robot if occupant.level == DEFAULT_LEVEL else say("robot-of-level", robot=robot, skill=occupant.level)


def hand_text(say: Say, cards: Iterable[Card], trump: Strain | None) -> str:
    """A hand in the order people hold it, each suit named once."""
    return hand_label(say, arranged(cards, trump))


def system_of(rules: Rules) -> str:
    """The scoring system as sentences know it: `contract`, `classic`, `match-points` or `pair`."""
    return rules.scoring.replace("_", "-")


def option_key(name: str) -> str:
    """An option of the rules as keys and custom ids have it: `decl_tie` is `decl-tie`."""
    return name.replace("_", "-")


def option_word(value: OptionValue) -> str:
    """A value of an option as sentences and custom ids have it: `yes`, `taker-wins`, `1000`."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).replace("_", "-")


def game_title(say: Say, rules: Rules) -> str:
    """The name of the game."""
    return say(f"game-{rules.preset}")


def changed_names(say: Say, rules: Rules) -> str:
    """The names of the options that differ from the game's own, in a row; empty where none does.

    The target is not among them: it stands in the terms of every table.
    """
    names = (name for name in changed_table_options(rules) if name != "target")
    return ", ".join(say(f"option-{option_key(name)}") for name in names)


def rules_in_short(say: Say, rules: Rules) -> str:
    """The game and the names of the options that differ from it, in a line."""
    changed = changed_names(say, rules)
    return say("rules-changed", game=game_title(say, rules), options=changed) if changed else game_title(say, rules)


def side_scores(say: Say, points: Sequence[int], players: int) -> str:
    """«Север–Юг 420 · Запад–Восток 310», or seat by seat where each plays alone."""
    return SEPARATOR.join(_score_part(say, side, points[side], players) for side in range(sides(players)))


def side_tricks(say: Say, counts: Sequence[int], players: int) -> str:
    """«Север–Юг 3 · Запад–Восток 2»."""
    return SEPARATOR.join(_tricks_part(say, side, counts[side], players) for side in range(sides(players)))


def own_score(say: Say, points: Sequence[int], seat: Seat, players: int) -> str:
    """The score from a seat: «Мы 420 · Они 310», or «Вы 42 · Восток 30 · Юг 20»."""
    if in_pairs(players):
        side = side_of(seat, players)
        return say("hand-score", us=points[side], them=points[1 - side])
    others = (_score_part(say, side, points[side], players) for side in in_order(seat, players)[1:])
    return SEPARATOR.join((say("hand-score-you", points=points[seat]), *others))


def own_tricks(say: Say, counts: Sequence[int], seat: Seat, players: int) -> str:
    """The tricks of a deal from a seat."""
    if in_pairs(players):
        side = side_of(seat, players)
        return say("hand-tricks", us=counts[side], them=counts[1 - side])
    others = (_tricks_part(say, side, counts[side], players) for side in in_order(seat, players)[1:])
    return SEPARATOR.join((say("hand-tricks-you", n=counts[seat]), *others))


def members_of(say: Say, people: Sequence[Occupant | None], side: Side) -> str:
    """The people of a side: «А и Б»; `people` are those of all seats."""
    return say.listed(person(say, people[seat]) for seat in seats_of(side, len(people)))


def _score_part(say: Say, side: Side, points: int, players: int) -> str:
    return say("table-score-part", who=side_name(say, side, players), points=points)


def _tricks_part(say: Say, side: Side, count: int, players: int) -> str:
    return say("table-tricks-part", who=side_name(say, side, players), n=count)


def place_link(lobby: LobbyView) -> str:
    """Where the table is played: its thread, or the channel."""
    return f"<#{lobby.thread_id or lobby.channel_id}>"


def moment(at: datetime, style: str = "f") -> str:
    """A moment as Discord shows it in everybody's own time zone: `f` day and minute, `d` day, `R` from now."""
    return f"<t:{int(at.timestamp())}:{style}>"


def refusal_words(say: Say, code: str, values: Mapping[str, object]) -> str:
    """The sentence of a refusal; a moment in it is shown in everybody's own time zone."""
    style = "R" if code in _RELATIVE else "f"
    shown: dict[str, Any] = {
        name: moment(value, style) if isinstance(value, datetime) else value for name, value in values.items()
    }
    return say(f"error-{code}", **shown)


def message_link(guild_id: int, channel_id: int, message_id: int) -> str:
    """A link that Discord shows as a jump to that message."""
    return f"https://discord.com/channels/{guild_id}/{channel_id}/{message_id}"
