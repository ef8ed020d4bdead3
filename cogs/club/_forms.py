"""The forms of a server's tables: the usual game, looks, times. Each shows the settings when it has been sent."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import discord
from discord import ui

from bot.render.club import settings_screen, suits_word
from bot.services.club import HIGHEST_TARGET, LEAST_TARGET, ClubSettings, DefaultChanges, Suits, whole_number
from bot.services.table.times import LIMITS, Times
from bot.texts import Say
from cogs.club._check import look_at, require_manager
from cogs.shared.forms import Fields, Form, labelled
from cogs.shared.replies import Click, answer
from engine.presets import preset_names
from engine.robots import LEVELS

_ENDLESS: Final = ("move_seconds", "move_hours")
"""Numbers that may be 0 for «as long as one likes»."""


class HouseForm(Form):
    """A form that changes what a server has agreed on."""

    form = ""
    """Which of the forms it is: its button has the same words."""

    @classmethod
    async def open(cls, interaction: Click) -> None:
        """Answer an interaction with the form, filled with what is set."""
        guild = require_manager(interaction)
        clubs, say = interaction.client.services.clubs, interaction.client.say_to(interaction)
        labels = cls.labels(say, clubs.of(guild.id), clubs.usual)
        await cls.show(interaction, say("house-button", form=cls.form), *labels)

    @classmethod
    def labels(cls, say: Say, settings: ClubSettings, usual: Times) -> Iterable[ui.Label[Any]]:
        """The fields of the form."""
        raise NotImplementedError

    async def submit(self, interaction: Click, arg: str, fields: Fields) -> None:
        """Keep it and show the settings."""
        guild = require_manager(interaction)
        await self.keep(interaction, guild.id, fields)
        say = interaction.client.say_to(interaction)
        await answer(interaction, settings_screen(say, await look_at(interaction, guild), say("house-kept")))

    async def keep(self, interaction: Click, guild_id: int, fields: Fields) -> None:
        """Store what was filled in; raises `club-number`."""
        raise NotImplementedError


class GamesForm(HouseForm):
    """The usual game, its pace and target, and how well robots play."""

    kind = "club-games"
    form = "games"

    @classmethod
    def labels(cls, say: Say, settings: ClubSettings, usual: Times) -> Iterable[ui.Label[Any]]:
        """See the base class."""
        chosen = settings.defaults
        games = [(name, say(f"game-{name}")) for name in preset_names()]
        levels = [(level, say(f"choice-level-{level}")) for level in LEVELS]
        paces = [(pace, say(f"choice-pace-{pace}")) for pace in ("live", "days")]
        target = _line("target", chosen.target)
        yield labelled(say("house-form-game"), _select("game", games, chosen.game))
        yield labelled(say("house-form-pace"), _select("pace", paces, chosen.pace))
        yield labelled(say("house-form-target"), target, say("house-form-target-hint"))
        yield labelled(say("house-form-level"), _select("level", levels, chosen.level))

    async def keep(self, interaction: Click, guild_id: int, fields: Fields) -> None:
        """See the base class."""
        clubs = interaction.client.services.clubs
        changes: DefaultChanges = {
            "pace": "days" if fields.picked("pace") == "days" else "live",
            "target": whole_number("target", fields.text("target"), LEAST_TARGET, HIGHEST_TARGET),
        }
        game, level = fields.picked("game"), fields.picked("level")
        if game in preset_names():
            changes["game"] = game
        if level in LEVELS:
            changes["level"] = level
        await clubs.change_defaults(guild_id, interaction.user.id, **changes)


class LooksForm(HouseForm):
    """Pictures or words, and the colours of suits."""

    kind = "club-looks"
    form = "looks"

    @classmethod
    def labels(cls, say: Say, settings: ClubSettings, usual: Times) -> Iterable[ui.Label[Any]]:
        """See the base class."""
        chosen = settings.defaults
        values: tuple[Suits | None, ...] = (None, "two", "four")
        suits = [(value or "usual", say("house-form-suits-name", suits=suits_word(value))) for value in values]
        compact: ui.Checkbox[Any] = ui.Checkbox(custom_id="compact", default=chosen.compact)
        yield labelled(say("house-form-compact"), compact, say("house-form-compact-hint"))
        yield labelled(say("house-form-suits"), _select("suits", suits, chosen.suits or "usual"))

    async def keep(self, interaction: Click, guild_id: int, fields: Fields) -> None:
        """See the base class."""
        clubs = interaction.client.services.clubs
        picked = fields.picked("suits")
        suits: Suits | None = "two" if picked == "two" else "four" if picked == "four" else None
        await clubs.change_defaults(guild_id, interaction.user.id, compact=fields.ticked("compact"), suits=suits)


class TimesForm(HouseForm):
    """Numbers and ticks among the times; empty numbers follow the process."""

    numbers: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()

    @classmethod
    def labels(cls, say: Say, settings: ClubSettings, usual: Times) -> Iterable[ui.Label[Any]]:
        """See the base class."""
        for name in cls.numbers:
            (least, most), own = LIMITS[name], getattr(usual, name)
            hint = "house-form-endless-hint" if name in _ENDLESS else "house-form-number-hint"
            words = say(hint, n=own, min=least, max=most)
            label = say("figure-name", figure=name.replace("_", "-"))
            yield labelled(label, _line(name, getattr(settings.times, name)), words)
        for name in cls.flags:
            present = getattr(settings.times.over(usual), name)
            box: ui.Checkbox[Any] = ui.Checkbox(custom_id=name, default=present)
            yield labelled(say(f"house-flag-{name}"), box, say(f"house-flag-{name}-hint"))

    async def keep(self, interaction: Click, guild_id: int, fields: Fields) -> None:
        """See the base class."""
        clubs = interaction.client.services.clubs
        chosen: dict[str, Any] = {name: whole_number(name, fields.text(name), *LIMITS[name]) for name in self.numbers}
        for name in self.flags:
            ticked = fields.ticked(name)
            chosen[name] = ticked if ticked != getattr(clubs.usual, name) else None
        await clubs.change_times(guild_id, interaction.user.id, **chosen)


class LiveForm(TimesForm):
    """The times of live tables."""

    kind = "club-live"
    form = "live"
    numbers = ("move_seconds", "grace_seconds", "lobby_minutes")
    flags = ("solo", "forced")


class DaysForm(TimesForm):
    """The times of tables by days."""

    kind = "club-days"
    form = "days"
    numbers = ("move_hours", "reserves", "lobby_days")


def _line(name: str, value: int | None) -> ui.TextInput[Any]:
    """A field for a number."""
    default = None if value is None else str(value)
    return ui.TextInput(custom_id=name, max_length=7, required=False, default=default)


def _select(name: str, values: Iterable[tuple[str, str]], present: str) -> ui.Select[Any]:
    """A list to choose one of, each with its words."""
    options = [discord.SelectOption(label=words, value=value, default=value == present) for value, words in values]
    return ui.Select(custom_id=name, options=options, required=True)


HOUSE_FORMS = (GamesForm(), LooksForm(), LiveForm(), DaysForm())
