"""The table: cards for everybody, hands for their owners, and the commands `/hand`, `/score`, `/last`."""

from bot.client import BeloteBot
from cogs.table._cog import Table
from cogs.table._items import ITEMS


async def setup(bot: BeloteBot) -> None:
    """Load the cog."""
    bot.add_items(*ITEMS)
    await bot.add_cog(Table(bot))
