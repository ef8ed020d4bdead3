"""Complaints on Discord: the group of commands `/report`, context menus, forms, and the moderators' screens."""

from bot.client import BeloteBot
from cogs.reporting._cog import Reporting
from cogs.reporting._items import ITEMS
from cogs.reporting._staff_forms import STAFF_FORMS
from cogs.reporting._staff_items import STAFF_ITEMS
from cogs.reporting.forms import FORMS


async def setup(bot: BeloteBot) -> None:
    """Load the cog."""
    bot.add_items(*ITEMS, *STAFF_ITEMS)
    bot.add_forms(*FORMS, *STAFF_FORMS)
    await bot.add_cog(Reporting(bot))
