"""What storage refuses or cannot do, each with a stable code.

    StoreError
    +-- DatabaseUnavailable   the file cannot be opened as a database                 database-unavailable
    +-- DatabaseInUse         another process has it open                             database-in-use
    +-- DatabaseClosed        asked after `close`                                     database-closed
    +-- StorageFailed         the group was not committed: disk full, locked, broken  storage-failed
    |   +-- DatabaseDamaged   the file, or a page of it, cannot be read any more      database-damaged
    +-- MigrationError        see `bot.store.sqlite.migrate`                                 migration-…, database-newer
    +-- TableMissing          no such table                                           table-missing
    +-- StaleRevision         the table changed since it was read                     stale-revision
    +-- SeatTaken             somebody sits there                                     seat-taken
    +-- SeatEmpty             nobody sits there                                       seat-empty
    +-- AlreadySeated         the member sits at this table                           already-seated
    +-- SeatedElsewhere       the member has another table of the same deals          seated-elsewhere
    +-- MatchMissing          no such match                                           match-missing
    +-- MatchFinished         the match is over: nothing may be added                 match-finished
    +-- StaleSequence         the log grew since it was read                          stale-sequence
    +-- DuplicateInteraction  this click was stored before                            duplicate-interaction
    +-- UnreadableEvent       a stored event this version does not understand         unreadable-event
    +-- UnreadableRules       stored rules this version does not understand           unreadable-rules

A code never changes its meaning. Messages hold ids and numbers only, never cards or secrets. After any of these errors
the transaction of that one unit is undone; the others of its group are not touched (except by `StorageFailed`, which
says that the whole group was not stored).
"""


class StoreError(Exception):
    """Base of all errors of storage."""

    code = "store-error"


class DatabaseUnavailable(StoreError):
    """The file cannot be opened: no such folder, no rights, not a database."""

    code = "database-unavailable"


class DatabaseInUse(StoreError):
    """Another process works with the file; two would take each other's tables for closed."""

    code = "database-in-use"


class DatabaseClosed(StoreError):
    """The database was closed, so nothing more can be asked of it."""

    code = "database-closed"


class StorageFailed(StoreError):
    """The group this unit belonged to could not be committed; nothing of it is stored."""

    code = "storage-failed"


class DatabaseDamaged(StorageFailed):
    """The file, or a page of it, can no longer be read as a database."""

    code = "database-damaged"


class TableMissing(StoreError):
    """No table has this id."""

    code = "table-missing"

    def __init__(self, table_id: int) -> None:
        super().__init__(f"no table {table_id}")
        self.table_id = table_id


class StaleRevision(StoreError):
    """The table has changed since the caller read it."""

    code = "stale-revision"

    def __init__(self, table_id: int, expected: int, actual: int) -> None:
        super().__init__(f"table {table_id} is at revision {actual}, not {expected}")
        self.table_id = table_id
        self.expected = expected
        self.actual = actual


class SeatTaken(StoreError):
    """Somebody sits on that seat already."""

    code = "seat-taken"


class SeatEmpty(StoreError):
    """Nobody sits on that seat."""

    code = "seat-empty"


class AlreadySeated(StoreError):
    """The member has another seat at this table."""

    code = "already-seated"


class SeatedElsewhere(StoreError):
    """The member sits or has played at another table of the same duplicate deals."""

    code = "seated-elsewhere"


class MatchMissing(StoreError):
    """No match has this id."""

    code = "match-missing"

    def __init__(self, match_id: int) -> None:
        super().__init__(f"no match {match_id}")
        self.match_id = match_id


class MatchFinished(StoreError):
    """The match is over; its log takes no more events."""

    code = "match-finished"


class StaleSequence(StoreError):
    """The match's log has another length than the caller believed."""

    code = "stale-sequence"

    def __init__(self, match_id: int, expected: int, actual: int) -> None:
        super().__init__(f"match {match_id} has {actual} events, not {expected}")
        self.match_id = match_id
        self.expected = expected
        self.actual = actual


class DuplicateInteraction(StoreError):
    """The click with this interaction id has already been stored."""

    code = "duplicate-interaction"

    def __init__(self, interaction_id: int) -> None:
        super().__init__(f"interaction {interaction_id} is stored already")
        self.interaction_id = interaction_id


class UnreadableEvent(StoreError):
    """A stored event of an unknown kind or schema, or with a body that does not fit."""

    code = "unreadable-event"


class UnreadableRules(StoreError):
    """Stored rules with an option or a value this version does not know."""

    code = "unreadable-rules"
