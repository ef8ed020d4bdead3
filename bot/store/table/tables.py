"""Tables, seats, matches and their logs: everything that must outlive the process.

Changes of a table name the revision they were decided on and are refused with `StaleRevision` when another came first;
moves of a match name the length of its log and are refused with `StaleSequence`. A revision grows with every change of
the table's row or seats, except message ids. Rules and events are JSON here; `codec` translates them.
"""

from collections.abc import Sequence
from typing import Unpack

from bot.store.sqlite.connection import ReadTransaction
from bot.store.sqlite.database import Database
from bot.store.table import duplicates, match_sql, table_sql
from bot.store.table.choice_sql import ChoiceRow
from bot.store.table.clock_sql import ClockSave
from bot.store.table.clocks import ClockStore
from bot.store.table.records import (
    LoadedTable,
    MatchFinish,
    MatchLog,
    MatchRow,
    MessageIds,
    NewEvent,
    NewMatch,
    NewTable,
    SeatRow,
    TableChanges,
    TableRow,
)


class TableStore:
    """Tables in a database. Every changing method returns when the change is on the disk."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.clocks = ClockStore(database)
        self.duplicates = duplicates.DuplicateStore(database)

    async def create_table(self, new: NewTable, seats: Sequence[SeatRow] = ()) -> TableRow:
        """Open a lobby at revision 0 with those who sit there from the start."""
        return await self._database.write(lambda tx: table_sql.create(tx, new, seats))

    async def change(self, table_id: int, revision: int, **changes: Unpack[TableChanges]) -> TableRow:
        """Set columns of a table; raises `StaleRevision`, `TableMissing`."""
        return await self._database.write(lambda tx: table_sql.change(tx, table_id, revision, changes))

    async def close(self, table_id: int, revision: int, reason: str, at_ms: int) -> TableRow:
        """Close a table for good; who sat there stays on record."""
        return await self.change(
            table_id, revision, state="closed", closed_reason=reason, closed_ms=at_ms, expires_ms=None
        )

    async def seat(self, table_id: int, revision: int, seat: SeatRow, **changes: Unpack[TableChanges]) -> TableRow:
        """Put somebody on a free seat, with further changes of the table at the same moment.

        Raises `SeatTaken`, `AlreadySeated`, `StaleRevision`, `TableMissing`.
        """
        return await self._database.write(lambda tx: table_sql.seat(tx, table_id, revision, seat, changes))

    async def unseat(self, table_id: int, revision: int, seat: int, **changes: Unpack[TableChanges]) -> TableRow:
        """Free a seat, with further changes (a new host, closing) at the same moment; raises `SeatEmpty` too."""
        return await self._database.write(lambda tx: table_sql.unseat(tx, table_id, revision, seat, changes))

    async def set_seats(
        self, table_id: int, revision: int, seats: Sequence[SeatRow], **changes: Unpack[TableChanges]
    ) -> TableRow:
        """Replace all seats at once: other pairs, a robot in place of a member."""
        return await self._database.write(lambda tx: table_sql.set_seats(tx, table_id, revision, seats, changes))

    async def set_contribution(self, table_id: int, revision: int, seat: int, contribution: int | None) -> TableRow:
        """Note the interaction by which a seat agreed to the next match (None takes it back)."""
        return await self._database.write(
            lambda tx: table_sql.set_contribution(tx, table_id, revision, seat, contribution)
        )

    async def invite(self, table_id: int, user_id: int, author_id: int, at_ms: int) -> None:
        """Remember that somebody may come; neither needs nor changes the revision. Inviting him again is nothing."""
        await self._database.write(lambda tx: table_sql.invite(tx, table_id, user_id, author_id, at_ms))

    async def set_messages(self, table_id: int, **ids: Unpack[MessageIds]) -> None:
        """Remember where a table is shown; neither needs nor changes the revision."""
        await self._database.write(lambda tx: table_sql.set_messages(tx, table_id, ids))

    async def start_match(
        self,
        table_id: int,
        revision: int,
        new: NewMatch,
        events: Sequence[NewEvent],
        *,
        actor_id: int | None = None,
        interaction_id: int | None = None,
        clock: ClockSave | None = None,
    ) -> tuple[TableRow, MatchRow]:
        """Begin the table's next match with its first events; those who sit there now are its players.

        The table is playing and does not expire, the seats' contributions are cleared, `next_secret` is the new one.
        Raises `StaleRevision`, `TableMissing`, `DuplicateInteraction`.
        """
        return await self._database.write(
            lambda tx: match_sql.start(tx, table_id, revision, new, events, actor_id, interaction_id, clock)
        )

    async def append_events(
        self,
        match_id: int,
        expected_seq: int,
        events: Sequence[NewEvent],
        *,
        actor_id: int | None,
        interaction_id: int | None,
        at_ms: int,
        finish: MatchFinish | None = None,
        clock: ClockSave | None = None,
        choice: ChoiceRow | None = None,
    ) -> TableRow | None:
        """Add events to a match whose log has `expected_seq` events, all or none.

        With `finish` the match ends and its table becomes finished in the same transaction; the table's new row is
        returned. `clock` is stored in it too: who is awaited next, and what became of the seats; so is `choice`: what
        the robot that moved has weighed. Raises, in this order of checks, `MatchMissing`, `DuplicateInteraction`,
        `MatchFinished`, `StaleSequence`.
        """
        return await self._database.write(
            lambda tx: match_sql.append(
                tx, match_id, expected_seq, events, actor_id, interaction_id, at_ms, finish, clock, choice
            )
        )

    async def load_open_tables(self) -> tuple[LoadedTable, ...]:
        """Return every table that is not closed, for the start of the process."""
        return await self._database.read(
            lambda tx: tuple(
                LoadedTable(table, match_sql.newest_log(tx, table.id), table_sql.invited(tx, table.id))
                for table in table_sql.find_all(tx, "state <> 'closed'")
            )
        )

    async def load_table(self, table_id: int) -> LoadedTable | None:
        """Return one table, open or closed, with its newest match; what robots weighed is left out."""

        def load(tx: ReadTransaction) -> LoadedTable | None:
            table = table_sql.find(tx, table_id)
            if table is None:
                return None
            return LoadedTable(table, match_sql.newest_log(tx, table_id), table_sql.invited(tx, table_id))

        return await self._database.read(load)

    async def load_match(self, match_id: int) -> MatchLog | None:
        """Return a match, running or finished, with its events and what robots weighed."""
        return await self._database.read(lambda tx: match_sql.find_log(tx, match_id))

    async def covered(self, match_id: int) -> bool:
        """Return whether some table still has to play the deals of a match."""
        return await self._database.read(lambda tx: duplicates.covered(tx, match_id))
