"""A bot for the tests of the bench: everything a world must cope with, a few lines each."""

import asyncio
import logging
import sqlite3
from pathlib import Path
from typing import Any

import discord
from discord import app_commands, ui

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
