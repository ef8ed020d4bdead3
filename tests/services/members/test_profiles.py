"""Profiles and the list of the best: computed from the logs, for who is there and wants to be seen."""

import pytest

from bot.services.members.profiles import TOP_SHOWN
from tests.services.members.village import ANNA, BORIS, DAY, GRACE, GUILD, HOUR, MARTA, OLEG, OTHER_GUILD, PETRO, VIRA
from tests.services.reporting.bureau import staff

FRESH = 880000000000000500


async def thanked(village, givers, receiver=ANNA, *, games=20):
    """The receiver gets one thanks of each giver, who all have played with five partners; she has finished games."""
    for giver in givers:
        for number in range(5):
            await village.match((giver, None, FRESH + number, None))
        match = await village.match((receiver, BORIS, giver, GRACE))
        await village.thank(giver, match)
        await village.thank(receiver, match)
    await village.games(max(0, games - len(givers)), (receiver, BORIS, FRESH, GRACE))


async def test_a_profile_counts_games_wins_and_partners(village):
    await village.games(2, (ANNA, BORIS, VIRA, GRACE), winner=0)
    await village.match((ANNA, BORIS, OLEG, GRACE), winner=1, preset="ffb")
    await village.match((ANNA, BORIS, VIRA, GRACE), outcomes={0: "left"})
    await village.match((ANNA, BORIS, VIRA, GRACE), finished=False, outcomes=dict.fromkeys(range(4), "neutral"))
    await village.match((ANNA, BORIS, VIRA, GRACE), guild=OTHER_GUILD)
    profile = await village.profiles.profile(GUILD, ANNA, BORIS)

    assert [(game.preset, game.played, game.won) for game in profile.games] == [("club", 2, 2), ("ffb", 1, 0)]
    assert [(one.user_id, one.played, one.won) for one in profile.partners] == [(VIRA, 2, 2), (OLEG, 1, 0)]
    assert [(point.won, point.own, point.other) for point in profile.course] == [
        (False, 500, 300),
        (True, 500, 300),
        (True, 500, 300),
    ]
    assert (profile.played, profile.won) == (3, 2)
    assert (profile.reliability.good, profile.reliability.bad) == (3, 1)


async def test_games_for_three_have_winners_but_no_partners(village):
    await village.match((ANNA, BORIS, VIRA), winner=2)
    profile = await village.profiles.profile(GUILD, VIRA, VIRA)
    assert (profile.won, profile.partners) == (1, ())


async def test_private_tables_count_for_thanks_but_not_for_reliability(village):
    match = await village.match(private=1, outcomes={1: "left"})
    await village.thank(ANNA, match)
    profile = await village.profiles.profile(GUILD, BORIS, BORIS)
    assert profile.reliability.games == 0


async def test_standing_needs_games_givers_and_company(village):
    await thanked(village, [VIRA, OLEG, PETRO], games=19)
    assert (await village.standing(ANNA)).level is None

    await village.match((ANNA, BORIS, FRESH, GRACE))
    standing = await village.standing(ANNA)
    assert (standing.level, standing.givers, standing.finished) == (1, 3, 20)
    assert standing.points == pytest.approx(3.0)


async def test_a_confirmed_complaint_hides_the_level_from_the_moment_it_is_told_and_for_thirty_days(village):
    await thanked(village, [VIRA, OLEG, PETRO])
    await village.decided(reporter=VIRA, suspect=ANNA, step="note")
    assert (await village.standing(ANNA)).level == 1, "the member has not been told yet"

    await village.wait(HOUR)
    assert (await village.standing(ANNA)).frozen
    await village.clock.advance(DAY)
    await village.thank(VIRA, await village.match((ANNA, BORIS, VIRA, GRACE)))
    before = (await village.standing(ANNA)).givers
    await village.clock.advance(31 * DAY)
    await village.life.reveal()
    standing = await village.standing(ANNA)
    assert not standing.frozen
    assert (standing.givers, before) == (3, 3), "what was given meanwhile is worth nothing, the past is not erased"


async def test_a_complaint_for_the_record_and_a_granted_appeal_hide_nothing(village):
    await thanked(village, [VIRA, OLEG, PETRO, FRESH])
    await village.decided(reporter=VIRA, suspect=ANNA, step="note", quiet=True)
    await village.wait(HOUR)
    assert (await village.standing(ANNA)).level == 1

    await village.decided(reporter=OLEG, suspect=ANNA, step="warning", reason="stalling")
    await village.wait(HOUR)
    assert (await village.standing(ANNA)).level is None
    shown = (await village.reporting.own.list(GUILD, ANNA)).about_me
    appeal = await village.appeal(ANNA, shown[0].code, "Это не так.")
    other = staff(MARTA + 1)
    await village.reporting.desk.claim(other, appeal)
    await village.reporting.desk.decide_appeal(other, appeal, True, "")
    assert (await village.standing(ANNA)).level == 1


async def test_only_the_member_sees_his_pause_and_only_the_viewer_his_notes(village):
    await village.games(3, outcomes={0: "left"})
    await village.people.set_note(GUILD, BORIS, ANNA, " Хорошо торгуется. ")
    await village.people.set_block(GUILD, BORIS, ANNA, blocked=True)
    own = await village.profiles.profile(GUILD, ANNA, ANNA)
    seen = await village.profiles.profile(GUILD, ANNA, BORIS)
    other = await village.profiles.profile(GUILD, ANNA, GRACE)

    assert (own.cooldown.step, own.note, own.blocked) == (1, "", False)
    assert (seen.cooldown, seen.note, seen.blocked) == (None, "Хорошо торгуется.", True)
    assert (other.cooldown, other.note, other.blocked) == (None, "", False)


async def test_the_top_leaves_out_who_left_opted_out_or_is_new(village):
    await thanked(village, [VIRA, OLEG, PETRO], ANNA)
    here = {ANNA, BORIS, VIRA, OLEG, PETRO}
    assert [entry.user_id for entry in await village.profiles.top(GUILD, here)] == [ANNA]
    assert await village.profiles.top(GUILD, here - {ANNA}) == ()
    assert await village.profiles.top(OTHER_GUILD, here) == ()

    await village.preferences.change(ANNA, in_top=False)
    assert await village.profiles.top(GUILD, here) == ()
    assert TOP_SHOWN == 10
