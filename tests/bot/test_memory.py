"""What the start has loaded is looked through by the garbage collector once."""

import gc
import weakref

from bot.commands.run import settle_memory


class Knot:
    def __init__(self):
        self.itself = self


def test_later_collections_leave_alone_what_was_there_at_the_start():
    try:
        settle_memory()
        assert gc.get_freeze_count() > 10_000
        assert len(gc.get_objects()) < gc.get_freeze_count() / 10
    finally:
        gc.unfreeze()


def test_garbage_of_the_start_is_gone_before_it_is_kept():
    knot = Knot()
    seen = weakref.ref(knot)
    del knot
    try:
        settle_memory()
        assert seen() is None
    finally:
        gc.unfreeze()
