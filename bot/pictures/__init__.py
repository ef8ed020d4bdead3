"""Pictures: our own cards, drawn by `python -m bot.pictures.generate`, and the table that is put together from them.

`data/` holds what the generator drew, `typefaces/` two free fonts: DejaVu Sans Bold (Latin, Cyrillic, Armenian,
Georgian, Arabic, Hebrew) and Noto Emoji. A system's own fonts are never asked for: a picture looks the same everywhere.
"""
