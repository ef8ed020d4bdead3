"""Evidence that is too large for the card of a case, shown to one moderator in a message of its own."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from typing import Final

import discord

from bot.render.reporting.material import deals_text, said_screen
from bot.services.reporting.attachments import OpenedFile
from bot.services.reporting.errors import ReportRefused
from bot.services.reporting.evidence import EvidenceView
from bot.services.reporting.views import CaseView
from cogs.shared.replies import Click, answer
from cogs.shared.staff import staff_of

_ENDINGS: Final = {"image": "webp", "text": "txt"}


async def show_files(interaction: Click, code: str, pseudonym: str) -> None:
    """Answer an acknowledged interaction with the files of a reporter, named after the case."""
    say, reporting = interaction.client.say_to(interaction), interaction.client.services.reporting
    opened = await reporting.attachments.opened(await staff_of(interaction), code, pseudonym)
    words = [say("reports-file", case=code, name=say("report-reporter", pseudonym=pseudonym))]
    if not all(file.intact for file in opened):
        words.append(say("reports-file-broken"))
    attachments = [_attachment(file, code, number) for number, file in enumerate(opened, 1)]
    await interaction.edit_original_response(content="\n".join(words), attachments=attachments)


async def show_said(interaction: Click, code: str, pseudonym: str) -> None:
    """Answer an acknowledged interaction with what the bot had said at the table."""
    case, evidence = await _evidence(interaction, code, pseudonym)
    await answer(interaction, said_screen(interaction.client.say_to(interaction), case.code, case.suspect_id, evidence))


async def show_deals(interaction: Click, code: str, pseudonym: str) -> None:
    """Answer an acknowledged interaction with the record of the deals as a file."""
    case, evidence = await _evidence(interaction, code, pseudonym)
    say = interaction.client.say_to(interaction)
    text = deals_text(say, case.code, case.suspect_id, evidence)
    file = discord.File(io.BytesIO(text.encode()), f"{case.code}-deals.txt")
    words = say("reports-file", case=case.code, name=say("report-reporter", pseudonym=pseudonym))
    await interaction.edit_original_response(content=words, attachments=[file])


MATERIAL: Final[dict[str, Callable[[Click, str, str], Awaitable[None]]]] = {
    "file": show_files,
    "said": show_said,
    "deals": show_deals,
}
"""How each kind of evidence is shown."""


async def _evidence(interaction: Click, code: str, pseudonym: str) -> tuple[CaseView, EvidenceView]:
    """The newest evidence of a reporter; raises `report-not-found`."""
    case = await interaction.client.services.reporting.queue.case(await staff_of(interaction), code)
    for voice in reversed(case.voices):
        if voice.pseudonym == pseudonym and voice.evidence is not None:
            return case, voice.evidence
    raise ReportRefused("report-not-found")


def _attachment(file: OpenedFile, code: str, number: int) -> discord.File:
    return discord.File(io.BytesIO(file.content), f"{code}-{number}.{_ENDINGS[file.kind]}")
