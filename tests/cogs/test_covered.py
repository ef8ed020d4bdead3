"""Tables whose deals other tables still have to play: nothing of them reaches anybody who does not sit there."""

import json
import re

from tests.cogs.club import Club, having
from tests.cogs.event import Event, running
from tests.members import Member
from tests.world import World

SUITS = re.compile("[♠♥♦♣]|:(?:[789JQKAT]|10)[CDHSTPN]\\w*:|козыр|пас(?:ует|ую|овали)|без козыря", re.IGNORECASE)
SCORES = re.compile(
    r"(?:Север–Юг|Запад–Восток|Північ–Південь|Захід–Схід|North–South|West–East|Мы|Они|Ми|Вони|We|They) -?\d|Счёт:|очк"
)


def gives_away(words: str) -> bool:
    return bool(SUITS.search(words) or SCORES.search(words))


def of_table(member: Member, club: Club) -> list[str]:
    """What a member's private screens say of a table."""
    return [screen.everything for screen in member.private() if f":{club.table}:" in json.dumps(screen.payload)]


async def curious(event: Event) -> list[str]:
    """What those read who do not sit at a table and press everything on its cards, and ask by command."""
    read: list[str] = []
    for at, club in enumerate(event.clubs):
        others = [*event.clubs[1 - at].players[:1], event.world.oleg, event.world.marta]
        cards = (
            [club.lobby] if club.service.listing.lobby_view(club.table).state == "lobby" else [club.lobby, club.card]
        )
        for member in others:
            for card in cards:
                for verb in ("hand", "score", "last", "menu"):
                    if having(card, verb):
                        read.append((await club.press(member, card, verb)).screen.everything)
            for command in ("score", "last", "hand"):
                read.append((await member.slash(command, table=club.table)).screen.everything)
            read.append((await member.slash("table export", table=club.table)).screen.everything)
    for member in (event.world.oleg, event.world.marta):
        read.append((await member.slash("table list")).screen.everything)
        read.append((await member.slash("top")).screen.everything)
        read.append((await member.slash("history", player=event.world.anna)).screen.everything)
        read.append((await member.slash("profile", member=event.world.anna)).screen.everything)
    return read


def public_faults(world: World) -> list[str]:
    posted = [words for words in world.channel_texts() if gives_away(words)]
    pictures = [json.dumps(screen.payload) for screen in world.public() if screen.payload.get("attachments")]
    return posted + pictures


async def test_nothing_of_the_deals_reaches_anybody_from_the_first_card_to_the_last_table(world: World) -> None:
    event = await running(world)
    first, second = event.clubs
    steps = 0
    while any(lobby.state == "playing" for lobby in event.view):
        for club in event.clubs if steps < 12 else [first] if event.view[0].state == "playing" else [second]:
            if club.service.listing.lobby_view(club.table).state == "playing":
                await event.move(club)
        steps += 1
        over = all(lobby.state != "playing" for lobby in event.view)
        if not over:
            assert public_faults(world) == []
            if steps in (3, 12, 20, 40) or (event.view[0].state != "playing" and steps % 10 == 0):
                assert [words for words in await curious(event) if gives_away(words)] == []
    assert steps > 40


async def test_until_release_the_end_of_an_early_table_says_only_that_it_is_over(world: World) -> None:
    event = await running(world)
    first, second = event.clubs
    await event.play(first)
    assert "Все раздачи сыграны" in first.card.text
    assert "Карты, счёт и сравнение откроются" in first.card.text
    assert not having(first.card, "again")
    assert not having(first.card, "seat")
    assert public_faults(world) == []
    assert "свои раздачи сыграл" in first.lobby.text
    hand = world.fresh(first.hand(world.anna)).text
    assert "Все карты" in hand or "Север:" in hand
    assert "откроются" in hand
    assert [words for words in await curious(event) if gives_away(words)] == []
    await event.play(second)
    for club in event.clubs:
        assert "Счёт:" in club.card.text
        assert club.view.fairness.secret_hex in club.card.text
        assert not having(club.card, "again")
        assert not having(club.card, "partners")
        assert having(club.card, "replay-match")
        assert "следующей партии" not in club.card.text, "the same deals are played once"
    assert not having(first.hand(world.anna), "again")


async def test_the_hand_has_all_that_the_card_of_another_table_shows(world: World) -> None:
    event = await running(world)
    club = event.clubs[0]
    hand = club.hand(world.anna)
    assert "Раздача 1 из 2" in world.fresh(hand).text
    assert "Мы 0 · Они 0" in world.fresh(hand).text
    while not club.view.public.tricks or len(club.view.public.trick) not in (1, 2) or club.view.public.to_act != 0:
        await event.move(club)
    words = world.fresh(club.hand(world.anna)).text
    for part in ("Раздача 1 из 2", "Мы 0", "Ваш ход", "Взятка:", "Прошлая взятка:", "Взятки: мы"):
        assert part in words
    assert any(part in words for part in ("Контракт", "Играет"))
    while club.view.public.phase.value != "dealing":
        await event.move(club)
    for member in club.players:
        result = world.fresh(club.hand(member)).text
        assert "Раздача 1 сыграна" in result
        assert "Мы " in result
        assert re.search("[♠♥♦♣]", result)
    assert public_faults(world) == []


async def test_nobody_sits_down_at_a_table_that_has_played_its_deals(world: World) -> None:
    event = await running(world)
    first = event.clubs[0]
    await event.play(first)
    await world.boris.slash("table leave", table=first.table)
    await first.rest()
    refused = await world.oleg.slash("table join", table=first.table)
    assert "один раз" in refused.text
    assert "не найдено" not in (await world.oleg.slash("hand", table=first.table)).text
    assert not gives_away((await world.oleg.slash("hand", table=first.table)).screen.everything)


async def test_a_restart_keeps_the_cover(world: World) -> None:
    event = await running(world)
    await event.play(event.clubs[0])
    await world.restart(kill=True)
    await world.advance(2)
    assert public_faults(world) == []
    assert [words for words in await curious(event) if gives_away(words)] == []
    assert "Карты, счёт и сравнение" in event.clubs[0].card.text
