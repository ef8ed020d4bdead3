"""Practice deals: a member alone with three robots (or one or two), unhurried, with a teacher beside him.

A practice deal is no table: nobody else sees it, it counts nowhere, and a member has one at a time. Each press stores
what he did together with what the robots answered, so that a restart at any moment loses at most that press.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias
from weakref import WeakValueDictionary

from bot.clock import Clock, to_ms
from bot.services.errors import RuleRefused, ServiceError
from bot.services.robots import DEFAULT_LEVEL, Thinking, simplest
from bot.services.table.registry import storage_errors
from bot.store import practice as store
from bot.store.codec import decode_event, decode_rules, encode_event, encode_rules
from bot.store.errors import StoreError
from bot.store.practice import PracticeRow
from bot.store.sqlite.database import Database
from engine.actions import Action
from engine.errors import EngineError, RuleError
from engine.events import Event
from engine.lessons import Advice, advise
from engine.match import Match, fold
from engine.results import Phase
from engine.rules import Rules
from engine.seats import Seat
from engine.shuffle import SECRET_BYTES, deck_order, first_dealer
from engine.view import SeatView, seat_view

_log: Final = logging.getLogger(__name__)

PracticeRefusal: TypeAlias = Literal[
    "practice-gone",  # the member has begun another practice deal, or has none
]

_COUNTING: Final = "novice"
_STRIDE: Final = 1_000
"""More events than a practice deal has: seeds of different deals do not meet."""


class PracticeRefused(ServiceError):
    """A refusal about practice deals; it changed nothing."""

    def __init__(self, code: PracticeRefusal) -> None:
        super().__init__(code)


@dataclass(frozen=True, slots=True)
class PracticeView:
    """A practice deal as its member sees it."""

    practice_id: int
    seq: int
    """How many events are stored: what a button of this view expects to find."""
    seat: SeatView

    @property
    def over(self) -> bool:
        """Whether the deal has been scored."""
        return any(deal.score is not None for deal in self.seat.public.deals)

    @property
    def thrown_in(self) -> int:
        """How many times everybody passed before this deal."""
        return sum(deal.score is None for deal in self.seat.public.deals)


class Practices:
    """The practice deals of all members.

    What one member asks for is done one after another: presses in quick succession wait for the robots' answer to the
    first (and are late then) instead of filling the workers that the tables need.

    Args:
        database: where they outlive the process.
        clock: the time.
        entropy: gives that many unpredictable bytes; the cards come from them.
        thinking: where robots think; closed by whoever made it.
    """

    def __init__(self, database: Database, clock: Clock, entropy: Callable[[int], bytes], thinking: Thinking) -> None:
        self._database = database
        self._clock = clock
        self._entropy = entropy
        self._thinking = thinking
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def begin(self, user_id: int, rules: Rules) -> PracticeView:
        """Deal a new practice deal in the place of the member's old one, up to his first decision."""
        match = Match(rules, first_dealer(rules, self._entropy(SECRET_BYTES), (0,) * rules.players))
        dealt = tuple(encode_event(event) for event in self._deal(match))
        started = to_ms(self._clock.now())
        new = PracticeRow(0, user_id, encode_rules(rules), match.first_dealer, dealt, started)
        async with self._turn(user_id):
            with storage_errors():
                row = await self._database.write(lambda tx: store.begin(tx, new))
            return await self._go_on(row, match, [])

    async def find(self, user_id: int) -> PracticeView | None:
        """The member's practice deal, None without one (or with one that this version cannot read)."""
        async with self._turn(user_id):
            with storage_errors():
                row = await self._database.read(lambda tx: store.find(tx, user_id))
            match = _folded(row) if row is not None else None
            if row is None or match is None:
                return None
            seat = own_seat(match.rules)
            if match.to_act != seat and not _scored(match):
                return await self._go_on(row, match, [])  # the process ended while the robots were thinking
            return PracticeView(row.id, len(row.events), seat_view(match, seat))

    async def act(self, user_id: int, practice_id: int, expected_seq: int, action: Action) -> PracticeView:
        """Do something on one's turn; the robots answer up to the next decision or the end.

        Raises `practice-gone`, `stale-view`, and the engine's codes for what the rules do not allow.
        """
        async with self._turn(user_id):
            row, match = await self._fresh(user_id, practice_id, expected_seq)
            try:
                events = match.apply(own_seat(match.rules), action)
            except RuleError as error:
                raise RuleRefused(error, match) from error
            return await self._go_on(row, match, list(events))

    async def hint(self, user_id: int, practice_id: int, expected_seq: int) -> Advice:
        """What a robot would do in the member's place, and what speaks for it.

        In the auction that is the robot that counts by rules of thumb, as a learner can: the others also bid to spoil
        the opponents' contract, which no count of one's own cards explains.

        Raises `practice-gone`, and `stale-view` also where there is nothing to decide.
        """
        async with self._turn(user_id):
            _, match = await self._fresh(user_id, practice_id, expected_seq)
            seat = own_seat(match.rules)
            if match.to_act != seat:
                raise ServiceError("stale-view")
            view = seat_view(match, seat)
            level = _COUNTING if view.public.phase is Phase.AUCTION else DEFAULT_LEVEL
            decision = await self._thinking.decide(view, level, practice_id * _STRIDE + expected_seq)
            return advise(view, decision.action)

    def _turn(self, user_id: int) -> asyncio.Lock:
        return self._turns.setdefault(user_id, asyncio.Lock())

    async def _fresh(self, user_id: int, practice_id: int, expected_seq: int) -> tuple[PracticeRow, Match]:
        with storage_errors():
            row = await self._database.read(lambda tx: store.find(tx, user_id))
        match = _folded(row) if row is not None and row.id == practice_id else None
        if row is None or match is None:
            raise PracticeRefused("practice-gone")
        if len(row.events) != expected_seq:
            raise ServiceError("stale-view")
        return row, match

    async def _go_on(self, row: PracticeRow, match: Match, events: list[Event]) -> PracticeView:
        """Let the robots decide until it is the member's turn or the deal is scored, then store all of it."""
        seat = own_seat(match.rules)
        while match.to_act != seat and not _scored(match):
            if match.deal is None:
                events += self._deal(match)
            else:
                events += await self._robot(match, row.id * _STRIDE + len(row.events) + len(events))
        if events:
            written, at_ms = [encode_event(event) for event in events], to_ms(self._clock.now())
            with storage_errors():
                if not await self._database.write(lambda tx: store.append(tx, row, written, at_ms)):
                    raise ServiceError("stale-view")
        return PracticeView(row.id, len(row.events) + len(events), seat_view(match, seat))

    async def _robot(self, match: Match, seed: int) -> tuple[Event, ...]:
        assert match.to_act is not None, "a robot is to act"
        view = seat_view(match, match.to_act)
        decision = await self._thinking.decide(view, DEFAULT_LEVEL, seed)
        try:
            return match.apply(view.seat, decision.action)
        except RuleError:
            _log.error("a robot wanted what the rules do not allow in practice deal %d", seed // _STRIDE)
            return match.apply(view.seat, simplest(view))

    def _deal(self, match: Match) -> tuple[Event, ...]:
        secret, number = self._entropy(SECRET_BYTES), match.number + 1
        return match.deal_cards(deck_order(match.rules, secret, number, (0,) * match.rules.players))


def own_seat(rules: Rules) -> Seat:
    """Where the member sits: at the near edge of the picture."""
    return 2 if rules.in_pairs else rules.players - 1


def _scored(match: Match) -> bool:
    return any(result is not None for result in match.results) or match.winner is not None


def _folded(row: PracticeRow) -> Match | None:
    """The match of a stored deal; None for one that this version could not have written."""
    try:
        return fold(decode_rules(row.rules), row.first_dealer, map(decode_event, row.events))
    except (StoreError, EngineError) as error:
        _log.warning("practice deal %d cannot be read: %s", row.id, error.code)
        return None
