"""The buttons on a profile: the personal block, the private note."""

from __future__ import annotations

from bot.render.profile import BLOCK, NOTE, UNBLOCK, profile_screen
from bot.services.society.company import MOST_NOTE
from cogs.shared.forms import Fields, Form, labelled, writing
from cogs.shared.items import PrivateItem, TableItem
from cogs.shared.replies import Click, answer


async def show_profile(interaction: Click, user_id: int, notice: str = "") -> None:
    """Answer an acknowledged interaction with a member's profile as the asking one may see it."""
    profiles, say = interaction.client.services.society.profiles, interaction.client.say_to(interaction)
    profile = await profiles.profile(interaction.guild_id or 0, user_id, interaction.user.id)
    await answer(interaction, profile_screen(say, profile, say(notice) if notice else ""))


async def set_block(interaction: Click, other_id: int, *, blocked: bool) -> None:
    """Block or unblock somebody and show his profile."""
    company = interaction.client.services.society.company
    await company.set_block(interaction.guild_id or 0, interaction.user.id, other_id, blocked=blocked)
    await show_profile(interaction, other_id, "profile-blocked" if blocked else "profile-unblocked")


class Block(PrivateItem, verb=BLOCK):
    """«Не сажать вместе»."""

    async def press(self, interaction: Click) -> None:
        """Block; nobody else hears of it."""
        await set_block(interaction, int(self.ref.arg), blocked=True)


class Unblock(PrivateItem, verb=UNBLOCK):
    """The block taken back."""

    async def press(self, interaction: Click) -> None:
        """Unblock."""
        await set_block(interaction, int(self.ref.arg), blocked=False)


class Note(TableItem, verb=NOTE):
    """«Заметка»."""

    async def acknowledge(self, interaction: Click) -> None:
        """Leave the answer to the form."""

    async def press(self, interaction: Click) -> None:
        """Open the form with what is written there."""
        company, say = interaction.client.services.society.company, interaction.client.say_to(interaction)
        written = await company.note(interaction.guild_id or 0, interaction.user.id, int(self.ref.arg))
        field = writing("words", most=MOST_NOTE, required=False, value=written or None)
        words = labelled(say("note-form-words"), field, say("note-form-hint"))
        await NoteForm.show(interaction, say("note-form-title"), words, arg=self.ref.arg)


class NoteForm(Form):
    """A private note; its argument is the member it is about."""

    kind = "note"

    async def submit(self, interaction: Click, arg: str, fields: Fields) -> None:
        """Keep it and show the profile."""
        company = interaction.client.services.society.company
        await company.set_note(interaction.guild_id or 0, interaction.user.id, int(arg), fields.text("words"))
        await show_profile(interaction, int(arg), "note-kept")


ITEMS = (Block, Unblock, Note)
FORMS = (NoteForm(),)
