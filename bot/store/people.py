"""What members and clubs have chosen for themselves. Nobody has a row before the first choice."""

from dataclasses import dataclass

from bot.store.database import Database


@dataclass(frozen=True, slots=True)
class Member:
    """A member's choices: `language` None follows Discord; `confirm_card` asks once more before a card is played."""

    user_id: int
    language: str | None = None
    confirm_card: bool = False


@dataclass(frozen=True, slots=True)
class Club:
    """A server's choices: `language` None follows the server's own."""

    guild_id: int
    language: str | None = None


class MemberStore:
    """Choices of members and clubs; who has made none gets the defaults."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def member(self, user_id: int) -> Member:
        """Return a member's choices."""
        row = await self._database.fetch_one("SELECT * FROM members WHERE user_id = ?", (user_id,))
        return Member(user_id) if row is None else Member(user_id, row["language"], bool(row["confirm_card"]))

    async def set_member(self, member: Member, at_ms: int) -> None:
        """Store a member's choices."""
        await self._database.write(
            lambda tx: tx.execute(
                "INSERT INTO members (user_id, language, confirm_card, changed_ms) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (user_id) DO UPDATE SET language = excluded.language,"
                " confirm_card = excluded.confirm_card, changed_ms = excluded.changed_ms",
                (member.user_id, member.language, member.confirm_card, at_ms),
            )
        )

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
