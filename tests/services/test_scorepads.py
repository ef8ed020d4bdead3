"""Score sheets as a service: stored, computed anew after every change, written by several people."""

from random import Random

import pytest

from bot.services.errors import ServiceError
from bot.services.scorepad import MOST_PADS, UNDOABLE, PadView, ScorePads, pad_rules
from bot.store.scorepad import entries_from, entries_json
from bot.store.sqlite.database import Database
from bot.store.sqlite.migrate import load_migrations, migrate
from engine.cards import Strain
from engine.scorepad import PadEntry, ScorePad
from tests.fakes import FakeClock

GUILD, CHANNEL, ANNA, BORIS = 1, 2, 3, 4
NAMES = ("Анна", "Борис", "Вика", "Глеб")


@pytest.fixture
async def pads(tmp_path):
    """Return the service over a real file."""
    async with await Database.open(tmp_path / "pads.db") as database:
        await migrate(database, load_migrations())
        yield ScorePads(database, FakeClock())


async def opened(pads: ScorePads, game: str = "classic", names=NAMES, **options) -> PadView:
    rules = pad_rules(game, len(names), None, options)
    return await pads.open(guild_id=GUILD, channel_id=CHANNEL, owner_id=ANNA, language="ru", rules=rules, names=names)


def entry(chance: Random) -> PadEntry:
    if chance.random() < 0.1:
        return PadEntry(None)
    capot = chance.choice((0, 1)) if chance.random() < 0.1 else None
    points = () if capot is not None else (None, chance.choice((0, 40, 81, 100, 162)))
    held = ((20,) if chance.random() < 0.3 else (), ())
    return PadEntry(chance.choice((0, 1)), points, capot, chance.choice((None, 0, 1)), held)


async def test_any_order_of_changes_equals_entering_the_final_deals_afresh(pads):
    chance = Random(5)
    view = await opened(pads, litige="carry")
    for _ in range(60):
        where, count = (GUILD, view.pad_id, view.revision, ANNA), len(view.deals)
        what = chance.choice(("add", "add", "edit", "delete", "undo"))
        if what == "add" or (not count and what != "undo"):
            view = await pads.add(*where, entry(chance))
        elif what == "edit":
            view = await pads.edit(*where, chance.randrange(count), entry(chance))
        elif what == "delete":
            view = await pads.delete(*where, chance.randrange(count))
        elif view.undoable:
            view = await pads.undo(*where)
        afresh = ScorePad(view.rules)
        for deal in view.deals:
            afresh.add(deal.entry)
        assert (afresh.deals, afresh.totals, afresh.carry) == (view.deals, view.totals, view.carry)
        assert (await pads.find(GUILD, view.pad_id)).deals == view.deals


async def test_undoing_goes_back_through_edits_and_deletions_as_far_as_is_kept(pads):
    view = await opened(pads)
    states = [view.deals]
    for at in range(UNDOABLE + 5):
        view = await pads.add(GUILD, view.pad_id, view.revision, ANNA, PadEntry(at % 2, (100, None)))
        states.append(view.deals)
    view = await pads.delete(GUILD, view.pad_id, view.revision, ANNA, 3)
    states.append(view.deals)
    for back in range(UNDOABLE):
        view = await pads.undo(GUILD, view.pad_id, view.revision, ANNA)
        assert view.deals == states[-2 - back]
    with pytest.raises(ServiceError) as refused:
        await pads.undo(GUILD, view.pad_id, view.revision, ANNA)
    assert refused.value.code == "pad-nothing"


async def test_an_old_state_a_bad_entry_and_a_closed_sheet_change_nothing(pads):
    view = await opened(pads)
    deal = PadEntry(0, (100, None))
    now = await pads.add(GUILD, view.pad_id, view.revision, ANNA, deal)
    for code, revision, bad in (
        ("pad-moved", view.revision, deal),
        ("pad-points-range", now.revision, PadEntry(0, (163, None))),
        ("pad-capot-points", now.revision, PadEntry(0, (None, 5), capot=0)),
        ("pad-points-sum", now.revision, PadEntry(0, (80, 80))),
    ):
        with pytest.raises(ServiceError) as refused:
            await pads.add(GUILD, view.pad_id, revision, BORIS, bad)
        assert refused.value.code == code
    assert await pads.find(GUILD, view.pad_id) == now
    await pads.close(GUILD, view.pad_id, ANNA, moderator=False)
    with pytest.raises(ServiceError) as refused:
        await pads.add(GUILD, view.pad_id, now.revision, ANNA, deal)
    assert refused.value.code == "pad-closed"


async def test_sheets_belong_to_their_server_and_a_channel_has_only_so_many(pads):
    views = [await opened(pads) for _ in range(MOST_PADS)]
    with pytest.raises(ServiceError) as refused:
        await opened(pads)
    assert refused.value.code == "pad-many"
    with pytest.raises(ServiceError) as refused:
        await pads.find(GUILD + 1, views[0].pad_id)
    assert refused.value.code == "pad-not-found"


@pytest.mark.parametrize("names", [("А", "Б", "В"), ("А", "А", "Б", "В"), ("А", "Б", "В", " ")])
async def test_every_player_needs_a_name_of_his_own(pads, names):
    rules = pad_rules("club", None, None, {})
    with pytest.raises(ServiceError) as refused:
        await pads.open(guild_id=GUILD, channel_id=CHANNEL, owner_id=ANNA, language="ru", rules=rules, names=names)
    assert refused.value.code == "pad-names"


def test_an_entry_survives_being_stored():
    whole = PadEntry(1, (None, 80), None, 0, ((20, 50), ()), Strain.ALL_TRUMPS, 110, 2)
    assert entries_from(entries_json((whole, PadEntry(None)))) == (whole, PadEntry(None))


def test_entries_of_earlier_versions_are_read():
    stored = (
        '[{"taker": 1, "points": [null, 80], "capot": null, "belote": 0, "combinations": [[20, 50], []],'
        ' "trump": "AT", "price": 110, "multiplier": 2}]'
    )
    assert entries_from(stored) == (PadEntry(1, (None, 80), None, 0, ((20, 50), ()), Strain.ALL_TRUMPS, 110, 2),)
