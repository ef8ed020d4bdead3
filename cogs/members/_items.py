"""The buttons on a profile: the personal block, the private note."""

from __future__ import annotations

from bot.render import presses
from bot.render.members.profile import profile_screen
from bot.render.members.ratings import TOP_LISTS, TopList, pair_lines, pairs_screen, top_screen, week_screen
from bot.services.members.blocks import MOST_NOTE
from cogs.shared.forms import Fields, Form, labelled, writing
from cogs.shared.items import PrivateItem, TableItem
from cogs.shared.replies import Click, answer, guild_of
from cogs.shared.staff import members_of


async def show_profile(interaction: Click, user_id: int, notice: str = "") -> None:
    """Answer an acknowledged interaction with a member's profile as the asking one may see it."""
    services, say = interaction.client.services, interaction.client.say_to(interaction)
    guild_id, viewer_id = guild_of(interaction), interaction.user.id
    profile = await services.members.profiles.profile(guild_id, user_id, viewer_id)
    pairs = await services.members.ratings.pairs_of(guild_id, user_id, viewer_id, await present_in(interaction))
    lines = tuple(pair_lines(say, user_id, pairs))
    await answer(interaction, profile_screen(say, profile, say(notice) if notice else "", lines))


async def present_in(interaction: Click) -> set[int]:
    """The members of the server the interaction comes from."""
    assert interaction.guild is not None, "what is asked for here concerns a server"
    return {member.id for member in await members_of(interaction.guild)}


async def show_top(interaction: Click, which: TopList) -> None:
    """Answer an acknowledged interaction with a list of the server."""
    services, say = interaction.client.services, interaction.client.say_to(interaction)
    guild_id, present = guild_of(interaction), await present_in(interaction)
    if which == "thanks":
        screen = top_screen(say, await services.members.profiles.top(guild_id, present))
    elif which == "pairs":
        screen = pairs_screen(say, await services.members.ratings.pairs(guild_id, present))
    else:
        ago = 0 if which == "week" else 1
        screen = week_screen(say, await services.members.ratings.week(guild_id, present, ago=ago), which)
    await answer(interaction, screen)


def top_list(word: str) -> TopList:
    """The list of that name; the one of thanks for any other word."""
    return word if word in TOP_LISTS else "thanks"


async def set_block(interaction: Click, other_id: int, *, blocked: bool) -> None:
    """Block or unblock somebody and show their profile."""
    company = interaction.client.services.members.blocks
    await company.set_block(guild_of(interaction), interaction.user.id, other_id, blocked=blocked)
    await show_profile(interaction, other_id, "profile-blocked" if blocked else "profile-unblocked")


class Block(PrivateItem, press=presses.BLOCK):
    """«Не сажать вместе»."""

    async def press(self, interaction: Click) -> None:
        """Block; nobody else hears of it."""
        await set_block(interaction, presses.BLOCK.read(self.ref.arg), blocked=True)


class Unblock(PrivateItem, press=presses.UNBLOCK):
    """The block taken back."""

    async def press(self, interaction: Click) -> None:
        """Unblock."""
        await set_block(interaction, presses.UNBLOCK.read(self.ref.arg), blocked=False)


class OpenTop(PrivateItem, press=presses.TOP):
    """Another list of `/top`."""

    async def press(self, interaction: Click) -> None:
        """Show it in the place of this one."""
        await show_top(interaction, top_list(presses.TOP.read(self.ref.arg)))


class Note(TableItem, press=presses.NOTE):
    """«Заметка»."""

    async def acknowledge(self, interaction: Click) -> None:
        """Leave the answer to the form."""

    async def press(self, interaction: Click) -> None:
        """Open the form with what is written there."""
        company, say = interaction.client.services.members.blocks, interaction.client.say_to(interaction)
        written = await company.note(guild_of(interaction), interaction.user.id, presses.NOTE.read(self.ref.arg))
        field = writing("words", most=MOST_NOTE, required=False, value=written or None)
        words = labelled(say("note-form-words"), field, say("note-form-hint"))
        await NoteForm.show(interaction, say("note-form-title"), words, arg=self.ref.arg)


class NoteForm(Form):
    """A private note; its argument is the member it is about."""

    kind = "note"

    async def submit(self, interaction: Click, arg: str, fields: Fields) -> None:
        """Keep it and show the profile."""
        company = interaction.client.services.members.blocks
        await company.set_note(guild_of(interaction), interaction.user.id, presses.NOTE.read(arg), fields.text("words"))
        await show_profile(interaction, presses.NOTE.read(arg), "note-kept")


ITEMS = (Block, Unblock, Note, OpenTop)
FORMS = (NoteForm(),)
