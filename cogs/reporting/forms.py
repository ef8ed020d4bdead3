"""The forms of members: a complaint, an answer to the moderators, an appeal."""

from __future__ import annotations

from typing import Any, cast, get_args

import aiohttp
import discord
from discord import ui

from bot.render.reporting.letters import mine_screen, receipt_screen
from bot.render.words import mention
from bot.services.reporting.attachments import Upload
from bot.services.reporting.courier import Complaint
from bot.services.reporting.errors import ReportRefused
from bot.services.reporting.policy import MOST_FILE, MOST_WORDS, REASON_GROUPS, Reason
from bot.services.reporting.views import FormContext, Receipt
from bot.texts import Say
from cogs.shared.forms import Fields, Form, labelled, uploading, writing
from cogs.shared.names import names_of
from cogs.shared.replies import Click, answer, guild_of


class ReportForm(Form):
    """A complaint; its argument is the draft it was opened on."""

    kind = "report"

    @classmethod
    async def open(
        cls,
        interaction: Click,
        *,
        suspect_id: int | None = None,
        match_id: int | None = None,
        message: dict[str, object] | None = None,
    ) -> None:
        """Answer an interaction with the form; raises `report-self`, `report-form-gone`."""
        context = await interaction.client.services.reporting.filing.open_form(
            guild_of(interaction),
            interaction.user.id,
            suspect_id=suspect_id,
            match_id=match_id,
            message=message,
        )
        say = interaction.client.say_to(interaction)
        await cls.show(
            interaction, say("report-form-title"), *await _fields(interaction, say, context), arg=context.token
        )

    async def submit(self, interaction: Click, arg: str, fields: Fields) -> None:
        """File it and answer with the receipt."""
        reason = fields.picked("reason")
        if reason not in get_args(Reason):
            raise ReportRefused("report-form-gone")
        suspect_id = fields.number("whom") or 0
        bot = interaction.client
        receipt = await bot.services.reporting.filing.file(
            Complaint(
                guild_id=guild_of(interaction),
                reporter_id=interaction.user.id,
                language=bot.language_of(interaction),
                draft_token=arg,
                suspect_id=suspect_id,
                suspect_is_robot=fields.is_robot(suspect_id),
                reason=cast(Reason, reason),
                words=fields.text("words"),
                quiet=fields.ticked("quiet"),
            ),
            _upload(interaction, fields),
        )
        await answer(
            interaction, receipt_screen(bot.say_to(interaction), receipt, await _avoidable(interaction, receipt))
        )


class AnswerForm(Form):
    """Words to the moderators of a case; its argument is the case's code."""

    kind = "mine-answer"

    async def submit(self, interaction: Click, arg: str, fields: Fields) -> None:
        """Store them and show the list again."""
        reporting = interaction.client.services.reporting
        await reporting.own.answer(guild_of(interaction), interaction.user.id, arg, fields.text("words"))
        await show_mine(interaction, "mine-sent")


class AppealForm(Form):
    """An appeal; its argument is the code of the decided case."""

    kind = "mine-appeal"

    async def submit(self, interaction: Click, arg: str, fields: Fields) -> None:
        """Store it and show the list again."""
        reporting = interaction.client.services.reporting
        await reporting.own.appeal(guild_of(interaction), interaction.user.id, arg, fields.text("words"))
        await show_mine(interaction, "mine-appealed")


class FileForm(Form):
    """A file for a complaint; its argument is the case's code."""

    kind = "mine-file"

    async def submit(self, interaction: Click, arg: str, fields: Fields) -> None:
        """Add it and show the list again."""
        upload = _upload(interaction, fields)
        if upload is None:
            raise ReportRefused("report-file-lost")
        reporting = interaction.client.services.reporting
        await reporting.attachments.add(guild_of(interaction), interaction.user.id, arg, upload)
        await show_mine(interaction, "mine-file-added")


async def show_mine(interaction: Click, notice: str = "") -> None:
    """Answer an acknowledged interaction with the member's own cases."""
    say = interaction.client.say_to(interaction)
    mine = await interaction.client.services.reporting.own.list(guild_of(interaction), interaction.user.id)
    await answer(interaction, mine_screen(say, mine, say(notice) if notice else ""))


def file_field(say: Say, *, required: bool) -> ui.Label[Any]:
    """The field for a file."""
    hint = say("report-form-file-hint", image=MOST_FILE >> 20)
    return labelled(say("report-form-file"), uploading("file", required=required), hint)


async def _fields(interaction: Click, say: Say, context: FormContext) -> list[ui.Item[Any]]:
    reasons = [
        discord.RadioGroupOption(label=say("report-reason", reason=reason), value=reason) for reason in REASON_GROUPS
    ]
    labels: list[ui.Item[Any]] = []
    if context.suspect_id is None:
        labels.append(labelled(say("report-form-whom"), await _whom(interaction, context)))
    else:
        labels.append(ui.TextDisplay(say("report-form-about", member=mention(say, context.suspect_id))))
    labels.append(labelled(say("report-form-reason"), ui.RadioGroup(custom_id="reason", options=reasons)))
    words = writing("words", most=MOST_WORDS, required=not context.about_message)
    labels.append(labelled(say("report-form-words"), words, say("report-form-words-hint")))
    labels.append(file_field(say, required=False))
    labels.append(labelled(say("report-form-quiet"), ui.Checkbox(custom_id="quiet"), say("report-form-quiet-hint")))
    return labels


async def _whom(interaction: Click, context: FormContext) -> ui.Item[Any]:
    """The others of the match, or anybody."""
    if not context.choices:
        return ui.UserSelect(custom_id="whom", required=True)
    names = await names_of(interaction, context.choices)
    options = [discord.SelectOption(label=name, value=str(user_id)) for user_id, name in names.items()]
    return ui.Select(custom_id="whom", options=options, required=True)


async def _avoidable(interaction: Click, receipt: Receipt) -> str | None:
    """The name of the member complained of, unless the two are kept from one table already by the reporter."""
    company = interaction.client.services.members.blocks
    mate = await company.mate(guild_of(interaction), interaction.user.id, receipt.suspect_id)
    return None if mate.blocked else (await names_of(interaction, [mate.user_id]))[mate.user_id]


def _upload(interaction: Click, fields: Fields) -> Upload | None:
    """The file of a form, fetched when the service asks for it."""
    sent = fields.file("file")
    if sent is None:
        return None
    http = interaction.client.http

    async def read() -> bytes:
        try:
            return await http.get_from_cdn(sent.url)
        except (discord.HTTPException, aiohttp.ClientError) as error:
            raise OSError(type(error).__name__) from None  # its own words hold the address

    return Upload(sent.size, sent.content_type, read)


FORMS = (ReportForm(), AnswerForm(), AppealForm(), FileForm())
