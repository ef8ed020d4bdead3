"""The door of the tables: blocks, pauses and demands, none of which says whose wish it is; choices of members."""

import asyncio

import pytest

from bot.services.errors import ServiceError
from bot.services.table.admission import SeatRequest
from bot.services.table.clocks.quiet import QuietHours
from engine.presets import preset
from tests.services.members.village import ANNA, BORIS, DAY, GRACE, GUILD, HOUR, OLEG, OTHER_GUILD, PETRO, VIRA


def asking(user, *, host=ANNA, seated=(ANNA,), private=False, guild=GUILD):
    return SeatRequest(guild, user, host, private, seated)


async def test_f26_a_blocked_pair_is_not_seated_together_whoever_blocked_whom(village):
    await village.people.set_block(GUILD, ANNA, BORIS, blocked=True)

    assert await village.refused(village.door.check_seat(asking(BORIS))) == "seat-unavailable"
    assert await village.refused(village.door.check_seat(asking(BORIS, private=True, seated=(VIRA, ANNA)))) == (
        "seat-unavailable"
    )
    assert await village.refused(village.door.check_seat(asking(ANNA, host=BORIS, seated=(BORIS,)))) == "seat-own-block"
    await village.door.check_seat(asking(BORIS, seated=(VIRA,)))
    await village.door.check_seat(asking(BORIS, guild=OTHER_GUILD))


async def test_a_host_asks_for_no_more_than_his_own_reliability_and_the_refusal_looks_like_a_block(village):
    await village.preferences.change(ANNA, asks_reliability=90)
    await village.games(2, (BORIS, ANNA, VIRA, GRACE), outcomes={0: "left"})
    assert await village.refused(village.door.check_seat(asking(BORIS))) == "seat-unavailable"
    await village.door.check_seat(asking(BORIS, private=True))

    await village.games(6, (VIRA, BORIS, ANNA, GRACE), outcomes={2: "left", 1: "good"})
    await village.door.check_seat(asking(BORIS))


async def test_who_left_too_often_waits_but_not_at_private_tables(village):
    await village.games(6, outcomes={1: "left"})
    assert await village.refused(village.door.check_seat(asking(BORIS))) == "lobby-cooldown"
    await village.door.check_seat(asking(BORIS, private=True))
    await village.clock.advance(600)
    await village.door.check_seat(asking(BORIS))


async def test_leaving_in_the_first_two_deals_of_a_live_game_weighs_less(village):
    await village.games(5, outcomes={1: "left"}, deals=2)
    await village.door.check_seat(asking(BORIS))
    await village.games(6, (GRACE, ANNA, BORIS, VIRA), outcomes={1: "left"}, deals=2, pace="days")
    assert await village.refused(village.door.check_seat(asking(ANNA, host=BORIS, seated=()))) == "lobby-cooldown"


async def test_a_table_asks_the_door_before_it_seats_anybody(village):
    service = village.services.tables
    table = await service.lobby.open(
        guild_id=GUILD,
        channel_id=5,
        host_id=ANNA,
        rules=preset("club"),
        pace="live",
        private=False,
        language="ru",
        interaction_id=1,
    )
    await village.people.set_block(GUILD, ANNA, BORIS, blocked=True)
    with pytest.raises(ServiceError, match="seat-unavailable"):
        await service.lobby.take_seat(table.table_id, BORIS, None, 2)
    await service.lobby.take_seat(table.table_id, VIRA, None, 3)
    await village.people.set_block(GUILD, ANNA, VIRA, blocked=True)
    await service.lobby.take_seat(table.table_id, VIRA, 3, 4)  # who sits there already may move
    await village.games(6, outcomes={3: "left"})
    with pytest.raises(ServiceError, match="lobby-cooldown"):
        await service.lobby.open(
            guild_id=GUILD,
            channel_id=5,
            host_id=GRACE,
            rules=preset("club"),
            pace="live",
            private=False,
            language="ru",
            interaction_id=5,
        )
    await service.close()


async def test_one_question_about_many_tables_gives_the_answers_of_many_questions(village, monkeypatch):
    """Whatever would refuse a member at the door leaves the table out of his lists: block, demand, sanction, pause."""
    await village.people.set_block(GUILD, ANNA, BORIS, blocked=True)
    await village.people.set_block(GUILD, BORIS, GRACE, blocked=True)
    await village.preferences.change(VIRA, asks_reliability=90)
    await village.games(2, (BORIS, OLEG, PETRO, OLEG), outcomes={0: "left"})
    requests = [
        asking(BORIS, host=host, seated=seated, private=private)
        for host in (ANNA, VIRA, GRACE, OLEG)
        for seated in ((), (OLEG,), (ANNA, OLEG), (GRACE,))
        for private in (False, True)
    ]
    alone = []
    for request in requests:
        try:
            await village.door.check_seat(request)
            alone.append(True)
        except ServiceError:
            alone.append(False)
    reads = []
    read = village.database.read
    monkeypatch.setattr(village.database, "read", lambda unit: reads.append(unit) or read(unit))
    assert await village.door.welcome(requests) == tuple(alone)
    assert len(reads) == 2, "sanctions, and everything else"
    assert {True, False} == set(alone)
    assert await village.door.welcome([]) == ()


async def test_who_may_not_sit_down_anywhere_is_welcome_nowhere(village):
    await village.decided(reporter=VIRA, suspect=BORIS, step="no-lobby-1")
    await village.wait(2 * HOUR)
    assert await village.door.welcome([asking(BORIS), asking(BORIS, private=True)]) == (False, False)
    await village.wait(DAY)
    assert await village.door.welcome([asking(BORIS)]) == (True,)


async def test_what_a_host_asks_for_is_told_but_never_above_his_own(village):
    await village.preferences.change(ANNA, asks_reliability=90)
    await village.preferences.change(BORIS, asks_reliability=60)
    await village.games(6, (ANNA, VIRA, GRACE, VIRA), outcomes={0: "left"})
    own = (await village.profiles.profile(GUILD, ANNA, ANNA)).reliability.percent
    assert own < 90
    assert await village.door.demands(GUILD, (ANNA, BORIS, VIRA)) == {ANNA: own, BORIS: 60}


async def test_nobody_blocks_or_notes_himself(village):
    assert await village.refused(village.people.set_block(GUILD, ANNA, ANNA, blocked=True)) == "person-self"
    assert await village.refused(village.people.set_note(GUILD, ANNA, ANNA, "я")) == "person-self"


async def test_blocks_and_notes_are_set_and_taken_back(village):
    assert await village.people.set_block(GUILD, ANNA, BORIS, blocked=True)
    assert not await village.people.set_block(GUILD, ANNA, BORIS, blocked=True)
    assert await village.people.blocked(GUILD, ANNA) == (BORIS,)
    assert await village.people.set_block(GUILD, ANNA, BORIS, blocked=False)
    assert await village.people.blocked(GUILD, ANNA) == ()

    assert len(await village.people.set_note(GUILD, ANNA, BORIS, "х" * 900)) == 500
    await village.people.set_note(GUILD, ANNA, BORIS, " ")
    assert await village.people.note(GUILD, ANNA, BORIS) == ""


async def test_choices_are_at_hand_at_once_and_after_a_restart(village):
    await village.preferences.change(ANNA, language="uk", confirm_card=True)
    await village.preferences.change(ANNA, four_colour=True, asks_reliability=80)
    await village.preferences.set_quiet(ANNA, "Europe/Kyiv", "23:00", "8:30")
    for _ in range(2):
        chosen, quiet = village.preferences.of(ANNA), village.preferences.quiet(ANNA)
        assert (chosen.language, chosen.confirm_card, chosen.four_colour, chosen.pings) == ("uk", True, True, True)
        assert (quiet.zone, quiet.begins, quiet.ends) == ("Europe/Kyiv", 23 * 60, 8 * 60 + 30)
        assert village.preferences.of(BORIS).language is None
        await village.crash()


@pytest.mark.parametrize(
    ("zone", "begins", "ends"), [("Mars/Base", "23:00", "8:00"), ("Europe/Kyiv", "25:00", "8:00"), ("UTC", "23:00", "")]
)
async def test_quiet_hours_need_a_zone_and_two_times(village, zone, begins, ends):
    assert await village.refused(village.preferences.set_quiet(ANNA, zone, begins, ends)) == "zone-unknown"
    assert village.preferences.quiet(ANNA) is None


async def test_quiet_hours_are_dropped_without_times_and_the_tables_keep_them(village):
    hours = await village.preferences.set_quiet(ANNA, "UTC", "23.00", "07:00")
    assert village.services.tables.registry.quiet == {ANNA: hours} == {ANNA: QuietHours("UTC", 23 * 60, 7 * 60)}
    assert await village.preferences.set_quiet(ANNA, "", "", " ") is None
    assert village.services.tables.registry.quiet == {}


async def test_of_two_clicks_at_once_neither_takes_back_what_the_other_says(village):
    """Each was stored with all other choices as they had been at the click, so that the later one undid the earlier."""
    clicks = (
        village.preferences.toggle(ANNA, "pings"),
        village.preferences.change(ANNA, suits="words"),
        village.preferences.toggle(ANNA, "big_buttons"),
        village.preferences.toggle(ANNA, "in_top"),
        village.preferences.toggle(ANNA, "in_top"),
    )
    await asyncio.gather(*clicks)
    chosen = village.preferences.of(ANNA)
    assert (chosen.pings, chosen.suits, chosen.big_buttons, chosen.in_top) == (False, "words", True, True)
    await village.preferences.load()
    assert village.preferences.of(ANNA) == chosen
