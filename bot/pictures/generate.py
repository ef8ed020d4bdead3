"""Draw all cards anew: `python -m bot.pictures.generate [FOLDER]` writes what lies in `bot/pictures/data`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PIL import Image

from bot.pictures.art import card_back, card_emoji_face, card_face, felt, suit_face
from bot.pictures.names import Colours, Lettering, back_emoji, card_emoji, sheet_name, suit_emoji
from bot.pictures.sizes import CARD_HEIGHT, CARD_WIDTH, EMOJI_SIZE, TABLE_HEIGHT, TABLE_WIDTH
from engine.cards import DECK_32, SUITS, rank_of, suit_of

_PALETTE: Final = 128


def pictures() -> Iterator[tuple[str, Image.Image]]:
    """Every file name with its picture."""
    for colours in Colours:
        for lettering in Lettering:
            yield sheet_name(lettering, colours), _sheet(lettering, colours)
    yield "back.png", card_back(CARD_WIDTH, CARD_HEIGHT, 8)
    yield "felt.png", felt(TABLE_WIDTH, TABLE_HEIGHT)
    yield from _emojis()


def _emojis() -> Iterator[tuple[str, Image.Image]]:
    done: set[str] = set()
    for colours in Colours:
        for lettering in Lettering:
            for card in DECK_32:
                name = card_emoji(card, lettering, colours)
                if name not in done:
                    done.add(name)
                    yield f"emoji/{name}.png", card_emoji_face(card, lettering, colours)
        for suit in SUITS:
            name = suit_emoji(suit, colours)
            if name not in done:
                done.add(name)
                yield f"emoji/{name}.png", suit_face(suit, colours)
    back = card_back(round(EMOJI_SIZE * 0.8), EMOJI_SIZE, 12)
    square = Image.new("RGBA", (EMOJI_SIZE, EMOJI_SIZE))
    square.paste(back, ((EMOJI_SIZE - back.width) // 2, 0))
    yield f"emoji/{back_emoji()}.png", square


def _sheet(lettering: Lettering, colours: Colours) -> Image.Image:
    sheet = Image.new("RGBA", (8 * CARD_WIDTH, 4 * CARD_HEIGHT))
    for card in DECK_32:
        sheet.paste(card_face(card, lettering, colours), (rank_of(card) * CARD_WIDTH, suit_of(card) * CARD_HEIGHT))
    return sheet


def write_all(folder: Path) -> int:
    """Draw everything into a folder; how many files there are."""
    count = 0
    for name, picture in pictures():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        small = picture.quantize(_PALETTE, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        (picture if name == "felt.png" else small).save(path, optimize=True)
        count += 1
    return count


if __name__ == "__main__":
    write_all(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent / "data")
