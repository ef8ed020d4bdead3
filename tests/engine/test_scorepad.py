"""The score pad: what is entered, refused, corrected, and computed by the rules of the tables."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Strain
from engine.presets import preset
from engine.results import LineKind, Outcome
from engine.scorepad import PadEntry, PadError, ScorePad

CLUB = preset("club")
UKRAINIAN = preset("ukrainian")


def made(points: int = 100, taker: int = 0) -> PadEntry:
    return PadEntry(taker, (points, None))


def test_one_side_is_entered_and_the_other_computed():
    pad = ScorePad(UKRAINIAN)
    pad.add(made(95))
    assert pad.deals[0].card_points == (95, 67)
    assert pad.totals == (95, 67)
    assert pad.dealer == 1


def test_the_last_trick_is_no_line_of_its_own_since_only_sums_are_entered():
    pad = ScorePad(UKRAINIAN)
    pad.add(made(95))
    assert {line.kind for line in pad.deals[0].score.lines} == {LineKind.CARDS}


def test_a_deal_nobody_took_moves_the_dealer_and_writes_nothing():
    pad = ScorePad(UKRAINIAN, first_dealer=3)
    pad.add(PadEntry(None))
    assert pad.totals == (0, 0)
    assert pad.dealer == 0
    assert pad.deals[0].score.outcome is Outcome.PASSED_OUT


def test_a_litige_waits_over_a_deal_nobody_took():
    pad = ScorePad(UKRAINIAN)
    for entry in (made(81), PadEntry(None), made(100, taker=1)):
        pad.add(entry)
    assert pad.totals == (162 + 81, 81), "the next taker is dedans, so the waiting points go to the defenders"
    assert pad.carry == 0


def test_a_contract_with_contra_is_scored_as_at_a_table():
    pad = ScorePad(CLUB)
    pad.add(PadEntry(0, (112, None), strain=Strain.HEARTS, price=100, multiplier=2))
    assert pad.totals == (520, 0)


def test_a_capot_needs_no_points():
    pad = ScorePad(UKRAINIAN)
    pad.add(PadEntry(0, capot=0))
    assert pad.totals == (252, 0)


def test_the_pad_says_who_has_won():
    pad = ScorePad(UKRAINIAN.with_options({"target": 200}))
    pad.add(made(120))
    assert pad.winner is None
    pad.add(made(120))
    assert pad.winner == 0


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (PadEntry(0, (163, None)), "pad-points-range"),
        (PadEntry(0, (-1, None)), "pad-points-range"),
        (PadEntry(0, (100, 63)), "pad-points-range"),
        (PadEntry(0, (100, 61)), "pad-points-sum"),
        (PadEntry(0), "pad-points-missing"),
        (PadEntry(0, (1, 2, 3)), "pad-points-missing"),
        (PadEntry(0, (100, None), capot=0), "pad-capot-points"),
        (PadEntry(2, (100, None)), "pad-bad-side"),
        (PadEntry(0, (100, None), belote=5), "pad-bad-side"),
        (PadEntry(0, (100, None), combinations=((), (), (20,))), "pad-bad-side"),
        (PadEntry(0, (100, None), combinations=((30,),)), "pad-bad-combination"),
        (PadEntry(0, (100, None), price=90), "pad-bad-price"),
        (PadEntry(0, (100, None), multiplier=2), "pad-bad-price"),
        (PadEntry(0, (100, None), strain=Strain.NO_TRUMPS), "pad-bad-price"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_lost(entry: PadEntry, code: str):
    pad = ScorePad(UKRAINIAN)
    pad.add(made())
    with pytest.raises(PadError) as refused:
        pad.add(entry)
    assert refused.value.code == code
    assert pad.entries == (made(),)


def test_undo_on_an_empty_sheet_is_refused():
    with pytest.raises(PadError) as refused:
        ScorePad(UKRAINIAN).undo()
    assert refused.value.code == "pad-no-deal"


def test_deleting_an_old_litige_takes_its_carry_along():
    pad = ScorePad(UKRAINIAN)
    pad.add(made(81))
    pad.add(made(100))
    assert pad.totals == (181, 143)
    pad.delete(0)
    assert pad.totals == (100, 62)


ENTRIES = st.builds(
    PadEntry,
    st.sampled_from([0, 1]),
    st.tuples(st.integers(0, 162), st.none()),
    belote=st.sampled_from([None, 0, 1]),
    combinations=st.sampled_from([(), ((20,), ()), ((), (50, 20))]),
)


@given(st.data())
def test_any_order_of_edits_equals_entering_the_final_history_afresh(data: st.DataObject):
    pad = ScorePad(UKRAINIAN)
    for _ in range(data.draw(st.integers(1, 12))):
        verbs = ["add", "edit", "delete", "undo"] if pad.entries else ["add"]
        verb = data.draw(st.sampled_from(verbs))
        at = data.draw(st.integers(0, max(0, len(pad.entries) - 1)))
        if verb == "add":
            pad.add(data.draw(ENTRIES))
        elif verb == "edit":
            pad.edit(at, data.draw(ENTRIES))
        elif verb == "delete":
            pad.delete(at)
        else:
            pad.undo()
    fresh = ScorePad(UKRAINIAN, entries=pad.entries)
    assert (fresh.deals, fresh.totals, fresh.carry, fresh.dealer, fresh.winner) == (
        pad.deals,
        pad.totals,
        pad.carry,
        pad.dealer,
        pad.winner,
    )
