"""The lobby: opening tables, sitting down, standing up, starting, and the group of commands `/table`."""

from bot.client import BeloteBot
from cogs.lobby._cog import Lobby
from cogs.lobby._events import Events
from cogs.lobby._items import ITEMS
from cogs.lobby._rules import RULES_ITEMS


async def setup(bot: BeloteBot) -> None:
    """Load the cog."""
    bot.add_items(*ITEMS, *RULES_ITEMS)
    await bot.add_cog(Lobby(bot))
    await bot.add_cog(Events(bot))
