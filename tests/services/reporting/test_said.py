"""What the bot had said at the table is frozen with a complaint: no names, no moments, no hint of its minute."""

import asyncio
import json
from datetime import timedelta

import pytest

from bot.services.reporting.evidence import Said, with_people, without_names
from bot.services.reporting.policy import ReportOptions
from tests.services.house import ANNA, BORIS, FOUR, GRACE, VIRA
from tests.services.house import GUILD as TABLES_GUILD
from tests.services.reporting.bureau import Bureau
from tests.services.reporting.test_evidence import club as club
from tests.services.reporting.test_evidence import evidence_of, running


async def stalling(bureau, view, reporter=ANNA):
    return await bureau.file(reporter, BORIS, "stalling", guild=TABLES_GUILD, match_id=view.match_id)


def test_everybody_but_the_member_complained_of_becomes_a_seat():
    text = f"<@{ANNA}>, ваш ход. <@!{BORIS}> ждёт, а <@4242> смотрит."
    kept = without_names(text, BORIS, FOUR)
    assert not any(str(user) in kept for user in (*FOUR, 4242))
    assert with_people(kept, "Борис", "ABCD".__getitem__) == "A, ваш ход. Борис ждёт, а … смотрит."


def test_a_substitute_complained_of_is_still_himself():
    assert with_people(without_names("<@77> сел", 77, (1, None, 2, 3)), "Он", str) == "Он сел"


def test_no_moment_is_kept():
    assert without_names("Ходит Анна · <t:1785585600:R> (<t:1785585600:t>)", BORIS, FOUR) == "Ходит Анна ·"


async def test_what_was_said_before_the_running_deal_is_there_and_the_rest_when_it_is_scored(club):
    house, bureau = club
    table, view = await running(house, deals=1)
    now = house.clock.now()
    bureau.courier.said = [
        Said(now - timedelta(hours=1), f"Раздача 1, ходит <@{ANNA}>"),
        Said(now - timedelta(seconds=5), "Раздача 2, взятка 4"),
    ]
    code = await stalling(bureau, view)
    before = await evidence_of(bureau, code)
    assert before.said == ("Раздача 1, ходит ⟦0⟧",)
    ((stored,),) = await bureau.rows("SELECT body FROM evidence")
    assert "взятка 4" not in stored
    number = view.public.number
    await house.play(table, until=lambda now: any(deal.number == number for deal in now.public.deals))
    after = await evidence_of(bureau, code)
    assert after.said == ("Раздача 1, ходит ⟦0⟧", "Раздача 2, взятка 4")
    assert (after.intact, after.sha256) == (True, before.sha256)


async def test_what_was_said_close_to_the_beginning_of_the_deal_counts_as_said_in_it(club):
    house, bureau = club
    _, view = await running(house, deals=0)
    ((began_ms,),) = await bureau.rows("SELECT max(at_ms) FROM events WHERE kind = 'dealt'")
    moment = house.clock.now() - timedelta(milliseconds=round(house.clock.now().timestamp() * 1000) - began_ms)
    bureau.courier.said = [Said(moment - timedelta(seconds=seconds), f"за {seconds} с") for seconds in (31, 29)]
    assert (await evidence_of(bureau, await stalling(bureau, view))).said == ("за 31 с",)


@pytest.mark.parametrize("trouble", [OSError("no way"), RuntimeError("gone")])
async def test_a_table_that_cannot_be_read_loses_no_complaint_and_the_evidence_says_so(club, trouble):
    house, bureau = club
    _, view = await running(house, deals=0)
    bureau.courier.said = trouble
    evidence = await evidence_of(bureau, await stalling(bureau, view))
    assert (evidence.said, evidence.intact) == (None, True)
    assert json.loads((await bureau.rows("SELECT body FROM evidence"))[0][0])["match"]["said"] is None


async def test_a_table_that_answers_never_holds_nothing_up(club, tmp_path):
    house, _ = club
    impatient = ReportOptions(fetch_patience=timedelta(milliseconds=20))
    bureau = await Bureau(tmp_path / "club.db", clock=house.clock, options=impatient).open()
    _, view = await running(house, deals=0)
    bureau.courier.said_at = lambda place: asyncio.Event().wait()
    assert (await evidence_of(bureau, await stalling(bureau, view))).said is None
    await bureau.close()


async def test_the_table_is_asked_for_its_own_match_only(club):
    house, bureau = club
    table, view = await running(house, deals=0)
    await house.play(table)
    for user in FOUR:
        await house.service.matches.rematch(table, user, house.click())
    await house.clock.advance(60)
    again = house.listing.table_view(table)
    assert again.match_id != view.match_id
    await stalling(bureau, view)
    await stalling(bureau, again, reporter=VIRA)
    first, second = bureau.courier.asked
    assert (first.match_id, first.until) == (view.match_id, second.since)
    assert (second.match_id, second.until) == (again.match_id, None)
    await bureau.file(GRACE, BORIS, "insult", guild=TABLES_GUILD)
    assert len(bureau.courier.asked) == 2
