"""Thanks: every condition has its refusal, both partners see them at the same moment, and they can be taken back."""

import asyncio
import sqlite3
from datetime import timedelta

import pytest

from bot.services.reporting.errors import ReportRefused
from tests.services.members.village import ANNA, BORIS, DAY, GRACE, GUILD, HOUR, OLEG, OTHER_GUILD, PETRO, VIRA

MINUTE = 60


async def test_a_partner_is_thanked_and_the_words_are_kept(village):
    match = await village.match()
    view = await village.thank(ANNA, match, "own", "  Отличный   шлем! ")

    assert (view.receiver_id, view.phrase, view.words) == (VIRA, "own", "Отличный шлем!")
    assert not view.revealed
    assert view.shown_at == village.clock.now() + timedelta(hours=24)


async def test_one_thanks_for_a_match_also_after_taking_it_back(village):
    match = await village.match()
    await village.thank(ANNA, match)
    assert await village.refused(village.thank(ANNA, match)) == "thanks-twice"

    await village.thanks.withdraw(GUILD, ANNA, match)
    assert await village.refused(village.thank(ANNA, match)) == "thanks-twice"


async def test_the_database_itself_refuses_a_second_thanks_and_one_to_oneself(village):
    match = await village.match()
    await village.thank(ANNA, match)
    copy = "INSERT INTO thanks SELECT match_id, giver_id, {}, guild_id, 'calm', NULL, 0, 0, 0, 0, 0, 1 FROM thanks"
    for receiver in ("receiver_id", "giver_id"):
        with pytest.raises(sqlite3.IntegrityError):
            await village.database.write(lambda tx, to=receiver: tx.execute(copy.format(to)))


async def test_thanks_pressed_twice_at_the_same_moment_count_once(village):
    match = await village.match()
    both = await asyncio.gather(village.thank(ANNA, match), village.thank(ANNA, match), return_exceptions=True)

    assert sorted(getattr(one, "code", "ok") for one in both) == ["ok", "thanks-twice"]


@pytest.mark.parametrize(("receiver", "code"), [(BORIS, "thanks-not-partner"), (ANNA, "thanks-self")])
async def test_an_opponent_and_oneself_are_not_thanked(village, receiver, code):
    assert await village.refused(village.thank(ANNA, await village.match(), receiver=receiver)) == code


async def test_somebody_who_did_not_play_has_nothing_to_thank_for(village):
    match = await village.match()
    assert await village.refused(village.thank(OLEG, match)) == "thanks-no-match"
    assert await village.refused(village.thank(ANNA, 77)) == "thanks-no-match"
    assert await village.refused(village.thank(ANNA, match, guild=OTHER_GUILD)) == "thanks-no-match"


@pytest.mark.parametrize(
    "changes",
    [
        {"finished": False, "outcomes": dict.fromkeys(range(4), "neutral")},
        {"deals": 2, "outcomes": {1: "surrendered", 3: "surrendered"}},
    ],
)
async def test_an_abandoned_match_and_one_given_up_at_once_bring_no_thanks(village, changes):
    assert await village.refused(village.thank(ANNA, await village.match(**changes))) == "thanks-unfinished"


async def test_a_match_given_up_later_is_a_finished_one(village):
    match = await village.match(deals=3, outcomes={0: "surrendered", 2: "surrendered"})
    assert (await village.thank(ANNA, match)).receiver_id == VIRA


async def test_forms_for_two_and_three_have_no_partners(village):
    match = await village.match((ANNA, BORIS, VIRA))
    assert await village.refused(village.thank(ANNA, match)) == "thanks-not-partner"


@pytest.mark.parametrize("outcome", ["robot-finished", "left", "no-show"])
async def test_a_seat_that_a_robot_finished_neither_thanks_nor_is_thanked(village, outcome):
    match = await village.match(outcomes={0: outcome})
    assert await village.refused(village.thank(ANNA, match)) == "thanks-left"
    assert await village.refused(village.thank(VIRA, match, receiver=ANNA)) == "thanks-robot-seat"


async def test_a_robot_is_not_thanked(village):
    assert await village.refused(village.thank(ANNA, await village.match((ANNA, BORIS, None, GRACE)))) == (
        "thanks-robot-seat"
    )


@pytest.mark.parametrize(("own", "robot", "accepted"), [(30, 10, True), (29, 11, False)])
@pytest.mark.parametrize("seat", [0, 2])
async def test_both_must_have_taken_three_quarters_of_their_decisions(village, own, robot, accepted, seat):
    match = await village.match(own={seat: own}, robot={seat: robot})
    if accepted:
        await village.thank(ANNA, match)
    else:
        assert await village.refused(village.thank(ANNA, match)) == "thanks-robot-played"


async def test_a_substitute_counts_the_decisions_of_the_whole_seat(village):
    early = await village.match(outcomes={2: "left"}, own={2: 5}, later=[(2, PETRO, "good", 35, 0)])
    late = await village.match(outcomes={2: "left"}, own={2: 35}, later=[(2, PETRO, "good", 5, 0)])

    assert (await village.thank(ANNA, early)).receiver_id == PETRO
    assert await village.refused(village.thank(PETRO, late)) == "thanks-robot-played"


@pytest.mark.parametrize(("pace", "hours"), [("live", 24), ("days", 72)])
async def test_the_window_closes(village, pace, hours):
    match = await village.match(pace=pace)
    await village.clock.advance(hours * HOUR - 1)
    await village.thank(ANNA, match)
    await village.clock.advance(1)
    assert await village.refused(village.thank(VIRA, match)) == "thanks-late"


async def test_whoever_may_not_write_may_not_thank(village):
    await village.decided(reporter=OLEG, suspect=ANNA, step="no-text-7")
    await village.wait(HOUR)
    with pytest.raises(ReportRefused, match="text-barred"):
        await village.thank(ANNA, await village.match())


async def test_a_block_of_the_other_one_is_not_told_apart_from_other_reasons(village):
    blocked, closed = await village.games(2)
    await village.people.set_block(GUILD, VIRA, ANNA, blocked=True)
    one = await village.refused(village.thank(ANNA, blocked))
    await village.people.set_block(GUILD, VIRA, ANNA, blocked=False)
    await village.preferences.change(VIRA, takes_thanks=False)

    assert [one, await village.refused(village.thank(ANNA, closed))] == ["thanks-unavailable"] * 2


async def test_whoever_has_blocked_a_partner_is_reminded_of_it(village):
    await village.people.set_block(GUILD, ANNA, VIRA, blocked=True)
    assert await village.refused(village.thank(ANNA, await village.match())) == "thanks-own-block"


@pytest.mark.parametrize(
    ("phrase", "words", "code"), [("own", "   ", "thanks-no-words"), ("nonsense", "", "thanks-no-phrase")]
)
async def test_words_must_be_words_and_phrases_those_of_the_list(village, phrase, words, code):
    assert await village.refused(village.thank(ANNA, await village.match(), phrase, words)) == code


async def test_own_words_are_cut_at_two_hundred_characters(village):
    view = await village.thank(ANNA, await village.match(), "own", "я" * 500)
    assert view.words == "я" * 200


# -------------------------------------------------------------- seeing


async def seen(village, user):
    return [view.giver_id for view in (await village.thanks.book(GUILD, user)).received]


async def test_both_see_them_at_the_moment_the_second_one_is_given(village):
    match = await village.match()
    await village.thank(ANNA, match)
    assert await seen(village, VIRA) == []
    assert (await village.standing(VIRA)).givers == 0, "a figure that moves would tell"

    await village.thank(VIRA, match)
    assert await seen(village, VIRA) == [ANNA]
    assert await seen(village, ANNA) == [VIRA]
    assert (await village.standing(VIRA)).givers == 1
    await village.life.reveal()
    assert sorted(told.receiver_id for told in village.post.thanks) == [ANNA, VIRA]


async def test_a_single_thanks_is_seen_when_the_window_closes_also_over_a_restart(village):
    match = await village.match()
    await village.thank(ANNA, match, "calm")
    await village.clock.advance(DAY - 60)
    await village.crash()
    assert await seen(village, VIRA) == []

    await village.clock.advance(61)
    await village.life.reveal()
    await village.life.reveal()
    assert await seen(village, VIRA) == [ANNA]
    assert [(told.giver_id, told.phrase) for told in village.post.thanks] == [(ANNA, "calm")]


async def test_the_clock_wakes_when_the_window_closes(village):
    await village.thank(ANNA, await village.match())
    assert await village.due() == village.clock.now() + timedelta(hours=24)
    await village.clock.advance(DAY + 1)
    await village.rung()
    assert await village.due() is None
    assert [told.receiver_id for told in village.post.thanks] == [VIRA]


async def test_nobody_has_to_tell_the_clock_of_thanks_that_were_given_or_taken_back(village):
    """Each of these changes when something becomes visible; the clock learns it from the commit."""
    match = await village.match()
    await village.thank(ANNA, match)
    assert village.life.planned == await village.due() is not None
    await village.thanks.reword(GUILD, ANNA, match, "calm")
    assert village.life.planned == await village.due() is not None
    await village.thanks.withdraw(GUILD, ANNA, match)
    assert village.life.planned is await village.due() is None


async def test_what_could_not_be_brought_is_still_in_the_book(village):
    match = await village.match()
    village.post.broken = True
    await village.thank(ANNA, match)
    await village.thank(VIRA, match)
    await village.life.reveal()
    assert await seen(village, ANNA) == [VIRA]


# -------------------------------------------------------------- changing and taking back


async def test_words_can_be_changed_for_ten_minutes_while_nobody_has_seen_them(village):
    match, other = await village.games(2)
    await village.thank(ANNA, match)
    assert (await village.thanks.reword(GUILD, ANNA, match, "own", "Спасибо!")).words == "Спасибо!"
    await village.clock.advance(10 * MINUTE)
    assert await village.refused(village.thanks.reword(GUILD, ANNA, match, "calm")) == "thanks-reword-late"

    await village.thank(ANNA, other)
    await village.thank(VIRA, other)
    assert await village.refused(village.thanks.reword(GUILD, ANNA, other, "calm")) == "thanks-reword-late"


async def test_a_thanks_is_taken_back_within_24_hours_and_leaves_no_trace(village):
    match, late = await village.games(2)
    await village.thank(ANNA, match, "own", "Спасибо")
    await village.thank(VIRA, match)
    await village.thank(ANNA, late)
    view = await village.thanks.withdraw(GUILD, ANNA, match)

    assert (view.withdrawn, view.words) == (True, None)
    assert await seen(village, VIRA) == []
    assert (await village.standing(VIRA)).givers == 0
    assert await village.refused(village.thanks.withdraw(GUILD, ANNA, match)) == "thanks-withdraw-late"
    await village.clock.advance(DAY)
    assert await village.refused(village.thanks.withdraw(GUILD, ANNA, late)) == "thanks-withdraw-late"
    assert await village.refused(village.thanks.withdraw(GUILD, BORIS, late)) == "thanks-none"


async def test_f51_partners_who_play_twenty_tiny_tables_gain_next_to_nothing(village):
    for match in await village.games(20):
        await village.thank(ANNA, match)
        await village.thank(VIRA, match)

    assert (await village.standing(VIRA)).points == pytest.approx(0.2)


async def test_own_words_can_be_complained_about_by_who_reads_them(village):
    match = await village.match()
    await village.thank(ANNA, match, "own", "Играй лучше!")
    assert await village.refused(village.thanks.about_words(GUILD, VIRA, match, ANNA)) == "thanks-none"
    await village.thank(VIRA, match)

    about = await village.thanks.about_words(GUILD, VIRA, match, ANNA)
    assert (about.giver_id, about.message["text"]) == (ANNA, "Играй лучше!")
    assert await village.refused(village.thanks.about_words(GUILD, BORIS, match, ANNA)) == "thanks-none"
    assert await village.refused(village.thanks.about_words(GUILD, ANNA, match, VIRA)) == "thanks-none"


async def test_the_book_says_for_each_match_what_can_be_done(village):
    late = await village.match()
    await village.clock.advance(30 * HOUR)
    robots = await village.match((ANNA, BORIS, None, GRACE))
    free, given = await village.games(2)
    await village.thank(ANNA, given)
    book = await village.thanks.book(GUILD, ANNA)

    assert [(one.match_id, one.refusal) for one in book.occasions] == [
        (given, "thanks-twice"),
        (free, None),
        (robots, "thanks-robot-seat"),
        (late, "thanks-late"),
    ]
    assert book.occasions[0].given.receiver_id == book.occasions[1].partner_id == VIRA


async def test_f53_leaving_to_dodge_a_loss_costs_reliability_and_brings_no_thanks(village):
    match = await village.match(outcomes={1: "left"}, own={1: 3}, winner=1)
    profile = await village.profiles.profile(GUILD, BORIS, BORIS)

    assert (profile.played, profile.won, profile.reliability.bad) == (0, 0, 1)
    assert await village.refused(village.thank(GRACE, match, receiver=BORIS)) == "thanks-robot-seat"
    assert await village.refused(village.thank(BORIS, match)) == "thanks-left"
