"""belote-cli 4.9.6 as an independent referee: legal cards (undertrump on), tricks, points, combinations.

`BELOTE_REFEREE_DEALS` sets how many random deals are compared. Where it differs from docs/rules.md the test says so:
it credits a belote only when it is played, and lets a carré of sevens or eights, worth nothing, win a contest.
"""

import os
import random
from dataclasses import replace

import pytest
from belote import game, scoring
from belote.deck import CARD_SUITS, Contract, Rank, Suit
from belote.deck import Card as TheirCard

from engine.actions import PASS, Bid, PlayCard
from engine.cards import Strain, card_code, cards_of, parse_card
from engine.deal import Deal
from engine.declarations import contest, find
from engine.presets import preset
from engine.results import DeclarationKind
from engine.strengths import STRENGTHS

CARRE_POINTS = scoring._carre_points  # noqa: SLF001 - it has no public table of what combinations are worth
SEQUENCE_POINTS = scoring._sequence_points  # noqa: SLF001

DEALS = int(os.environ.get("BELOTE_REFEREE_DEALS", "200"))
LETTERS = dict(zip("SHDC", CARD_SUITS, strict=True))
THEIR_CARDS = {
    parse_card(rank.value + letter): TheirCard(suit, rank) for letter, suit in LETTERS.items() for rank in Rank
}
OUR_CARDS = {theirs: ours for ours, theirs in THEIR_CARDS.items()}
LADDER = {"bidding": "ladder", "scoring": "match_points"}
AGREED = {"one_card_one_decl": False, "carre_order": "natural"}
"""Where combinations are concerned: they count a card twice, and put kings above tens."""


def dealt(strain, seed, **options):
    """One of our deals with the contract bought by the first speaker."""
    rules = preset("club").with_options(LADDER | options)
    deck = list(range(32))
    random.Random(seed).shuffle(deck)
    deal = Deal(rules, 1, seed % 4, tuple(deck))
    for call in (Bid(0, strain), PASS, PASS, PASS):
        deal.apply(call)
    return deal


def theirs(deal):
    """The same deal as a state of theirs."""
    strain = deal.contract.strain
    hands = tuple(tuple(THEIR_CARDS[card] for card in cards_of(hand)) for hand in deal.hands)
    first = game.Seat(deal.first)
    trump, contract = {
        Strain.NO_TRUMPS: (None, Contract.SANS_ATOUT),
        Strain.ALL_TRUMPS: (Suit.TOUT_ATOUT, Contract.TOUT_ATOUT),
    }.get(strain, (LETTERS["CDHS"[strain % 4]], Contract.NORMAL))
    return replace(
        game.new_game(),
        hands=hands,
        initial_hands=hands,
        trump=trump,
        contract=contract,
        dealer=game.Seat(deal.dealer),
        leader=first,
        turn=first,
        taker=first,
        phase=game.Phase.PLAYING,
    )


@pytest.mark.parametrize("strain", [None, Strain.NO_TRUMPS, Strain.ALL_TRUMPS], ids=["suits", "no trumps", "all"])
def test_cards_tricks_and_points_are_the_referees(strain):
    for seed in range(DEALS if strain is None else DEALS // 2):
        deal = dealt(Strain(seed // 4 % 4) if strain is None else strain, seed)
        state, pick = theirs(deal), random.Random(seed)
        while deal.to_act is not None:
            legal = cards_of(deal.legal_cards())
            assert state.turn.value == deal.to_act
            allowed = sorted(OUR_CARDS[card] for card in game.legal_cards(state, state.turn))
            assert allowed == list(legal), ([card_code(card) for card in deal.trick], deal.contract)
            card = pick.choice(legal)
            deal.verify(deal.to_act, PlayCard(card))
            deal.apply(PlayCard(card))
            state = game.play_card(state, THEIR_CARDS[card])
            assert list(state.current_round_points) == deal.points
        assert state.last_trick_winner.value == deal.tricks[-1].winner
        assert sum(deal.points) == STRENGTHS[deal.contract.strain].total


def found_by_them(hands, trump):
    return {
        game.Seat(seat): {
            "sequences": scoring.detect_sequences(tuple(THEIR_CARDS[card] for card in cards_of(hand))),
            "carres": [
                carre
                for carre in scoring.detect_carres(tuple(THEIR_CARDS[card] for card in cards_of(hand)))
                if CARRE_POINTS(carre)
            ],
            "belote": scoring.detect_belote(tuple(THEIR_CARDS[card] for card in cards_of(hand)), trump),
        }
        for seat, hand in enumerate(hands)
    }


def their_cards(combination):
    return frozenset(OUR_CARDS[card] for card in combination.cards)


def rich_hands(seed):
    """Hands full of combinations: a sorted pack with some cards changed around, dealt in eights."""
    pick = random.Random(seed)
    deck = sorted(range(32), key=(lambda card: card) if pick.random() < 0.5 else (lambda card: (card % 8, card)))
    for _ in range(pick.randrange(1, 12)):
        one, other = pick.sample(range(32), 2)
        deck[one], deck[other] = deck[other], deck[one]
    turn = pick.randrange(32)
    deck = deck[turn:] + deck[:turn]
    return [sum(1 << card for card in deck[at : at + 8]) for at in range(0, 32, 8)]


@pytest.mark.parametrize("options", [{}, {"decl_tie": "first"}], ids=["cancel", "first"])
def test_combinations_and_their_contest_are_the_referees(options):
    rules = preset("club").with_options(AGREED | options)
    kinds, ties = set(), 0
    for seed in range(DEALS * 4):
        hands, strain, taker = rich_hands(seed), Strain(seed % 4), seed // 4 % 4
        trump = LETTERS["CDHS"[strain]]
        held = [find(hand, seat, strain, rules) for seat, hand in enumerate(hands)]
        by_them = found_by_them(hands, trump)
        for seat, entries in enumerate(held):
            said = by_them[game.Seat(seat)]
            runs = {frozenset(cards_of(one.cards)): one.points for one in entries if is_run(one)}
            carres = {frozenset(cards_of(one.cards)): one.points for one in entries if one.kind == "carre"}
            assert runs == {their_cards(one): SEQUENCE_POINTS(one) for one in said["sequences"]}
            assert carres == {their_cards(one): CARRE_POINTS(one) for one in said["carres"]}
            assert any(one.kind == "belote" for one in entries) == said["belote"]
            kinds.update(one.kind for one in entries)
        # with `first` the referee counts from the taker, our rules from the leader: let both be the same seat
        ruling = scoring.resolve_declarations(by_them, trump, game.Seat(taker) if options else None)
        ties += scoring.resolve_declarations(by_them, trump).scoring_team is None and any(map(has_contest, held))
        settled = contest(held, taker, strain, rules, (4, 4))
        writing = {one.seat % 2 for one in settled if one.counted and one.kind != "belote"}
        assert writing == ({ruling.scoring_team} if ruling.scoring_team is not None else set()), seed
        for side, runs, carres in (
            (0, ruling.ns_sequences, ruling.ns_carres),
            (1, ruling.ew_sequences, ruling.ew_carres),
        ):
            worth = scoring.get_declaration_points([*runs, *carres])
            ours = sum(one.points for one in settled if one.seat % 2 == side and one.kind != "belote")
            assert ours == worth
    assert kinds == set(DeclarationKind)
    assert ties


def has_contest(declarations):
    return any(one.kind != "belote" for one in declarations)


def is_run(declaration):
    return declaration.kind in (DeclarationKind.TIERCE, DeclarationKind.QUARTE, DeclarationKind.QUINT)
