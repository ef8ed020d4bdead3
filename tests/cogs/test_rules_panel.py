"""«Правила» in the lobby, and the command `/rules`."""

from bot.texts import Language
from engine.presets import preset
from tests.cogs.club import Club, gather, having, open_table
from tests.screens import Screen
from tests.world import World


def say(world: World, key: str, **args: object) -> str:
    return world.bot.texts.say(Language.RU)(key, **args)


def rules_of(world: World, table: int):
    return world.bot.services.tables.listing.lobby_view(table).rules


async def panel(club: Club, member) -> Screen:
    return (await club.press(member, club.lobby, "rules")).screen


async def lobby_with(world: World, **options: object) -> Club:
    return Club(world, await open_table(world, **options), [world.anna, world.boris, world.vira, world.grace])


async def choose(club: Club, screen: Screen, option: str, value: str) -> None:
    """The host picks an option from the list, then one of its values."""
    selects = [control for control in club.world.fresh(screen).selects if ":rules-option:" in control.custom_id]
    await club.world.anna.select(screen, option, name=selects[0].custom_id)
    await club.press(club.world.anna, screen, "rules-set", f"{option}.{value}")
    await club.rest()


async def test_the_host_changes_rules_that_everybody_sees_on_the_card(world: World) -> None:
    club = await lobby_with(world, game="bulgarian")
    screen = await panel(club, world.anna)
    assert screen.ephemeral
    await choose(club, screen, "kirtik", "yes")
    await choose(club, screen, "deck", "cut")

    rules = rules_of(world, club.table)
    assert (rules.kirtik, rules.deck) == (True, "cut")
    assert say(world, "rule-kirtik", value=True) in world.fresh(screen).text
    changed = f"{say(world, 'option-deck')}, {say(world, 'option-kirtik')}"
    assert say(world, "lobby-rules", options=changed) in club.lobby.text


async def test_another_game_brings_its_own_rules(world: World) -> None:
    club = await lobby_with(world)
    screen = await panel(club, world.anna)
    game = next(control for control in screen.selects if ":rules-game:" in control.custom_id)
    await world.anna.select(screen, "pair", name=game.custom_id)
    await club.rest()
    assert rules_of(world, club.table) == preset("pair")
    assert say(world, "game-pair") in club.lobby.text
    assert say(world, "rule-target", value=1001) in world.fresh(screen).text


async def test_a_guest_reads_and_cannot_change(world: World) -> None:
    club = await lobby_with(world, game="bulgarian")
    host = await panel(club, world.anna)
    screen = await panel(club, world.boris)
    assert having(screen, "rules-set") == having(screen, "rules-game") == []
    assert say(world, "rules-panel-guest") in screen.text
    option = next(control for control in host.selects if ":rules-option:" in control.custom_id)
    await world.boris.forge(screen, option.custom_id.replace("rules-option:", "rules-set:kirtik.yes"))
    assert say(world, "error-not-host") in "\n".join(world.visible(world.boris))
    assert not rules_of(world, club.table).kirtik


async def test_for_three_players_a_seat_goes_and_the_game_follows(world: World) -> None:
    club = await lobby_with(world, game="classic", robots=1)
    screen = await panel(club, world.anna)
    await choose(club, screen, "players", "3")
    view = world.bot.services.tables.listing.lobby_view(club.table)
    assert (len(view.seats), view.rules.deck_cards) == (3, 24)
    assert say(world, "seat-name", seat=3) not in club.lobby.text
    assert say(world, "pair-name", side=0) not in club.lobby.text


async def test_once_the_match_has_begun_the_rules_only_tell(world: World) -> None:
    club = await lobby_with(world, game="bulgarian", robots=3)
    screen = await panel(club, world.anna)
    await choose(club, screen, "kirtik", "yes")
    await club.press(world.anna, club.lobby, "start")
    await club.rest()
    await world.anna.forge(
        screen, next(c.custom_id for c in world.fresh(screen).buttons if ":rules-set:" in c.custom_id)
    )
    assert say(world, "error-rules-frozen") in "\n".join(world.visible(world.anna))
    assert rules_of(world, club.table).kirtik
    assert say(world, "option-kirtik") in club.card.text

    await club.press(world.anna, screen, "rules-all")
    text = world.fresh(screen).text
    assert f"**{say(world, 'rule-kirtik', value=True)}**" in text
    assert having(world.fresh(screen), "rules") == []


async def test_a_restart_keeps_the_agreement_and_the_panel_goes_on(world: World) -> None:
    club = await lobby_with(world, game="bulgarian")
    screen = await panel(club, world.anna)
    await choose(club, screen, "kirtik", "yes")
    await world.restart()
    await world.advance(2)
    assert rules_of(world, club.table).kirtik
    await choose(club, screen, "dealer-must-choose", "yes")
    rules = rules_of(world, club.table)
    assert (rules.kirtik, rules.dealer_must_choose) == (True, True)


async def test_a_value_of_a_game_that_was_changed_meanwhile_is_refused_in_words(world: World) -> None:
    club = await lobby_with(world, game="bulgarian")
    screen = await panel(club, world.anna)
    old = next(c.custom_id for c in screen.selects if ":rules-option:" in c.custom_id)
    await world.anna.forge(screen, old.replace("rules-option:", "rules-set:must-beat.yes"))
    assert say(world, "error-stale-view") in "\n".join(world.visible(world.anna))
    assert rules_of(world, club.table) == preset("bulgarian")


async def test_rules_tells_the_asked_game_and_leads_to_the_others(world: World) -> None:
    reply = await world.boris.slash("rules", game="three")
    assert reply.screen.ephemeral
    assert say(world, "rules-title", game=say(world, "game-three")) in reply.text
    await world.boris.select(reply.screen, "pair")
    assert say(world, "rule-raspasy", value=True) in world.fresh(reply.screen).text


async def test_rules_in_the_thread_of_a_table_are_that_tables_own(world: World) -> None:
    club = await gather(world, game="ffb", target=501)
    reply = await world.oleg.slash("rules", channel=world.threads[0])
    assert say(world, "rules-table-title", table=club.table, game=say(world, "game-ffb")) in reply.text
    assert say(world, "rule-target", value=501) in reply.text
    assert say(world, "rules-own") in reply.text


async def test_rules_speak_the_readers_language(world: World) -> None:
    reply = await world.vira.slash("rules", game="ukrainian")
    assert world.bot.texts.say(Language.UK)("rules-part-play") in reply.text


async def test_a_game_for_four_is_not_opened_for_two(world: World) -> None:
    reply = await world.anna.slash("table open", game="club", players=2)
    assert reply.text == say(world, "error-players-not-in-game")
    assert world.bot.services.tables.listing.of_server(world.guild.id) == ()


async def test_targets_are_offered_as_the_game_is_played(world: World) -> None:
    offered = await world.anna.autocomplete("table open", "target", game="bulgarian")
    assert ("151", 151) in offered
    assert ("1000", 1000) not in offered
