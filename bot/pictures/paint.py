"""Drawing whatever a screen shows, with one function for each kind of scene; it belongs into a worker thread."""

from __future__ import annotations

from bot.pictures.course import draw_course
from bot.pictures.figures import CourseScene, MonthsScene, PlotScene, SheetScene
from bot.pictures.months import draw_months
from bot.pictures.order import draw_order
from bot.pictures.plot import draw_plot
from bot.pictures.replay import draw_replay
from bot.pictures.scene import OrderScene, ReplayScene, Scene, TableScene
from bot.pictures.sheet import draw_sheet
from bot.pictures.table import draw_table


def paint(scene: Scene) -> bytes:
    """The picture as a WebP file; equal scenes give equal bytes."""
    match scene:
        case TableScene():
            return draw_table(scene)
        case ReplayScene():
            return draw_replay(scene)
        case OrderScene():
            return draw_order(scene)
        case PlotScene():
            return draw_plot(scene)
        case SheetScene():
            return draw_sheet(scene)
        case CourseScene():
            return draw_course(scene)
        case MonthsScene():
            return draw_months(scene)
