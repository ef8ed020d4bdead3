"""The controls of the auction panel. The picked price lives in their ids, so that it survives every redraw."""

from __future__ import annotations

from cogs.shared.hands import hands_of
from cogs.shared.items import ActItem, PrivateItem
from cogs.shared.replies import Click
from engine.actions import Action, parse_call


class PickPrice(PrivateItem, verb="price"):
    """The price of a bid to come; nothing has been said yet."""

    async def press(self, interaction: Click) -> None:
        """Offer the trumps at that price."""
        await hands_of(interaction).show(interaction, self.ref.table, price=int(self.choice(interaction)))


class SayBid(ActItem, verb="bid"):
    """A trump at the picked price (or alone, where the game names none)."""

    def action(self) -> Action:
        """Bid."""
        return parse_call(self.ref.arg)


class SayWord(ActItem, verb="call"):
    """«Пас», «Контра», «Сюрконтра» and the other words without a price."""

    def action(self) -> Action:
        """Say it."""
        return parse_call(self.ref.arg)


ITEMS = (PickPrice, SayBid, SayWord)
