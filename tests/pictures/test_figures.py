"""Pictures of figures: every number also in words, small, and intact whatever people are called."""

import re
from dataclasses import replace
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from bot.pictures.figures import PlotScene
from bot.pictures.paint import paint
from bot.pictures.paper import MARGIN, WIDTH, steps
from bot.render.figures import PLOT_DEALS, course_picture, months_picture, plot_picture, sheet_picture
from bot.render.members.profile import profile_screen
from bot.render.reporting.reports import figures_screen
from bot.render.screen import MAX_ALT, Picture, Screen, Text
from bot.render.table.columns import match_plot, running_sheet, sheet_block
from bot.services.members.profiles import CoursePoint, Profile
from bot.services.members.reliability import Reliability
from bot.services.members.standing import Standing
from bot.services.reporting.views import Month
from bot.services.table.views import TableView
from bot.texts.escape import tidy
from engine.presets import preset, preset_names
from tests.faults import faults
from tests.pictures.hard import HARD_NAMES, LIMIT
from tests.render.samples import MOMENT, PEOPLE, RU, at_random, languages, play, table_of

NAMES = {101: "Анна", 102: "Борис", 103: "Віра", 104: "Grace"}
SIDES = st.integers(2, 4)
POINTS = st.integers(-9999, 9999)


def whole_match(game: str = "club", **options: object) -> TableView:
    *_, match = play(3, replace(preset(game), **options), at_random(3))  # pyright: ignore[reportArgumentType]
    return table_of(match, seats=PEOPLE[: match.rules.players])


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"-?\d+", text)]


def opened(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(paint(picture.scene))).convert("RGB")


def plot_of(names: tuple[str, str], title: str = "Север–Юг") -> Picture:
    totals = [(1, (82, 80)), (2, (162, 1004))]
    picture = plot_picture(RU, (title, "Запад–Восток"), names, totals, 1000)
    assert picture is not None
    return picture


def month(number: int, filed: int = 4, median: int | None = 65) -> Month:
    return Month(2026, number, filed, filed // 2, filed // 3, filed // 4, median)


def points(count: int) -> tuple[CoursePoint, ...]:
    return tuple(CoursePoint(at, MOMENT, at % 3 == 0, 1000 + at, 100 * at % 990) for at in range(count))


@pytest.mark.parametrize("game", preset_names())
def test_the_plot_and_the_sheet_of_every_game_say_all_their_numbers(game: str) -> None:
    view = whole_match(game)
    scored = [deal for deal in view.public.deals if deal.score is not None and deal.totals is not None]
    for say in languages():
        plot, sheet = match_plot(say, view, NAMES), sheet_block(say, view.public)
        assert plot is not None
        assert isinstance(sheet, Picture)
        assert faults(Screen(1, 1, (plot, sheet))) == ()
        assert len(plot.alt) < MAX_ALT
        assert len(sheet.alt) < MAX_ALT
        assert all(name in plot.alt for name in list(NAMES.values())[: view.public.rules.players])
        for deal in scored[-PLOT_DEALS:]:
            assert set(deal.totals or ()) <= set(numbers(plot.alt))
        for deal in scored[-12:]:
            assert deal.score is not None
            assert {*deal.score.score, *(deal.totals or ())} <= set(numbers(sheet.alt))
        assert sheet.words == running_sheet(say, view.public.deals)
        assert len(paint(plot.scene)) < LIMIT
        assert len(paint(sheet.scene)) < LIMIT


def test_a_member_sees_his_own_column_first() -> None:
    view = whole_match()
    first, second = (sheet_block(RU, view.public, seat) for seat in (0, 1))
    assert isinstance(first, Picture)
    assert isinstance(second, Picture)
    assert "Мы : Они" in first.alt
    north, east = view.public.totals
    assert f"Всего: {north} : {east}." in first.alt
    assert f"Всего: {east} : {north}." in second.alt


def test_who_plays_for_himself_is_you_among_the_others() -> None:
    view = whole_match("three")
    sheet = sheet_block(RU, view.public, 1)
    assert isinstance(sheet, Picture)
    assert "Вы : Юг : Север" in sheet.alt


def test_before_the_first_score_there_are_words_only() -> None:
    match = next(iter(play(1)))
    view = table_of(match)
    assert sheet_block(RU, view.public) == Text(RU("score-sheet-empty"))
    assert match_plot(RU, view, NAMES) is None


def test_a_long_match_plots_its_last_deals_and_their_numbers() -> None:
    totals = [(number, (number * 25, number * 20)) for number in range(1, 61)]
    picture = plot_picture(RU, ("Мы", "Они"), ("", ""), totals, 2000)
    assert picture is not None
    assert isinstance(picture.scene, PlotScene)
    assert picture.scene.deals == tuple(range(61 - PLOT_DEALS, 61))
    assert "с 21 по 60" in picture.alt
    assert len(picture.alt) < MAX_ALT


@settings(max_examples=25, deadline=None)
@given(data=st.data(), sides=SIDES, deals=st.integers(1, 60), target=st.sampled_from([151, 501, 1000]))
def test_any_match_can_be_plotted_and_written_down(data: st.DataObject, sides: int, deals: int, target: int) -> None:
    row = st.tuples(*[POINTS] * sides)
    totals = [(number, data.draw(row)) for number in range(1, deals + 1)]
    titles, names = ["W" * 32] * sides, ["Ж" * 32] * sides
    plot = plot_picture(RU, titles, names, totals, target)
    sheet = sheet_picture(RU, titles, [(number, after, after) for number, after in totals[-12:]], target, "words")
    for picture in (plot, sheet):
        assert picture is not None
        assert faults(Screen(1, 1, (picture,))) == ()
        assert len(paint(picture.scene)) < LIMIT


@pytest.mark.parametrize("name", HARD_NAMES)
def test_f35_a_name_never_leaves_its_line_of_the_legend(name: str) -> None:
    for at, field in ((0, (name, "Борис")), (1, ("Анна", name))):
        calm, hard = opened(plot_of(("Анна", "Борис"))), opened(plot_of(field))
        changed = ImageChops.difference(calm, hard).point(lambda value: 255 if value > 40 else 0).getbbox()
        if changed is not None:
            left, top, right, bottom = changed
            assert left > MARGIN + 60
            assert right <= WIDTH - MARGIN
            assert top >= 58 + 60 * at + 28
            assert bottom <= 58 + 60 * (at + 1)


@pytest.mark.parametrize("name", HARD_NAMES)
def test_every_name_may_be_a_column(name: str) -> None:
    plot = plot_of((name, name), title=name)
    sheet = sheet_picture(RU, (name, name, name), [(1, (82, 80, 0), (82, 80, 0))], 1000, "words")
    assert sheet is not None
    for picture in (plot, sheet):
        assert len(paint(picture.scene)) < LIMIT
        assert "82" in picture.alt
        assert tidy(name) in picture.alt


def test_the_course_says_each_result_and_tells_victories_from_defeats_by_shape() -> None:
    for count in (1, 12, 30):
        picture = course_picture(RU, points(count))
        assert picture is not None
        assert len(picture.alt) < MAX_ALT
        assert len(paint(picture.scene)) < LIMIT
        spoken = picture.alt.partition(": ")[2].rstrip(".").split(", ")
        expected = [f"{'победа' if p.won else 'поражение'} {p.own}:{p.other}" for p in points(count)[::-1]]
        assert spoken == expected
    assert course_picture(RU, ()) is None
    won, lost = (
        opened_course([CoursePoint(1, MOMENT, won, *score)]) for won, score in ((True, (9, 1)), (False, (1, 9)))
    )
    assert ImageChops.difference(won.convert("L"), lost.convert("L")).getbbox() is not None


def opened_course(course: list[CoursePoint]) -> Image.Image:
    picture = course_picture(RU, course)
    assert picture is not None
    return opened(picture)


def test_a_profile_with_thirty_matches_is_a_screen() -> None:
    profile = Profile(
        1, Standing(5, 2, 40, False), Reliability(90, 26, 2, 2), (), (), points(30), False, None, False, ""
    )
    for say in languages():
        screen = profile_screen(say, profile)
        assert len(screen.pictures) == 1
        assert faults(screen) == ()


@pytest.mark.parametrize("count", [1, 2, 6])
def test_the_months_say_every_figure(count: int) -> None:
    months = tuple(
        month(number, filed=number * 150, median=None if number == 2 else 65) for number in range(count, 0, -1)
    )
    for say in languages():
        picture = months_picture(say, months)
        assert len(picture.alt) < MAX_ALT
        assert len(paint(picture.scene)) < LIMIT
        for one in months:
            assert {one.filed, one.confirmed, one.rejected, one.breaches} <= set(numbers(picture.alt))
        assert "1:05" in picture.alt
        assert faults(figures_screen(say, months)) == ()


def test_no_month_means_no_picture() -> None:
    assert figures_screen(RU, (month(1, filed=0),)).pictures == ()


@given(low=st.integers(-10_000, 0), high=st.integers(1, 10_000))
def test_the_marks_of_an_axis_cover_all_values_and_are_few(low: int, high: int) -> None:
    marks = steps(low, high, 6)
    assert marks[0] <= low
    assert marks[-1] >= high
    assert 0 in marks
    assert 2 <= len(marks) <= 9


def test_equal_scenes_give_equal_bytes() -> None:
    assert paint(plot_of(("Анна", "Борис")).scene) == paint(plot_of(("Анна", "Борис")).scene)
