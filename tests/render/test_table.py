"""The public cards: what everybody reads, and nothing that anybody holds."""

import pytest

from bot.render.screen import Button, Pressed, Screen, Select
from bot.render.table.columns import running_sheet
from bot.render.table.result import closed_card, match_end_card, result_card
from bot.render.table.score import last_trick_screen, score_screen
from bot.render.table.table import table_card
from bot.texts.cards import card_label, contract_label, side_name
from engine.actions import PASS
from engine.match import Match
from engine.results import DeclarationKind, Phase
from engine.seats import side_of
from engine.view import DealView, public_view
from tests.render.samples import PEOPLE, ROBOTS, RU, find, play, table_of


def verbs(screen: Screen) -> list[str]:
    return [control.press.verb for control in screen.controls]


def labels(cards: list[int]) -> set[str]:
    return {card_label(RU, card) for card in cards}


def mid_trick(match: Match) -> bool:
    return match.phase is Phase.PLAY and len(public_view(match).trick) == 2 and bool(public_view(match).tricks)


def scored(match: Match) -> bool:
    return match.phase is Phase.DEALING and bool(match.results) and match.results[-1] is not None


def test_the_card_shows_places_contract_trick_and_turn() -> None:
    match = find(mid_trick)
    view = table_of(match)
    text, public = table_card(RU, view).text, view.public
    assert public.contract is not None
    assert public.to_act is not None

    assert RU("table-heading", deal=public.number, seat=public.dealer) in text
    bid = contract_label(RU, public.contract)
    declarer = public.contract.seat
    member = f"<@{101 + declarer}>"
    words = RU("table-contract", bid=bid, member=member, seat=declarer, multiplier=public.contract.multiplier)
    assert words in text
    for seat in range(4):
        assert f"**{RU('seat-name', seat=seat)}** <@{101 + seat}>" in text
    for card in public.trick:
        assert f"— **{card_label(RU, card)}**" in text
    assert f"➤ **{RU('seat-name', seat=public.to_act)}**" in text
    assert RU("table-turn-play", member=f"<@{101 + public.to_act}>", seat=public.to_act) in text
    assert text.count("➤") == 1


def test_the_winning_card_of_the_previous_trick_is_marked_without_colour() -> None:
    view = table_of(find(mid_trick))
    trick = view.public.tricks[-1]
    winning = trick.cards[(trick.winner - trick.leader) % 4]
    assert f"**{card_label(RU, winning)}**" in table_card(RU, view).text


def test_black_suits_ask_for_text_instead_of_emoji() -> None:
    text = "".join(table_card(RU, table_of(match)).text for match in play(3, deals=1) if match.phase is Phase.PLAY)
    for glyph in "♠♣":
        assert text.count(glyph) == text.count(f"{glyph}\ufe0e") > 0


def test_no_card_that_still_lies_in_a_hand_is_on_a_public_card() -> None:
    for match in play(6, deals=2):
        if match.deal is None:
            continue
        view = table_of(match)
        words = table_card(RU, view).text + last_trick_screen(RU, view).text
        held = [card for seat in range(4) for card in range(32) if match.deal.hands[seat] >> card & 1]
        assert not [label for label in labels(held) if label in words]


def test_combinations_are_named_nowhere_before_the_deal_is_scored() -> None:
    names = [RU("declaration-name", kind=kind.value).lower() for kind in DeclarationKind]
    for match in play(2, deals=1):
        if match.deal is None:
            continue
        view = table_of(match)
        words = (table_card(RU, view).text + score_screen(RU, view, 0).text + last_trick_screen(RU, view).text).lower()
        assert not [name for name in names if name in words]


def test_the_auction_shows_everybodys_words() -> None:
    match = find(lambda state: state.phase is Phase.AUCTION and len(public_view(state).calls) == 3)
    screen = table_card(RU, table_of(match))
    assert "hand" in verbs(screen)
    assert "last" not in verbs(screen)
    assert len([line for line in screen.text.splitlines() if " — " in line]) == 3


@pytest.mark.parametrize("seed", range(4))
def test_every_point_of_a_deal_is_a_labelled_line_and_the_lines_add_up(seed: int) -> None:
    for match in play(seed, deals=3):
        if not scored(match):
            continue
        deal = public_view(match).deals[-1]
        assert deal.score is not None
        text = result_card(RU, table_of(match), deal, None).text
        parts = text.split(f"\n**{RU('pair-name', side=0)}**\n", 1)[1]
        first, second = parts.split(f"\n**{RU('pair-name', side=1)}**\n", 1)
        for side, lines in enumerate((first, second)):
            block = f"\n{lines}".split("\n**", 1)[0].splitlines()
            points = [int(line.rpartition(": ")[2].replace("−", "-")) for line in block if line]
            assert sum(points) == deal.score.score[side]
            assert f"**{RU('score-deal-total', points=deal.score.score[side])}**" in lines


def test_the_result_opens_all_hands_and_all_combinations_with_their_fate() -> None:
    def wanted(match: Match) -> bool:
        return scored(match) and {d.status.value for d in public_view(match).deals[-1].declarations} >= {
            "counted",
            "lost",
        }

    match = find(wanted)
    deal = public_view(match).deals[-1]
    text = result_card(RU, table_of(match), deal, None).text

    assert RU("declarations-title") in text
    assert text.count("не пишется") >= 1
    assert all(RU("score-hand-line", seat=seat, cards="").strip() in text for seat in range(4))
    assert len(labels([card for hand in deal.hands for card in hand])) == 32


def test_a_result_leads_to_the_next_deal_or_links_to_it() -> None:
    match = find(scored)
    view = table_of(match)
    last = view.public.deals[-1]
    assert verbs(result_card(RU, view, last, None)) == ["next", "hand", "score", "menu"]
    gone = result_card(RU, view, last, "https://discord.com/channels/1/2/3")
    assert verbs(gone) == []
    assert "https://discord.com/channels/1/2/3" in gone.text


def test_a_deal_that_everybody_passed_is_no_result_but_is_said() -> None:
    match = find(lambda state: state.results == [None], decide=lambda _: PASS)
    screen = result_card(RU, table_of(match), public_view(match).deals[-1], None)
    assert screen.text == RU("table-passed-out", deal=1)


def test_the_sheet_shows_both_columns_and_the_totals() -> None:
    *_, match = play(3)
    deals = [deal for deal in public_view(match).deals if deal.score is not None]
    sheet = running_sheet(RU, public_view(match).deals).strip("`\n").splitlines()
    assert [line.split() for line in sheet[1:-1]] == [
        [str(deal.number), *map(str, deal.score.score)] for deal in deals if deal.score is not None
    ]
    assert sheet[-1].split() == ["Σ", *map(str, match.totals)]
    assert len({len(line) for line in sheet}) == 1


def test_the_score_is_told_from_the_side_of_who_asks() -> None:
    match = find(scored)
    ours, theirs = match.totals
    assert RU("hand-score", us=theirs, them=ours) in score_screen(RU, table_of(match), 1).text
    assert RU("hand-score", us=ours, them=theirs) in score_screen(RU, table_of(match), 2).text
    assert RU("table-score-part", who=side_name(RU, 0), points=ours) in score_screen(RU, table_of(match), None).text


def test_a_deal_of_the_score_can_be_chosen() -> None:
    *_, match = play(3)
    view = table_of(match)
    first = next(deal for deal in view.public.deals if deal.score is not None)
    screen = score_screen(RU, view, 0, deal=first.number)
    select = next(control for control in screen.controls if isinstance(control, Select))
    assert [option.value for option in select.options if option.chosen] == [str(first.number)]
    assert RU("score-title", deal=first.number) in screen.text


def test_the_last_trick_names_every_card_its_seat_and_the_winner() -> None:
    view = table_of(find(mid_trick))
    trick = view.public.tricks[-1]
    text = last_trick_screen(RU, view).text
    for step, card in enumerate(trick.cards):
        assert RU("last-trick-line", seat=(trick.leader + step) % 4, card=card_label(RU, card)) in text
    assert RU("last-trick-winner", seat=trick.winner) in text


def test_before_the_first_trick_there_is_no_last_one() -> None:
    match = find(lambda state: state.phase is Phase.AUCTION and bool(state.results))
    assert last_trick_screen(RU, table_of(match)).text == RU("last-trick-none")


def test_the_end_names_the_winners_both_columns_and_the_secret() -> None:
    *_, match = play(3)
    view = table_of(match)
    screen = match_end_card(RU, view)
    assert match.winner is not None
    assert RU("match-winner", who=side_name(RU, match.winner), members=_pair(match.winner)) in screen.text
    for words in (*(picture.alt for picture in screen.pictures), screen.in_words().text):
        assert all(str(total) in words for total in match.totals)
    assert view.fairness.secret_hex is not None
    assert view.fairness.secret_hex in screen.text
    lasting = ["thanks", "replay-match", "review", "complain", "avoid"]
    assert verbs(screen) == ["again", "partners", "score", "stand", *lasting]


def test_the_end_shows_who_wants_another_match_and_which_seats_are_free() -> None:
    *_, match = play(3)
    view = table_of(match, ready=(True, False, True, False), seats=(*PEOPLE[:1], None, ROBOTS[2], PEOPLE[3]))
    screen = match_end_card(RU, view)
    assert RU("match-rematch-waiting", members="<@101>") in screen.text
    presses = [control.press for control in screen.controls if isinstance(control, Button)]
    assert Pressed("seat", "1") in presses
    assert Pressed("robot", "1") in presses


def test_a_closed_match_says_why_and_offers_nothing() -> None:
    match = find(mid_trick)
    for reason, key in (("moderator", "table-closed-moderator"), ("host", "table-closed-host")):
        screen = closed_card(RU, table_of(match, "closed", closed_reason=reason))
        assert screen.controls == ()
        assert RU(key) in screen.text


def _pair(side: int) -> str:
    return RU.listed(f"<@{101 + seat}>" for seat in range(4) if side_of(seat, 4) == side)


def test_deals_are_numbered_as_they_were_dealt() -> None:
    *_, match = play(3)
    deals: list[DealView] = list(public_view(match).deals)
    assert [deal.number for deal in deals] == list(range(1, len(deals) + 1))
