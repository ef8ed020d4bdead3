"""Random matches for tests: every game of the club, played by chance, stopped anywhere."""

import random

from engine.actions import CLAIM_OUT, PASS, PlayCard, parse_call
from engine.cards import parse_card
from engine.dealing import pack_of
from engine.match import Match
from engine.presets import preset, preset_names
from engine.results import Phase

GAMES = {name: preset(name) for name in preset_names()} | {
    "club, spoken": preset("club").with_options({"declare": "spoken"}),
    "club, asked": preset("club").with_options({"declare": "asked"}),
    "bulgarian, asked": preset("bulgarian").with_options(
        {"declare": "asked", "third_doubling": True, "dealer_must_choose": True, "kirtik": True}
    ),
    "pair, asked": preset("pair").with_options({"declare": "asked", "redeal_dealer": "same"}),
    "open, asked": preset("open").with_options({"declare": "asked"}),
    "classic, three": preset("classic").with_options({"players": 3, "deck_cards": 24}),
    "ukrainian, two": preset("ukrainian").with_options({"players": 2, "deck_cards": 24}),
    "classic, cut": preset("classic").with_options({"deck": "cut", "round2_allow_turned_suit": True}),
}
"""Every preset, other numbers of players, and the options that change what a seat is asked."""


def shuffled(rules, pick):
    deck = list(pack_of(rules))
    pick.shuffle(deck)
    return tuple(deck)


def some_action(match, pick):
    """A legal action; passes are common, so that auctions end and are passed out, claims are rare."""
    legal = match.legal()
    if match.phase is Phase.AUCTION and PASS in legal and pick.random() < 0.5:
        return PASS
    if len(legal) > 1 and legal[-1] == CLAIM_OUT and pick.random() < 0.98:
        legal = legal[:-1]
    return pick.choice(legal)


def advance(match, pick):
    """Deal the next cards, or let the seat to act do something; the events of it."""
    if match.phase is Phase.DEALING:
        return match.deal_cards(shuffled(match.rules, pick))
    return match.apply(match.to_act, some_action(match, pick))


def random_match(rules, seed, steps=None):
    """A match after so many steps (None: to the end), and all its events."""
    pick = random.Random(seed)
    match = Match(rules, pick.randrange(rules.players))
    events = []
    while match.winner is None and steps != 0:
        events.extend(advance(match, pick))
        steps = None if steps is None else steps - 1
    return match, events


def say(match, *words):
    """Words of the auction, each by whose turn it is."""
    for word in words:
        match.apply(match.to_act, parse_call(word))


def play(match, *cards):
    """Cards, each by whose turn it is."""
    for card in cards:
        match.apply(match.to_act, PlayCard(parse_card(card)))


def play_out(match, pick):
    """Random cards to the end of the deal; the events of it."""
    events = []
    while match.phase is Phase.PLAY:
        events.extend(advance(match, pick))
    return events


def facts_of(match):
    """Everything that a match remembers, as one value that can be compared."""
    deals = [*match.finished, *([match.deal] if match.deal is not None else [])]
    return (
        match.rules,
        match.first_dealer,
        match.next_dealer,
        match.totals,
        match.carry,
        match.winner,
        match.phase,
        match.to_act,
        match.number,
        tuple(match.results),
        tuple(map(facts_of_deal, deals)),
    )


def facts_of_deal(deal):
    return (
        deal.number,
        deal.dealer,
        deal.deck,
        deal.phase,
        deal.to_act,
        tuple(deal.hands),
        tuple(deal.dealing.face_up),
        tuple(tuple(sorted(piles.items())) for piles in deal.dealing.beneath),
        tuple(deal.auction.calls),
        deal.auction.contract,
        deal.auction.closed,
        deal.contract,
        tuple(deal.trick),
        tuple(deal.tricks),
        tuple(deal.points),
        tuple(deal.announced.items()),
        tuple(deal.plays),
    )


def forget_legal(deal):
    """Void what a deal has worked out from its hands, after a test has changed them."""
    deal._legal = None  # noqa: SLF001 - nobody but a test changes the hands of a deal
