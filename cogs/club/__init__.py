"""The club's settings: the group of commands `/club` for administrators."""

from bot.client import BeloteBot
from cogs.club._cog import Club
from cogs.club._forms import HOUSE_FORMS
from cogs.club._items import ITEMS
from cogs.club._modals import FORMS


async def setup(bot: BeloteBot) -> None:
    """Load the cog."""
    bot.add_items(*ITEMS)
    bot.add_forms(*FORMS, *HOUSE_FORMS)
    await bot.add_cog(Club(bot))
