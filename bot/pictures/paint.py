"""Drawing whatever a screen shows; slow enough to belong into a worker thread."""

from __future__ import annotations

from typing import Final

from bot.pictures.order import draw_order
from bot.pictures.scene import Scene, TableScene
from bot.pictures.table import draw_table

FILE_NAME: Final = "table.webp"


def paint(scene: Scene) -> bytes:
    """The picture as a WebP file; equal scenes give equal bytes."""
    return draw_table(scene) if isinstance(scene, TableScene) else draw_order(scene)
