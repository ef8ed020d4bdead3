"""The nightly look at circles: a note, a decision by somebody who is not part of it, and the way back."""

from bot.store.reporting import audit
from tests.services.members.village import ANNA, BORIS, DAY, GUILD, MARTA, VIRA
from tests.services.reporting.bureau import staff


async def test_a_note_is_made_at_night_and_thanks_are_taken_out_of_account_and_back(village):
    await village.farm()
    assert await village.circles.look() == 2
    moderator = staff(MARTA)
    shown = await village.circles.shown(moderator)
    assert {view.user_id for view in shown} == {ANNA, VIRA}
    assert shown[0].top_share == shown[0].reciprocity == 100

    before = (await village.standing(ANNA)).points
    done = await village.circles.discount(moderator, ANNA)
    assert (done.user_id, done.givers, done.restored) == (ANNA, (VIRA,), False)
    assert (await village.standing(ANNA)).points == 0 < before
    assert await village.refused(village.circles.discount(moderator, ANNA)) == "circle-decided"

    back = await village.circles.restore(moderator, ANNA)
    assert (back.givers, back.restored) == ((VIRA,), True)
    assert (await village.standing(ANNA)).points == before
    rows = await village.database.read(lambda tx: audit.rows(tx, GUILD))
    assert [row.action for row in rows] == ["circle-discounted", "circle-dismissed"]


async def test_a_note_laid_aside_is_not_made_again_the_next_night(village):
    await village.farm()
    await village.circles.look()
    await village.circles.dismiss(staff(MARTA), ANNA)
    assert await village.circles.look() == 1
    assert [view.user_id for view in await village.circles.shown(staff(MARTA))] == [VIRA]


async def test_a_moderator_who_is_part_of_a_circle_sees_nothing_of_it(village):
    await village.farm()
    await village.circles.look()
    assert await village.circles.shown(staff(ANNA)) == ()
    assert await village.refused(village.circles.dismiss(staff(ANNA), ANNA)) == "circle-decided"
    assert await village.refused(village.circles.discount(staff(VIRA), ANNA)) == "circle-decided"
    assert len(await village.circles.shown(staff(BORIS))) == 2


async def test_the_night_comes_by_itself_once_also_after_a_start_that_missed_it(village):
    await village.farm()
    await village.life.close()
    await village.database.write(lambda tx: tx.execute("DELETE FROM circle_notes"))
    await village.life.night()
    assert len(await village.circles.shown(staff(MARTA))) == 2
    missed = await village.life.next_night()
    await village.clock.advance(5 * DAY)
    assert await village.life.next_night() == missed < village.clock.now()
    await village.life.night()
    assert await village.life.next_night() > village.clock.now()


async def test_the_night_deletes_old_words_old_notes_and_old_reserves_and_nothing_else(village):
    match = await village.match()
    await village.thank(ANNA, match, "own", "Спасибо!")
    for month in ("2026-07", "2026-08"):
        await village.database.write(
            lambda tx, name=month: tx.execute("INSERT INTO reserves VALUES (?, ?, 1)", (ANNA, name))
        )
    now = int(village.clock.now().timestamp() * 1000)
    await village.database.write(
        lambda tx: tx.execute(
            "INSERT INTO practices (user_id, rules, first_dealer, events, length, started_ms, changed_ms)"
            " VALUES (?, '{}', 0, '[]', 0, ?, ?)",
            (ANNA, now, now),
        )
    )
    await village.life.night()
    assert await village.rows("SELECT words FROM thanks") == [("Спасибо!",)]
    assert await village.rows("SELECT user_id FROM practices") == [(ANNA,)]

    await village.clock.advance(70 * DAY)
    await village.life.night()
    assert await village.rows("SELECT month FROM reserves") == [("2026-08",)]
    assert await village.rows("SELECT user_id FROM practices") == []
    await village.clock.advance(111 * DAY)
    await village.life.night()
    assert await village.rows("SELECT phrase, words, weight FROM thanks") == [("own", None, 1)]
