"""Evidence is frozen when a complaint is filed; a running deal stays sealed until it is scored."""

import json
import sqlite3

import pytest

from bot.clock import from_ms
from bot.services.reporting.evidence import Said
from engine.actions import CLAIM_OUT
from engine.cards import card_code
from tests.services.house import ANNA, BORIS, FOUR, GRACE, PATIENT, VIRA, House
from tests.services.house import GUILD as TABLES_GUILD
from tests.services.reporting.bureau import Bureau, refusal, staff
from tests.services.table.test_duplicates import two_running

MODERATOR = 9001


@pytest.fixture
async def club(tmp_path):
    """Tables and complaints over one database, on one clock."""
    house = await House(tmp_path / "club.db", options=PATIENT, seed=5).open()
    bureau = await Bureau(tmp_path / "club.db", clock=house.clock).open()
    yield house, bureau
    await bureau.close()
    await house.close()


async def running(house, deals):
    """A table in the middle of a deal after so many finished ones; every decision takes three seconds."""
    table = await house.running_table(humans=FOUR)

    def there(view):
        return len(view.public.deals) >= deals and len(view.public.tricks) >= 3 and view.public.phase == "play"

    while not there(house.listing.table_view(table)):
        await house.clock.advance(3)
        await house.act(table, choice=lambda actions: house.random.choice([one for one in actions if one != CLAIM_OUT]))
    return table, house.listing.table_view(table)


async def evidence_of(bureau, code, number=0):
    view = await bureau.reporting.queue.case(staff(MODERATOR, TABLES_GUILD), code)
    return view.voices[number].evidence


async def test_f43_a_complaint_carries_the_record_of_its_match(club):
    house, bureau = club
    _, view = await running(house, deals=1)
    code = await bureau.file(ANNA, BORIS, "stalling", guild=TABLES_GUILD, match_id=view.match_id)
    evidence = await evidence_of(bureau, code)
    assert evidence.intact
    assert evidence.table_id == view.lobby.table_id
    assert evidence.members == FOUR
    assert len(evidence.deals) == len(view.public.deals)
    first = evidence.deals[0]
    assert [len(hand) for hand in first.hands] == [8, 8, 8, 8]
    assert {decision.took_ms for decision in first.decisions} == {3000}
    count, middle, most = evidence.pace(BORIS)
    assert count > 8
    assert (middle, most) == (3, 3)


async def test_f44_the_running_deal_shows_no_card_to_anybody_until_it_is_scored(club):
    house, bureau = club
    table, view = await running(house, deals=0)
    hands = {card_code(card) for user in FOUR for card in house.listing.hand_view(table, user).seat.hand}
    code = await bureau.file(ANNA, BORIS, "collusion", guild=TABLES_GUILD, match_id=view.match_id)
    before = await evidence_of(bureau, code)
    assert (before.deals, before.sealed_deal) == ((), view.public.number)
    ((stored,),) = await bureau.rows("SELECT body FROM evidence")
    assert json.loads(stored)["match"]["deals"] == []
    assert not any(f'"{card}"' in stored for card in hands)
    number = view.public.number
    await house.play(table, until=lambda now: any(deal.number == number for deal in now.public.deals))
    after = await evidence_of(bureau, code)
    assert after.sealed_deal is None
    assert [deal.number for deal in after.deals] == [number]
    assert hands <= {card for hand in after.deals[0].hands for card in hand}
    assert (after.intact, after.sha256) == (True, before.sha256)


async def test_a_deal_that_is_never_scored_stays_sealed(club):
    house, bureau = club
    table, view = await running(house, deals=0)
    code = await bureau.file(ANNA, BORIS, "collusion", guild=TABLES_GUILD, match_id=view.match_id)
    await house.service.lobby.close(table, ANNA, moderator=True)
    assert (await evidence_of(bureau, code)).sealed_deal == view.public.number


async def test_f47_a_message_is_kept_as_it_was_when_the_form_was_opened(club):
    _, bureau = club
    message = {"guild": TABLES_GUILD, "channel": 5, "id": 6, "text": "Позор!", "files": ["a.png"]}
    context = await bureau.reporting.filing.open_form(TABLES_GUILD, ANNA, suspect_id=BORIS, message=message)
    await bureau.crash()
    code = await bureau.file(ANNA, BORIS, words="", guild=TABLES_GUILD, draft_token=context.token)
    evidence = await evidence_of(bureau, code)
    assert (evidence.message, evidence.message_link) == ("Позор!", (TABLES_GUILD, 5, 6))


async def test_whom_a_form_is_about_cannot_be_changed_when_it_is_sent(club):
    _, bureau = club
    context = await bureau.reporting.filing.open_form(TABLES_GUILD, ANNA, suspect_id=BORIS)
    code = await bureau.file(ANNA, VIRA, guild=TABLES_GUILD, draft_token=context.token)
    assert (await bureau.reporting.queue.case(staff(MODERATOR, TABLES_GUILD), code)).suspect_id == BORIS


async def test_complaints_about_play_find_the_match_of_both_and_others_do_not(club):
    house, bureau = club
    await running(house, deals=0)
    stalling = await bureau.file(ANNA, BORIS, "stalling", guild=TABLES_GUILD)
    insult = await bureau.file(VIRA, BORIS, "insult", guild=TABLES_GUILD)
    assert (await evidence_of(bureau, stalling)).members == FOUR
    assert (await evidence_of(bureau, insult)).members == ()


async def test_one_complaint_per_match_reporter_and_member(club):
    house, bureau = club
    _, view = await running(house, deals=0)
    await bureau.file(ANNA, BORIS, "stalling", guild=TABLES_GUILD, match_id=view.match_id)
    await house.clock.advance(6)
    repeated = bureau.file(ANNA, BORIS, "collusion", guild=TABLES_GUILD, match_id=view.match_id)
    assert await refusal(repeated) == "report-twice"
    await bureau.file(ANNA, VIRA, "collusion", guild=TABLES_GUILD, match_id=view.match_id)


async def test_the_card_of_a_match_takes_complaints_for_seven_days(club):
    house, bureau = club
    table, view = await running(house, deals=0)
    await house.play(table)
    context = await bureau.reporting.filing.open_form(TABLES_GUILD, ANNA, match_id=view.match_id)
    assert context.choices == (BORIS, VIRA, GRACE)
    await house.clock.advance(7 * 24 * 3600 + 1)
    late = bureau.reporting.filing.open_form(TABLES_GUILD, ANNA, match_id=view.match_id)
    assert await refusal(late) == "report-card-late"
    elsewhere = bureau.reporting.filing.open_form(TABLES_GUILD + 1, ANNA, match_id=view.match_id)
    assert await refusal(elsewhere) == "report-form-gone"


async def test_evidence_cannot_be_changed_and_a_change_behind_our_back_shows(club):
    _, bureau = club
    code = await bureau.file(ANNA, BORIS, guild=TABLES_GUILD)
    with pytest.raises(sqlite3.IntegrityError, match="evidence is not changed"):
        await bureau.database.write(lambda tx: tx.execute("UPDATE evidence SET body = '{}'"))

    def forge(tx):
        tx.execute("DROP TRIGGER evidence_is_not_changed")
        tx.execute("UPDATE evidence SET body = replace(body, '\"prior\": []', '\"prior\":  []')")

    await bureau.database.write(forge)
    assert not (await evidence_of(bureau, code)).intact


async def test_no_deal_is_shown_to_moderators_while_other_tables_play_the_same_ones(club):
    house, bureau = club
    _, (early, late) = await two_running(house)
    await house.play(early)
    bureau.courier.said = (Said(from_ms(0), "Как лежали карты"),)
    code = await bureau.file(ANNA, BORIS, "collusion", guild=TABLES_GUILD)
    before = await evidence_of(bureau, code)
    assert (before.covered, before.deals, before.said, before.sealed_deal, before.intact) == (True, (), (), None, True)
    await house.play(late)
    after = await evidence_of(bureau, code)
    assert not after.covered
    assert len(after.deals) >= 2
    assert after.said
