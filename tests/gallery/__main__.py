"""Take pictures of the real bot's screens: `python -m tests.gallery`; needs a Chromium.

Without options: the pictures of the README, as phones show them, into `docs/screens`. With `--all`: every screen in
Russian and English, dark and light, on a phone and in a window, into `pictures/`.
"""

import argparse
import asyncio
from pathlib import Path

from PIL import Image

from bot.texts import Language
from tests.gallery.stage import open_stage
from tests.gallery.tour import TOUR

_QUALITY = 82
_ROOT = Path(__file__).parents[2]


def take(folder: Path, language: Language, theme: str, chapters: list[str], *, wide: bool) -> list[Path]:
    """Walk through some chapters and return the files of the pictures."""

    async def walk() -> list[Path]:
        async with open_stage(folder, language, theme, wide=wide) as stage:
            for name in chapters:
                await TOUR[name](stage)
            return stage.taken

    folder.mkdir(parents=True, exist_ok=True)
    return asyncio.run(walk())


def shrink(picture: Path) -> Path:
    """Turn a PNG into the much smaller WebP that the README shows."""
    small = picture.with_suffix(".webp")
    with Image.open(picture) as image:
        image.convert("RGB").save(small, quality=_QUALITY, method=6)
    picture.unlink()
    return small


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description=__doc__)
    parser.add_argument("--all", action="store_true", help="both languages, both themes, both widths")
    parser.add_argument("--language", type=Language, default=None)
    parser.add_argument("--theme", choices=("dark", "light"), default=None)
    parser.add_argument("--wide", action="store_true")
    parser.add_argument("--out", type=Path, default=None)
    parser.add_argument("chapters", nargs="*", choices=[*TOUR, []], default=[])
    options = parser.parse_args()
    chapters = options.chapters or list(TOUR)
    if not options.all and options.out is None:
        for language in (options.language,) if options.language else (Language.EN, Language.RU):
            folder = _ROOT / "docs" / "screens" / language
            for picture in take(folder, language, options.theme or "dark", chapters, wide=False):
                print(shrink(picture).relative_to(_ROOT))
        return
    folder = options.out or _ROOT / "pictures"
    for language in (options.language,) if options.language else (Language.RU, Language.EN):
        for theme in (options.theme,) if options.theme else ("dark", "light"):
            wide = options.wide or options.all
            for picture in take(folder / language / theme, language, theme, chapters, wide=wide):
                print(picture)


if __name__ == "__main__":
    main()
