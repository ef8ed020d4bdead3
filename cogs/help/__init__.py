"""Help in words: `/rules`, from the same options that the engine obeys."""

from bot.client import BeloteBot
from cogs.help._cog import Help
from cogs.help._items import ITEMS


async def setup(bot: BeloteBot) -> None:
    """Load the cog."""
    bot.add_items(*ITEMS)
    await bot.add_cog(Help(bot))
