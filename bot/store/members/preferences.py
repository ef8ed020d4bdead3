"""What members have chosen for themselves. Nobody has a row before the first choice."""

from dataclasses import asdict, dataclass
from typing import Any

from bot.store.sqlite.connection import ReadTransaction, Row, SqlValue, WriteTransaction


@dataclass(frozen=True, slots=True)
class Member:
    """A member's choices: `language` None follows Discord; `confirm_card` asks once more before a card is played.

    `suits`: how cards are written to him (`glyph`, `letter`, `words`, `picture`); `four_colour`: a colour of its own
    for each suit on pictures; `big_buttons`: few and wide ones. `pings`: write to him about thanks and invitations.
    `in_top`: may stand in the list of the server's best. `takes_thanks`: partners may thank him. `asks_reliability`:
    what he asks of others at tables he opens, None for nothing.
    """

    user_id: int
    language: str | None = None
    confirm_card: bool = False
    pings: bool = True
    suits: str = "glyph"
    four_colour: bool = False
    big_buttons: bool = False
    in_top: bool = True
    takes_thanks: bool = True
    asks_reliability: int | None = None


def find(tx: ReadTransaction, user_id: int) -> Member:
    """Return a member's choices."""
    row = tx.fetch_one("SELECT * FROM members WHERE user_id = ?", (user_id,))
    return Member(user_id) if row is None else _member(row)


def everybody(tx: ReadTransaction) -> tuple[Member, ...]:
    """Return the choices of all who have made any."""
    return tuple(map(_member, tx.fetch_all("SELECT * FROM members")))


def save(tx: WriteTransaction, member: Member, at_ms: int) -> None:
    """Store a member's choices."""
    values: dict[str, SqlValue] = asdict(member) | {"changed_ms": at_ms}
    names = ", ".join(values)
    slots = ", ".join(f":{name}" for name in values)
    sets = ", ".join(f"{name} = excluded.{name}" for name in values)
    tx.execute(
        f"INSERT INTO members ({names}) VALUES ({slots}) ON CONFLICT (user_id) DO UPDATE SET {sets}",
        values,
    )


def _member(row: Row) -> Member:
    values: dict[str, Any] = {name: row[name] for name in Member.__dataclass_fields__}
    for flag in ("confirm_card", "pings", "four_colour", "big_buttons", "in_top", "takes_thanks"):
        values[flag] = bool(values[flag])
    return Member(**values)
