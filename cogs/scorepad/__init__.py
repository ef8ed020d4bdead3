"""Score sheets for people who play with real cards: `/scorepad`."""

from bot.client import BeloteBot
from cogs.scorepad._cog import Scorepad
from cogs.scorepad._forms import FORMS
from cogs.scorepad._items import ITEMS


async def setup(bot: BeloteBot) -> None:
    """Load the cog."""
    bot.add_items(*ITEMS)
    bot.add_forms(*FORMS)
    await bot.add_cog(Scorepad(bot))
