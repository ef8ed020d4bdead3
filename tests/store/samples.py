"""Sample rows for the tests of storage."""

from dataclasses import replace

from bot.store.table.rows import NewEvent, NewMatch, NewTable, SeatRow

ALICE, BORYS, VERA, GLEB, DINA = range(101, 106)
GUILD, CHANNEL = 11, 12
NOON_MS = 1_785_585_600_000


def new_table(**changes):
    table = NewTable(
        guild_id=GUILD,
        channel_id=CHANNEL,
        host_id=ALICE,
        preset="club",
        rules="{}",
        pace="live",
        private=False,
        language="ru",
        created_ms=NOON_MS,
        expires_ms=NOON_MS + 1000,
        next_secret=b"first secret",
    )
    return replace(table, **changes)


def human(seat, user_id, contribution=None):
    return SeatRow(seat, "human", user_id, contribution, NOON_MS)


def robot(seat):
    return SeatRow(seat, "robot", None, None, NOON_MS)


def new_match(**changes):
    match = NewMatch(
        rules="{}",
        first_dealer=3,
        secret=b"first secret",
        commitment="c0ffee",
        contributions=(1, 2, 3, 0),
        started_ms=NOON_MS,
        next_secret=b"second secret",
    )
    return replace(match, **changes)


def new_event(kind="card-played", body='{"v":1}'):
    return NewEvent(kind, body)
