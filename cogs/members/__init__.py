"""Members to each other: profiles, thanks, the list of the best, personal choices, personal data."""

from bot.client import BeloteBot
from cogs.members._blocks import BLOCK_ITEMS
from cogs.members._circles import REVIEW_ITEMS
from cogs.members._cog import Profile
from cogs.members._items import FORMS, ITEMS
from cogs.members._preferences import PREFERENCE_FORMS, PREFERENCE_ITEMS
from cogs.members._privacy import PRIVACY_FORMS, PRIVACY_ITEMS, PrivacyCommands
from cogs.members._thanks import THANKS_FORMS, THANKS_ITEMS


async def setup(bot: BeloteBot) -> None:
    """Load the cogs."""
    bot.add_items(*ITEMS, *BLOCK_ITEMS, *THANKS_ITEMS, *PREFERENCE_ITEMS, *PRIVACY_ITEMS, *REVIEW_ITEMS)
    bot.add_forms(*FORMS, *THANKS_FORMS, *PREFERENCE_FORMS, *PRIVACY_FORMS)
    await bot.add_cog(Profile(bot))
    await bot.add_cog(PrivacyCommands(bot))
