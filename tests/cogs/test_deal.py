"""A deal by four members who press what they see."""

from bot.texts import Language
from engine.results import Phase
from tests.cogs.club import Club, having, id_of


def say(club: Club, language: Language = Language.RU):
    return club.world.bot.texts.say(language)


async def test_four_members_play_a_deal_with_one_click_a_card(club: Club) -> None:
    await club.open_hands()
    await club.rest()
    await club.until_play()
    before = len(club.world.requests("POST", "/interactions/*"))
    plays = 0
    while club.view.public.phase is Phase.PLAY:
        await club.step()
        plays += 1

    assert plays == 32
    assert len(club.world.requests("POST", "/interactions/*")) - before == 32
    text = club.card.text
    assert say(club)("declarations-title") in text
    assert say(club)("score-hands-title") in text
    await club.world.advance(8)
    await club.rest()
    assert club.view.public.number == 2
    assert say(club)("table-heading", deal=2, seat=club.view.public.dealer) in club.card.text
    assert having(club.hand(club.acting), "call")


async def test_each_deal_has_its_own_card_and_the_old_one_keeps_its_result_and_a_link(club: Club) -> None:
    await club.open_hands()
    await club.rest()
    first = club.card
    while club.view.public.number == 1 and club.view.public.phase is not Phase.DEALING:
        await club.step()
    await club.press(club.players[2], club.card, "next")
    await club.rest()

    assert club.card.id != first.id
    old = club.world.fresh(first)
    assert old.controls == []
    assert f"/{club.card.channel_id}/{club.card.id}" in old.text
    assert say(club)("score-title", deal=1).split(" · ")[0] in old.text


async def test_the_hand_speaks_the_members_language_and_the_card_the_clubs(club: Club) -> None:
    await club.open_hands()
    assert say(club, Language.UK)("hand-cards", cards="").strip() in club.hand(club.world.vira).text
    assert say(club, Language.EN)("hand-cards", cards="").strip() in club.hand(club.world.grace).text
    assert say(club)("table-auction-none") in club.card.text


async def test_the_lobby_card_becomes_a_line_with_a_link_to_the_thread(club: Club) -> None:
    assert club.lobby.controls == []
    assert f"<#{club.world.threads[0].id}>" in club.lobby.text
    assert club.card.channel_id == club.world.threads[0].id


async def test_the_members_are_brought_into_the_thread(club: Club) -> None:
    thread = club.world.threads[0].id
    added = [
        entry.path.rpartition("/")[2] for entry in club.world.requests("PUT", f"/channels/{thread}/thread-members/*")
    ]
    assert added == [str(member.id) for member in club.players]


async def test_score_and_last_trick_take_the_place_of_the_hand_until_it_is_wanted(club: Club) -> None:
    await club.open_hands()
    await club.rest()
    await club.until_play(tricks=1)
    waiting = next(member for member in club.players if member is not club.acting)
    hand = club.hand(waiting)

    await club.press(waiting, hand, "score")
    assert (
        say(club, _language(waiting)).texts.get(_language(waiting), "score-sheet-title") in club.world.fresh(hand).text
    )
    await club.step()
    if club.acting is not waiting:
        assert having(club.world.fresh(hand), "card") == []
    await club.press(waiting, hand, "hand")
    assert having(club.world.fresh(hand), "card", enabled=False)
    await club.press(waiting, hand, "last")
    assert having(club.world.fresh(hand), "hand")


async def test_a_member_reading_the_score_gets_his_hand_back_on_his_turn(club: Club) -> None:
    await club.open_hands()
    await club.rest()
    await club.until_play()
    follower = club.players[(club.view.public.to_act + 1) % 4]
    hand = club.hand(follower)
    await club.press(follower, hand, "score")
    await club.step()
    assert club.acting is follower
    assert having(club.world.fresh(hand), "card")


async def test_somebody_who_watches_may_read_the_score_but_has_no_hand(club: Club) -> None:
    oleg = club.world.oleg
    reply = await club.press(oleg, club.card, "hand")
    assert reply.screen.ephemeral
    assert reply.text == say(club)("error-not-seated")
    reply = await club.press(oleg, club.card, "score")
    assert say(club)("score-sheet-title") in reply.text


async def test_the_picked_price_survives_a_refresh_of_the_hand(club: Club) -> None:
    await club.open_hands()
    member = club.acting
    hand = club.hand(member)
    await member.select(hand, "110")
    await club.press(member, hand, "hand")
    assert [id_of(control).arg for control in having(club.world.fresh(hand), "bid")] == ["110S", "110H", "110C", "110D"]
    await club.press(member, hand, "bid", "110H")
    assert club.view.public.standing_bid.price == 110


async def test_contra_and_surcontra_are_said_with_buttons(club: Club) -> None:
    await club.open_hands()
    await club.bid(club.acting, "80H")
    await club.rest()
    await club.bid(club.acting, "contra")
    await club.rest()
    await club.bid(club.acting, "surcontra")
    await club.rest()
    assert club.view.public.contract.multiplier == 4
    assert say(club)("doubling-suffix", multiplier=4).strip() in club.card.text


def _language(member) -> Language:
    return {"Віра": Language.UK, "Grace": Language.EN}.get(member.name, Language.RU)
