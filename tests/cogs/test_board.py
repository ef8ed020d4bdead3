"""The public messages: few edits, no lost state, the call to a turn, trouble with Discord, the end of a match."""

import pytest

from tests.cogs.club import Club, gather, having, id_of, open_table, play_out, short_match
from tests.world import World


def sentence(world: World, key: str, **args: object) -> str:
    return world.bot.texts.say(world.bot.language)(key, **args)


def calls_in(club: Club) -> list[str]:
    """The calls to a turn that stand in the thread."""
    thread = club.world.threads[0]
    return [screen.text for screen in club.world.public(thread) if screen.payload["content"].startswith("<@")]


async def test_changes_within_a_second_are_one_edit_now_and_one_at_its_end(world: World) -> None:
    await open_table(world)
    card = world.last()
    edits = f"/channels/*/messages/{card.id}"
    before = len(world.requests("PATCH", edits))
    await world.boris.click_old(card, "Восток")
    await world.vira.click_old(card, "Юг")
    await world.anna.click_old(card, "+ робот")
    await world.grace.click_old(card, "Запад")
    assert len(world.requests("PATCH", edits)) - before == 1
    assert world.boris.mention in world.fresh(card).text
    assert world.vira.mention not in world.fresh(card).text

    await world.advance(1)

    assert len(world.requests("PATCH", edits)) - before == 2
    assert world.grace.mention in world.fresh(card).text


async def test_nothing_is_drawn_while_nothing_changes(club: Club) -> None:
    before = len(club.world.requests())
    await club.world.advance(600)
    assert len(club.world.requests()) == before


async def test_a_hand_that_looks_the_same_is_not_sent_again(club: Club) -> None:
    await club.open_hands()
    await club.rest()
    before = len(club.world.requests("PATCH", "/webhooks/*"))
    club.world.bot.get_cog("Table").hands.wake(club.table)
    await club.rest()
    assert len(club.world.requests("PATCH", "/webhooks/*")) == before


async def test_who_has_no_open_hand_is_called_once_and_the_call_goes_after_his_move(club: Club) -> None:
    first = club.acting
    assert calls_in(club) == [sentence(club.world, "table-ping-call", member=first.mention)]
    await club.world.advance(60)
    hand = await club.open_hand(first)
    await club.rest()
    assert len(calls_in(club)) == 1
    await club.press(first, hand, "call", "pass")
    await club.rest()
    second = club.acting
    assert calls_in(club) == [sentence(club.world, "table-ping-call", member=second.mention)]


async def test_who_has_an_open_hand_is_not_called(club: Club) -> None:
    await club.open_hands()
    await club.step()
    await club.step()
    assert calls_in(club) == []


async def test_a_call_survives_that_somebody_else_deleted_it(club: Club) -> None:
    call = next(s for s in club.world.public(club.world.threads[0]) if s.payload["content"].startswith("<@"))
    await club.world.delete(call)
    await club.open_hands()
    await club.step()
    assert calls_in(club) == []


async def test_robots_are_never_called(world: World) -> None:
    club = await short_match(world)
    posts = [entry.json.get("content") or "" for entry in world.requests("POST", "/channels/*/messages")]
    assert all(world.anna.mention in words for words in posts if words.startswith("<@"))
    assert club.view.lobby.state == "playing"


async def test_a_card_too_old_to_be_edited_gets_a_successor(club: Club) -> None:
    await club.open_hands()
    old = club.card
    club.world.fail("PATCH", f"/channels/*/messages/{old.id}", 400, 30046, times=None)
    await club.step()
    assert club.card.id != old.id
    assert having(club.card, "hand")
    again = club.card
    await club.step()
    assert club.card.id == again.id


async def test_an_archived_thread_is_opened_again(club: Club) -> None:
    await club.open_hands()
    card = club.card
    club.world.fail("PATCH", f"/channels/*/messages/{card.id}", 400, 50083, times=1)
    await club.step()
    opened = club.world.requests("PATCH", f"/channels/{card.channel_id}")
    assert [entry.json.get("archived") for entry in opened] == [False]
    assert club.card.id == card.id
    assert club.world.fresh(card).text != card.text


async def test_a_drawing_that_discord_failed_is_tried_again(club: Club) -> None:
    await club.open_hands()
    card = club.card
    club.world.fail("PATCH", f"/channels/*/messages/{card.id}", 503, times=2)
    await club.step()
    assert club.world.fresh(card).text == card.text
    await club.world.advance(20)
    assert club.world.fresh(card).text != card.text


async def test_a_drawing_is_tried_every_five_minutes_for_as_long_as_discord_fails(club: Club) -> None:
    """R3: after 72 seconds nobody came back to it, while everybody's time ran on."""
    await club.open_hands()
    card = club.card
    path = f"/channels/*/messages/{card.id}"
    before = len(club.world.requests("PATCH", path))
    club.world.fail("PATCH", path, 503, times=15)
    await club.step()
    await club.world.advance(3600)
    assert len(club.world.requests("PATCH", path)) - before == 15
    assert club.world.fresh(card).text == card.text
    await club.world.advance(300)
    assert club.world.fresh(card).text != card.text


async def test_a_wish_while_drawing_fails_does_not_wait_for_the_next_attempt(club: Club) -> None:
    await club.open_hands()
    card = club.card
    club.world.fail("PATCH", f"/channels/*/messages/{card.id}", 503, times=5)
    await club.step()
    await club.world.advance(400)
    await club.step()
    await club.world.advance(2)
    assert club.world.fresh(card).text != card.text


async def test_a_slow_card_does_not_hold_up_the_hands(club: Club) -> None:
    """Nothing is sent to Discord under the table's lock, and hands do not wait for the card."""
    await club.open_hands()
    with club.world.held("PATCH", "/channels/*"):
        await club.step()
        await club.step()
        assert having(club.hand(club.acting), "call")
    await club.rest()
    assert club.card.text.count(" — ") == 2


async def test_a_thread_that_exists_already_is_used(world: World) -> None:
    """The process died between making the thread and storing its id."""
    club = await gather(world, start=False)
    world.lose_answer("POST", "/channels/*/messages/*/threads")
    await club.press(world.anna, club.lobby, "start")
    await world.advance(5)
    assert [thread.id for thread in world.threads] == [club.card.channel_id]


async def test_where_the_server_has_too_many_threads_the_channel_serves(world: World) -> None:
    club = await gather(world, start=False)
    world.fail("POST", "/channels/*/messages/*/threads", 400, 160006)
    await club.press(world.anna, club.lobby, "start")
    await club.rest()
    assert club.card.channel_id == world.channel.id


async def test_the_end_reveals_the_secret_and_offers_another_match(world: World) -> None:
    club = await short_match(world)
    await play_out(club)
    view = club.view
    text = club.card.text
    assert sentence(world, "match-title") in text
    assert view.fairness.secret_hex in text
    assert view.fairness.commitment[:16] in text
    assert view.fairness.next_commitment[:16] in text, "fixed before anybody agrees to the next match"
    assert [id_of(control).verb for control in club.card.controls] == [
        "again",
        "partners",
        "score",
        "stand",
        "replay-match",
        "review",
        "complain",
    ]
    hand = world.fresh(club.hand(world.anna))
    assert having(hand, "again")
    assert str(view.public.totals[0]) in hand.text
    assert sentence(world, "lobby-finished", table=club.table, score="", link="")[:12] in club.lobby.text


async def test_another_match_begins_when_everybody_agreed_and_the_old_end_only_looks_back(world: World) -> None:
    club = await short_match(world)
    await play_out(club)
    end = club.card
    await club.press(world.anna, end, "again")
    await world.advance(5)
    assert club.view.lobby.match_number == 2
    assert club.card.id != end.id
    assert [id_of(control).verb for control in world.fresh(end).controls] == ["replay-match", "review", "complain"]
    assert sentence(world, "match-title") in world.fresh(end).text
    reply = await world.anna.click_old(end, having(end, "again")[0].custom_id)
    assert reply.followups


async def test_a_second_match_is_played_to_its_end_too(world: World) -> None:
    club = await short_match(world)
    await play_out(club)
    await club.press(world.anna, club.hand(world.anna), "again")
    await world.advance(3)
    await play_out(club)
    assert sentence(world, "match-title") in club.card.text
    assert club.view.lobby.match_number == 2
    ends = [s for s in world.public(world.threads[0]) if sentence(world, "match-title") in s.text]
    assert [bool(having(s, "again")) for s in ends] == [False, True]


async def test_after_a_match_a_seat_can_change_hands(world: World) -> None:
    club = await short_match(world, robots=3)
    await play_out(club)
    end = club.card
    await world.boris.click_old(end, having(end, "stand")[0].custom_id)
    assert club.view.lobby.state == "finished"
    await club.press(world.anna, end, "stand")
    await club.world.advance(2)
    assert club.service.listing.lobby_view(club.table).state == "closed"
    assert [id_of(control).verb for control in world.fresh(end).controls] == [
        "replay-match",
        "review",
        "complain",
    ], "seven days long"


@pytest.mark.parametrize("member", ["vira", "grace"])
async def test_other_languages_see_the_same_controls(world: World, member: str) -> None:
    person = getattr(world, member)
    await person.slash("table open", robots=3)
    await world.advance(1)
    await person.click(world.last(), "Начать")
    await world.advance(8)
    hand = (await person.slash("hand", channel=world.threads[0])).screen
    assert having(hand, "hand")
    assert "Торг" not in hand.text or member == "vira"
