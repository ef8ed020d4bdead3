"""What members and clubs have chosen for themselves. Nobody has a row before the first choice."""

import sqlite3
from dataclasses import asdict, dataclass
from typing import Any

from bot.store.sqlite.connection import ReadTransaction, SqlValue, WriteTransaction
from bot.store.sqlite.database import Database


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


@dataclass(frozen=True, slots=True)
class Club:
    """A server's choices: `language` None follows the server's own."""

    guild_id: int
    language: str | None = None


class MemberStore:
    """Choices of members and clubs; who has made none gets the defaults."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._languages: dict[int, str | None] = {}

    async def load(self) -> None:
        """Read the languages of all clubs, so that `club_language` can tell them without waiting."""
        rows = await self._database.fetch_all("SELECT guild_id, language FROM clubs")
        self._languages = {row["guild_id"]: row["language"] for row in rows}

    def club_language(self, guild_id: int) -> str | None:
        """Return the language a club has chosen for what everybody sees; None follows the server's own."""
        return self._languages.get(guild_id)

    async def member(self, user_id: int) -> Member:
        """Return a member's choices."""
        return await self._database.read(lambda tx: find_member(tx, user_id))

    async def set_member(self, member: Member, at_ms: int) -> None:
        """Store a member's choices."""
        await self._database.write(lambda tx: save_member(tx, member, at_ms))

    async def everybody(self) -> tuple[Member, ...]:
        """Return the choices of all who have made any."""
        return tuple(map(_member, await self._database.fetch_all("SELECT * FROM members")))

    async def club(self, guild_id: int) -> Club:
        """Return a server's choices."""
        row = await self._database.fetch_one("SELECT * FROM clubs WHERE guild_id = ?", (guild_id,))
        return Club(guild_id) if row is None else Club(guild_id, row["language"])

    async def set_club(self, club: Club, at_ms: int) -> None:
        """Store a server's choices."""
        await self._database.write(
            lambda tx: tx.execute(
                "INSERT INTO clubs (guild_id, language, changed_ms) VALUES (?, ?, ?)"
                " ON CONFLICT (guild_id) DO UPDATE SET language = excluded.language, changed_ms = excluded.changed_ms",
                (club.guild_id, club.language, at_ms),
            )
        )
        self._languages[club.guild_id] = club.language


def find_member(tx: ReadTransaction, user_id: int) -> Member:
    """Return a member's choices."""
    row = tx.fetch_one("SELECT * FROM members WHERE user_id = ?", (user_id,))
    return Member(user_id) if row is None else _member(row)


def save_member(tx: WriteTransaction, member: Member, at_ms: int) -> None:
    """Store a member's choices."""
    values: dict[str, SqlValue] = asdict(member) | {"changed_ms": at_ms}
    names = ", ".join(values)
    slots = ", ".join(f":{name}" for name in values)
    sets = ", ".join(f"{name} = excluded.{name}" for name in values)
    tx.execute(
        f"INSERT INTO members ({names}) VALUES ({slots}) ON CONFLICT (user_id) DO UPDATE SET {sets}",  # noqa: S608
        values,
    )


def _member(row: sqlite3.Row) -> Member:
    values: dict[str, Any] = {name: row[name] for name in Member.__dataclass_fields__}
    for flag in ("confirm_card", "pings", "four_colour", "big_buttons", "in_top", "takes_thanks"):
        values[flag] = bool(values[flag])
    return Member(**values)
