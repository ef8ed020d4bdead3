"""Robots explain themselves in the record: what each alternative was worth, of deals that are open only."""

import json
from dataclasses import replace

import pytest

from bot.services.history.archive import Archive
from bot.services.robots import think
from engine.actions import PASS, Contra, action_code
from engine.cards import card_code, cards_of
from engine.presets import preset
from engine.record import read_record
from engine.results import Phase
from engine.robots import Decision
from engine.robots.novice import choose
from tests.doubles import QuickThinking
from tests.services.house import ANNA, GUILD, QUICK, refusal

SHORT = replace(preset("club"), target=300)
LONG = replace(preset("club"), target=10_000)
SLOW_DEAL = replace(QUICK, next_deal_delay=1_000_000)


class Thinker(QuickThinking):
    """The robot of the club, on the spot."""

    def __init__(self, level=None):
        super().__init__(choose)
        self.level = level

    async def decide(self, view, level, seed):
        return think(view, self.level or level, seed)


class Everyone(QuickThinking):
    """Does what the simple robot does and says a fixed score of each legal card and word, its own the best."""

    async def decide(self, view, level, seed):
        action = self._robot(view)
        codes = [action_code(call) for call in view.legal_calls]
        scores = dict.fromkeys(codes, 1.0) | {"AS": 2.0} | {action_code(action): 3.0}
        return Decision(action, scores)


async def play(house, table_id, until):
    while not until():
        await house.until(lambda: until() or house.to_act(table_id) == ANNA)
        if not until():
            await house.act(table_id)


def finished(house, table_id):
    return lambda: house.listing.lobby_view(table_id).state == "finished"


def between_deals(house, table_id):
    return lambda: house.listing.table_view(table_id).public.phase is Phase.DEALING


async def stored(house):
    return await house.database.fetch_all("SELECT * FROM robot_choices ORDER BY match_id, seq")


@pytest.mark.parametrize("rules", [SHORT, replace(preset("bulgarian"), target=30)])
async def test_finished_match_tells_why_robots_did_what_they_did(open_house, rules):
    house = await open_house(QUICK, thinking=Thinker())
    table_id = await house.running_table(humans=(ANNA,), rules=rules)
    await play(house, table_id, finished(house, table_id))
    record = json.loads(json.dumps(await house.service.records.of_table(table_id, ANNA)))
    match = read_record(record)
    assert match.winner is not None

    assert len(record["choices"]) == len(await stored(house)) > 10
    kinds = set()
    for choice in record["choices"]:
        deal = match.finished[choice["deal"] - 1]
        kind = "call" if "call" in choice else "play"
        kinds.add(kind)
        done = record["deals"][choice["deal"] - 1][f"{kind}s"][choice[kind] - 1]
        assert choice["scores"][done] == max(choice["scores"].values())
        assert len(choice["scores"]) > 1
        assert choice["level"] == "club"
        assert choice["seat"] != 0
        if kind == "call":
            assert deal.auction.calls[choice["call"] - 1][0] == choice["seat"]
        else:
            hand = {card_code(card) for card in cards_of(deal.start_hands[choice["seat"]])}
            assert choice["scores"].keys() <= hand
    assert kinds == {"call", "play"}


async def test_words_among_the_cards_count_as_plays(open_house):
    house = await open_house(QUICK, thinking=Everyone(choose))
    rules = replace(preset("club"), target=1500, declare="asked")
    table_id = await house.running_table(humans=(ANNA,), rules=rules)
    await play(house, table_id, finished(house, table_id))
    record = await house.service.records.of_table(table_id, ANNA)
    assert any("announce" in deal["plays"] for deal in record["deals"])
    plays = [choice for choice in record["choices"] if "play" in choice]
    for choice in plays:
        done = record["deals"][choice["deal"] - 1]["plays"][choice["play"] - 1]
        assert choice["scores"].get(done) == 3.0
    assert len(plays) > 50


async def test_archive_tells_the_same(open_house):
    house = await open_house(QUICK, thinking=Everyone(choose))
    table_id = await house.running_table(humans=(ANNA,), rules=SHORT)
    await play(house, table_id, finished(house, table_id))
    record = await house.service.records.of_table(table_id, ANNA)
    match_id = house.listing.table_view(table_id).match_id
    assert record["choices"]
    archived = await Archive(house.database).match(GUILD, match_id, ANNA)
    assert archived.record["choices"] == record["choices"]
    assert archived.verdict.fair


async def test_scores_of_a_running_deal_stay_hidden_until_its_cards_are_open(open_house):
    house = await open_house(SLOW_DEAL, thinking=Everyone(choose))
    table_id = await house.running_table(humans=(ANNA,), rules=LONG)
    await play(house, table_id, between_deals(house, table_id))
    while house.listing.table_view(table_id).public.deals[-1].contract is None:
        await house.act(table_id)
        await play(house, table_id, between_deals(house, table_id))
    record = await house.service.records.of_table(table_id, ANNA)
    before = len(await stored(house))
    await house.act(table_id)  # deals
    for _ in range(2):
        await house.until(lambda: house.to_act(table_id) == ANNA)
        await house.act(table_id)
    await house.until(lambda: house.to_act(table_id) == ANNA)
    assert len(await stored(house)) > before
    assert await house.service.records.of_table(table_id, ANNA) == record
    assert {choice["deal"] for choice in record["choices"]} == set(range(1, len(record["deals"]) + 1))


async def test_scores_are_in_no_value_in_memory_and_no_log_line(open_house, caplog):
    caplog.set_level("DEBUG")
    house = await open_house(SLOW_DEAL, thinking=Everyone(choose))
    table_id = await house.running_table(humans=(ANNA,), rules=LONG)
    await house.until(lambda: house.to_act(table_id) == ANNA)
    await house.act(table_id)
    await house.until(lambda: house.to_act(table_id) == ANNA)
    log = await house.store.matches.find_log(house.listing.table_view(table_id).match_id)
    assert log.thoughts
    said = "\n".join(record.getMessage() for record in caplog.records if record.name != "filelock")  # names the file
    assert "scores" not in repr(log) + repr(house.service.registry.find(table_id)) + said
    assert (await house.store.matches.load(table_id)).log.thoughts == ()


async def test_robots_that_weigh_nothing_store_nothing(open_house):
    house = await open_house(QUICK, thinking=Thinker("novice"))
    table_id = await house.running_table(humans=(ANNA,), rules=SHORT)
    await play(house, table_id, finished(house, table_id))
    assert await stored(house) == []
    assert "choices" not in await house.service.records.of_table(table_id, ANNA)


async def test_choice_that_was_none_or_was_replaced_is_not_stored(open_house):
    class Doubling(QuickThinking):
        async def decide(self, view, level, seed):
            contra = next((call for call in view.legal_calls if isinstance(call, Contra)), None)
            action = contra or choose(view)
            return Decision(action, {action_code(action): 1.0})

    house = await open_house(QUICK, thinking=Doubling(choose))
    table_id = await house.running_table(humans=(ANNA,), rules=LONG)
    await house.until(lambda: house.to_act(table_id) == ANNA)
    await house.act(table_id, choice=lambda actions: PASS if PASS in actions else actions[0])
    await house.until(lambda: house.to_act(table_id) == ANNA)
    assert await stored(house) == []


async def test_restart_in_the_middle_goes_on_and_keeps_what_was_weighed(open_house):
    house = await open_house(SLOW_DEAL, thinking=Everyone(choose))
    table_id = await house.running_table(humans=(ANNA,), rules=SHORT)
    await house.until(lambda: house.to_act(table_id) == ANNA)
    await house.act(table_id)
    await house.until(lambda: house.to_act(table_id) == ANNA)
    before, seq = await stored(house), house.listing.table_view(table_id).seq
    house = await house.crash(options=QUICK, thinking=Everyone(choose))
    assert house.listing.table_view(table_id).seq >= seq
    await play(house, table_id, finished(house, table_id))
    after = await stored(house)
    assert [tuple(row) for row in after[: len(before)]] == [tuple(row) for row in before]
    assert len((await house.service.records.of_table(table_id, ANNA))["choices"]) == len(after) > len(before) > 0


async def test_somebody_else_gets_no_scores(open_house):
    house = await open_house(QUICK, thinking=Everyone(choose))
    table_id = await house.running_table(humans=(ANNA,), rules=SHORT)
    await play(house, table_id, finished(house, table_id))
    assert await refusal(house.service.records.of_table(table_id, ANNA + 1)) == "not-seated"
