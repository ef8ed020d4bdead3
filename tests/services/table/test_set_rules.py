"""Agreeing on the rules before a match: who may, what it does to the seats, and that it stays agreed."""

import pytest

from engine.fairness import verify_record
from engine.presets import preset, preset_for
from engine.replay import replay
from tests.services.house import ANNA, BORIS, FOUR, GRACE, VIRA, refusal


async def test_the_host_changes_the_rules_and_everybody_sees_a_new_revision(house):
    table_id = await house.open_table()
    before = house.listing.lobby_view(table_id)
    rules = preset("bulgarian").with_options({"kirtik": True})
    view = await house.lobby_after(table_id, house.service.lobby.set_rules(table_id, ANNA, rules))
    assert view.rules == rules
    assert view.revision > before.revision
    assert view.commitment == before.commitment
    assert house.changes[-1] == (table_id, "lobby")


async def test_only_the_host_changes_the_rules(house):
    table_id = await house.open_table()
    await house.service.lobby.take_seat(table_id, BORIS, None, house.click())
    assert await refusal(house.service.lobby.set_rules(table_id, BORIS, preset("ffb"))) == "not-host"
    assert house.listing.lobby_view(table_id).rules == preset("club")


async def test_the_rules_are_frozen_from_the_start_on(house):
    table_id = await house.running_table(rules=preset("club").with_options({"target": 150}))
    assert await refusal(house.service.lobby.set_rules(table_id, ANNA, preset("ffb"))) == "rules-frozen"
    await house.play(table_id)
    assert await refusal(house.service.lobby.set_rules(table_id, ANNA, preset("ffb"))) == "rules-frozen"


async def test_a_restart_keeps_the_agreed_rules(house):
    table_id = await house.open_table()
    rules = preset_for("ukrainian", 3).with_options({"target": 500, "deck": "cut"})
    await house.service.lobby.set_rules(table_id, ANNA, rules)
    fresh = await house.crash()
    try:
        assert fresh.service.listing.lobby_view(table_id).rules == rules
    finally:
        await fresh.close()


async def test_people_move_together_for_fewer_players_and_robots_make_room(house):
    table_id = await house.open_table()
    await house.service.lobby.take_seat(table_id, BORIS, 3, house.click())
    for seat in (1, 2):
        await house.service.lobby.add_robot(table_id, ANNA, seat)
    agreed = {row.user_id: row.contribution for row in house.service.registry.find(table_id).row.seats}
    view = await house.lobby_after(table_id, house.service.lobby.set_rules(table_id, ANNA, preset("two")))
    assert [occupant.user_id for occupant in view.seats] == [ANNA, BORIS]
    assert view.free_seats == ()
    assert {row.user_id: row.contribution for row in house.service.registry.find(table_id).row.seats} == {
        user: agreed[user] for user in (ANNA, BORIS)
    }
    view = await house.lobby_after(table_id, house.service.lobby.set_rules(table_id, ANNA, preset("three")))
    assert view.free_seats == (2,)


async def test_nobody_is_sent_away_for_a_game_of_fewer(house):
    table_id = await house.full_table(humans=FOUR)
    assert await refusal(house.service.lobby.set_rules(table_id, ANNA, preset("three"))) == "too-many-seated"
    assert len(house.listing.lobby_view(table_id).seats) == 4


@pytest.mark.parametrize(("humans", "players"), [((ANNA, BORIS), 2), ((ANNA, BORIS, VIRA), 3)])
async def test_a_cut_pack_is_proved_like_a_shuffled_one(house, humans, players):
    """Commitment, contributions of two and three seats, and every cut of the match (docs/rules.md section 12)."""
    rules = preset_for("classic", players).with_options({"deck": "cut", "target": 300})
    table_id = await house.running_table(humans=humans, rules=rules)
    before = house.listing.table_view(table_id).fairness
    assert len(before.contributions) == players
    view = await house.play(table_id)
    record = await house.service.records.of_table(table_id, ANNA)
    verdict = verify_record(record)
    assert verdict.fair
    assert verdict.deals_checked == view.public.number > 1
    assert record["fairness"]["commitment"] == before.commitment
    record["fairness"]["contributions"][-1] += 1
    assert 1 in verify_record(record).wrong_deals


async def test_a_match_of_changed_rules_replays_to_the_same_totals(house):
    table_id = await house.open_table(rules=preset("club"))
    await house.service.lobby.set_rules(
        table_id, ANNA, preset("pair").with_options({"target": 501, "undertrump": False})
    )
    for user in (BORIS, VIRA, GRACE):
        await house.service.lobby.take_seat(table_id, user, None, house.click())
    await house.service.matches.start(table_id, ANNA, house.click())
    view = await house.play(table_id)
    record = await house.service.records.of_table(table_id, ANNA)
    assert record["rules"]["preset"] == "pair"
    assert record["rules"]["options"]["undertrump"] is False
    assert replay(record)["totals"] == list(view.public.totals)


@pytest.mark.parametrize("players", [2, 3])
async def test_small_tables_play_one_match_after_another(house, players):
    """«Ещё партию» of two and of three: the second match has its own secret and as many contributions."""
    humans = (ANNA, BORIS, VIRA)[:players]
    rules = preset_for("ukrainian", players).with_options({"target": 200})
    table_id = await house.running_table(humans=humans, rules=rules)
    first = await house.play(table_id)
    for user in humans:
        await house.service.matches.rematch(table_id, user, house.click())
    second = house.listing.table_view(table_id)
    assert second.match_id != first.match_id
    assert len(second.fairness.contributions) == players
    assert second.fairness.commitment == first.fairness.next_commitment
    assert second.public.totals == (0,) * players
