"""Past matches: `/history`, `/replay`, `/analysis` and `/verify`, each for the one who asks."""

from bot.client import BeloteBot
from cogs.history._cog import Replay
from cogs.history._items import ITEMS
from cogs.history._review import ITEMS as REVIEW_ITEMS


async def setup(bot: BeloteBot) -> None:
    """Load the cog."""
    bot.add_items(*ITEMS, *REVIEW_ITEMS)
    await bot.add_cog(Replay(bot))
