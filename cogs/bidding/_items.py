"""The controls of the auction panel. The picked price lives in their ids, so that it survives every redraw."""

from __future__ import annotations

from bot.render import presses
from cogs.shared.hands import hands_of
from cogs.shared.items import ActItem, PrivateItem
from cogs.shared.replies import Click
from engine.actions import Action


class PickPrice(PrivateItem, press=presses.PRICE):
    """The price of a bid to come; nothing has been said yet."""

    async def press(self, interaction: Click) -> None:
        """Offer the trumps at that price."""
        await hands_of(interaction).show(
            interaction, self.ref.table, price=presses.NUMBER.read(self.choice(interaction))
        )


class SayBid(ActItem, press=presses.BID):
    """A trump at the picked price (or alone, where the game names none)."""

    def action(self) -> Action:
        """Bid."""
        return presses.BID.read(self.ref.arg)


class SayWord(ActItem, press=presses.CALL):
    """«Пас», «Контра», «Сюрконтра» and the other words without a price."""

    def action(self) -> Action:
        """Say it."""
        return presses.CALL.read(self.ref.arg)


ITEMS = (PickPrice, SayBid, SayWord)
