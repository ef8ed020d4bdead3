"""The score pad of a real table: entered by hand on Discord, computed by the rules, kept over restarts."""

from typing import Any

from tests.members import Member, Reply
from tests.screens import Screen
from tests.world import World

NAMES = "Анна\nБорис\nВика\nГлеб"


async def new_pad(world: World, names: str = NAMES, target: str = "1000", **options: Any) -> Screen:
    """Anna begins a pad; its card."""
    form = await world.anna.slash("scorepad new", **options)
    await world.anna.submit(form, {"names": names, "target": target, "litige": "carry", "both_over": "higher"})
    return world.last()


async def enter(member: Member, card: Screen, values: dict[str, str], **choices: str) -> Reply:
    """Enter a deal: the choices on the draft, then the form."""
    draft = (await member.click(card, "Новая раздача")).screen
    for verb, value in choices.items():
        menu = next(c for c in draft.selects if f":pad-{verb}:" in c.custom_id)
        draft = (await member.select(draft, value, name=menu.custom_id)).screen
    form = await member.click(draft, "Очки и комбинации")
    return await member.submit(form, values)


async def test_deals_are_entered_corrected_deleted_and_taken_back_over_a_restart(world: World):
    card = await new_pad(world)
    assert "Сдаёт: Анна" in card.text
    reply = await enter(world.anna, card, {"points1": "51", "held0": "20"}, price="100", belote="0")
    assert "Белот-ребелот" in reply.screen.text
    card = world.fresh(card)
    first = world.bot.services.scorepads
    view = (await world.env.as_bot(first.of_channel(world.channel.id)))[0]
    assert view.deals[0].card_points == (111, 51)
    assert view.totals[0] > view.totals[1]
    assert "Сдаёт: Борис" in card.text

    await world.restart()
    reply = await enter(world.boris, card, {"points0": "40"}, taker="1", price="90")
    card = world.fresh(card)
    assert "Сдаёт: Вика" in card.text
    deal = (await world.boris.select(card, "0")).screen
    draft = (await world.boris.click(deal, "Исправить")).screen
    form = await world.boris.click(draft, "Очки и комбинации")
    await world.boris.submit(form, {"points0": "", "points1": "100", "held0": ""})
    pads = world.bot.services.scorepads
    changed = (await world.env.as_bot(pads.of_channel(world.channel.id)))[0]
    assert changed.deals[0].card_points == (62, 100)
    deal = (await world.boris.select(world.fresh(card), "0")).screen
    await world.boris.click(deal, "Удалить")
    assert len((await world.env.as_bot(pads.of_channel(world.channel.id)))[0].deals) == 1
    for left in (2, 2, 1, 0):
        await world.anna.click(world.fresh(card), "↶ Отменить")
        now = (await world.env.as_bot(pads.of_channel(world.channel.id)))[0]
        assert len(now.deals) == left
    assert now.totals == (0, 0)


async def test_bad_input_is_refused_with_the_reason_and_the_draft_stays(world: World):
    card = await new_pad(world)
    for values, choices, reason in (
        ({"points0": "170"}, {}, "Столько очков"),
        ({"points0": "80", "points1": "80"}, {}, "не складываются"),
        ({"points1": "12"}, {"capot": "0"}, "При капоте"),
        ({}, {}, "Не хватает очков"),
        ({"points0": "сто"}, {}, "числами"),
        ({"points0": "80", "held0": "30"}, {}, "Такой комбинации нет"),
    ):
        reply = await enter(world.anna, world.fresh(card), values, **choices)
        assert reason in reply.screen.text
        assert any(":pad-points:" in control.custom_id for control in reply.screen.controls)
    pads = await world.env.as_bot(world.bot.services.scorepads.of_channel(world.channel.id))
    assert pads[0].deals == ()


async def test_two_writers_do_not_write_the_same_deal_twice(world: World):
    card = await new_pad(world)
    drafts = [(await member.click(card, "Новая раздача")).screen for member in (world.anna, world.boris)]
    forms = [
        await member.click(draft, "Очки и комбинации")
        for member, draft in zip((world.anna, world.boris), drafts, strict=True)
    ]
    await world.anna.submit(forms[0], {"points0": "100"})
    reply = await world.boris.submit(forms[1], {"points0": "100"})
    assert "Табло уже изменилось" in reply.screen.text
    pads = await world.env.as_bot(world.bot.services.scorepads.of_channel(world.channel.id))
    assert len(pads[0].deals) == 1


async def test_two_and_three_players_and_several_pads_in_a_channel(world: World):
    three = await new_pad(world, "Ася\nБоря\nВера", "151", game="three")
    await enter(world.anna, three, {"points0": "90", "points1": "40", "held": "20; ; 50"}, strain="C")
    two = await new_pad(world, "Ася\nБоря", "501", game="classic", players=2)
    draft = (await world.anna.click(two, "Новая раздача")).screen
    draft = (await world.anna.select(draft, "-", name=draft.selects[0].custom_id)).screen
    reply = await world.anna.click(draft, "Записать: все спасовали")
    assert "спасовали" in reply.screen.text
    pads = await world.env.as_bot(world.bot.services.scorepads.of_channel(world.channel.id))
    assert [len(view.names) for view in pads] == [2, 3]
    assert pads[1].deals[0].card_points == (90, 40, 32)
    await world.anna.slash("scorepad show", pad=pads[1].pad_id)
    assert "Ася" in world.last().text


async def test_names_and_target_are_checked_and_only_the_owner_closes(world: World):
    terms = {"litige": "dedans", "both_over": "taker"}
    form = await world.anna.slash("scorepad new")
    reply = await world.anna.submit(form, {"names": "Анна\nАнна", "target": "1000", **terms})
    assert "Нужно 4" in reply.text
    form = await world.anna.slash("scorepad new")
    reply = await world.anna.submit(form, {"names": NAMES, "target": "много", **terms})
    assert "1–10000" in reply.text
    card = await new_pad(world)
    question = (await world.boris.click(card, "Закрыть табло")).screen
    assert "Закрыть табло может" in (await world.boris.click(question, "Закрыть табло")).text
    question = (await world.anna.click(card, "Закрыть табло")).screen
    await world.anna.click(question, "Закрыть табло")
    assert "Табло закрыто" in world.fresh(card).text
    assert not world.fresh(card).controls
