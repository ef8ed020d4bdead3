"""«Не сажать меня с…»: the personal block offered where somebody may want it."""

from __future__ import annotations

from bot.render import presses
from bot.render.members.blocks import avoid_screen
from bot.services.members.blocks import Mate
from cogs.shared.items import PrivateItem
from cogs.shared.names import names_of
from cogs.shared.replies import Click, answer, guild_of, promise


async def show_mates(interaction: Click, match_id: int, other_id: int = 0) -> None:
    """Answer an acknowledged interaction with the others of a match, or (match 0) with one member."""
    company, guild_id = interaction.client.services.members.blocks, guild_of(interaction)
    if match_id:
        mates = await company.mates(guild_id, interaction.user.id, match_id)
    else:
        mates: tuple[Mate, ...] = (await company.mate(guild_id, interaction.user.id, other_id),)
    names = await names_of(interaction, [mate.user_id for mate in mates])
    await answer(interaction, avoid_screen(interaction.client.say_to(interaction), match_id, mates, names))


class Avoid(PrivateItem, press=presses.AVOID):
    """«Не сажать меня с…» on the card at the end of a match."""

    async def press(self, interaction: Click) -> None:
        """Show whom to choose from."""
        await show_mates(interaction, presses.AVOID.read(self.ref.arg))


class AvoidOne(PrivateItem, press=presses.AVOID_ONE):
    """«Не сажать вместе» under the receipt of a complaint."""

    async def acknowledge(self, interaction: Click) -> None:
        """Promise a message of its own: the receipt stays."""
        await promise(interaction)

    async def press(self, interaction: Click) -> None:
        """Block, and show how to take it back."""
        await set_block(interaction, 0, presses.AVOID_ONE.read(self.ref.arg), blocked=True)


class AvoidSet(PrivateItem, press=presses.AVOID_SET):
    """One of the others chosen: blocked, or not any more."""

    async def press(self, interaction: Click) -> None:
        """Do it and show the list as it is now."""
        match_id, (other_id, blocked) = presses.AVOID_SET.read(self.ref.arg)
        await set_block(interaction, match_id, other_id, blocked=bool(blocked))


async def set_block(interaction: Click, match_id: int, other_id: int, *, blocked: bool) -> None:
    """Block or unblock somebody and show the others again."""
    company = interaction.client.services.members.blocks
    await company.set_block(guild_of(interaction), interaction.user.id, other_id, blocked=blocked)
    await show_mates(interaction, match_id, other_id)


BLOCK_ITEMS = (Avoid, AvoidOne, AvoidSet)
