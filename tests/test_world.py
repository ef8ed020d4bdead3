"""The bench itself: each guard really fails, time is virtual, trouble can be made."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.specguard import SpecGuard
from tests.world import World
from tests.worldbot import TinyBot


@pytest.fixture
def make_bot(database: Path) -> Callable[[Any], TinyBot]:
    return lambda clock: TinyBot(clock, database)


@pytest.fixture
async def panel(world: World) -> Any:
    return (await world.anna.slash("panel")).screen


@pytest.mark.parametrize(
    ("verb", "complaint"),
    [
        ("silence", "never answered: v:silence by Анна (no response)"),
        ("think", "never answered: v:think by Анна (still thinking)"),
        ("raise", "hidden in a dynamic item"),
        ("log", "logged: ERROR bot.tiny: the secret is 9H"),
        ("shout", "allowed_mentions: parse ['everyone']"),
    ],
)
async def test_each_guard_fails_a_test(world: World, panel: Any, verb: str, complaint: str) -> None:
    await world.anna.click(panel, f"v:{verb}")
    assert complaint in "\n".join(world.problems(SpecGuard()))
    assert world.problems(SpecGuard()) == []


async def test_a_clean_world_has_no_problems(world: World, panel: Any) -> None:
    reply = await world.anna.click(panel, "do answer")
    assert (reply.answered, reply.kind, reply.text) == (True, "message", "только вам")
    assert world.problems(SpecGuard()) == []


@pytest.mark.expects_errors
async def test_errors_can_be_expected(world: World, panel: Any) -> None:
    await world.anna.click(panel, "v:raise")
    assert "hidden in a dynamic item" in world.log.errors[0]


async def test_a_body_that_discord_refuses_is_named(tmp_path: Path) -> None:
    wrong = {"content": "x" * 2001, "allowed_mentions": {"parse": []}}
    faults = SpecGuard(tmp_path / "absent.json").problems([("POST", "/channels/1/messages", wrong)])
    assert faults == ["POST /channels/1/messages: content: 2001 > 2000 characters"]


async def test_discords_own_document_is_asked_when_it_is_there() -> None:
    guard = SpecGuard()
    if guard.missing:
        pytest.skip(guard.missing)
    label = {"type": 2, "style": 1, "custom_id": "a", "label": "x" * 81}
    body = {"components": [{"type": 1, "components": [label]}], "allowed_mentions": {"parse": []}}
    faults = guard.problems([("POST", "/channels/1/messages", body), ("GET", "/nowhere", None)])
    place = "POST /channels/{channel_id}/messages: components/0/components/0/label"
    assert faults == [f"{place}: maxLength 80, got 81", "GET /nowhere: Discord has no such route"]


async def test_workers_at_rest_and_timers_cost_no_real_time(world: World, panel: Any) -> None:
    await world.anna.click(panel, "v:wake")
    await world.anna.click(panel, "v:wake")
    assert world.bot.done == ["worked at 00:00:00"]
    await world.advance(0.9)
    assert len(world.bot.done) == 1
    await world.advance(0.1)
    assert world.bot.done == ["worked at 00:00:00", "worked at 00:00:01"]
    await world.anna.click(panel, "v:wait")
    await world.until(lambda: len(world.bot.done) == 3)
    assert world.bot.done[2] == "gave up at 00:00:41"


async def test_members_speak_their_own_language(world: World) -> None:
    said = [(await m.slash("greet", word="да", whom=world.grace)).text for m in (world.anna, world.vira, world.grace)]
    assert said == [f"да, Grace ({locale})" for locale in ("ru", "uk", "en-US")]
    assert await world.anna.autocomplete("greet", "word", "при") == [("при!", "при!")]
    assert (await world.anna.menu("Профиль", world.boris)).text == "профиль Борис"


async def test_ephemeral_words_are_seen_by_one_member_only(world: World, panel: Any) -> None:
    await world.anna.click(panel, "v:answer")
    assert "только вам" in world.visible(world.anna)
    assert "только вам" not in world.visible(world.boris) + world.channel_texts()
    assert world.leaks("только вам") == []
    assert world.leaks("только вам", seen_by=[world.anna]) == ["только вам"]


async def test_public_words_are_remembered_after_edit_and_delete(world: World, panel: Any) -> None:
    await world.anna.click(panel, "v:edit")
    await world.delete(panel)
    assert world.public() == []
    assert any("панель\n" in text for text in world.channel_texts())
    assert "панель закрыта" in world.channel_texts()


async def test_a_modal_is_filled_by_its_labels(world: World, panel: Any) -> None:
    shown = await world.boris.click(panel, "v:ask")
    assert (await world.boris.submit(shown, {"Слово": "козырь"})).text == "слово: козырь"


async def test_a_button_that_is_gone_can_only_be_pressed_by_a_slow_client(world: World, panel: Any) -> None:
    await world.anna.click(panel, "v:edit")
    with pytest.raises(AssertionError, match="0 controls match"):
        await world.boris.click(panel, "v:answer")
    assert (await world.boris.click_old(panel, "v:answer")).text == "только вам"


async def test_discord_py_drops_a_click_whose_button_is_gone_from_the_message(world: World, panel: Any) -> None:
    """Why the bot must look at every interaction itself: no callback and no log, only silence."""
    await world.anna.click(panel, "v:edit")
    reply = await world.boris.forge(panel, "v:answer")
    assert (reply.answered, world.log.errors) == (False, [])
    assert world.problems() == ["never answered: v:answer by Борис (no response)"]


async def test_burst_delivers_everything_before_the_bot_runs(world: World, panel: Any) -> None:
    world.jitter(7)
    replies = await world.burst(*(member.click(panel, "v:answer") for member in world.members[:4]))
    assert all(reply.answered for reply in replies)
    order = [word.split()[0] for word in world.bot.done]
    assert order != ["start", "end"] * 4, "the handlers did not interleave"


async def test_a_held_call_hangs_while_others_are_served(world: World, panel: Any) -> None:
    with world.held("POST", "/channels/*/messages"):
        await world.anna.click(panel, "v:post")
        assert (await world.boris.click(panel, "v:answer")).answered
        assert [screen.text for screen in world.public()] == ["панель"]
    await world.settle()
    assert [screen.text for screen in world.public()] == ["панель", "один раз"]


async def test_an_enforced_nonce_posts_once(world: World, panel: Any) -> None:
    await world.anna.click(panel, "v:post")
    assert len(world.requests("POST", "/channels/*/messages")) == 2
    assert [screen.text for screen in world.public()] == ["панель", "один раз"]


async def test_a_message_carries_one_thread(world: World, panel: Any) -> None:
    await world.anna.click(panel, "v:thread")
    await world.anna.click(panel, "v:thread")
    assert [thread.name for thread in world.threads] == ["Стол 1"]
    assert world.bot.done == ["400/160004"]
    assert [screen.text for screen in world.public()] == ["панель"]
    assert any("Стол 1" in text for text in world.channel_texts())


async def test_taken_permissions_and_injected_errors_reach_the_bot(world: World, panel: Any) -> None:
    await world.deny("create_public_threads")
    await world.anna.click(panel, "v:thread")
    await world.allow()
    world.fail("POST", "/channels/*/threads", 429)
    await world.anna.click(panel, "v:thread")
    assert world.bot.done == ["403/50013", "429/0"]


@pytest.mark.expects_errors
async def test_a_lost_answer_still_took_effect(world: World, panel: Any) -> None:
    world.lose_answer("POST", "/channels/*/messages")
    await world.anna.click(panel, "v:post")
    assert [screen.text for screen in world.public()] == ["панель", "один раз"]


async def test_a_killed_bot_leaves_what_it_had_stored(world: World, panel: Any) -> None:
    await world.anna.click(panel, "v:note")
    old = world.bot
    await world.restart(kill=True)
    assert world.bot is not old
    assert world.bot.notes() == ["before the kill"]
    assert (await world.anna.click(panel, "v:answer")).answered


async def test_a_stopped_bot_says_goodbye(world: World, panel: Any) -> None:
    await world.restart()
    assert world.bot.notes() == ["closed properly"]
    assert (await world.anna.click(panel, "v:answer")).answered


async def test_a_bot_can_be_killed_between_storing_and_answering(world: World, panel: Any) -> None:
    with world.held("POST", "/interactions/*"):
        reply = await world.anna.click(panel, "v:note")
        await world.restart(kill=True)
    assert not reply.answered
    assert world.bot.notes() == ["before the kill"]


async def test_a_task_that_ignores_its_cancellation_is_named(
    world: World, panel: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    release = asyncio.Event()

    async def stubborn() -> None:
        while not release.is_set():
            try:
                await release.wait()
            except asyncio.CancelledError:
                continue

    await world.env.as_bot(_started(stubborn))
    monkeypatch.setattr("tests.simbench._STOP_LIMIT", 0.05)
    with pytest.raises(TimeoutError, match="stubborn"):
        await world.env.stop_bot()
    release.set()
    await world.env.stop_bot()


async def _started(work: Callable[[], Any]) -> None:
    _tasks.append(asyncio.create_task(work()))


_tasks: list[asyncio.Task[None]] = []


async def test_hours_pass_in_no_time(world: World, panel: Any) -> None:
    await world.anna.click(panel, "v:tick")
    await world.advance(3 * 3600)
    assert world.bot.done.count("tick") == 3 * 360
    assert f"{world.now():%H:%M}" == "03:00"


async def test_a_bot_that_fails_to_start_gives_its_files_back(open_world: Any, make_bot: Any) -> None:
    bots: list[TinyBot] = []

    def make_broken(clock: Any) -> TinyBot:
        bots.append(make_bot(clock))
        bots[0].tree.sync = None  # type: ignore[method-assign]
        return bots[0]

    with pytest.raises(TypeError):
        await open_world(make_broken)
    assert bots[0].is_closed()
