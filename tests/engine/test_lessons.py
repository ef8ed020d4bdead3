"""What the teacher says is true of the cards, also of those that the pupil does not see."""

import random
from collections.abc import Iterator

import pytest

from engine.actions import PASS, Bid, PlayCard, Take
from engine.cards import SUIT_SETS, Card, Strain, card_set, parse_card, suit_of
from engine.lessons import Advice, advise, why_taken
from engine.match import Match
from engine.presets import preset, preset_names
from engine.results import Phase, Trick
from engine.seats import partner_of, side_of
from engine.shuffle import deck_order
from engine.strengths import STRENGTHS
from engine.view import SeatView, seat_view


def positions(game: str, seed: int, deals: int = 6) -> Iterator[Match]:
    """Every position of some deals in which everybody does anything that is allowed."""
    lot, rules = random.Random(seed), preset(game)
    match = Match(rules, lot.randrange(rules.players))
    for number in range(1, deals + 1):
        match.deal_cards(deck_order(rules, bytes([seed] * 32), number, (0,) * rules.players))
        while match.deal is not None and match.winner is None:
            yield match
            match.apply(
                match.to_act, lot.choice([one for one in match.legal() if one.__class__.__name__ != "ClaimOut"])
            )
        if match.winner is not None:
            return


def other_hands(match: Match, seat: int) -> int:
    assert match.deal is not None
    return sum(match.deal.playable(other) for other in range(match.rules.players) if other != seat)


def about(match: Match, view: SeatView, card: Card) -> None:
    """Check the reason for a card against all hands."""
    public, players = view.public, view.public.rules.players
    assert public.contract is not None
    strengths, others = STRENGTHS[public.contract.strain], other_hands(match, view.seat)
    reason = advise(view, PlayCard(card)).reason
    after = match.clone()
    after.apply(view.seat, PlayCard(card))
    tricks = after.deal.tricks if after.deal is not None else after.finished[-1].tricks
    match reason:
        case "only":
            assert view.legal_cards == (card,)
        case "takes-last":
            assert tricks[-1].winner == view.seat
        case "takes-sure":
            assert not others & strengths.beats[card]
        case "takes-maybe":
            assert after.deal is not None
            assert after.deal.holder == view.seat
        case "over-partner" | "feed" | "save":
            assert public.trick_holder == partner_of(view.seat, players)
        case "master":
            assert not others & SUIT_SETS[suit_of(card)] & strengths.beats[card]
        case "draw":
            assert side_of(public.contract.seat, players) == side_of(view.seat, players)
        case "cheap" | "lose":
            holder = after.deal.holder if after.deal is not None and after.deal.trick else tricks[-1].winner
            assert holder != view.seat
        case _:
            assert reason in ("lead", "lead-low", "raspasy")
    if reason in ("feed", "save", "lead", "lead-low"):
        assert (strengths.points[card] > 0) == (reason in ("feed", "lead"))


@pytest.mark.parametrize("game", preset_names())
def test_every_reason_for_a_card_is_true_of_all_hands(game: str) -> None:
    seen: set[str] = set()
    for seed in (1, 2, 3):
        for match in positions(game, seed):
            if match.phase is Phase.PLAY and match.to_act is not None:
                view = seat_view(match, match.to_act)
                for card in view.legal_cards:
                    about(match, view, card)
                    seen.add(advise(view, PlayCard(card)).reason)
    assert len(seen) > 4


@pytest.mark.parametrize("game", preset_names())
def test_every_word_of_an_auction_has_a_reason_with_its_numbers(game: str) -> None:
    for match in positions(game, 4):
        if match.phase is Phase.AUCTION and match.to_act is not None:
            view = seat_view(match, match.to_act)
            for call in view.legal_calls:
                advice = advise(view, call)
                if isinstance(call, Bid | Take):
                    assert advice.reason == ("bid" if advice.worth >= advice.needed else "bid-daring")
                    assert advice.strain is not None
                    assert not card_set(advice.trumps) & ~STRENGTHS[advice.strain].trumps
                if advice.reason in ("pass-low", "pass-wait"):
                    assert (advice.worth < advice.needed) == (advice.reason == "pass-low")


def test_a_pass_says_whether_there_is_anything_to_bid_on() -> None:
    match = Match(preset("club"), 3)
    for _ in match.deal_cards(deck_order(match.rules, b"\1" * 32, 1, (0,) * 4)):
        pass
    view = seat_view(match, 0)
    advice = advise(view, PASS)
    assert isinstance(advice, Advice)
    assert advice.reason in ("pass-nothing", "pass-low", "pass-wait")


@pytest.mark.parametrize(
    ("cards", "winner", "why"),
    [
        ("7C AC 10C KC", 1, "led"),
        ("7C AC 7H KC", 2, "ruff"),
        ("7C 8H 9H KC", 2, "overruff"),
        ("8H 9H JH AC", 2, "trump"),
        ("AC 7D 8S 9D", 0, "led"),
    ],
)
def test_why_a_trick_is_taken(cards: str, winner: int, why: str) -> None:
    trick = Trick(0, tuple(map(parse_card, cards.split())), winner, 0)
    assert why_taken(Strain.HEARTS, trick) == why
    if why == "led":
        assert why_taken(Strain.NO_TRUMPS, trick) == why_taken(Strain.ALL_TRUMPS, trick) == "led"
