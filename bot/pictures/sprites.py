"""The drawn cards in memory: read once, cut into single cards, in the sizes that pictures use."""

from __future__ import annotations

from functools import cache
from io import BytesIO

from PIL import Image

from bot.pictures.names import Colours, Lettering, card_emoji, data_file, emoji_picture, sheet_name
from bot.pictures.sizes import CARD_HEIGHT, CARD_WIDTH, TABLE_HEIGHT
from engine.cards import Card, rank_of, suit_of


@cache
def face(card: Card, lettering: Lettering, colours: Colours, height: int = CARD_HEIGHT) -> Image.Image:
    """A card face up, as high as asked."""
    left, top = rank_of(card) * CARD_WIDTH, suit_of(card) * CARD_HEIGHT
    whole = _sheet(sheet_name(lettering, colours)).crop((left, top, left + CARD_WIDTH, top + CARD_HEIGHT))
    return _sized(whole, height)


@cache
def back(height: int = CARD_HEIGHT) -> Image.Image:
    """A card face down, as high as asked."""
    return _sized(_sheet("back.png"), height)


@cache
def tile(card: Card, lettering: Lettering, colours: Colours, height: int) -> Image.Image:
    """A card as its emoji has it, index and suit as large as they go, without the room at its sides."""
    with Image.open(BytesIO(emoji_picture(card_emoji(card, lettering, colours)))) as emoji:
        whole = emoji.convert("RGBA")
    return _sized(whole.crop(whole.getbbox()), height)


@cache
def cloth(height: int = TABLE_HEIGHT) -> Image.Image:
    """The empty table, as high as asked."""
    felt = _opened("felt.png").convert("RGB")
    return felt if height == felt.height else felt.resize((felt.width, height), Image.Resampling.BICUBIC)


@cache
def _sheet(name: str) -> Image.Image:
    return _opened(name).convert("RGBA")


def _opened(name: str) -> Image.Image:
    with data_file(name).open("rb") as file:
        image = Image.open(file)
        image.load()
        return image


def _sized(image: Image.Image, height: int) -> Image.Image:
    if height == image.height:
        return image
    return image.resize((round(image.width * height / image.height), height), Image.Resampling.LANCZOS)
