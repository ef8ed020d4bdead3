"""Where screens get their pictures: beside the event loop, a few at a time, each scene once."""

import asyncio
import logging
import threading

import pytest

from bot.pictures import studio as studios
from bot.pictures.figures import CourseMatch, CourseScene
from bot.pictures.studio import ARTISTS, Drawn, Studio
from bot.render.screen import Picture, Screen, Text


def scene(number: int = 0) -> CourseScene:
    return CourseScene(f"Scene {number}", "won", "lost", "note", (CourseMatch(True, 10, 5),))


def screen(number: int = 0, words: str = "in letters") -> Screen:
    return Screen(1, 1, (Text("heading"), Picture(scene(number), "alt", words)))


async def test_f38_drawing_twenty_pictures_at_once_leaves_the_loop_free(monkeypatch: pytest.MonkeyPatch) -> None:
    """All are drawn, in worker threads, a few at a time; the loop turns meanwhile."""
    threads: list[int] = []
    busy = most = 0
    lock, gate = threading.Lock(), threading.Event()

    def slow(_: object) -> bytes:
        nonlocal busy, most
        with lock:
            threads.append(threading.get_ident())
            busy += 1
            most = max(most, busy)
        gate.wait(10)
        with lock:
            busy -= 1
        return b"RIFF"

    monkeypatch.setattr(studios, "paint", slow)
    studio = Studio(is_open=True)
    drawings = [asyncio.ensure_future(studio.drawn(screen(number))) for number in range(20)]
    while len(threads) < ARTISTS:  # noqa: ASYNC110 - the threads have nothing to set
        await asyncio.sleep(0)  # the loop is free: otherwise nobody would get here
    assert not any(drawing.done() for drawing in drawings)
    gate.set()
    assert [drawn.pictures for drawn in await asyncio.gather(*drawings)] == [(b"RIFF",)] * 20
    assert len(threads) == 20
    assert threading.get_ident() not in threads
    assert most == ARTISTS


async def test_equal_scenes_are_drawn_once_while_they_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []

    def noted(one: object) -> bytes:
        seen.append(one)
        return str(len(seen)).encode()

    monkeypatch.setattr(studios, "paint", noted)
    studio = Studio(is_open=True)
    first, again = await studio.drawn(screen()), await studio.drawn(screen())
    assert first == again == Drawn(screen(), (b"1",))
    for number in range(1, 200):
        await studio.drawn(screen(number))
    assert await studio.drawn(screen(199)) == Drawn(screen(199), (b"200",))
    assert await studio.drawn(screen()) == Drawn(screen(), (b"201",))


async def test_a_scene_that_several_ask_for_at_once_is_drawn_once_also_if_the_first_gives_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[object] = []
    gate = threading.Event()

    def noted(one: object) -> bytes:
        seen.append(one)
        gate.wait(10)
        return b"RIFF"

    monkeypatch.setattr(studios, "paint", noted)
    studio = Studio(is_open=True)
    first, *others = (asyncio.ensure_future(studio.drawn(screen())) for _ in range(4))
    while not seen:  # noqa: ASYNC110 - the thread has nothing to set
        await asyncio.sleep(0)
    first.cancel()
    gate.set()
    assert await asyncio.gather(*others) == [Drawn(screen(), (b"RIFF",))] * 3
    assert len(seen) == 1


async def test_a_closed_studio_shows_words_or_nothing_in_the_place_of_pictures() -> None:
    studio = Studio(is_open=False)
    assert await studio.drawn(screen()) == Drawn(Screen(1, 1, (Text("heading"), Text("in letters"))))
    assert await studio.drawn(screen(words="")) == Drawn(Screen(1, 1, (Text("heading"),)))


@pytest.mark.parametrize("error", [OSError("no such font"), IndexError("a fifth colour"), ZeroDivisionError()])
async def test_a_picture_that_cannot_be_drawn_is_logged_and_shown_in_words(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    def broken(_: object) -> bytes:
        raise error

    monkeypatch.setattr(studios, "paint", broken)
    with caplog.at_level(logging.ERROR):
        drawn = await Studio(is_open=True).drawn(screen())
    assert drawn == Drawn(Screen(1, 1, (Text("heading"), Text("in letters"))))
    assert "could not be drawn" in caplog.text
