"""The look back at one's own decisions, in every game: Discord takes every screen, and it says what was weighed."""

from random import Random

import pytest

from bot.render.history.review import decision_screen, listed, review_screen, waiting_screen, worst
from bot.render.screen import Button, Select
from bot.services.history.archive import ArchivedMatch
from bot.services.history.reviews import MatchReview
from bot.texts.cards import card_label
from engine.actions import CONTRA, PASS, Action, Bid, PlayCard
from engine.cards import Strain
from engine.presets import preset_names
from engine.record import read_record
from engine.review import Judged, moments
from engine.robots.decision import Weighing
from engine.robots.thinker import weigh
from tests.engine.robot_positions import SHORT
from tests.faults import faults
from tests.render.samples import RU, languages
from tests.render.test_replay import archived


def reviewed(found: ArchivedMatch, seat: int = 0) -> MatchReview:
    """Short thoughts about a seat's decisions."""
    judged: list[Judged] = []
    for moment in moments(read_record(found.record), seat):
        weighing = weigh(moment.view, 3, SHORT)
        if weighing is not None:
            judged.append(Judged(moment, weighing))
    return MatchReview(found, tuple(judged))


@pytest.fixture(scope="module")
def review() -> MatchReview:
    return reviewed(archived("club", 4))


def with_costs(review: MatchReview, *costs: float) -> MatchReview:
    """The same decisions, each of which cost so much beside the robot's."""
    decisions: list[Judged] = []
    for judged, cost in zip(review.decisions, costs, strict=False):
        did = judged.moment.action
        best = next(action for action in judged.weighing.points if action != did) if cost else did
        points = dict.fromkeys(judged.weighing.points, -cost) | {best: 0.0}
        decisions.append(Judged(judged.moment, Weighing(best, points)))
    return MatchReview(review.archived, tuple(decisions))


@pytest.mark.parametrize("game", preset_names())
def test_every_screen_of_a_review_can_be_shown(game: str) -> None:
    for seed in (4, 5):
        review = reviewed(archived(game, seed), seed % 2)
        for say in languages():
            assert faults(review_screen(say, review)) == ()
            assert faults(waiting_screen(say, 7, 3, 40)) == ()
            for index in range(min(25, len(review.decisions))):
                assert faults(decision_screen(say, review, index)) == ()


def test_the_dearest_come_first_and_chance_is_no_mistake(review: MatchReview) -> None:
    told = with_costs(review, 2.9, 12.0, 0.0, 40.0, 3.4)
    assert worst(told.decisions) == (3, 1, 4)
    text = review_screen(RU, told).text
    assert "5 решений с выбором, не хуже робота — 2." in text
    assert "примерно в 55 очков" in text
    assert text.index("40 очков") < text.index("12 очков") < text.index("3 очка")


def test_a_review_without_mistakes_says_so_and_one_without_decisions_too(review: MatchReview) -> None:
    assert "Дорогих решений нет" in review_screen(RU, with_costs(review, 0.0, 0.0)).text
    nothing = MatchReview(review.archived, ())
    assert "Выбирать было не из чего" in review_screen(RU, nothing).text
    assert decision_screen(RU, nothing, 0) == review_screen(RU, nothing)


def test_a_decision_shows_what_was_seen_what_was_done_and_what_each_card_costs(review: MatchReview) -> None:
    index = next(at for at, one in enumerate(review.decisions) if isinstance(one.moment.action, PlayCard))
    told = with_costs(review, *(12.0 for _ in review.decisions))
    judged = told.decisions[index]
    text = decision_screen(RU, told, index).text
    assert f"решение {index + 1} из {len(told.decisions)}" in text
    assert "Ваши карты" in text
    did, best = judged.moment.action, judged.weighing.best
    assert isinstance(did, PlayCard)
    assert isinstance(best, PlayCard)
    assert f"Ваш выбор: **{card_label(RU, did.card)}**" in text
    assert f"Робот: **{card_label(RU, best.card)}**" in text
    assert "Разница в среднем — 12 очков" in text
    rows = [line for line in text.splitlines() if line.startswith("• ")]
    assert len(rows) == len(judged.moment.view.legal_cards)
    assert sum("ваш выбор" in row for row in rows) == 1
    assert card_label(RU, best.card) in rows[0]


def test_the_first_and_the_last_decision_lead_no_further(review: MatchReview) -> None:
    last = len(review.decisions) - 1
    for index, label in ((0, "← Решение"), (last, "Решение →"), (last + 9, "Решение →")):
        controls = decision_screen(RU, review, index).controls
        button = next(one for one in controls if isinstance(one, Button) and one.label == label)
        assert button.disabled


def test_deals_are_jumped_to_at_their_first_decision() -> None:
    review = reviewed(archived("club", 4, target=1500))
    menus = (one for one in review_screen(RU, review).controls if isinstance(one, Select))
    menu = next(menu for menu in menus if menu.press.verb == "review-deal")
    for option in menu.options:
        index = int(option.value.partition(".")[0])
        deal = review.decisions[index].moment.place.deal
        assert option.label == f"Раздача {deal}"
        assert not index or review.decisions[index - 1].moment.place.deal < deal


def test_of_many_bids_with_one_trump_the_best_is_listed_and_the_members_own() -> None:
    bids = [Bid(price, strain) for strain in (Strain.HEARTS, Strain.CLUBS) for price in range(80, 170, 10)]
    points: dict[Action, float] = {bid: -float(bid.price) for bid in bids} | {PASS: 0.0, CONTRA: -500.0}
    did = Bid(120, Strain.CLUBS)
    shown = listed(Weighing(PASS, points), did)
    assert shown[0] == PASS
    assert set(shown) == {PASS, Bid(80, Strain.HEARTS), Bid(80, Strain.CLUBS), did, CONTRA}
    cards = [PlayCard(card) for card in range(14)]
    crowd: dict[Action, float] = dict(zip(cards, map(float, Random(1).sample(range(100), len(cards))), strict=True))
    best = max(crowd, key=lambda card: crowd[card])
    last = min(crowd, key=lambda card: crowd[card])
    shown = listed(Weighing(best, crowd), last)
    assert len(shown) == 12
    assert (shown[0], shown[-1]) == (best, last)
