"""Members to each other: profiles, thanks, the list of the best, personal choices, personal data."""

from bot.client import BeloteBot
from cogs.members._avoid import AVOID_ITEMS
from cogs.members._choice_items import CHOICE_FORMS, CHOICE_ITEMS
from cogs.members._cog import Profile
from cogs.members._items import FORMS, ITEMS
from cogs.members._privacy import PRIVACY_FORMS, PRIVACY_ITEMS, PrivacyCommands
from cogs.members._review import REVIEW_ITEMS
from cogs.members._thanks import THANKS_FORMS, THANKS_ITEMS


async def setup(bot: BeloteBot) -> None:
    """Load the cogs."""
    bot.add_items(*ITEMS, *AVOID_ITEMS, *THANKS_ITEMS, *CHOICE_ITEMS, *PRIVACY_ITEMS, *REVIEW_ITEMS)
    bot.add_forms(*FORMS, *THANKS_FORMS, *CHOICE_FORMS, *PRIVACY_FORMS)
    await bot.add_cog(Profile(bot))
    await bot.add_cog(PrivacyCommands(bot))
