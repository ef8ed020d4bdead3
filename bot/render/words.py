"""Words that several screens share: people, cards in a readable order, the score in a line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.services.views import LobbyView, Occupant
from bot.texts import Say
from bot.texts.cards import SEPARATOR, arranged, hand_label
from bot.texts.escape import BLANK
from engine.cards import Card, Strain
from engine.seats import Seat, Side, seats_of, side_of

FELT: Final = 0x1F7A4D
"""The green stripe of tables; decoration only."""


def person(say: Say, occupant: Occupant | None) -> str:
    """Who sits there: a mention (which pings nobody here) or a robot's name; `BLANK` for an empty seat."""
    if occupant is None:
        return BLANK
    if occupant.user_id is not None:
        return f"<@{occupant.user_id}>"
    return say("robot-name", number=robot_number(occupant))


def robot_number(occupant: Occupant) -> int:
    """Which robot it is, from 1; its stored name key counts from 0 (`robot-name-0`)."""
    digits = (occupant.name_key or "").rpartition("-")[2]
    return int(digits) + 1 if digits.isdigit() else 1


def hand_text(say: Say, cards: Iterable[Card], trump: Strain | None) -> str:
    """A hand in the order people hold it, each suit named once."""
    return hand_label(say, arranged(cards, trump))


def pair_scores(say: Say, points: tuple[int, ...]) -> str:
    """«Север–Юг 420 · Запад–Восток 310»."""
    return SEPARATOR.join(say("table-score-part", side=side, points=value) for side, value in enumerate(points))


def pair_tricks(say: Say, counts: tuple[int, ...]) -> str:
    """«Север–Юг 3 · Запад–Восток 2»."""
    return SEPARATOR.join(say("table-tricks-part", side=side, n=count) for side, count in enumerate(counts))


def ours_and_theirs(points: tuple[int, ...], seat: Seat) -> tuple[int, int]:
    """A pair of figures from the point of view of a seat."""
    side = side_of(seat, 4)
    return points[side], points[1 - side]


def members_of(say: Say, lobby: LobbyView, side: Side) -> str:
    """The two people of a pair: «А и Б»."""
    return say.listed(person(say, lobby.seats[seat]) for seat in seats_of(side, 4))


def place_link(lobby: LobbyView) -> str:
    """Where the table is played: its thread, or the channel."""
    return f"<#{lobby.thread_id or lobby.channel_id}>"


def message_link(guild_id: int, channel_id: int, message_id: int) -> str:
    """A link that Discord shows as a jump to that message."""
    return f"https://discord.com/channels/{guild_id}/{channel_id}/{message_id}"
