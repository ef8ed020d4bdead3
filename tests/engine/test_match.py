"""How deals follow each other until a side has won, and what is refused on the way (docs/rules.md section 8)."""

import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.actions import ANNOUNCE, CLAIM_OUT, CONTRA, PASS, SILENT, TAKE, Bid, PlayCard
from engine.cards import DECK_32, Strain, card_set, cards_of
from engine.dealing import pack_of
from engine.errors import EngineError, IllegalCall, IllegalCard, NotationError, RuleError
from engine.events import AuctionEnded, CallMade, CardPlayed, Dealt, MatchWon
from engine.match import Match
from engine.presets import preset
from engine.results import Contract, Phase, Trick
from engine.strengths import STRENGTHS
from tests.engine.matches import GAMES, advance, facts_of, play_out, random_match, say, shuffled

CLUB, PAIR, BULGARIAN = map(preset, ("club", "pair", "bulgarian"))
ANYTHING = [
    PASS,
    TAKE,
    CONTRA,
    CLAIM_OUT,
    ANNOUNCE,
    SILENT,
    *(Bid(price, strain) for price in (0, 80, 90, 160, 250) for strain in Strain),
    *map(PlayCard, DECK_32),
]


def refused(action, *arguments):
    with pytest.raises(EngineError) as caught:
        action(*arguments)
    return caught.value.code


def begun(rules=CLUB, first_dealer=0, seed=1, **options):
    match = Match(rules.with_options(options), first_dealer)
    match.deal_cards(shuffled(match.rules, random.Random(seed)))
    return match


def pass_out(match):
    while match.phase is Phase.AUCTION:
        match.apply(match.to_act, PASS)


# One deal after the other


def test_a_new_match_waits_for_cards():
    match = Match(CLUB, 2)
    assert (match.phase, match.number, match.to_act, match.next_dealer) == (Phase.DEALING, 0, None, 2)
    assert match.totals == (0, 0)
    assert match.legal() == ()
    assert refused(match.verify, 0, PASS) == "wrong-phase"


def test_dealing_opens_the_auction_at_the_dealers_neighbour():
    match = Match(CLUB, 2)
    deck = shuffled(CLUB, random.Random(1))
    assert match.deal_cards(deck) == (Dealt(1, 2, deck),)
    assert (match.phase, match.number, match.to_act) == (Phase.AUCTION, 1, 3)


def test_cards_are_dealt_between_deals_only():
    match = begun()
    assert refused(match.deal_cards, DECK_32) == "wrong-phase"


@pytest.mark.parametrize("deck", [(), DECK_32[:-1], DECK_32[:-1] + DECK_32[:1], (*DECK_32, 0)])
def test_a_deck_that_is_none_is_refused_and_changes_nothing(deck):
    match = Match(CLUB, 0)
    assert refused(match.deal_cards, deck) == "bad-deck"
    assert match.phase is Phase.DEALING


def test_the_auction_ends_with_a_contract_and_the_neighbour_of_the_dealer_leads():
    match = begun()
    say(match, "80H", "contra", "pass", "pass")
    events = match.apply(match.to_act, PASS)
    assert events == (CallMade(1, PASS), AuctionEnded(Contract(1, 80, Strain.HEARTS, 2)))
    assert (match.phase, match.to_act) == (Phase.PLAY, 1)


def test_a_trick_is_taken_by_the_fourth_card_and_the_winner_leads():
    match = begun()
    say(match, "80H", "pass", "pass", "pass")
    for _ in range(3):
        card = cards_of(match.legal_cards())[0]
        assert match.apply(match.to_act, PlayCard(card)) == (CardPlayed((match.to_act - 1) % 4, card),)
    events = match.apply(0, PlayCard(cards_of(match.legal_cards())[0]))
    assert [type(event).__name__ for event in events] == ["CardPlayed", "TrickTaken"]
    assert match.to_act == events[1].seat
    assert match.deal.tricks[0] == Trick(1, match.deal.tricks[0].cards, events[1].seat, events[1].points)


def test_the_last_card_scores_the_deal_and_passes_the_deal_on():
    match = begun(first_dealer=3)
    say(match, "80H", "pass", "pass", "pass")
    events = play_out(match, random.Random(1))
    assert [type(event).__name__ for event in events[-3:]] == ["CardPlayed", "TrickTaken", "DealScored"]
    assert match.totals == events[-1].totals == events[-1].score.score
    assert (match.phase, match.number, match.next_dealer, match.to_act) == (Phase.DEALING, 1, 0, None)


def test_a_deal_passed_out_scores_nothing_and_the_next_player_deals():
    match = begun(first_dealer=3)
    say(match, "pass", "pass", "pass")
    assert match.apply(3, PASS) == (CallMade(3, PASS), AuctionEnded(None))
    assert match.totals == (0, 0)
    assert match.results == [None]
    assert (match.phase, match.number, match.next_dealer) == (Phase.DEALING, 1, 0)


def test_the_same_player_deals_again_after_a_passed_out_deal_where_the_option_says_so():
    match = begun(first_dealer=3, redeal_dealer="same")
    pass_out(match)
    assert match.next_dealer == 3
    match.deal_cards(DECK_32)
    say(match, "80H", "pass", "pass", "pass")
    play_out(match, random.Random(1))
    assert match.next_dealer == 0


def test_points_that_wait_survive_a_passed_out_deal():
    match = begun(preset("classic"))
    match.carry = 81
    pass_out(match)
    assert match.carry == 81
    match.deal_cards(shuffled(match.rules, random.Random(3)))
    say(match, "take")
    play_out(match, random.Random(3))
    assert sum(match.totals) >= 162 + 81 - match.carry


def test_raspasy_are_played_with_the_turned_suit_as_trump():
    match = begun(PAIR, first_dealer=1)
    turned = match.deal.dealing.turned
    say(match, *["pass"] * 7)
    events = match.apply(match.to_act, PASS)
    assert events[1] == AuctionEnded(Contract(2, 0, Strain(turned >> 3), 1, raspasy=True))
    assert (match.phase, match.to_act) == (Phase.PLAY, 2)
    assert match.deal.hands[2] >> turned & 1
    assert not match.may_claim()
    play_out(match, random.Random(1))
    assert max(match.totals) <= 0


def test_both_pairs_collect_what_the_deals_write():
    match, _ = random_match(CLUB, 5)
    written = [result.score.score for result in match.results if result]
    assert match.totals == tuple(map(sum, zip(*written, strict=True)))


# The end


def finished(rules=CLUB, seed=5):
    match, events = random_match(rules, seed)
    return match, events


def test_the_first_to_reach_the_target_wins_and_nothing_goes_on():
    match, events = finished()
    assert events[-1] == MatchWon(match.winner, match.totals)
    assert match.totals[match.winner] >= CLUB.target
    assert (match.phase, match.to_act, match.legal()) == (Phase.FINISHED, None, ())
    assert refused(match.deal_cards, DECK_32) == "game-over"
    for action in ANYTHING:
        for seat in range(4):
            assert refused(match.verify, seat, action) == "game-over"
            assert refused(match.apply, seat, action) == "game-over"


def nearly_won(totals, seed, rules=CLUB):
    """A match at those totals whose next deal has been played; its winner and the totals after it."""
    match = Match(rules, 0)
    match.totals = totals
    match.deal_cards(shuffled(rules, random.Random(seed)))
    say(match, "80H", "pass", "pass", "pass")
    play_out(match, random.Random(seed))
    return match


def test_of_two_that_reach_the_target_the_higher_wins():
    match = nearly_won((990, 985), 7)
    assert match.totals == (1155, 1162)
    assert match.winner == 1


def test_one_that_reaches_the_target_wins_whatever_the_other_has():
    match = nearly_won((835, 822), 7)
    assert match.totals == (1000, 999)
    assert match.winner == 0


def test_equal_totals_over_the_target_go_on():
    probe = nearly_won((0, 0), 1)
    match = nearly_won((2000 - probe.totals[0], 2000 - probe.totals[1]), 1)
    assert match.totals == (2000, 2000)
    assert match.winner is None
    assert match.phase is Phase.DEALING


# What is refused


def test_cards_and_claims_are_refused_while_the_auction_runs():
    match = begun(PAIR)
    for action in (PlayCard(0), ANNOUNCE, SILENT):
        assert refused(match.verify, match.to_act, action) == "wrong-phase"
    assert refused(match.verify, match.to_act, CLAIM_OUT) == "nothing-to-claim"


def test_words_are_refused_while_cards_are_played():
    match = begun()
    say(match, "80H", "pass", "pass", "pass")
    assert refused(match.verify, match.to_act, PASS) == "wrong-phase"
    assert refused(match.verify, match.to_act, Bid(90, Strain.HEARTS)) == "wrong-phase"
    assert refused(match.verify, match.to_act, ANNOUNCE) == "nothing-to-announce"


def test_only_the_seat_to_act_plays():
    match = begun()
    say(match, "80H", "pass", "pass", "pass")
    card = cards_of(match.deal.hands[2])[0]
    with pytest.raises(RuleError) as caught:
        match.verify(2, PlayCard(card))
    assert caught.value.code == "not-your-turn"


def test_a_refused_card_is_refused_with_its_reason():
    match = begun()
    say(match, "80H", "pass", "pass", "pass")
    match.apply(1, PlayCard(cards_of(match.legal_cards())[0]))
    legal, hand = match.legal_cards(), match.deal.hands[2]
    for card in DECK_32:
        if legal >> card & 1:
            match.verify(2, PlayCard(card))
            continue
        with pytest.raises(IllegalCard) as caught:
            match.verify(2, PlayCard(card))
        held = bool(hand >> card & 1)
        assert caught.value.code == (match.deal.refusal(card) if held else "card-not-in-hand")


def test_a_word_that_may_not_be_said_is_refused_with_its_reason():
    match = begun()
    with pytest.raises(IllegalCall) as caught:
        match.verify(1, CONTRA)
    assert caught.value.code == "nothing-to-double"
    assert refused(match.verify, 2, PASS) == "not-your-turn"


@settings(max_examples=300)
@example(game="pair, asked", seed=269, steps=88)  # won by a claim while a seat still had to announce
@given(game=st.sampled_from(sorted(GAMES)), seed=st.integers(0, 10_000), steps=st.integers(0, 120))
def test_what_is_legal_is_what_is_accepted_and_a_refused_action_changes_nothing(game, seed, steps):
    match, _ = random_match(GAMES[game], seed, steps)
    before = facts_of(match)
    accepted = set()
    for seat in range(match.rules.players):
        for action in ANYTHING:
            try:
                match.verify(seat, action)
            except RuleError as error:
                assert refused(match.apply, seat, action) == error.code  # noqa: PT017
            else:
                accepted.add((seat, action))
    assert facts_of(match) == before
    expected = {(match.to_act, action) for action in match.legal()}
    assert accepted == {(seat, action) for seat, action in expected if action in ANYTHING}
    assert bool(expected) == (match.to_act is not None)


@settings(max_examples=300)
@given(game=st.sampled_from(sorted(GAMES)), seed=st.integers(0, 10_000), steps=st.integers(0, 120))
def test_a_copy_and_its_original_go_their_own_ways(game, seed, steps):
    match, _ = random_match(GAMES[game], seed, steps)
    twin, before = match.clone(), facts_of(match)
    assert facts_of(twin) == before
    pick = random.Random(seed)
    for _ in range(50):
        if twin.winner is not None:
            break
        advance(twin, pick)
    assert facts_of(match) == before
    after = facts_of(twin)
    pick = random.Random(seed + 1)
    for _ in range(50):
        if match.winner is not None:
            break
        advance(match, pick)
    assert facts_of(twin) == after


@settings(max_examples=300)
@given(game=st.sampled_from(sorted(GAMES)), seed=st.integers(0, 10_000))
def test_points_add_up_and_every_card_is_played_once(game, seed):
    match, _ = random_match(GAMES[game], seed)
    for deal in match.finished:
        if deal.contract is None:
            continue
        played = card_set(card for trick in deal.tricks for card in trick.cards)
        assert played == card_set(cards_of(sum(deal.start_hands)))
        whole = STRENGTHS[deal.contract.strain].total
        unseen = sum(
            STRENGTHS[deal.contract.strain].points[card] for card in pack_of(match.rules) if ~played >> card & 1
        )
        assert sum(deal.points) == whole - unseen
        assert sum(trick.points for trick in deal.tricks) == sum(deal.points)
        assert sum(deal.tricks_by_side) == len(deal.tricks)
    assert [deal.number for deal in match.finished] == list(range(1, len(match.finished) + 1))


def test_a_deal_that_is_over_takes_nothing_more():
    match = begun()
    say(match, "80H", "pass", "pass", "pass")
    play_out(match, random.Random(1))
    deal = match.finished[0]
    for action in (PASS, PlayCard(0), ANNOUNCE):
        assert refused(deal.verify, 0, action) == "wrong-phase"
    assert deal.refusal(0) == "wrong-phase"
    assert deal.legal_cards() == 0


def test_the_engine_takes_no_deck_of_another_game():
    match = Match(preset("three"), 0)
    with pytest.raises(NotationError):
        match.deal_cards(DECK_32)
