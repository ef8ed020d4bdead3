"""The bench itself: each guard really fails, time is virtual, trouble can be made."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from tests.specguard import SpecGuard
from tests.world import World

SERVER_ONLY = {
    "allowed_contexts": app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
    "allowed_installs": app_commands.AppInstallationType(guild=True, user=False),
}


class Verb(ui.DynamicItem[ui.Button[ui.View]], template=r"v:(?P<verb>\w+)"):
    def __init__(self, verb: str) -> None:
        super().__init__(ui.Button(label=f"do {verb}", custom_id=f"v:{verb}"))
        self.verb = verb

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> "Verb":
        return cls(match["verb"])

    async def callback(self, interaction: Any) -> None:
        await getattr(interaction.client, f"do_{self.verb}")(interaction)


class Question(ui.Modal, title="Вопрос"):
    word: ui.Label["Question"] = ui.Label(text="Слово", component=ui.TextInput(custom_id="word"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.word.component, ui.TextInput)
        await interaction.response.send_message(f"слово: {self.word.component.value}", ephemeral=True)


class TinyBot(discord.AutoShardedClient):
    """Everything the bench must cope with, a few lines each."""

    def __init__(self, clock: Any, database: Path) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, members=True), allowed_mentions=discord.AllowedMentions.none()
        )
        self.tree = app_commands.CommandTree(self, **SERVER_ONLY)
        self.clock, self.database = clock, database
        self.done: list[str] = []
        self.wake = asyncio.Event()
        self.store: sqlite3.Connection | None = None

    async def setup_hook(self) -> None:
        self.store = sqlite3.connect(self.database)
        self.store.execute("CREATE TABLE IF NOT EXISTS note (word TEXT)")
        self.add_dynamic_items(Verb)
        self.tree.command(name="panel", description="Buttons")(self._panel)
        self.tree.command(name="greet", description="Greets")(self._greet)
        greet = self.tree.get_command("greet")
        assert isinstance(greet, app_commands.Command)
        greet.autocomplete("word")(self._words)
        self.tree.context_menu(name="Профиль")(self._profile)
        await self.tree.sync()
        self.worker = asyncio.create_task(self._work())

    async def close(self) -> None:
        if self.store is not None:
            self.note("closed properly")
            self.store.close()
        await super().close()

    def note(self, word: str) -> None:
        assert self.store is not None
        with self.store:
            self.store.execute("INSERT INTO note VALUES (?)", (word,))

    def notes(self) -> list[str]:
        assert self.store is not None
        return [row[0] for row in self.store.execute("SELECT word FROM note")]

    async def _work(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            self.done.append(f"worked at {self.clock.now():%H:%M:%S}")
            await asyncio.sleep(1)

    async def _panel(self, interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None)
        verbs = [name.removeprefix("do_") for name in dir(self) if name.startswith("do_")]
        for verb in verbs:
            view.add_item(Verb(verb))
        await interaction.response.send_message("панель", view=view)

    async def _greet(self, interaction: discord.Interaction, word: str, whom: discord.Member | None = None) -> None:
        await interaction.response.send_message(f"{word}, {whom and whom.display_name} ({interaction.locale})")

    async def _words(self, _: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{typed}!", value=f"{typed}!")]

    async def _profile(self, interaction: discord.Interaction, member: discord.Member) -> None:
        await interaction.response.send_message(f"профиль {member.display_name}", ephemeral=True)

    async def do_answer(self, interaction: Any) -> None:
        self.done.append(f"start {interaction.user.id}")
        await interaction.response.send_message("только вам", ephemeral=True)
        self.done.append(f"end {interaction.user.id}")

    async def do_silence(self, interaction: Any) -> None:
        pass

    async def do_think(self, interaction: Any) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)

    async def do_raise(self, interaction: Any) -> None:
        await interaction.response.defer()
        raise RuntimeError("hidden in a dynamic item")

    async def do_log(self, interaction: Any) -> None:
        await interaction.response.defer()
        logging.getLogger("bot.tiny").error("the secret is 9H")

    async def do_shout(self, interaction: Any) -> None:
        everyone = discord.AllowedMentions(everyone=True)
        await interaction.response.send_message("@everyone", allowed_mentions=everyone)

    async def do_wake(self, interaction: Any) -> None:
        await interaction.response.defer()
        self.wake.set()

    async def do_wait(self, interaction: Any) -> None:
        await interaction.response.defer()

        async def give_up() -> None:
            try:
                await asyncio.wait_for(asyncio.Event().wait(), 40)
            except TimeoutError:
                self.done.append(f"gave up at {self.clock.now():%H:%M:%S}")

        self.waiting = asyncio.create_task(give_up())

    async def do_post(self, interaction: Any) -> None:
        await interaction.response.defer()
        for _ in range(2):
            await interaction.channel.send("один раз", nonce="deal-4")

    async def do_thread(self, interaction: Any) -> None:
        await interaction.response.defer()
        try:
            await interaction.message.create_thread(name="Стол 1")
        except discord.HTTPException as error:
            self.done.append(f"{error.status}/{error.code}")

    async def do_ask(self, interaction: Any) -> None:
        await interaction.response.send_modal(Question(custom_id="q:1", timeout=60))

    async def do_edit(self, interaction: Any) -> None:
        await interaction.response.edit_message(content="панель закрыта", view=None)

    async def do_tick(self, interaction: Any) -> None:
        await interaction.response.defer()

        async def tick() -> None:
            while True:
                await asyncio.sleep(10)
                self.done.append("tick")

        self.ticking = asyncio.create_task(tick())

    async def do_note(self, interaction: Any) -> None:
        self.note("before the kill")
        await interaction.response.defer()


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
