"""Past matches on Discord: history, replay card by card, files, the proof; also after a restart."""

import json

import pytest

from engine.fairness import verify_record
from tests.cogs.club import Club, play_out, short_match
from tests.world import World


@pytest.fixture
async def played(world: World) -> Club:
    """Return Anna's finished match against robots."""
    club = await short_match(world)
    await play_out(club)
    return club


async def test_a_match_is_walked_through_also_after_a_restart_and_hidden_where_the_table_was_private(
    world: World, played: Club
):
    screen = (await world.anna.slash("history")).screen
    assert "№ 1" in screen.text
    screen = (
        await world.anna.select(screen, "№ 1 · Клубный белот · " + " : ".join(map(str, played.view.public.totals)))
    ).screen
    deal = played.view.public.deals[0]
    assert "раздача 1 из" in screen.text
    assert "Контракт:" in screen.text
    await world.restart()
    for _ in range(5):
        screen = (await world.anna.click(screen, "Карта →")).screen
    assert "Взятка 2:" in screen.text
    screen = (await world.anna.click(screen, "← Карта")).screen
    assert "Взятка 1:" in screen.text
    assert f"{deal.tricks[0].points} оч" in screen.text
    screen = (await world.anna.select(screen, "Запись раздачи", name="Взятка этой раздачи")).screen
    assert "За раздачу:" in screen.text
    assert "Как лежали карты" in screen.text
    await world.env.as_bot(world.bot.services.database.write(lambda tx: tx.execute("UPDATE tables SET private = 1")))
    assert "Такой партии нет" in (await world.boris.slash("replay", match=1)).text
    assert "раздача 1" in (await world.anna.slash("replay", match=1)).screen.text


async def test_files_are_for_the_member_alone_a_shared_deal_for_everybody_the_proof_for_who_asks(
    world: World, played: Club
):
    screen = (await world.anna.slash("replay", match=1)).screen
    contents = []
    for button in ("Запись (JSON)", "Текстом"):
        reply = await world.anna.click(screen, button)
        (sent,) = reply.followups
        assert sent.ephemeral
        (attachment,) = sent.payload["attachments"]
        contents.append(world.env.backend.cdn.get(attachment["url"]).decode())
    assert verify_record(json.loads(contents[0])).fair
    assert "Взятка 8:" in contents[1]
    assert "За раздачу:" in contents[1]
    assert "**" not in contents[1]
    await world.anna.click(screen, "Показать всем")
    assert "Взятка 8:" in world.last(world.channel).text
    proof = (await world.grace.slash("verify", match=1)).screen
    assert "dealt fairly" in proof.text
    assert played.view.fairness.commitment in proof.text
    assert played.view.fairness.secret_hex in proof.text


async def test_running_matches_and_matches_of_other_servers_are_not_found(world: World):
    club = await short_match(world, target=5000)
    reply = await world.anna.slash("replay", match=1)
    assert "Такой партии нет" in reply.text
    assert club.view.fairness.secret_hex is None
    assert "Законченных партий пока нет" in (await world.anna.slash("history")).screen.text
