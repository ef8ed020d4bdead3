"""The club's settings: the group of commands `/club` for administrators."""

from bot.client import BeloteBot
from cogs.club._cog import Club
from cogs.club._modals import FORMS


async def setup(bot: BeloteBot) -> None:
    """Load the cog."""
    bot.add_forms(*FORMS)
    await bot.add_cog(Club(bot))
