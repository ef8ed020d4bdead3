"""The table: cards for everybody, hands for their owners, and the commands `/hand`, `/score`, `/last`."""

from bot.client import BeloteBot
from cogs.table._cog import Table
from cogs.table._items import ITEMS
from cogs.table._people import PEOPLE_ITEMS
from cogs.table._presence import Presence


async def setup(bot: BeloteBot) -> None:
    """Load the cog."""
    bot.add_items(*ITEMS, *PEOPLE_ITEMS)
    await bot.add_cog(Table(bot))
    await bot.add_cog(Presence(bot))
