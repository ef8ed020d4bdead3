"""Every game of the family on the in-process Discord: whole matches, and deals by members who press what they see."""

import json

import pytest

from bot.services.club import LEAST_TARGET
from bot.settings import Settings
from bot.texts import Language
from engine.fairness import verify_record
from engine.presets import players_of, preset, preset_names
from engine.replay import replay
from engine.results import Phase
from tests.cogs.club import Club, gather, having, open_table, play_out
from tests.world import World

FORMS = [(name, players) for name in preset_names() for players in players_of(name)]
REDRAW = 5.0


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Return few redraws: what is shown between two cards is tested elsewhere."""
    return settings.model_copy(update={"redraw_seconds": REDRAW})


async def against_robots(world: World, game: str, players: int) -> Club:
    """Anna against robots in that game, her hand open."""
    target = max(preset(game).game.scoring.deal_points, LEAST_TARGET)  # one or two deals reach it
    options = {"players": players} if players != preset(game).players else {}
    table = await open_table(world, game=game, target=target, robots=players - 1, **options)
    club = Club(world, table, [world.anna, world.boris, world.vira, world.grace][:players])
    await world.advance(REDRAW + 1)
    await club.press(world.anna, club.lobby, "start")
    await world.advance(REDRAW + 1)
    await club.open_hand(world.anna)
    return club


@pytest.mark.parametrize(("game", "players"), FORMS)
async def test_a_whole_match_is_played_recorded_and_proved(world: World, game: str, players: int) -> None:
    club = await against_robots(world, game, players)
    await play_out(club)
    await world.advance(REDRAW + 1)
    view = club.view

    record = await world.bot.services.tables.records.of_table(club.table, world.anna.id)
    assert record["rules"]["preset"] == game
    assert replay(json.loads(json.dumps(record)))["totals"] == list(view.public.totals)
    verdict = verify_record(record)
    assert verdict.fair
    assert verdict.deals_checked == view.public.number
    assert len(record["fairness"]["contributions"]) == players
    text = club.card.text
    say = world.bot.texts.say(Language.RU)
    assert say("match-title") in text
    for total in view.public.totals:
        assert str(total) in text


@pytest.mark.parametrize(("game", "players"), FORMS)
async def test_members_play_a_deal_by_pressing_what_they_see(world: World, game: str, players: int) -> None:
    options = {"players": players} if players != preset(game).players else {}
    club = await gather(world, game=game, target=5000, pause=REDRAW + 1, **options)
    await club.open_hands()
    await club.rest()
    club.pause = 0.6
    while club.view.public.phase in (Phase.AUCTION, Phase.PLAY):
        await club.step()
    await world.advance(REDRAW + 1)
    deal = club.view.public.deals[0]
    assert deal.score is not None
    assert len(deal.tricks) == len(deal.hands[0])
    say = world.bot.texts.say(Language.RU)
    assert say("declarations-title") in club.card.text


async def test_a_claim_is_asked_twice_and_ends_the_match(world: World) -> None:
    club = await against_robots(world, "pair", 4)
    while club.view.public.to_act != 0 or club.view.public.phase is not Phase.PLAY:
        if club.view.public.to_act == 0:
            await club.step()
        else:
            await world.advance(1)
    hand = club.hand(world.anna)
    await club.press(world.anna, hand, "claim")
    question = world.fresh(hand)
    assert having(question, "card") == []
    await club.press(world.anna, hand, "hand")
    assert having(world.fresh(hand), "card")
    await club.press(world.anna, hand, "claim")
    await club.press(world.anna, hand, "claim-yes")
    await world.advance(REDRAW + 1)
    say = world.bot.texts.say(Language.RU)
    assert club.view.public.winner == 1
    assert say("claim-wrong", seat=0) in club.card.text
    assert say("claim-wrong", seat=0) in world.fresh(hand).text
    record = await world.bot.services.tables.records.of_table(club.table, world.anna.id)
    assert record["deals"][-1]["plays"][-1] == "claim-out"
    assert verify_record(record).fair


async def test_silence_about_combinations_is_seen_by_nobody(world: World) -> None:
    """`declare = asked`: whoever holds one is asked, and the card looks the same whether he kept silent."""
    club = await gather(world, start=False, pause=REDRAW + 1, game="bulgarian", target=5000)
    rules = preset("bulgarian").with_options({"declare": "asked", "target": 5000})
    await world.env.as_bot(world.bot.services.tables.lobby.set_rules(club.table, world.anna.id, rules))
    await club.rest()
    await club.press(world.anna, club.lobby, "start")
    await club.rest()
    await club.open_hands()
    club.pause = 0.6
    say = world.bot.texts.say(Language.RU)
    asked = 0
    for _ in range(200):
        member = club.acting if club.view.public.to_act is not None else None
        if member is not None and having(club.hand(member), "say"):
            await world.advance(REDRAW + 1)
            before = club.card.text
            await club.press(member, club.hand(member), "say", "silent")
            await world.advance(REDRAW + 1)
            assert club.card.text == before
            assert having(club.hand(member), "card")
            asked += 1
            break
        if member is None:
            await world.advance(9)
            continue
        await club.step()
    assert asked
    assert say("table-announced", seat=0, kinds="@").partition("@")[0] not in club.card.text
