"""The club's tables: everything a member, a moderator or a screen may ask of one.

Every method that changes something stores it before anybody can see it, and raises `ServiceError` where it refuses,
having changed nothing. Each of them may raise `table-not-found`, `table-closed`, `lobby-expired` and `storage-trouble`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import datetime
from typing import Any, Unpack

from bot.clock import Clock
from bot.services.history.records import Records
from bot.services.minds import DEFAULT_LEVEL, Minds
from bot.services.table import listing
from bot.services.table.absences import Absences
from bot.services.table.agreements import Agreements
from bot.services.table.autopilot import Autopilot
from bot.services.table.clocks.state import ProposalKind, Way
from bot.services.table.deadlines import Deadlines
from bot.services.table.doorkeeper import Doorkeeper
from bot.services.table.duplicates import Duplicates
from bot.services.table.hall import Hall, Listener
from bot.services.table.invitations import Invitations
from bot.services.table.lobby import Lobby
from bot.services.table.matches import Matches
from bot.services.table.opening import Opening
from bot.services.table.options import TableOptions
from bot.services.table.outages import Outages
from bot.services.table.play import Play
from bot.services.table.times import Times
from bot.services.table.views import HandView, LobbyView, TableView
from bot.store.table.records import MessageIds
from bot.store.table.tables import TableStore
from engine.actions import Action
from engine.cards import Card, Suit
from engine.rules import Rules
from engine.seats import Seat


class TableService:
    """All tables of the process; made once, loaded before the first request, closed at the end.

    Args:
        store: where tables outlive the process.
        clock: the time, and the only way to wait.
        entropy: gives that many unpredictable bytes, like `secrets.token_bytes`.
        door: refuses members who are kept from the tables for a time.
        minds: where robots think, closed with the service.
        options: pauses and expiries.
        chance: gives numbers from 0 up to 1; how long a card without an alternative takes must not be guessed.
        times: the times that a server has chosen for its tables.
    """

    def __init__(
        self,
        store: TableStore,
        clock: Clock,
        entropy: Callable[[int], bytes],
        door: Doorkeeper,
        minds: Minds,
        options: TableOptions | None = None,
        chance: Callable[[], float] | None = None,
        times: Callable[[int], Times] = lambda _guild: Times(),
    ) -> None:
        self._minds = minds
        self._hall = Hall(store, clock, options or TableOptions(), self._wake, chance or random.SystemRandom().random)
        self._door = door
        self._lobby = Lobby(self._hall, entropy, self._door, times)
        self._invitations = Invitations(self._hall)
        self._matches = Matches(self._hall, entropy)
        self._play = Play(self._hall)
        self.duplicates = Duplicates(self._hall, entropy, self._door, times)
        """Events at which several tables play the same deals."""
        self._records = Records(self._hall)
        self._deadlines = Deadlines(self._hall)
        self._outages = Outages(self._hall)
        self._agreements = Agreements(self._hall, self._play)
        self._absences = Absences(self._hall, self._lobby, self._door)
        self._autopilot = Autopilot(
            self._hall,
            self._lobby,
            self._matches,
            self._play,
            self._deadlines,
            self._outages,
            self._absences,
            self._minds,
        )

    async def load(self, *, in_touch: bool = True) -> None:
        """Take over all open tables from storage; each goes on with what it was waiting for.

        The time since the last sign of life is given back to everybody. Without being `in_touch` with Discord nobody's
        time runs before `regained`.
        """
        if not in_touch:
            self._outages.lost(None)
        await self._outages.begin()
        await self._hall.load()
        await self._outages.ready(in_touch=in_touch)

    async def close(self) -> None:
        """Let nothing happen by itself any more; the store may be closed after this."""
        await self._outages.close()
        await self._hall.close()
        await self._minds.close()

    def lost(self, guild_id: int | None = None) -> None:
        """Discord is out of reach, or one server of it: nobody's time runs there until `regained`."""
        self._outages.lost(guild_id)

    async def regained(self, guild_id: int | None = None) -> None:
        """Discord is in reach again: everybody gets the lost time back, and for some minutes no miss counts."""
        await self._outages.regained(guild_id)

    async def say_here(self, table_id: int, user_id: int) -> TableView:
        """«Я здесь»: who is waited for gets a whole move again, once per decision. Raises `not-awaited` and others."""
        return await self._deadlines.say_here(table_id, user_id)

    async def stop_waiting(self, table_id: int, user_id: int) -> TableView:
        """«Не ждать»: when all others have said so, a robot decides at once. Raises `nobody-absent` and others."""
        return await self._deadlines.stop_waiting(table_id, user_id)

    async def pause(self, table_id: int, user_id: int) -> TableView:
        """Stop the clocks of a live table for three minutes, once per member and match; what is left is kept.

        Raises `match-not-running`, `not-live`, `not-seated`, `pause-running`, `pause-used`, `seat-kept`.
        """
        return await self._agreements.pause(table_id, user_id)

    async def end_pause(self, table_id: int, user_id: int) -> TableView:
        """Go on before the end of a pause: its owner at once, the others when all of them want it.

        Raises `action-already-done`, `match-not-running`, `no-pause`, `not-seated`, `seat-kept`.
        """
        return await self._agreements.end_pause(table_id, user_id)

    async def propose_pause(self, table_id: int, user_id: int, until: datetime) -> TableView:
        """Propose a pause until a moment within 14 days, at a table by days; it begins when all agree (`answer`).

        Raises `match-not-running`, `not-by-days`, `not-seated`, `pause-running`, `pause-too-long`, `seat-kept`.
        """
        return await self._agreements.propose_pause(table_id, user_id, until)

    async def propose_surrender(self, table_id: int, user_id: int) -> TableView:
        """Propose to give the match up; it ends with the partner's yes (`answer`), at once where a robot is partner.

        Raises `action-already-done`, `match-not-running`, `not-seated`, `seat-kept`, `surrender-too-early`,
        `surrender-used`.
        """
        return await self._agreements.propose_surrender(table_id, user_id)

    async def claim(self, table_id: int, user_id: int, expected_seq: int, interaction_id: int) -> HandView:
        """«Остальные мои»: at once if the claimer's own view proves it, else when both opponents grant it (`answer`).

        Raises `action-already-done`, `claim-not-now`, `claim-unproved`, `match-not-running`, `not-seated`, `seat-kept`,
        `stale-view`.
        """
        return await self._agreements.claim(table_id, user_id, expected_seq, interaction_id)

    async def answer(self, table_id: int, user_id: int, kind: ProposalKind, *, yes: bool) -> TableView:
        """Answer the question of that kind at a table; one no ends it.

        Raises `action-already-done`, `match-not-running`, `no-question`, `not-asked`, `not-seated`, `seat-kept`; for a
        substitute also what `offer_substitute` raises.
        """
        if kind == "substitute":
            return await self._absences.answer_offer(table_id, user_id, yes=yes)
        return await self._agreements.answer(table_id, user_id, kind, yes=yes)

    async def set_condition(self, table_id: int, user_id: int, led: Suit | None, card: Card) -> HandView:
        """Set a card in advance for one's next decision by days: where `led` leads (None: whatever leads).

        It is played like any quick decision if it is legal then; all are gone after the decision. Raises
        `card-not-in-hand`, `match-not-running`, `not-by-days`, `not-seated`, `seat-kept`, `too-many-conditions`,
        `wrong-phase`.
        """
        return await self._agreements.set_condition(table_id, user_id, led, card)

    async def drop_conditions(self, table_id: int, user_id: int) -> HandView:
        """Forget all cards set in advance; raises like `claim`."""
        return await self._agreements.drop_conditions(table_id, user_id)

    async def leave_match(self, table_id: int, user_id: int) -> LobbyView:
        """Leave a running match: a robot plays the seat until its owner comes back or a substitute takes it.

        Raises `match-not-running`, `not-seated`, `seat-kept`.
        """
        return await self._absences.leave_match(table_id, user_id)

    async def lose_member(self, guild_id: int, user_id: int, table_id: int | None = None) -> None:
        """Take note that a member is gone from the server (or cannot see the channel of one table any more)."""
        await self._absences.lose_member(guild_id, user_id, table_id)

    async def come_back(self, table_id: int, user_id: int) -> TableView:
        """«Вернуться»: from his next decision on the owner of a kept seat plays himself; everybody is told.

        Raises `match-not-running`, `not-seated`, `seat-not-kept`.
        """
        return await self._absences.come_back(table_id, user_id)

    async def offer_substitute(self, table_id: int, user_id: int, seat: Seat | None = None) -> tuple[TableView, bool]:
        """Offer to play a kept seat (None: the first); whether the member sits there already.

        The partner is asked (`answer`); where he is a robot or away the seat is taken at once. Raises what the
        doorkeeper raises, `action-already-done`, `already-seated`, `match-not-running`, `no-place`, `seat-taken`.
        """
        return await self._absences.offer(table_id, user_id, seat)

    async def choose_way(self, table_id: int, user_id: int, seat: Seat, way: Way) -> TableView:
        """Say how to go on without a member who has been silent for long; the majority of the others decides.

        Raises `match-not-running`, `no-question`, `not-asked`, `not-seated`, `seat-kept`.
        """
        return await self._absences.choose(table_id, user_id, seat, way)

    async def set_quiet_hours(self, user_id: int, zone: str, begins: int, ends: int) -> None:
        """Keep reminders out of these minutes of a member's day in an IANA time zone; none if they are equal.

        Raises `ValueError` for an unknown zone or a minute that no day has.
        """
        await self._hall.set_quiet_hours(user_id, zone, begins, ends)

    async def note_look(self, table_id: int, user_id: int) -> None:
        """Remember that a member has looked at his hand: he gets no early reminder. It moves no deadline."""
        await self._deadlines.note_look(table_id, user_id)

    def on_change(self, listener: Listener) -> None:
        """Call the listener after every stored change, outside the table's lock; it must not block."""
        self._hall.listen(listener)

    async def open_table(self, **opening: Unpack[Opening]) -> LobbyView:
        """Open a lobby whose host sits on seat 0; its commitment is fixed now, before anybody else sits down.

        The server's times are agreed with it: what the server changes later does not change this table. Raises what
        the doorkeeper raises (`lobby-barred`), as `take_seat` does.
        """
        return await self._lobby.open(**opening)

    async def set_place(self, table_id: int, thread_id: int | None) -> None:
        """Remember the table's thread (None: the channel itself); a closed table may still be moved."""
        await self._lobby.set_messages(table_id, thread_id=thread_id)

    async def set_messages(self, table_id: int, **ids: Unpack[MessageIds]) -> None:
        """Remember the messages a table is shown in; what is left out stays as it is. Not announced as a change."""
        await self._lobby.set_messages(table_id, **ids)

    async def take_seat(self, table_id: int, user_id: int, seat: Seat | None, interaction_id: int) -> LobbyView:
        """Sit down (None: on the first free seat) or, sitting already, move to a free seat.

        A new member gives the lobby its full time again. At a finished table sitting down is agreeing to one more
        match, which begins by itself when everybody has agreed.
        Raises `action-already-done`, `already-seated`, `match-running`, `not-invited`, `seat-taken`, `seat-unknown`,
        `table-full`, and what the doorkeeper raises.
        """
        return await self._lobby.take_seat(table_id, user_id, seat, interaction_id)

    async def leave_seat(self, table_id: int, user_id: int) -> LobbyView:
        """Stand up. The next member becomes host if the host leaves; without members the table closes.

        A running match is left only by a member who plays with robots alone, and then the table closes.
        Raises `match-running`, `not-seated`.
        """
        return await self._lobby.leave_seat(table_id, user_id)

    async def add_robot(self, table_id: int, user_id: int, seat: Seat, level: str = DEFAULT_LEVEL) -> LobbyView:
        """Put a robot of that level on a free seat; any seated member may.

        Raises `action-already-done`, `match-running`, `not-seated`, `seat-taken`, `seat-unknown`.
        """
        return await self._lobby.add_robot(table_id, user_id, seat, level)

    async def remove_robot(self, table_id: int, user_id: int, seat: Seat) -> LobbyView:
        """Free a robot's seat; the host may. Raises `match-running`, `not-host`, `seat-…`."""
        return await self._lobby.remove_robot(table_id, user_id, seat)

    async def set_rules(self, table_id: int, user_id: int, rules: Rules, *, expected: Rules | None = None) -> LobbyView:
        """Agree on other rules before the first match; the host may. For fewer players people move together.

        Robots that no longer fit leave. `expected` are the rules that were changed: others by now are not overwritten.
        Raises `not-host`, `rules-frozen`, `stale-view`, `too-many-seated`.
        """
        return await self._lobby.set_rules(table_id, user_id, rules, expected)

    async def start(self, table_id: int, user_id: int, interaction_id: int) -> TableView:
        """Begin the match and deal; the host may, when every seat is taken.

        Raises `action-already-done`, `not-full`, `not-host`.
        """
        return await self._matches.start(table_id, user_id, interaction_id)

    async def act(
        self, table_id: int, user_id: int, expected_seq: int, action: Action, interaction_id: int
    ) -> HandView:
        """Do something on one's turn, decided on a view with that `seq`.

        Checked in this order: `action-already-done`, `not-seated`, `match-not-running`, `stale-view`, then the rules of
        the game (`RuleRefused` with the engine's code).
        """
        return await self._play.act(table_id, user_id, expected_seq, action, interaction_id)

    async def next_deal(self, table_id: int, user_id: int, expected_seq: int, interaction_id: int) -> HandView:
        """Go on from the score sheet at once instead of after the pause; any seated member may.

        Checked like `act`; raises also `deal-running` and, after the end, `game-over`.
        """
        return await self._play.next_deal(table_id, user_id, expected_seq, interaction_id)

    async def rematch(
        self, table_id: int, user_id: int, interaction_id: int, seating: str | None = None
    ) -> TableView | LobbyView:
        """Agree to one more match. With the last agreement it begins, and the new match is returned.

        `seating` is that of the lobby the member has seen. Raises `action-already-done`, `not-finished`, `not-seated`,
        `seats-changed`.
        """
        return await self._matches.rematch(table_id, user_id, interaction_id, seating)

    async def change_partners(self, table_id: int, user_id: int, seating: str | None = None) -> LobbyView:
        """Propose the next of the three pairings for one more match; everybody has to agree to it anew.

        Raises `match-running`, `no-partners`, `not-finished`, `not-seated`, `seats-changed`.
        """
        return await self._matches.change_partners(table_id, user_id, seating)

    async def close_table(self, table_id: int, user_id: int, *, moderator: bool) -> LobbyView:
        """Close a table for good: its host while no match runs or the others are robots, a moderator always.

        Raises `not-allowed`, `not-host`.
        """
        return await self._lobby.close(table_id, user_id, moderator=moderator)

    def lobby_view(self, table_id: int) -> LobbyView:
        """The table from outside; closed tables stay readable for a while."""
        return self._hall.find(table_id).lobby_view()

    def table_view(self, table_id: int) -> TableView:
        """The table with its running or last match; raises `match-not-running` before the first."""
        return self._hall.find(table_id).table_view()

    def hand_view(self, table_id: int, user_id: int) -> HandView:
        """The table as a seated member may see it; raises like `table_view`, and `not-seated`."""
        return self._hall.find(table_id).hand_view(user_id)

    def tables_of(self, guild_id: int) -> tuple[LobbyView, ...]:
        """The open tables of a server, oldest first."""
        return listing.of_server(self._hall, guild_id)

    def tables_with(self, user_id: int) -> tuple[LobbyView, ...]:
        """The open tables at which a member sits, oldest first."""
        return listing.of_member(self._hall, user_id)

    async def free_tables(self, guild_id: int, user_id: int) -> tuple[LobbyView, ...]:
        """The tables of a server at which the member could sit down now: a seat free, and nothing against him."""
        return await listing.joinable(self._hall, self._door, guild_id, user_id)

    async def welcomes(self, table_id: int, user_id: int) -> bool:
        """Whether nothing is against a member at a table; for who would propose it to him. Raises `table-not-found`."""
        return bool(await listing.welcoming(self._door, user_id, (self._hall.find(table_id),)))

    async def invite(self, table_id: int, user_id: int, guest_id: int) -> LobbyView:
        """Let a guest come to a table; any seated member may.

        Raises `already-invited`, `guest-seated`, `not-seated`, `too-many-invited`.
        """
        return await self._invitations.invite(table_id, user_id, guest_id)

    def uninvite(self, user_id: int) -> None:
        """Take note that a member has been forgotten: storage holds no invitation of his any more."""
        self._invitations.let_go(user_id)

    def matches_with(self, user_id: int) -> tuple[TableView, ...]:
        """The running matches in which a member sits, oldest table first; those that cannot be read are left out."""
        return listing.running_of(self._hall, user_id)

    async def tables_without(self, guild_id: int, user_id: int) -> tuple[LobbyView, ...]:
        """The tables of a server at which a robot keeps a member's seat that this member could take."""
        return await listing.needing_substitute(self._hall, self._door, guild_id, user_id)

    async def record(self, user_id: int, *, match_id: int | None = None, table_id: int | None = None) -> dict[str, Any]:
        """The match record (`belote-record/1`) of a match, or of a table's running or last one, for its players.

        A finished match is in it whole, with the secret; a running one only as far as everybody has seen its cards.
        Raises `match-not-found`, `match-unreadable`, `not-seated`.
        """
        if match_id is not None:
            return await self._records.of_match(match_id, user_id)
        if table_id is None:
            raise TypeError("a record needs match_id or table_id")
        return await self._records.of_table(table_id, user_id)

    async def _wake(self, table_id: int) -> None:
        await self._autopilot.wake(table_id)
