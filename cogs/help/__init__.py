"""Help: the rules from the same options that the engine obeys, and practice deals in which all is explained."""

from bot.client import BeloteBot
from cogs.help._cog import Help
from cogs.help._items import ITEMS
from cogs.help._practice import PRACTICE_ITEMS


async def setup(bot: BeloteBot) -> None:
    """Load the cog."""
    bot.add_items(*ITEMS, *PRACTICE_ITEMS)
    await bot.add_cog(Help(bot))
