"""Every sentence a person sees, in the language of whoever reads it.

`Texts` holds the Fluent catalogs of `bot/locales`; `Say` is one language of it, handed to renderers. `cards.py` writes
cards, calls and seats, `escape.py` makes names chosen by members harmless, `commands.py` names slash commands.
"""

from bot.texts.catalog import Argument, CatalogError, Say, Texts
from bot.texts.languages import SOURCE, Language, language_for

__all__ = ["SOURCE", "Argument", "CatalogError", "Language", "Say", "Texts", "language_for"]
