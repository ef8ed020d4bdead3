"""Evidence that is too large for the card of a case, shown to one moderator in a message of its own."""

from __future__ import annotations

import io
from typing import Final

import discord

from bot.services.reports.attachments import OpenedFile
from cogs.reporting._staff import staff_of
from cogs.shared.replies import Click

_ENDINGS: Final = {"image": "webp", "text": "txt"}


async def show_files(interaction: Click, code: str, pseudonym: str) -> None:
    """Answer an acknowledged interaction with the files of a reporter, named after the case."""
    say, reports = interaction.client.say_to(interaction), interaction.client.services.reports
    opened = await reports.files(await staff_of(interaction), code, pseudonym)
    words = [say("reports-file", case=code, name=say("report-reporter", pseudonym=pseudonym))]
    if not all(file.intact for file in opened):
        words.append(say("reports-file-broken"))
    attachments = [_attachment(file, code, number) for number, file in enumerate(opened, 1)]
    await interaction.edit_original_response(content="\n".join(words), attachments=attachments)


def _attachment(file: OpenedFile, code: str, number: int) -> discord.File:
    return discord.File(io.BytesIO(file.content), f"{code}-{number}.{_ENDINGS[file.kind]}")
