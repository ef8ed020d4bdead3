"""The quiet notes about circles of thanks, for moderators."""

from __future__ import annotations

from bot.render import presses
from bot.render.members.profile import circles_screen
from bot.services.members.circles import Discount
from cogs.members._courier import ThanksCourier
from cogs.shared.items import PrivateItem
from cogs.shared.replies import Click, answer, guild_of
from cogs.shared.staff import staff_of


async def show_circles(interaction: Click, notice: str = "") -> None:
    """Answer an acknowledged interaction with the notes; raises `report-moderators-only`."""
    say = interaction.client.say_to(interaction)
    notes = await interaction.client.services.members.circles.shown(await staff_of(interaction))
    await answer(interaction, circles_screen(say, notes, say(notice) if notice else ""))


async def _tell(interaction: Click, discount: Discount) -> None:
    await ThanksCourier(interaction.client).tell_discount(guild_of(interaction), discount)


class TakeOut(PrivateItem, press=presses.CIRCLE_TAKE):
    """«Не учитывать»."""

    async def press(self, interaction: Click) -> None:
        """Take the thanks of the circle out of account and tell its members."""
        circles = interaction.client.services.members.circles
        discount = await circles.discount(await staff_of(interaction), presses.CIRCLE_TAKE.read(self.ref.arg))
        await show_circles(interaction, "circles-done")
        await _tell(interaction, discount)


class PutBack(PrivateItem, press=presses.CIRCLE_BACK):
    """«Вернуть»."""

    async def press(self, interaction: Click) -> None:
        """Take them back into account and tell the members."""
        circles = interaction.client.services.members.circles
        discount = await circles.restore(await staff_of(interaction), presses.CIRCLE_BACK.read(self.ref.arg))
        await show_circles(interaction, "circles-done")
        await _tell(interaction, discount)


class LayAside(PrivateItem, press=presses.CIRCLE_LEAVE):
    """«Ничего не делать»."""

    async def press(self, interaction: Click) -> None:
        """Lay the note aside; nobody hears of it."""
        await interaction.client.services.members.circles.dismiss(
            await staff_of(interaction), presses.CIRCLE_LEAVE.read(self.ref.arg)
        )
        await show_circles(interaction, "circles-done")


REVIEW_ITEMS = (TakeOut, PutBack, LayAside)
