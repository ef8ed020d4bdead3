"""The cards as emojis of the application: made once, by name, and used wherever a text names a card."""

from bot.client import BeloteBot
from cogs.emojis._cog import Emojis


async def setup(bot: BeloteBot) -> None:
    """Load the cog."""
    await bot.add_cog(Emojis(bot))
