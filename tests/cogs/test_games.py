"""Every game of the family on the in-process Discord: whole matches, and deals by members who press what they see."""

import json

import pytest

from bot.settings import Settings
from bot.texts import Language
from engine.fairness import verify_record
from engine.presets import players_of, preset, preset_names
from engine.replay import replay
from engine.results import Phase
from tests.cogs.club import Club, gather, open_table, play_out
from tests.world import World

FORMS = [(name, players) for name in preset_names() for players in players_of(name)]
REDRAW = 5.0
SHORT = {"match_points": 20, "contract": 200, "classic": 120, "pair": 120}
"""Targets that one or two deals reach."""


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Return few redraws: what is shown between two cards is tested elsewhere."""
    return settings.model_copy(update={"redraw_seconds": REDRAW})


async def against_robots(world: World, game: str, players: int) -> Club:
    """Anna against robots in that game, her hand open."""
    target = SHORT[preset(game).scoring]
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

    record = await world.bot.services.tables.record(world.anna.id, table_id=club.table)
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
