"""Which table a command means, and the tables offered while a member types."""

from __future__ import annotations

from collections.abc import Iterable

from discord import app_commands

from bot.render.table.lobby import table_choice
from bot.services.errors import ServiceError
from bot.services.table.views import LobbyView
from bot.texts.commands import chosen
from cogs.shared.replies import Click, guild_of
from engine.presets import preset_names

_MOST_CHOICES = 25

TableChoices = list[app_commands.Choice[int]]

GAME_CHOICES = [app_commands.Choice(name=chosen(f"game-{name}"), value=name) for name in preset_names()]
"""Every game of the club."""


def own_tables(interaction: Click) -> tuple[LobbyView, ...]:
    """The open tables of this server at which the member sits; those played in this channel first."""
    tables = interaction.client.services.tables.listing.of_member(interaction.user.id)
    here = [lobby for lobby in tables if lobby.guild_id == interaction.guild_id]
    return tuple(sorted(here, key=lambda lobby: (not _is_here(interaction, lobby), lobby.state != "playing")))


def default_table(interaction: Click) -> int | None:
    """The table a command without a number means: the one played here, else a running one, else any; None without."""
    tables = own_tables(interaction)
    return tables[0].table_id if tables else None


def table_here(interaction: Click, table_id: int) -> LobbyView:
    """The table with that number if it is one of this server; raises `table-not-found`."""
    lobby = interaction.client.services.tables.listing.lobby_view(table_id)
    if lobby.guild_id != interaction.guild_id:
        raise ServiceError("table-not-found")
    return lobby


async def my_tables(interaction: Click, current: str) -> TableChoices:
    """The member's own tables."""
    return offered(interaction, own_tables(interaction), current)


async def joinable_tables(interaction: Click, current: str) -> TableChoices:
    """Tables of this server with a free seat."""
    guild_id = guild_of(interaction)
    tables = await interaction.client.services.tables.listing.joinable(guild_id, interaction.user.id)
    return offered(interaction, tables, current)


async def waiting_tables(interaction: Click, current: str) -> TableChoices:
    """Tables of this server that need a substitute."""
    guild_id = guild_of(interaction)
    tables = await interaction.client.services.tables.listing.needing_substitute(guild_id, interaction.user.id)
    return offered(interaction, tables, current)


async def open_tables(interaction: Click, current: str) -> TableChoices:
    """Every open table of this server."""
    return offered(interaction, interaction.client.services.tables.listing.of_server(guild_of(interaction)), current)


def offered(interaction: Click, tables: Iterable[LobbyView], current: str) -> TableChoices:
    """Tables as choices whose words contain what has been typed, as many as Discord takes."""
    say = interaction.client.say_to(interaction)
    choices = [
        app_commands.Choice(name=table_choice(say, lobby, interaction.user.id), value=lobby.table_id)
        for lobby in tables
    ]
    return [choice for choice in choices if current.casefold() in choice.name.casefold()][:_MOST_CHOICES]


def _is_here(interaction: Click, lobby: LobbyView) -> bool:
    return interaction.channel_id in (lobby.thread_id or lobby.channel_id, lobby.channel_id)
