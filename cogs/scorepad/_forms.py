"""The forms of score sheets: a new sheet, and the points of a deal."""

from __future__ import annotations

import re
from typing import Any, Final

import discord
from discord import ui

from bot.render import presses
from bot.render.scorepad import Draft, deal_screen, draft_screen, side_title
from bot.services.errors import ServiceError
from bot.services.scorepad import PadRefused, PadView, pad_rules
from bot.texts import Say
from bot.texts.escape import BLANK, tidy
from cogs.scorepad._card import cards_of
from cogs.shared.apology import refusal
from cogs.shared.forms import Fields, Form, labelled, writing
from cogs.shared.replies import Click, answer, answer_words, guild_of
from engine.rules import Rules
from engine.scorepad import PadEntry
from engine.seats import sides

_LITIGE: Final = ("dedans", "carry", "taker_wins")
_BOTH_OVER: Final = ("higher", "taker", "defenders")
_MOST_TARGET: Final = 10_000
_ID_DIGITS: Final = 5
_NAME_WIDTH: Final = 20
"""Columns of a player's name."""

_POINTS: Final = presses.pair(presses.NUMBER, presses.pair(presses.NUMBER, presses.TEXT))
"""The sheet, its revision and the draft, as the form of points carries them."""


class NewPad(Form):
    """A new sheet; its argument is the game and the number of players."""

    kind = "pad-new"

    @classmethod
    async def ask(cls, interaction: Click, rules: Rules) -> None:
        """Answer with the form, filled with what the game usually has."""
        say = interaction.client.say_to(interaction)
        names = writing("names", most=200)
        names.placeholder = "\n".join(say("seat-name", seat=seat) for seat in range(rules.players))
        target = ui.TextInput[Any](
            custom_id="target", style=discord.TextStyle.short, max_length=_ID_DIGITS, default=str(rules.target)
        )
        await cls.show(
            interaction,
            say("pad-form-new"),
            labelled(say("pad-form-names"), names, say("pad-form-names-hint", n=rules.players)),
            labelled(say("pad-form-target"), target),
            labelled(say("pad-form-litige"), _litige(say, rules.litige)),
            labelled(say("pad-form-both"), _both_over(say, rules.both_over)),
            arg=f"{rules.preset}.{rules.players}",
        )

    async def submit(self, interaction: Click, arg: str, fields: Fields) -> None:
        """Open the sheet and post its card."""
        game, _, players = arg.partition(".")
        target = fields.text("target").strip()
        if not target.isdigit() or not 1 <= int(target) <= _MOST_TARGET:
            raise PadRefused("pad-target")
        options = {name: fields.picked(name) for name in ("litige", "both_over") if fields.picked(name)}
        bot = interaction.client
        view = await bot.services.scorepads.open(
            guild_id=guild_of(interaction),
            channel_id=interaction.channel_id or 0,
            owner_id=interaction.user.id,
            language=bot.club_language(interaction).value,
            rules=pad_rules(game, presses.NUMBER.read(players), int(target), options),
            names=_names(fields.text("names")),
        )
        await cards_of(interaction).post(view)
        await answer_words(interaction, bot.say_to(interaction)("pad-opened", number=view.pad_id))


class PointsForm(Form):
    """The points and combinations of a deal; its argument is the sheet, its revision and the draft."""

    kind = "pad-points"

    @classmethod
    async def ask(cls, interaction: Click, view: PadView, revision: int, draft: Draft) -> None:
        """Answer with the form; a deal that is corrected fills it."""
        say = interaction.client.say_to(interaction)
        before = view.deals[draft.index].entry if draft.index is not None else PadEntry(None)
        count = sides(view.rules.players)
        labels = [
            labelled(
                say("pad-form-points", who=tidy(side_title(view, side), 30)),
                _line(f"points{side}", 4, before.points[side] if side < len(before.points) else None),
                say("pad-form-points-hint") if not side else "",
            )
            for side in range(count)
        ]
        listed = [" ".join(map(str, values)) for values in before.combinations]
        if count == 2:
            labels += [
                labelled(
                    say("pad-form-combinations", who=tidy(side_title(view, side), 24)),
                    _line(f"held{side}", 60, listed[side] if side < len(listed) else None),
                    say("pad-form-combinations-hint") if not side else "",
                )
                for side in range(count)
            ]
        else:
            given = "; ".join(listed) if any(listed) else None
            hint = say("pad-form-combinations-all-hint", parts="; ".join(view.names))
            labels.append(labelled(say("pad-form-combinations-all"), _line("held", 90, given), hint))
        await cls.show(interaction, say("pad-form-title"), *labels, arg=f"{view.pad_id}.{revision}.{draft}")

    async def submit(self, interaction: Click, arg: str, fields: Fields) -> None:
        """Write the deal; where that is refused, say why on the draft, which is kept."""
        pad_id, (revision, draft) = _POINTS.read(arg)
        await write_deal(interaction, pad_id, revision, Draft.parse(draft), fields)


async def write_deal(
    interaction: Click, pad_id: int, revision: int, draft: Draft, fields: Fields | None = None
) -> None:
    """Write a drafted deal and answer with what came of it."""
    bot, guild_id, user_id = interaction.client, guild_of(interaction), interaction.user.id
    pads, say = bot.services.scorepads, bot.say_to(interaction)
    try:
        view = await pads.find(guild_id, pad_id)
        entry = _entry(view, draft, fields)
        if draft.index is None:
            view = await pads.add(guild_id, pad_id, revision, user_id, entry)
        else:
            view = await pads.edit(guild_id, pad_id, revision, user_id, draft.index, entry)
    except ServiceError as error:
        fresh = await pads.find(guild_id, pad_id)
        if fresh.closed or (draft.index is not None and draft.index >= len(fresh.deals)):
            raise
        await answer(interaction, draft_screen(say, fresh, draft, refusal(say, error)))
        return
    cards_of(interaction).wake(view)
    index = len(view.deals) - 1 if draft.index is None else draft.index
    await answer(interaction, deal_screen(say, view, index))


def _entry(view: PadView, draft: Draft, fields: Fields | None) -> PadEntry:
    """The deal as entered; raises `pad-number`."""
    if draft.taker is None or fields is None:
        return PadEntry(None)
    count = sides(view.rules.players)
    points = tuple(_points(fields.text(f"points{side}")) for side in range(count))
    pair = [fields.text(f"held{side}") for side in range(count)]
    held = pair if count == 2 else fields.text("held").split(";")
    return PadEntry(
        taker=draft.taker,
        points=() if draft.capot is not None and not any(point is not None for point in points) else points,
        capot=draft.capot,
        belote=draft.belote,
        combinations=tuple(_numbers(text) for text in held) if any(text.strip() for text in held) else (),
        strain=draft.strain,
        price=draft.price,
        multiplier=draft.multiplier,
    )


def _names(text: str) -> list[str]:
    """The names as written, harmless; one of which nothing can be shown stays empty."""
    names = [tidy(name, _NAME_WIDTH) for name in re.split(r"[\n,;]+", text) if name.strip()]
    return ["" if name == BLANK else name for name in names]


def _points(text: str) -> int | None:
    numbers = _numbers(text)
    if len(numbers) > 1:
        raise PadRefused("pad-number")
    return numbers[0] if numbers else None


def _numbers(text: str) -> tuple[int, ...]:
    words = re.split(r"[\s,+]+", text.strip()) if text.strip() else []
    if not all(word.isascii() and word.isdigit() and len(word) <= _ID_DIGITS for word in words):
        raise PadRefused("pad-number")
    return tuple(map(int, words))


def _line(name: str, most: int, value: object) -> ui.TextInput[Any]:
    """A short field that may stay empty."""
    text = None if value is None or value == "" else str(value)
    return ui.TextInput(custom_id=name, style=discord.TextStyle.short, max_length=most, required=False, default=text)


def _litige(say: Say, usual: str) -> ui.RadioGroup[Any]:
    options = [
        discord.RadioGroupOption(label=say("pad-litige", value=value), value=value, default=value == usual)
        for value in _LITIGE
    ]
    return ui.RadioGroup(custom_id="litige", options=options)


def _both_over(say: Say, usual: str) -> ui.RadioGroup[Any]:
    options = [
        discord.RadioGroupOption(label=say("pad-both", value=value), value=value, default=value == usual)
        for value in _BOTH_OVER
    ]
    return ui.RadioGroup(custom_id="both_over", options=options)


FORMS = (NewPad(), PointsForm())
