"""What robots count with: cards by strength, play-outs that obey the rules, solved endings, the worth of an end."""

import itertools
import random
from dataclasses import replace

import pytest

from engine.actions import PASS, Bid, PlayCard
from engine.cards import DECK_32, Strain, card_set, cards_of
from engine.deal import Deal
from engine.dealing import pack_of
from engine.presets import preset
from engine.results import Contract
from engine.robots import rollout
from engine.robots.endgame import Endgame, thinned
from engine.robots.payoff import Payoff, extras_of
from engine.robots.ranked import RANKINGS
from engine.robots.rollout import Start, roll_out
from engine.scoring import score_deal
from engine.scoring.sheet import extras as written_extras
from engine.strengths import STRENGTHS
from engine.tricks import PlayOptions, legal_cards
from tests.engine.matches import GAMES, random_match

LADDER = preset("bulgarian").with_options({"declare": "automatic"})
OPTIONS = [
    dict(zip(PlayOptions.__slots__, values, strict=True)) for values in itertools.product((False, True), repeat=5)
]


def bought(rules, strain, seed, cards=0):
    """A deal of random cards in that strain after so many random cards."""
    pick = random.Random(f"{strain}/{seed}")
    deck = list(pack_of(rules))
    pick.shuffle(deck)
    deal = Deal(rules, 1, seed % rules.players, tuple(deck))
    deal.apply(Bid(0, strain))
    while deal.phase == "auction":
        deal.apply(PASS)
    for _ in range(cards):
        deal.apply(PlayCard(pick.choice(cards_of(deal.legal_cards()))))
    return deal


class Log(dict):
    """Stands for the cards beneath others, of which there are none, and notes each card that is asked for."""

    def __init__(self):
        super().__init__()
        self.cards = []

    def __contains__(self, card):
        self.cards.append(card)
        return False


def start_of(deal):
    ranking = RANKINGS[deal.contract.strain]
    trick = [ranking.code[card] for card in deal.trick]
    side = deal.contract.seat % len(deal.points)
    return Start(ranking, deal.options, deal.rules.players, deal.leader, trick, deal.points, deal.tricks_by_side, side)


@pytest.mark.parametrize("strain", Strain)
def test_ranked_cards_compare_by_number_and_are_never_worth_less(strain):
    ranking, strengths = RANKINGS[strain], STRENGTHS[strain]
    for one, other in itertools.product(DECK_32, repeat=2):
        same = one >> 3 == other >> 3
        assert same == (ranking.code[one] >> 3 == ranking.code[other] >> 3)
        over = strengths.beats[one] >> other & 1
        assert over == ranking.beats[ranking.code[one]] >> ranking.code[other] & 1
        if same and over:
            assert ranking.code[other] > ranking.code[one]
            assert ranking.worth[ranking.code[other]] >= ranking.worth[ranking.code[one]]
    assert all(ranking.encode(1 << card) == 1 << ranking.code[card] for card in DECK_32)
    assert sum(ranking.throw) == sum(ranking.give) == (1 << 32) - 1


@pytest.mark.parametrize("options", OPTIONS[::3])
def test_ranked_legality_is_the_rule(options):
    pick = random.Random(str(options))
    obey = PlayOptions(**options)
    for _ in range(300):
        strain = Strain(pick.randrange(6))
        ranking, cards = RANKINGS[strain], pick.sample(DECK_32, 7)
        led, holder, hand = cards[0], cards[1], card_set(cards[2:])
        if not STRENGTHS[strain].beats[led] >> holder & 1:
            holder = led
        friend = pick.random() < 0.5
        ranked = legal_cards(ranking, obey, ranking.encode(hand), ranking.code[led], ranking.code[holder], friend)
        assert ranked == ranking.encode(legal_cards(STRENGTHS[strain], obey, hand, led, holder, friend))


@pytest.mark.parametrize("strain", Strain)
def test_play_outs_lay_only_legal_cards_and_count_as_the_checked_engine(strain):
    games = [LADDER.with_options(options) for options in OPTIONS] + [preset("two"), preset("three")] * 4
    for seed, rules in enumerate(games):
        rules = rules.with_options({"declare": "automatic"})
        deal = bought(rules, strain, seed, cards=seed % (12 if rules.players == 2 else 20))
        ranking = RANKINGS[strain]
        log = Log()
        points, tricks = roll_out(
            replace(start_of(deal), ducking=seed % 3 == 0),
            [ranking.encode(hand) for hand in deal.hands],
            log,
            random.Random(seed).random,
        )
        for code in log.cards:
            action = PlayCard(ranking.card[code])
            deal.verify(deal.to_act, action)
            deal.apply(action)
        assert deal.over
        assert (points, tricks) == (deal.points, deal.tricks_by_side)


def offered_to_choosers(monkeypatch, log):
    """Fills with what the followers of play-outs may choose from, by how many cards have been laid before."""
    offered = {}

    def noting(choose):
        def note(ranking, legal, *rest):
            offered[len(log.cards)] = legal
            return choose(ranking, legal, *rest)

        return note

    for name in ("_follow", "_duck"):
        monkeypatch.setattr(rollout, name, noting(getattr(rollout, name)))
    return offered


@pytest.mark.parametrize("strain", Strain)
def test_followers_of_play_outs_choose_among_all_cards_that_the_rule_allows(strain, monkeypatch):
    log, compared = Log(), 0
    offered = offered_to_choosers(monkeypatch, log)
    for seed, options in enumerate(OPTIONS * 2):
        log.cards.clear()
        offered.clear()
        deal = bought(LADDER.with_options(options), strain, seed)
        start = replace(start_of(deal), ducking=seed % 2 == 0)
        roll_out(start, [start.ranking.encode(hand) for hand in deal.hands], log, random.Random(seed).random)
        for position, code in enumerate(log.cards):
            if position in offered:
                assert offered[position] == start.ranking.encode(deal.legal_cards())
            deal.apply(PlayCard(start.ranking.card[code]))
        compared += len(offered)
    assert compared > 500


def test_play_out_turns_up_what_lies_beneath():
    rules = preset("open").with_options({"declare": "automatic"})
    deal = bought(rules, Strain.SPADES, 3)
    ranking = RANKINGS[Strain.SPADES]
    beneath = {
        ranking.code[upper]: ranking.code[lower] for piles in deal.dealing.beneath for upper, lower in piles.items()
    }
    hands = [ranking.encode(deal.playable(seat)) for seat in range(2)]
    points, tricks = roll_out(start_of(deal), hands, beneath, random.Random(1).random)
    assert sum(points) == 162
    assert sum(tricks) == 16


def brute_force(deal, side):
    """What the side takes from here by trying everything on the checked engine."""
    if deal.over:
        return deal.points[side]
    values = []
    for card in cards_of(deal.legal_cards()):
        twin = deal.clone()
        twin.apply(PlayCard(card))
        values.append(brute_force(twin, side))
    seat = deal.to_act
    return max(values) if seat % 2 == side else min(values)


@pytest.mark.parametrize("strain", Strain)
def test_solved_endings_are_those_of_trying_everything(strain):
    for seed in range(8):
        two = seed % 4 == 3
        rules = preset("two").with_options({"declare": "automatic"}) if two else LADDER.with_options(OPTIONS[seed * 4])
        deal = bought(rules, strain, seed, cards=12 + seed % 2 if two else 21 + seed % 4)
        ranking = RANKINGS[strain]
        hands = [ranking.encode(hand) for hand in deal.hands]
        trick = [ranking.code[card] for card in deal.trick]
        for side in range(2):
            endgame = Endgame(ranking, deal.options, rules.players, side)
            assert deal.points[side] + endgame.solve(hands, deal.leader, trick) == brute_force(deal, side)


def test_the_last_card_of_a_trick_and_of_the_deal_is_counted():
    deal = bought(LADDER, Strain.HEARTS, 5, cards=31)
    ranking = RANKINGS[Strain.HEARTS]
    seat = deal.to_act
    card = cards_of(deal.hands[seat])[0]
    trick = [ranking.code[each] for each in (*deal.trick, card)]
    solved = [Endgame(ranking, deal.options, 4, side).solve([0] * 4, deal.leader, trick) for side in range(2)]
    before = tuple(deal.points)
    deal.apply(PlayCard(card))
    assert tuple(solved) == tuple(after - earlier for after, earlier in zip(deal.points, before, strict=True))


def test_of_equal_neighbours_one_is_kept():
    ranking = RANKINGS[Strain.SPADES]
    clubs = [ranking.code[card] for card in (0, 1, 2)]  # 7, 8 and 9 are worth nothing
    assert thinned(ranking, card_set(clubs), 0) == 1 << clubs[0]
    assert thinned(ranking, 1 << clubs[0] | 1 << clubs[2], 1 << clubs[1]) == 1 << clubs[0] | 1 << clubs[2]
    assert thinned(ranking, 1 << clubs[0] | 1 << clubs[2], 0) == 1 << clubs[0]
    queen, king = ranking.code[5], ranking.code[6]
    assert thinned(ranking, 1 << queen | 1 << king, 0) == 1 << queen | 1 << king
    assert thinned(ranking, 1 << 7 | 1 << 8, 0) == 1 << 7 | 1 << 8


EXACT = ("club", "classic", "ukrainian", "pair", "ffb")


@pytest.mark.parametrize("game", [*EXACT, "bulgarian", "two", "three"])
def test_the_worth_of_an_end_is_what_is_written_more(game):
    rules = GAMES[game].with_options({"rounding": "none", "declare": "automatic"})
    compared = 0
    for seed in range(60):
        match, _ = random_match(rules, seed, 80)
        for deal, result in zip(match.finished, match.results, strict=True):
            if result is None or deal.contract.raspasy or result.score.carry:
                continue
            if rules.scoring == "contract" and deal.contract.multiplier > 1:
                continue
            facts = deal.facts(0)
            score = score_deal(rules, facts).score
            both = [written_extras(facts, side, rules) for side in range(len(score))]
            extras = tuple(zip(*both, strict=True))
            if deal.contract.strain is not Strain.ALL_TRUMPS and all(deal.tricks_by_side):
                assert extras_of(rules, deal.contract, deal.start_hands, deal.first) == extras
            scale = 10 if rules.scoring == "match_points" else 1
            for side in range(len(score)):
                payoff = Payoff.of(rules, deal.contract, side)
                others = [points for each, points in enumerate(score) if each != side]
                written = scale * (score[side] - sum(others) / len(others))
                near = 0 if game in EXACT else 25 * deal.contract.multiplier
                if all(deal.tricks_by_side):
                    assert abs(payoff(deal.points, deal.tricks_by_side, extras) - written) <= near
                    compared += 1
    assert compared > 10


def test_in_raspasy_points_are_a_loss():
    payoff = Payoff.of(preset("pair"), Contract(0, 0, Strain.HEARTS, 1, raspasy=True), 0, 2.0)
    none = ((0, 0), (0, 0))
    assert payoff((30, 132), (2, 6), none) > payoff((80, 82), (4, 4), none) > payoff((132, 30), (6, 2), none)
