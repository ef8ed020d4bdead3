"""What all pictures are put together with: a line of words, a card with its transparent corners."""

from __future__ import annotations

from typing import Literal, TypeAlias

from PIL import Image

from bot.pictures.fonts import strip

Colour: TypeAlias = tuple[int, int, int]
Align: TypeAlias = Literal["left", "centre", "right"]


def write(
    image: Image.Image, text: str, at: tuple[int, int], size: int, width: int, colour: Colour, align: Align
) -> None:
    """Write a line whose middle is at that height, at most so wide."""
    if not text:
        return
    mask = strip(text.replace("\ufe0e", ""), size, width)
    left = {"left": at[0], "centre": at[0] - mask.width // 2, "right": at[0] - mask.width}[align]
    image.paste(colour, (left, at[1] - mask.height // 2), mask)


def paste(image: Image.Image, sprite: Image.Image, at: tuple[int, int]) -> None:
    """Lay a sprite on the picture; `at` is its upper left corner."""
    image.paste(sprite, at, sprite)
