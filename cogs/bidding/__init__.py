"""The auction panel on the hand: prices, trumps, «Пас» and the doublings."""

from bot.client import BeloteBot
from cogs.bidding._items import ITEMS


async def setup(bot: BeloteBot) -> None:
    """Load the controls; the panel needs no commands."""
    bot.add_items(*ITEMS)
