"""The buttons of the lobby card, and the question before a table is closed."""

from __future__ import annotations

import discord

from bot.render import presses
from bot.render.table.lobby import close_question
from bot.services.errors import ServiceError
from cogs.shared.hands import hands_of
from cogs.shared.items import TableItem
from cogs.shared.replies import Click, answer, answer_words, guild_of, promise
from cogs.shared.rights import may_open_thread


def is_moderator(interaction: Click) -> bool:
    """Whether the member may close other people's tables in this channel."""
    return interaction.permissions.manage_messages


def require_closer(interaction: Click, table_id: int) -> None:
    """Raise `not-allowed` for who is neither the host nor a moderator."""
    lobby = interaction.client.services.tables.listing.lobby_view(table_id)
    if lobby.host_id != interaction.user.id and not is_moderator(interaction):
        raise ServiceError("not-allowed")


class TakeSeat(TableItem, press=presses.SEAT):
    """A free seat, chosen for the partner opposite."""

    async def press(self, interaction: Click) -> None:
        """Sit down or move; the card shows it."""
        tables = interaction.client.services.tables
        await tables.lobby.take_seat(
            self.ref.table, interaction.user.id, presses.SEAT.read(self.ref.arg), interaction.id
        )


class AddRobot(TableItem, press=presses.ROBOT):
    """«+ робот»."""

    async def press(self, interaction: Click) -> None:
        """Put a robot on the seat."""
        services = interaction.client.services
        level = services.clubs.of(guild_of(interaction)).defaults.level
        await services.tables.lobby.add_robot(
            self.ref.table, interaction.user.id, presses.ROBOT.read(self.ref.arg), level
        )


class RemoveRobot(TableItem, press=presses.UNROBOT):
    """«− робот»."""

    async def press(self, interaction: Click) -> None:
        """Free the robot's seat."""
        await interaction.client.services.tables.lobby.remove_robot(
            self.ref.table, interaction.user.id, presses.UNROBOT.read(self.ref.arg)
        )


class StandUp(TableItem, press=presses.STAND):
    """«Встать»."""

    async def press(self, interaction: Click) -> None:
        """Free one's own seat at this very table."""
        await interaction.client.services.tables.lobby.leave_seat(self.ref.table, interaction.user.id)


class Start(TableItem, press=presses.START):
    """«Начать». Where the table is played in the channel itself the host gets the hand as the answer."""

    @staticmethod
    def _has_thread(interaction: Click) -> bool:
        return isinstance(interaction.channel, discord.TextChannel) and may_open_thread(interaction.app_permissions)

    async def acknowledge(self, interaction: Click) -> None:
        """Promise the hand, or leave the card to be redrawn with the link to the thread."""
        if self._has_thread(interaction):
            await interaction.response.defer()
        else:
            await promise(interaction)

    async def press(self, interaction: Click) -> None:
        """Begin the match."""
        await interaction.client.services.tables.matches.start(self.ref.table, interaction.user.id, interaction.id)
        if not self._has_thread(interaction):
            await hands_of(interaction).show(interaction, self.ref.table)


class AskToClose(TableItem, press=presses.CLOSE):
    """«Закрыть стол»: asks first."""

    async def acknowledge(self, interaction: Click) -> None:
        """Promise a private answer."""
        await promise(interaction)

    async def press(self, interaction: Click) -> None:
        """Ask whether it is meant."""
        require_closer(interaction, self.ref.table)
        await answer(interaction, close_question(interaction.client.say_to(interaction), self.ref.table))


class CloseTable(TableItem, press=presses.CLOSE_YES):
    """The answer yes."""

    async def press(self, interaction: Click) -> None:
        """Close the table for good."""
        table_id = self.ref.table
        moderator = is_moderator(interaction)
        await interaction.client.services.tables.lobby.close(table_id, interaction.user.id, moderator=moderator)
        await answer_words(interaction, interaction.client.say_to(interaction)("close-done", table=table_id))


class KeepTable(TableItem, press=presses.CLOSE_NO):
    """The answer no."""

    async def press(self, interaction: Click) -> None:
        """Leave everything as it is."""
        await answer_words(interaction, interaction.client.say_to(interaction)("close-kept"))


ITEMS = (TakeSeat, AddRobot, RemoveRobot, StandUp, Start, AskToClose, CloseTable, KeepTable)
