"""Past matches: `/history`, `/replay`, `/analysis` and `/verify`, each for the one who asks."""

from bot.client import BeloteBot
from cogs.replay._cog import Replay
from cogs.replay._items import ITEMS
from cogs.replay._review import ITEMS as REVIEW_ITEMS


async def setup(bot: BeloteBot) -> None:
    """Load the cog."""
    bot.add_items(*ITEMS, *REVIEW_ITEMS)
    await bot.add_cog(Replay(bot))
