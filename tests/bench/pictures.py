"""How long each kind of picture takes to draw, and how large it is.

Run with `python -m tests.bench.pictures [--rounds N]`. The time is the processor's, of the best of several rounds.
"""

import argparse
import time

from bot.pictures.names import Colours
from bot.pictures.paint import paint
from bot.pictures.scene import Scene
from bot.render.figures import course_picture, months_picture
from bot.render.history.replay_picture import replay_picture
from bot.render.screen import Picture
from bot.render.table.columns import match_plot, sheet_block
from bot.render.table.picture import table_picture
from bot.services.members.profiles import CoursePoint
from bot.services.reporting.views import Month
from engine.results import Phase
from tests.render.samples import MOMENT, RU, find, play, table_of
from tests.render.test_replay import archived

NAMES = {101: "Константин", 102: "გიორგი", 103: "محمد", 104: "😀 Grace"}


def scenes() -> dict[str, Scene]:
    """A full picture of each kind."""
    fullest = find(
        lambda match: match.phase is Phase.PLAY and len(match.deal.trick) == 3 and len(match.deal.tricks) == 1
    )
    *_, over = play(3)
    view = table_of(over)
    course = tuple(CoursePoint(at, MOMENT, at % 3 == 0, 1000 + at, 100 * at % 990) for at in range(30))
    months = tuple(Month(2026, number, number * 9, number * 4, number * 3, number, 65) for number in range(6, 0, -1))
    past = archived("club", 4)
    pictures = {
        "table": table_picture(RU, table_of(fullest), NAMES),
        "plot": match_plot(RU, view, NAMES),
        "sheet": sheet_block(RU, view.public),
        "course": course_picture(RU, course),
        "months": months_picture(RU, months),
        "replay": replay_picture(RU, past, 0, 4, (0, 0), NAMES, Colours.TWO),
    }
    return {name: picture.scene for name, picture in pictures.items() if isinstance(picture, Picture)}


def measure(scene: Scene, rounds: int) -> tuple[float, int]:
    """Milliseconds of the best round, and bytes."""
    size, best = len(paint(scene)), float("inf")
    for _ in range(rounds):
        started = time.process_time()
        paint(scene)
        best = min(best, time.process_time() - started)
    return best * 1000, size


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=20)
    rounds = parser.parse_args().rounds
    print(f"{'':8}{'ms':>8}{'kB':>8}")
    for name, scene in scenes().items():
        took, size = measure(scene, rounds)
        print(f"{name:8}{took:8.1f}{size / 1000:8.1f}")


if __name__ == "__main__":
    main()
