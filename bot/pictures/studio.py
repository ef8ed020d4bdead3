"""Draws the pictures of screens: in worker threads, a few at a time, equal scenes once."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from bot.pictures.paint import paint
from bot.pictures.scene import Scene
from bot.render.screen import Screen

_log: Final = logging.getLogger(__name__)

ARTISTS: Final = 2
"""How many pictures are drawn at the same time."""

_KEPT: Final = 64
"""So many drawn pictures stay in memory, each under 30 kB; several members ask for the same score sheet."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A screen that can be sent, and the WebP file of each of its pictures in order."""

    screen: Screen
    pictures: tuple[bytes, ...] = ()


class Studio:
    """Where screens get their pictures; in a closed one every picture gives way to its words."""

    def __init__(self, *, is_open: bool) -> None:
        self._is_open = is_open
        self._artists = asyncio.Semaphore(ARTISTS)
        self._kept: OrderedDict[Scene, bytes] = OrderedDict()
        self._drawing: dict[Scene, asyncio.Task[bytes]] = {}

    async def drawn(self, screen: Screen) -> Drawn:
        """The screen with its pictures. One that cannot be drawn is logged, and the screen shown in words."""
        if not screen.pictures:
            return Drawn(screen)
        if not self._is_open:
            return Drawn(screen.in_words())
        try:
            return Drawn(screen, tuple([await self._picture(picture.scene) for picture in screen.pictures]))
        except Exception:  # whatever is wrong with a picture, people go on playing with its words
            _log.exception("a picture of table %d could not be drawn", screen.table)
            return Drawn(screen.in_words())

    async def _picture(self, scene: Scene) -> bytes:
        """The picture of a scene; who asks for one that is being drawn waits for that drawing."""
        if scene in self._kept:
            self._kept.move_to_end(scene)
            return self._kept[scene]
        if scene not in self._drawing:
            drawing = self._drawing[scene] = asyncio.create_task(self._draw(scene))
            drawing.add_done_callback(lambda _: self._drawing.pop(scene))
        # One of several who wait may give up; the others go on waiting.
        return await asyncio.shield(self._drawing[scene])

    async def _draw(self, scene: Scene) -> bytes:
        async with self._artists:
            picture = await asyncio.to_thread(paint, scene)
        self._kept[scene] = picture
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return picture
