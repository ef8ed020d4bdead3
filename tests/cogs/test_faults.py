"""Faults that members of other bots met, each with its number."""

import json
from datetime import timedelta

import pytest

from cogs.shared.ids import ItemId
from engine.results import Phase
from tests.cogs.club import Club, gather, having, id_of, open_table
from tests.world import World


def sentence(world: World, key: str, **args: object) -> str:
    return world.bot.texts.say(world.bot.language)(key, **args)


def hand_token(club: Club, member) -> str:
    """The token through which a member's hand is edited: that of the newest click."""
    return [one.token for one in club.world.env.backend.interactions.values() if one.user_id == member.id][-1]


async def test_f01_a_hand_whose_token_is_dead_is_left_alone_and_its_owner_called(club: Club) -> None:
    await club.open_hands()
    await club.rest()
    await club.until_play()
    stale = club.players[(club.view.public.to_act + 1) % 4]
    old = club.hand(stale)
    token = hand_token(club, stale)
    await club.world.advance(15 * 60 + 1)
    for member in club.players:
        if member is not stale:
            await club.open_hand(member)
    used = len(club.world.requests("PATCH", f"/webhooks/*/{token}/*"))
    await club.step()

    assert club.acting is stale
    assert len(club.world.requests("PATCH", f"/webhooks/*/{token}/*")) == used
    assert club.world.fresh(old).text == old.text
    calls = [screen for screen in club.world.public(club.world.threads[0]) if stale.mention in screen.text]
    assert sentence(club.world, "table-ping-play", member=stale.mention) in calls[-1].text
    hand = await club.open_hand(stale)
    assert having(hand, "card")
    reply = await stale.click_old(old, having(old, "hand")[0].custom_id)
    assert having(reply.screen, "card")
    assert club.world.fresh(old).id == reply.screen.id


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015), (404, 10008)])
async def test_f01_a_token_that_died_early_is_used_once_and_never_again(club: Club, status: int, code: int) -> None:
    await club.open_hands()
    await club.rest()
    await club.until_play()
    follower = club.players[(club.view.public.to_act + 1) % 4]
    hands = club.world.bot.get_cog("Table").hands
    token = hand_token(club, follower)
    path = f"/webhooks/*/{token}/messages/*"
    before = len(club.world.requests("PATCH", path))
    club.world.fail("PATCH", path, status, code, times=None)
    await club.step()
    await club.world.advance(5)

    assert club.acting is follower
    assert len(club.world.requests("PATCH", path)) == before + 1
    assert not hands.is_live(club.table, follower.id)
    assert [screen for screen in club.world.public(club.world.threads[0]) if follower.mention in screen.text][1:]


@pytest.mark.parametrize("minutes", [16, 40, 24 * 60])
async def test_f02_buttons_of_an_old_hand_still_play(club: Club, minutes: int) -> None:
    await club.open_hands()
    await club.rest()
    await club.until_play()
    member, old = club.acting, club.hand(club.acting)
    await club.world.advance(timedelta(minutes=minutes).total_seconds())

    await club.press(member, old, "card")

    assert len(club.view.public.trick) == 1


async def test_f07_a_button_of_the_older_of_two_tables_reaches_the_older(world: World) -> None:
    older = await open_table(world)
    newer = await open_table(world)
    cards = {id_of(screen.controls[0]).table: screen for screen in world.public(world.channel) if screen.controls}

    await world.boris.click(cards[older], "Восток")
    await world.advance(1)

    tables = world.bot.services.tables
    assert tables.listing.lobby_view(older).seat_of(world.boris.id) == 1
    assert tables.listing.lobby_view(newer).seat_of(world.boris.id) is None
    assert world.boris.mention in world.fresh(cards[older]).text
    assert world.boris.mention not in world.fresh(cards[newer]).text


async def test_f08_the_end_of_one_table_leaves_the_buttons_of_another(club: Club) -> None:
    world = club.world
    await world.oleg.slash("table open")
    await club.rest()
    other = world.last(world.channel)
    await club.open_hands()
    await world.marta.slash("table close", table=club.table)
    question = world.marta.private()[-1]
    await club.press(world.marta, question, "close-yes")
    await world.advance(20 * 60)

    await world.marta.click(other, "Юг")
    await club.rest()

    assert world.marta.mention in world.fresh(other).text
    kept = world.bot._connection._view_store  # noqa: SLF001 - discord.py has no list of what it listens for
    assert len(world.bot.items) == len(kept._dynamic_items)  # noqa: SLF001


async def test_f15_pressing_start_twice_starts_once(world: World) -> None:
    club = await gather(world, start=False)
    lobby = club.lobby
    start = having(lobby, "start")[0].custom_id
    replies = await world.burst(world.anna.click_old(lobby, start), world.anna.click_old(lobby, start))
    await club.rest()
    assert club.view.lobby.match_number == 1
    assert club.view.public.number == 1
    assert [screen.text for reply in replies for screen in reply.followups] == [
        sentence(world, "error-action-already-done")
    ]


async def test_f16_five_run_for_the_last_seat_and_four_sit_down(world: World) -> None:
    table = await open_table(world)
    card = world.last()
    seats = [world.boris.click(card, "Восток"), world.vira.click(card, "Юг")]
    for seat in seats:
        await seat
    late = [await world.new_member(f"Гость {number}", nick=f"guest{number}") for number in range(3)]
    runners = [world.grace, world.oleg, *late]
    west = having(card, "seat", "3")[0].custom_id

    replies = await world.burst(*(runner.click_old(card, west) for runner in runners))
    await world.advance(1)

    lobby = world.bot.services.tables.listing.lobby_view(table)
    assert lobby.free_seats == ()
    assert sum(lobby.seat_of(runner.id) == 3 for runner in runners) == 1
    told = [screen.text for reply in replies for screen in reply.followups]
    assert len(told) == 4
    assert len([words for words in told if words]) == 4
    assert not having(world.fresh(card), "seat")


async def test_f16_joining_by_command_the_fifth_hears_why_there_is_no_seat(world: World) -> None:
    """One sentence for a full table and for one that does not suit: nobody learns of a block from it."""
    table = await open_table(world)
    runners = [world.boris, world.vira, world.grace, world.oleg]
    replies = await world.burst(*(runner.slash("table join", table=table) for runner in runners))
    lobby = world.bot.services.tables.listing.lobby_view(table)
    assert lobby.free_seats == ()
    seated = [runner for runner in runners if lobby.seat_of(runner.id) is not None]
    assert len(seated) == 3
    loser = next(reply for runner, reply in zip(runners, replies, strict=True) if runner not in seated)
    assert loser.text == sentence(world, "error-seat-unavailable")


async def test_f27_standing_up_frees_the_own_table_only_and_the_card_shows_it(world: World) -> None:
    first, second = await open_table(world), await open_table(world)
    cards = {id_of(screen.controls[0]).table: screen for screen in world.public(world.channel) if screen.controls}
    for table in (first, second):
        await world.boris.click(cards[table], "Восток")
        await world.advance(1)

    await world.boris.click(cards[first], "Встать")
    await world.advance(1)

    tables = world.bot.services.tables
    assert tables.listing.lobby_view(first).seat_of(world.boris.id) is None
    assert tables.listing.lobby_view(second).seat_of(world.boris.id) == 1
    assert world.boris.mention not in world.fresh(cards[first]).text
    assert having(world.fresh(cards[first]), "seat", "1")
    assert world.boris.mention in world.fresh(cards[second]).text


async def test_f27_who_does_not_sit_there_hears_so(world: World) -> None:
    await open_table(world)
    reply = await world.oleg.click(world.last(), "Встать")
    assert [screen.text for screen in reply.followups] == [sentence(world, "error-not-seated")]


async def test_f30_a_deleted_card_is_posted_once_again_and_its_id_stored(club: Club) -> None:
    await club.open_hands()
    await club.rest()
    await club.until_play(tricks=1)
    await club.step()
    lost = club.card
    thread = club.world.threads[0]
    await club.world.delete(lost)
    await club.step()

    assert club.card.id != lost.id
    heading = lost.text.splitlines()[0]
    assert [screen.id for screen in club.world.public(thread) if heading in screen.text] == [club.card.id]
    again = club.card
    await club.step()
    assert club.card.id == again.id
    assert again.text != club.card.text


async def test_f30_the_lost_answer_to_a_repost_makes_no_second_card(club: Club) -> None:
    await club.open_hands()
    await club.rest()
    await club.until_play(tricks=1)
    thread = club.world.threads[0]
    heading = club.card.text.splitlines()[0]
    await club.world.delete(club.card)
    club.world.lose_answer("POST", f"/channels/{thread.id}/messages")
    await club.step()
    await club.world.advance(5)
    assert [screen.id for screen in club.world.public(thread) if heading in screen.text] == [club.card.id]


async def test_f30_a_deleted_lobby_card_is_posted_again(world: World) -> None:
    table = await open_table(world)
    lost = world.last()
    await world.delete(lost)
    await world.boris.slash("table join", table=table)
    await world.advance(1)
    assert world.last().id != lost.id
    assert world.boris.mention in world.last().text
    assert len([screen for screen in world.public(world.channel) if screen.controls]) == 1


async def test_f30_a_table_whose_thread_was_deleted_goes_on_in_the_channel(club: Club) -> None:
    await club.open_hands()
    await club.rest()
    await club.until_play()
    thread = club.world.threads[0]
    club.world.env.backend.delete_channel(thread.id)
    await club.world.settle()
    hand = (await club.acting.slash("hand")).screen
    await club.press(club.acting, hand, "card")
    await club.world.advance(5)
    assert club.view.lobby.thread_id is None
    assert club.card.channel_id == club.world.channel.id
    assert having(club.card, "hand")


RIGHTS = [
    ("send_messages", "permission-send-messages"),
    ("embed_links", "permission-embed-links"),
    ("read_message_history", "permission-read-message-history"),
    ("view_channel", "permission-view-channel"),
]


@pytest.mark.parametrize(("right", "key"), RIGHTS)
async def test_f31_opening_a_table_without_a_right_is_refused_at_once_and_names_it(
    world: World, right: str, key: str
) -> None:
    await world.deny(right)
    reply = await world.anna.slash("table open")
    assert sentence(world, key) in reply.text
    assert world.bot.services.tables.listing.of_server(world.guild.id) == ()
    await world.allow()


async def test_f31_without_thread_rights_the_table_is_played_in_the_channel(world: World) -> None:
    await world.deny("create_public_threads")
    club = await gather(world)
    assert world.threads == []
    assert club.card.channel_id == world.channel.id
    assert having(club.hand(world.anna), "hand")


async def test_f31_a_table_that_loses_its_rights_stops_says_it_once_and_goes_on_when_they_return(club: Club) -> None:
    world = club.world
    await club.open_hands()
    await club.rest()
    await club.until_play()
    card = club.card
    await world.deny("send_messages", "view_channel")
    for _ in range(4):
        await club.step()
        await world.advance(30)
    failed = list(world.requests("PATCH", f"/channels/{card.channel_id}/*"))
    warnings = [line for line in world.log.lines if "is not drawn any more" in line]
    calls = len(failed)
    await club.step()
    await world.advance(600)
    assert len(warnings) == 1
    assert len(world.requests("PATCH", f"/channels/{card.channel_id}/*")) == calls
    member = next(member for member in club.players if member.name in ("Анна", "Борис"))
    reply = await club.press(member, club.hand(member), "hand")
    assert sentence(world, "permission-view-channel") in reply.screen.text

    await world.allow()
    await club.press(member, club.hand(member), "hand")
    await club.rest()
    assert world.fresh(card).text != card.text
    assert club.card.id == card.id


HOSTILE = ("`x`", "||x||", "[prize](https://e.example)", "﷽🂡", "@everyone", "# heading", "<@1>", "‮reversed")


@pytest.mark.parametrize("name", HOSTILE)
async def test_f35_a_hostile_name_breaks_nothing_and_pings_nobody(world: World, name: str) -> None:
    guest = await world.new_member(name, nick="guest")
    await guest.slash("table open", robots=2)
    await world.advance(1)
    card = world.last()
    await world.oleg.slash("table list")
    await world.oleg.autocomplete("table join", "table")
    await world.boris.slash("table join")
    await world.advance(1)
    await guest.click(card, "Начать")
    await world.advance(10)

    sent = [json.dumps(entry.json, ensure_ascii=False) for entry in world.requests() if entry.json is not None]
    assert not [body for body in sent if name in body.replace(guest.mention, "")]
    assert guest.mention in world.last(world.threads[0]).text + world.find("Раздача 1").text
    for entry in world.requests("*", "/channels/*/messages*"):
        if entry.method in ("POST", "PATCH") and not entry.path.endswith("/threads"):
            assert entry.json["allowed_mentions"].get("parse", []) == []


async def test_only_the_call_to_a_turn_pings_and_only_its_member(club: Club) -> None:
    for entry in club.world.requests("*", "/channels/*/messages*"):
        if entry.method == "DELETE" or entry.path.endswith("/threads"):
            continue
        mentions = entry.json["allowed_mentions"]
        named = mentions.get("users", [])
        assert mentions.get("parse", []) == []
        assert named == [] or [str(user) for user in named] == [str(club.acting.id)]


async def test_f14_hands_are_never_deleted_by_the_bot(club: Club) -> None:
    await club.open_hands()
    await club.world.advance(3600)
    assert club.world.requests("DELETE", "/webhooks/*") == []
    assert club.view.public.phase is Phase.AUCTION
    assert ItemId(club.table, club.view.seq, "hand") in [id_of(c) for c in club.hand(club.acting).controls]
