"""The group of commands `/table`."""

from __future__ import annotations

import io
import json
from collections.abc import Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.render.table.lobby import close_question, invitation_letter, table_list
from bot.render.table.people import leave_question
from bot.render.words import place_link
from bot.services.club import HIGHEST_TARGET, LEAST_TARGET, Defaults
from bot.services.errors import RuleRefused, ServiceError
from bot.services.members.errors import MemberRefused
from bot.services.table.duplicates import FEWEST_DEALS, FEWEST_TABLES, MOST_DEALS, MOST_TABLES, USUAL_DEALS
from bot.services.table.times import Pace
from bot.services.table.views import LobbyView
from bot.texts.commands import chosen, described, named
from cogs.lobby._items import require_closer
from cogs.shared.apology import Refused
from cogs.shared.choices import (
    GAME_CHOICES,
    default_table,
    joinable_tables,
    my_tables,
    open_tables,
    own_tables,
    table_here,
    waiting_tables,
)
from cogs.shared.hands import screens_of
from cogs.shared.mailer import Mailer
from cogs.shared.replies import Click, answer, answer_words, guild_of, promised
from cogs.shared.rights import missing_rights, right_names
from engine.errors import RulesError
from engine.options import values_of
from engine.presets import players_of, preset, preset_for, preset_names
from engine.robots import LEVELS
from engine.rules import Rules
from engine.seats import PAIRED

if TYPE_CHECKING:
    from bot.client import BeloteBot

MOST_ROBOTS: Final = 3
_SAME_REFUSAL: Final = frozenset(
    {"table-not-found", "table-closed", "lobby-expired", "table-full", "match-running", "not-invited"}
    | {"match-not-running", "no-place", "seat-taken", "seat-unavailable"}
)
"""Refused alike to who names a table by its number, so that nobody can tell a block from a table that is full."""
SHORT_TARGET: Final = 501
"""What a match by days is played to where nobody says more: 1000 points would take weeks."""

PACE_CHOICES = [
    app_commands.Choice(name=chosen("choice-pace-live"), value="live"),
    app_commands.Choice(name=chosen("choice-pace-days"), value="days"),
]
LEVEL_CHOICES = [app_commands.Choice(name=chosen(f"choice-level-{level}"), value=level) for level in LEVELS]


async def usual_targets(interaction: Click, current: str) -> list[app_commands.Choice[int]]:
    """The targets that the chosen game is usually played to, and the one being typed."""
    usual = interaction.client.services.clubs.of(guild_of(interaction)).defaults.game
    game = str(getattr(interaction.namespace, "game", None) or usual)
    rules = preset(game if game in preset_names() else usual)
    targets = [value for value in values_of(rules, "target") if str(value).startswith(current)]
    return [app_commands.Choice(name=str(value), value=int(value)) for value in targets]


class Lobby(commands.GroupCog, group_name=named("cmd-table"), group_description=described("cmd-table")):
    """Opens tables and brings members to them."""

    def __init__(self, bot: BeloteBot) -> None:
        self._bot = bot
        self._tables = bot.services.tables
        self._mailer = Mailer(bot)

    @app_commands.command(name=named("cmd-table-open"), description=described("cmd-table-open"))
    @app_commands.rename(
        game=named("opt-game"),
        players=named("opt-players"),
        pace=named("opt-pace"),
        target=named("opt-target"),
        private=named("opt-private"),
        robots=named("opt-robots"),
        level=named("opt-level"),
        compact=named("opt-compact"),
    )
    @app_commands.describe(
        game=described("opt-game"),
        players=described("opt-players"),
        pace=described("opt-pace"),
        target=described("opt-target"),
        private=described("opt-private"),
        robots=described("opt-robots"),
        level=described("opt-level"),
        compact=described("opt-compact"),
    )
    @app_commands.choices(game=GAME_CHOICES, pace=PACE_CHOICES, level=LEVEL_CHOICES)
    @app_commands.autocomplete(target=usual_targets)
    async def open(
        self,
        interaction: Click,
        game: str | None = None,
        players: app_commands.Range[int, 2, 4] | None = None,
        pace: str | None = None,
        target: app_commands.Range[int, LEAST_TARGET, HIGHEST_TARGET] | None = None,
        private: bool = False,
        robots: app_commands.Range[int, 0, MOST_ROBOTS] = 0,
        level: str | None = None,
        compact: bool | None = None,
    ) -> None:
        """Open a table in this channel; what is left out is as the club has agreed."""
        async with promised(interaction):
            self._require_rights(interaction)
            usual = self._bot.services.clubs.of(guild_of(interaction)).defaults
            chosen_pace = _pace(pace or usual.pace)
            lobby = await self._tables.lobby.open(
                guild_id=guild_of(interaction),
                channel_id=interaction.channel_id or 0,
                host_id=interaction.user.id,
                rules=_rules_of(usual, game, players, target, chosen_pace),
                pace=chosen_pace,
                private=private,
                language=self._bot.club_language(interaction),
                interaction_id=interaction.id,
                compact=usual.compact if compact is None else compact,
            )
            for seat in lobby.free_seats[:robots]:
                await self._tables.lobby.add_robot(lobby.table_id, interaction.user.id, seat, level or usual.level)
            await self._say(interaction, "lobby-opened", lobby)

    @app_commands.command(name=named("cmd-table-duplicate"), description=described("cmd-table-duplicate"))
    @app_commands.rename(game=named("opt-game"), tables=named("opt-tables"), deals=named("opt-deals"))
    @app_commands.describe(game=described("opt-game"), tables=described("opt-tables"), deals=described("opt-deals"))
    @app_commands.choices(game=GAME_CHOICES)
    async def duplicate(
        self,
        interaction: Click,
        game: str | None = None,
        tables: app_commands.Range[int, FEWEST_TABLES, MOST_TABLES] = FEWEST_TABLES,
        deals: app_commands.Range[int, FEWEST_DEALS, MOST_DEALS] = USUAL_DEALS,
    ) -> None:
        """Open several tables that play the same deals; what is left out is as the club has agreed."""
        async with promised(interaction):
            self._require_rights(interaction)
            usual = self._bot.services.clubs.of(guild_of(interaction)).defaults
            pace = _pace(usual.pace)
            event, _ = await self._tables.duplicates.open(
                guild_id=guild_of(interaction),
                channel_id=interaction.channel_id or 0,
                host_id=interaction.user.id,
                rules=_rules_of(usual, game, PAIRED if game is None else None, None, pace),
                tables=tables,
                deals=deals,
                pace=pace,
                language=self._bot.club_language(interaction),
                compact=usual.compact,
            )
            words = self._bot.say_to(interaction)("duplicate-opened", number=event.event_id)
            await answer_words(interaction, words)

    @app_commands.command(name=named("cmd-table-join"), description=described("cmd-table-join"))
    @app_commands.rename(table=named("opt-table"))
    @app_commands.describe(table=described("opt-table"))
    @app_commands.autocomplete(table=joinable_tables)
    async def join(self, interaction: Click, table: int | None = None) -> None:
        """Sit down at a table with a free seat."""
        async with promised(interaction):
            table_id = table if table is not None else await self._proposed(interaction)
            if table_id is None:
                await answer_words(interaction, self._bot.say_to(interaction)("list-empty"))
                return
            with _one_refusal():
                table_here(interaction, table_id)
                await self._tables.lobby.take_seat(table_id, interaction.user.id, None, interaction.id)
            lobby = self._tables.listing.lobby_view(table_id)
            seat = lobby.seat_of(interaction.user.id) or 0
            key = "lobby-seated" if lobby.rules.in_pairs else "lobby-seated-alone"
            words = self._bot.say_to(interaction)(key, seat=seat)
            await answer_words(interaction, f"{words}\n{place_link(lobby)}")

    async def _proposed(self, interaction: Click) -> int | None:
        """A table to join: of this channel rather, and none with somebody whom a complaint keeps apart for now."""
        guild_id, user_id = guild_of(interaction), interaction.user.id
        free = await self._tables.listing.joinable(guild_id, user_id)
        for lobby in sorted(free, key=lambda lobby: lobby.channel_id != interaction.channel_id):
            others = tuple(seat.user_id for seat in lobby.seats if seat is not None and seat.user_id is not None)
            if not await self._bot.services.reporting.sanctions.separated(guild_id, user_id, others):
                return lobby.table_id
        return None

    @app_commands.command(name=named("cmd-table-list"), description=described("cmd-table-list"))
    async def list(self, interaction: Click) -> None:
        """The tables of this server."""
        async with promised(interaction):
            mine = own_tables(interaction)
            numbers = {lobby.table_id for lobby in mine}
            free = await self._tables.listing.joinable(guild_of(interaction), interaction.user.id)
            running = [
                lobby
                for lobby in self._tables.listing.of_server(guild_of(interaction))
                if lobby.state == "playing" and not lobby.private and lobby.table_id not in numbers
            ]
            matches = self._tables.listing.matches_of(interaction.user.id)
            hosts = {lobby.host_id for lobby in (*mine, *free) if not lobby.private}
            demands = await self._bot.services.members.door.demands(guild_of(interaction), hosts)
            screen = table_list(self._bot.say_to(interaction), mine, free, running, matches, demands)
            await answer(interaction, screen)

    @app_commands.command(name=named("cmd-table-invite"), description=described("cmd-table-invite"))
    @app_commands.rename(member=named("opt-guest"), table=named("opt-table"))
    @app_commands.describe(member=described("opt-guest"), table=described("opt-table"))
    @app_commands.autocomplete(table=my_tables)
    async def invite(self, interaction: Click, member: discord.Member, table: int | None = None) -> None:
        """Invite somebody to one's table; they are told once, if they want to be."""
        async with promised(interaction):
            if member.bot:
                raise MemberRefused("person-robot")
            lobby = self._own(interaction, table)
            await self._tables.lobby.invite(lobby.table_id, interaction.user.id, member.id)
            await self._tell_guest(interaction, lobby, member)
            words = self._bot.say_to(interaction)("invite-done", member=member.mention, link=place_link(lobby))
            await answer_words(interaction, words)

    async def _tell_guest(self, interaction: Click, lobby: LobbyView, guest: discord.Member) -> None:
        """Write to a guest, unless they want no letters or could not sit down at that table anyway.

        Who invited them cannot tell any of these from a letter that has arrived.
        """
        if self._mailer.wants_letters(guest.id) and await self._tables.listing.welcomes(lobby.table_id, guest.id):
            say = self._mailer.say_to(guest.id, lobby.guild_id, lobby.language)
            club = self._mailer.club(lobby.guild_id)
            await self._mailer.send(guest.id, invitation_letter(say, club, lobby, interaction.user.id))

    @app_commands.command(name=named("cmd-table-leave"), description=described("cmd-table-leave"))
    @app_commands.rename(table=named("opt-table"))
    @app_commands.describe(table=described("opt-table"))
    @app_commands.autocomplete(table=my_tables)
    async def leave(self, interaction: Click, table: int | None = None) -> None:
        """Stand up; a match against robots alone is closed after a question."""
        async with promised(interaction):
            lobby = self._own(interaction, table)
            if lobby.state == "playing" and _alone(lobby):
                await answer(interaction, close_question(self._bot.say_to(interaction), lobby.table_id))
                return
            if lobby.state == "playing":
                await answer(interaction, leave_question(self._bot.say_to(interaction), lobby.table_id))
                return
            await self._tables.lobby.leave_seat(lobby.table_id, interaction.user.id)
            await self._say(interaction, "lobby-stood", lobby)

    @app_commands.command(name=named("cmd-table-substitute"), description=described("cmd-table-substitute"))
    @app_commands.rename(table=named("opt-table"))
    @app_commands.describe(table=described("opt-table"))
    @app_commands.autocomplete(table=waiting_tables)
    async def substitute(self, interaction: Click, table: int | None = None) -> None:
        """Offer oneself for a seat that a robot keeps."""
        async with promised(interaction):
            waiting = await self._tables.listing.needing_substitute(guild_of(interaction), interaction.user.id)
            table_id = table if table is not None else next((lobby.table_id for lobby in waiting), None)
            if table_id is None:
                raise ServiceError("no-place")
            with _one_refusal():
                table_here(interaction, table_id)
                seated = await self._tables.absences.offer(table_id, interaction.user.id)
            lobby = self._tables.listing.lobby_view(table_id)
            await self._say(interaction, "resume-done" if seated else "substitute-asked", lobby)

    @app_commands.command(name=named("cmd-table-resume"), description=described("cmd-table-resume"))
    @app_commands.rename(table=named("opt-table"))
    @app_commands.describe(table=described("opt-table"))
    @app_commands.autocomplete(table=my_tables)
    async def resume(self, interaction: Click, table: int | None = None) -> None:
        """Back to an unfinished match: its card is looked after, the hand opens where the table is played."""
        async with promised(interaction):
            lobby = self._own(interaction, table)
            screens = screens_of(interaction)
            screens.resume(lobby.table_id)
            if lobby.state == "playing" and interaction.channel_id == (lobby.thread_id or lobby.channel_id):
                await screens.hands.show(interaction, lobby.table_id)
            else:
                await self._say(interaction, "resume-done", lobby)

    @app_commands.command(name=named("cmd-table-close"), description=described("cmd-table-close"))
    @app_commands.rename(table=named("opt-table"))
    @app_commands.describe(table=described("opt-table"))
    @app_commands.autocomplete(table=open_tables)
    async def close(self, interaction: Click, table: int | None = None) -> None:
        """Close a table, after a question; for its host and moderators."""
        async with promised(interaction):
            lobby = table_here(interaction, table) if table is not None else self._own(interaction, None)
            require_closer(interaction, lobby.table_id)
            await answer(interaction, close_question(self._bot.say_to(interaction), lobby.table_id))

    @app_commands.command(name=named("cmd-table-export"), description=described("cmd-table-export"))
    @app_commands.rename(table=named("opt-table"))
    @app_commands.describe(table=described("opt-table"))
    @app_commands.autocomplete(table=my_tables)
    async def export(self, interaction: Click, table: int | None = None) -> None:
        """The record of the table's match as a file."""
        async with promised(interaction):
            lobby = self._own(interaction, table)
            record = await self._tables.records.of_table(lobby.table_id, interaction.user.id)
            content = json.dumps(record, ensure_ascii=False, indent=1).encode()
            file = discord.File(io.BytesIO(content), f"belote-{lobby.table_id}.json")
            key = "export-running" if lobby.state == "playing" else "export-done"
            words = self._bot.say_to(interaction)(key, table=lobby.table_id)
            await interaction.edit_original_response(content=words, attachments=[file])

    def _require_rights(self, interaction: Click) -> None:
        thread = isinstance(interaction.channel, discord.Thread)
        missing = missing_rights(interaction.app_permissions, thread=thread)
        if missing:
            say = self._bot.say_to(interaction)
            raise Refused("missing-permission", rights=right_names(say, missing))

    def _own(self, interaction: Click, table: int | None) -> LobbyView:
        """The table a member means, one of this server; raises `table-not-found`, `no-tables`."""
        table_id = table if table is not None else default_table(interaction)
        if table_id is None:
            raise Refused("no-tables")
        return table_here(interaction, table_id)

    async def _say(self, interaction: Click, key: str, lobby: LobbyView) -> None:
        words = self._bot.say_to(interaction)(key, table=lobby.table_id, link=place_link(lobby))
        await answer_words(interaction, words)


@contextmanager
def _one_refusal() -> Generator[None]:
    """Refuse by number always in the same words: a table that is not there, is full, or does not want the member."""
    try:
        yield
    except ServiceError as error:
        if error.code in _SAME_REFUSAL:
            raise MemberRefused("seat-unavailable") from error
        raise


def _pace(value: str) -> Pace:
    return "days" if value == "days" else "live"


def _rules_of(usual: Defaults, game: str | None, players: int | None, target: int | None, pace: Pace) -> Rules:
    """The game as it was asked for, by days a shorter one; raises `players-not-in-game`.

    The club's own target is meant for its usual game at its usual pace. Where only a number of players was asked for,
    and the usual game is not played by so many, it is the game made for them.
    """
    if game is None:
        fits = players is None or players in players_of(usual.game)
        game = usual.game if fits else next(name for name in preset_names() if preset(name).players == players)
    if target is None and (game, pace) == (usual.game, usual.pace):
        target = usual.target
    try:
        rules = preset_for(game, players)
    except RulesError as error:
        raise RuleRefused(error) from error
    if target is None and pace == "days" and rules.target > SHORT_TARGET:
        target = SHORT_TARGET
    return rules if target is None else rules.with_options({"target": target})


def _alone(lobby: LobbyView) -> bool:
    """Whether only one person sits there."""
    return sum(occupant is not None and occupant.kind == "human" for occupant in lobby.seats) == 1
