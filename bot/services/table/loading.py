"""Tables out of storage: the log of the newest match is folded back into the match it describes."""

from __future__ import annotations

import logging
from datetime import datetime
from uuid import uuid4

from bot.services.table.clocks import state
from bot.services.table.table import Game, Table
from bot.services.table.times import times_from
from bot.store.codec import decode_event, decode_rules
from bot.store.errors import StoreError
from bot.store.table.records import LoadedTable, MatchLog
from engine.errors import EngineError
from engine.match import Match, fold
from engine.rules import Rules

_log = logging.getLogger(__name__)


def fold_log(log: MatchLog) -> Match:
    """The match of a log; raises `StoreError` or `EngineError` for one that this version cannot have written."""
    events = (decode_event(row) for row in log.events)
    return fold(decode_rules(log.match.rules), log.match.first_dealer, events)


def _game(log: MatchLog) -> Game:
    match = fold_log(log)
    return Game(log.match, match, len(log.events), state.load(log.clock, match.rules.players))


def load_table(loaded: LoadedTable, now: datetime) -> Table:
    """A table as it was stored.

    One whose match or rules cannot be read is loaded all the same, with a `fault`: its people must be able to leave.
    The reason is in the error log under that reference.
    """
    row, log = loaded.table, loaded.log
    try:
        rules = decode_rules(row.rules)
        game = _game(log) if log is not None else None
    except (StoreError, EngineError, ValueError):
        reference = uuid4().hex[:8]
        _log.exception("table %d cannot be read, reference %s", row.id, reference)
        return Table(row, Rules(), None, now, times_from(row.figures), loaded.invited, fault=reference)
    table = Table(row, rules, game, now, times_from(row.figures), loaded.invited)
    seats = (seat.contribution for seat in row.seats)
    clicks = (event.interaction_id for event in log.events) if log is not None else ()
    table.used.update(number for number in (*seats, *clicks) if number is not None)
    return table
