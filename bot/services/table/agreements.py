"""What members agree on in a match: pauses, giving up, claiming the rest; and cards set in advance.

A question stands beside the game: nothing waits for its answer, and no deadline moves.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.clock import from_ms, to_ms
from bot.services.errors import RuleRefused, TableRefused
from bot.services.table.absences import Absences
from bot.services.table.clocks import turns
from bot.services.table.clocks.state import Condition, MatchClock, Proposal, ProposalKind, Vote
from bot.services.table.play import Play
from bot.services.table.registry import TableRegistry
from bot.services.table.table import Game, Table
from bot.store.table.rows import Origin
from engine.actions import PlayCard
from engine.cards import Card, Suit, cards_of
from engine.claims import line, may_claim_rest, proof
from engine.errors import RuleError
from engine.events import Event
from engine.results import Phase
from engine.seats import Seat, partner_of, side_of
from engine.view import seat_view

MOST_CONDITIONS = 8
"""Cards that a member may set in advance for one decision."""


class Agreements:
    """Questions and answers between the members of a match."""

    def __init__(self, registry: TableRegistry, play: Play, absences: Absences) -> None:
        self._registry = registry
        self._play = play
        self._absences = absences

    # ------------------------------------------------------------ pauses

    async def pause(self, table_id: int, user_id: int) -> None:
        """Stop the clocks of a live table for three minutes, once per member and match; what is left is kept.

        Raises `match-not-running`, `not-live`, `not-seated`, `pause-running`, `pause-used`, `seat-kept`.
        """
        async with self._registry.hold(table_id) as table:
            game, seat = table.require_present(user_id)
            if table.row.pace != "live":
                raise TableRefused("not-live")
            if game.clock.pause is not None:
                raise TableRefused("pause-running")
            if game.clock.seats[seat].paused:
                raise TableRefused("pause-used")
            now = self._registry.clock.now()
            until = now + self._registry.policy(table).pause
            clock = turns.paused(game.clock, seat, until, now, game.match.number, user_id)
            await self._registry.save_clock(table, clock.seat(seat, paused=True))

    async def end_pause(self, table_id: int, user_id: int) -> None:
        """Go on before the end of a pause: its owner at once, the others when all of them want it.

        Raises `action-already-done`, `match-not-running`, `no-pause`, `not-seated`, `seat-kept`.
        """
        async with self._registry.hold(table_id) as table:
            game, seat = table.require_present(user_id)
            clock, pause = game.clock, game.clock.pause
            if pause is None:
                raise TableRefused("no-pause")
            if seat in pause.ending:
                raise TableRefused("action-already-done")
            ending = (*pause.ending, seat)
            others = set(turns.others_present(clock, table.owners, pause.seat))
            if seat == pause.seat or others <= set(ending):
                clock = turns.resumed(clock, self._registry.clock.now(), game.match.number)
            else:
                clock = replace(clock, pause=replace(pause, ending=ending))
            await self._registry.save_clock(table, clock)

    async def propose_pause(self, table_id: int, user_id: int, until: datetime) -> None:
        """Propose a pause until a moment within 14 days, at a table by days; it begins when all agree (`answer`).

        Raises `match-not-running`, `not-by-days`, `not-seated`, `pause-running`, `pause-too-long`, `seat-kept`.
        """
        async with self._registry.hold(table_id) as table:
            game, seat = table.require_present(user_id)
            now = self._registry.clock.now()
            if table.row.pace != "days":
                raise TableRefused("not-by-days")
            if game.clock.pause is not None:
                raise TableRefused("pause-running")
            if not now < until <= now + self._registry.policy(table).longest_pause:
                raise TableRefused("pause-too-long")
            question = Proposal("pause", seat, to_ms(until), votes=(Vote(seat, "yes"),))
            clock = replace(game.clock, proposals=_but(game.clock, "pause"))
            await self._registry.save_clock(
                table, self._paused_if_agreed(table, game, clock.asking(question), question)
            )

    def _paused_if_agreed(self, table: Table, game: Game, clock: MatchClock, question: Proposal) -> MatchClock:
        """The clocks once everybody present has agreed to a pause; before that, as they are."""
        agreed = {vote.seat for vote in question.votes}
        if not set(turns.present(clock, table.owners)) <= agreed:
            return clock
        owner = table.owners[question.seat] or 0
        until, now = from_ms(question.number), self._registry.clock.now()
        return turns.paused(clock.without(question), question.seat, until, now, game.match.number, owner)

    # ------------------------------------------------------------ giving up

    async def propose_surrender(self, table_id: int, user_id: int) -> None:
        """Propose to give the match up; it ends with the partner's yes (`answer`), at once where a robot is partner.

        Raises `action-already-done`, `match-not-running`, `not-seated`, `seat-kept`, `surrender-too-early`,
        `surrender-used`.
        """
        async with self._registry.hold(table_id) as table:
            game, seat = table.require_present(user_id)
            if game.match.number < self._registry.policy(table).surrender_deal:
                raise TableRefused("surrender-too-early")
            if game.clock.seats[seat].surrendered:
                raise TableRefused("surrender-used")
            if game.clock.proposal("surrender") is not None:
                raise TableRefused("action-already-done")
            clock = game.clock.seat(seat, surrendered=True)
            partner = partner_of(seat, table.rules.players)
            if partner is None or partner not in turns.present(clock, table.owners):
                await self._give_up(table, game, clock, seat)
            else:
                await self._registry.save_clock(table, clock.asking(Proposal("surrender", seat, game.match.number)))

    async def _give_up(self, table: Table, game: Game, clock: MatchClock, seat: Seat) -> None:
        candidate = game.match.clone()
        side = side_of(seat, table.rules.players)
        events = candidate.surrender(side)
        await self._play.store(table, game, candidate, events, replace(clock, given_up=side, proposals=()))

    # ------------------------------------------------------------ the rest is mine

    async def claim(self, table_id: int, user_id: int, expected_seq: int, interaction_id: int) -> None:
        """«Остальные мои»: at once if the claimer's own view proves it, else when both opponents grant it (`answer`).

        Raises `action-already-done`, `claim-not-now`, `claim-unproved`, `match-not-running`, `not-seated`, `seat-kept`,
        `stale-view`.
        """
        async with self._registry.hold(table_id) as table:
            table.require_unused(interaction_id)
            game, seat = table.require_present(user_id)
            if game.seq != expected_seq:
                raise TableRefused("stale-view")
            view = seat_view(game.match, seat)
            if not may_claim_rest(view):
                raise TableRefused("claim-not-now")
            if game.clock.proposal("claim") is not None:
                raise TableRefused("action-already-done")
            order = proof(view)
            origin = Origin(user_id, interaction_id)
            if order is not None:
                await self._play_out(table, game, game.clock, seat, order, origin)
            else:
                question = Proposal("claim", seat, game.length)
                if not _opponents(table, game.clock, seat):
                    raise TableRefused("claim-unproved")
                await self._registry.save_clock(table, game.clock.asking(question))

    async def _granted(self, table: Table, game: Game, clock: MatchClock, question: Proposal, origin: Origin) -> bool:
        """Play the rest out if every opponent who is present has agreed; whether that is so."""
        if not _opponents(table, clock, question.seat) <= {vote.seat for vote in question.votes}:
            return False
        await self._play_out(table, game, clock.without(question), question.seat, None, origin)
        return True

    async def _play_out(
        self, table: Table, game: Game, clock: MatchClock, seat: Seat, order: tuple[Card, ...] | None, origin: Origin
    ) -> None:
        """Play the deal to its end with every trick for the side; what cannot be is told to everybody."""
        way = line(game.match, seat, order)
        if way is None:
            failed = clock.told("claim-failed", game.match.number, seat, table.owners[seat])
            await self._registry.save_clock(table, failed)
            return
        candidate, events = game.match.clone(), list[Event]()
        for player, card in way:
            events += candidate.apply(player, PlayCard(card))
        await self._play.store(table, game, candidate, events, turns.decided(clock, seat, "owner"), origin)

    # ------------------------------------------------------------ answers

    async def answer(self, table_id: int, user_id: int, kind: ProposalKind, *, yes: bool) -> None:
        """Answer the question of that kind at a table; one no ends it.

        Raises `action-already-done`, `match-not-running`, `no-question`, `not-asked`, `not-seated`, `seat-kept`; for a
        substitute also what `Absences.offer` raises.
        """
        if kind == "substitute":
            await self._absences.answer_offer(table_id, user_id, yes=yes)
            return
        async with self._registry.hold(table_id) as table:
            game, seat = table.require_present(user_id)
            question = next((one for one in game.clock.proposals if one.kind == kind), None)
            if question is None:
                raise TableRefused("no-question")
            if seat not in _asked(table, question):
                raise TableRefused("not-asked")
            if seat in {vote.seat for vote in question.votes}:
                raise TableRefused("action-already-done")
            if not yes:
                await self._registry.save_clock(table, game.clock.without(question))
                return
            agreed = replace(question, votes=(*question.votes, Vote(seat, "yes")))
            await self._agree(table, game, game.clock.asking(agreed), agreed, Origin(user_id))

    async def _agree(self, table: Table, game: Game, clock: MatchClock, question: Proposal, origin: Origin) -> None:
        if question.kind == "surrender":
            await self._give_up(table, game, clock, question.seat)
        elif question.kind == "claim":
            if not await self._granted(table, game, clock, question, origin):
                await self._registry.save_clock(table, clock)
        else:
            await self._registry.save_clock(table, self._paused_if_agreed(table, game, clock, question))

    # ------------------------------------------------------------ cards set in advance

    async def set_condition(self, table_id: int, user_id: int, led: Suit | None, card: Card) -> None:
        """Set a card in advance for one's next decision by days: where `led` leads (None: whatever leads).

        It is played like any quick decision if it is legal then; all are gone after the decision. Raises
        `card-not-in-hand`, `match-not-running`, `not-by-days`, `not-seated`, `seat-kept`, `too-many-conditions`,
        `wrong-phase`.
        """
        async with self._registry.hold(table_id) as table:
            game, seat = table.require_present(user_id)
            deal = game.match.deal
            if table.row.pace != "days":
                raise TableRefused("not-by-days")
            if deal is None or game.match.phase is not Phase.PLAY:
                raise RuleRefused(RuleError("wrong-phase"))
            if card not in cards_of(deal.hands[seat]):
                raise RuleRefused(RuleError("card-not-in-hand"))
            new = Condition(seat, deal.number, led, card)
            kept = tuple(one for one in game.clock.conditions if (one.seat, one.led) != (seat, led))
            if sum(one.seat == seat for one in kept) >= MOST_CONDITIONS:
                raise TableRefused("too-many-conditions")
            general = [one for one in (*kept, new) if one.led is None]
            special = [one for one in (*kept, new) if one.led is not None]
            await self._registry.save_clock(table, replace(game.clock, conditions=(*special, *general)))

    async def drop_conditions(self, table_id: int, user_id: int) -> None:
        """Forget all cards set in advance; raises like `claim`."""
        async with self._registry.hold(table_id) as table:
            game, seat = table.require_present(user_id)
            kept = tuple(one for one in game.clock.conditions if one.seat != seat)
            if kept != game.clock.conditions:
                await self._registry.save_clock(table, replace(game.clock, conditions=kept))


def _opponents(table: Table, clock: MatchClock, seat: Seat) -> frozenset[Seat]:
    """The opponents of a seat who play themselves; robots grant nothing."""
    players = table.rules.players
    present = turns.present(clock, table.owners)
    return frozenset(other for other in present if side_of(other, players) != side_of(seat, players))


def _but(clock: MatchClock, kind: str) -> tuple[Proposal, ...]:
    return tuple(one for one in clock.proposals if one.kind != kind)


def _asked(table: Table, question: Proposal) -> frozenset[Seat]:
    """The seats whose answer a question waits for."""
    players = table.rules.players
    side = side_of(question.seat, players)
    if question.kind == "surrender":
        return frozenset(seat for seat in range(players) if side_of(seat, players) == side and seat != question.seat)
    if question.kind == "claim":
        return frozenset(seat for seat in range(players) if side_of(seat, players) != side)
    return frozenset(range(players)) - {question.seat} if question.kind == "pause" else frozenset()
