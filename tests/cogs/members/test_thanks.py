"""Thanks on Discord: words from a list or one's own, seen by both at once, complained about where they are rude."""

from tests.cogs.club import play_out, short_match
from tests.cogs.members.conftest import Ended
from tests.members import Member, Reply
from tests.world import World


async def choose(world: World, member: Member, match: int) -> Reply:
    """Open the screen of a match from the member's book."""
    book = await member.slash("thanks")
    return await member.click(book.screen, f"Партия {match}" if member is not world.vira else f"Партія {match}")


async def test_a_phrase_is_given_and_stays_hidden_until_the_partner_has_thanked_too(world: World, ended: Ended) -> None:
    match = await ended.match()
    reply = await choose(world, world.anna, match)
    given = await world.anna.select(reply.screen, "Спасибо за игру!")
    assert "Спасибо передано" in given.text
    assert world.vira.mention in given.text
    assert "сказали" not in (await world.vira.slash("thanks")).text
    assert world.leaks("Спасибо за игру", seen_by=[world.vira]) == []

    reply = await choose(world, world.vira, match)
    await world.vira.select(reply.screen, "Чудово трималися!")
    await world.advance(1)
    assert "Дякую за гру!" in (await world.vira.slash("thanks")).text
    assert "Здорово держались!" in (await world.anna.slash("thanks")).text
    letters = [screen.text for screen in world.vira.screens() if "Дякую за гру!" in screen.text]
    assert any(world.anna.mention in text for text in letters), "a letter came too"


async def test_own_words_are_sent_also_after_a_restart_and_are_harmless(world: World, ended: Ended) -> None:
    match = await ended.match()
    reply = await choose(world, world.anna, match)
    form = await world.anna.click(reply.screen, "Своими словами")
    await world.restart()
    shown = await world.anna.submit(form, {"words": "**Браво** @everyone [приз](https://e)"})
    assert r"\*\*Браво\*\*" in shown.text
    assert "@everyone" not in shown.text
    assert r"\[приз\]" in shown.text


async def test_words_are_changed_and_taken_back(world: World, ended: Ended) -> None:
    match = await ended.match()
    reply = await choose(world, world.anna, match)
    given = await world.anna.select(reply.screen, "Сыграем ещё!")
    changed = await world.anna.select(given.screen, "Отличная заявка!")
    assert "«Отличная заявка!»" in changed.text
    taken = await world.anna.click(changed.screen, "Забрать")
    assert "забрали" in taken.text
    assert not taken.screen.controls


async def test_rude_words_are_complained_about_from_the_book(world: World, ended: Ended) -> None:
    match = await ended.match()
    form = await world.anna.click((await choose(world, world.anna, match)).screen, "Своими словами")
    await world.anna.submit(form, {"words": "Играйте лучше, растяпа"})
    reply = await choose(world, world.vira, match)
    await world.vira.select(reply.screen, "Дякую за гру!")
    book = await world.vira.slash("thanks")
    form = await world.vira.click(book.screen, "Поскаржитися на слова 1")
    receipt = await world.vira.submit(form, {"reason": "insult", "words": ""})
    assert receipt.kind in ("message", "deferred", "deferred_update")

    rows = await world.env.as_bot(world.bot.services.database.fetch_all("SELECT code FROM cases"))
    case = await world.marta.slash("report case", case=rows[0]["code"])
    assert "растяпа" in case.text
    assert world.vira.mention not in case.text


async def test_a_refusal_is_a_sentence(world: World, ended: Ended) -> None:
    match = await ended.match(outcome="left")
    book = await world.anna.slash("thanks")
    assert "доиграл робот" in book.text
    forged = await world.anna.forge(book.screen, f"b1:0:0:thanks-say:{match}", 3, values=["good-game"])
    assert "доиграл робот" in forged.text


async def test_who_wants_no_letters_gets_none(world: World, ended: Ended) -> None:
    await world.vira.click((await world.vira.slash("settings")).screen, "Подяки й запрошення: так")
    match = await ended.match()
    reply = await choose(world, world.anna, match)
    await world.anna.select(reply.screen, "Спасибо за игру!")
    await world.advance(24 * 3600 + 5)
    assert not [screen for screen in world.vira.screens() if "дякує вам за партію" in screen.text]
    assert "Дякую за гру!" in (await world.vira.slash("thanks")).text


async def test_closed_direct_messages_lose_nothing(world: World, ended: Ended) -> None:
    match = await ended.match()
    reply = await choose(world, world.anna, match)
    await world.anna.select(reply.screen, "Спасибо за игру!")
    world.fail("POST", "*/users/@me/channels", 403, 50007, times=None)
    await world.advance(24 * 3600 + 5)
    assert "Дякую за гру!" in (await world.vira.slash("thanks")).text


async def test_a_card_without_two_partners_has_no_button_for_thanks(world: World) -> None:
    club = await short_match(world)
    await play_out(club)
    assert not [control for control in club.card.buttons if "Спасибо" in control.label]
