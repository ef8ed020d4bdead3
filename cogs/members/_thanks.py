"""The buttons and the form of thanks."""

from __future__ import annotations

from bot.render import presses
from bot.render.members.thanks import book_screen, thanks_screen
from bot.services.members.thanks import MOST_WORDS
from cogs.reporting.forms import ReportForm
from cogs.shared.forms import Fields, Form, labelled, writing
from cogs.shared.items import PrivateItem, TableItem
from cogs.shared.replies import Click, answer, guild_of


async def show_thanks(interaction: Click, match_id: int, notice: str = "") -> None:
    """Answer an acknowledged interaction with what the member can do about a match."""
    say = interaction.client.say_to(interaction)
    thanks = interaction.client.services.members.thanks
    occasion = await thanks.occasion(guild_of(interaction), interaction.user.id, match_id)
    await answer(interaction, thanks_screen(say, occasion, say(notice) if notice else ""))


async def show_book(interaction: Click) -> None:
    """Answer an acknowledged interaction with the member's book of thanks."""
    book = await interaction.client.services.members.thanks.book(guild_of(interaction), interaction.user.id)
    await answer(interaction, book_screen(interaction.client.say_to(interaction), book))


async def say_it(interaction: Click, match_id: int, phrase: str, words: str, *, reword: bool) -> None:
    """Give a thanks or change its words, and show it."""
    thanks = interaction.client.services.members.thanks
    guild_id, user_id = guild_of(interaction), interaction.user.id
    if reword:
        await thanks.reword(guild_id, user_id, match_id, phrase, words)
    else:
        await thanks.give(guild_id, user_id, match_id, phrase, words)
    await show_thanks(interaction, match_id, "thanks-done")


class OpenThanks(PrivateItem, press=presses.THANKS):
    """«Спасибо партнёру»."""

    async def press(self, interaction: Click) -> None:
        """Show the words to choose from, or what was said already."""
        await show_thanks(interaction, presses.THANKS.read(self.ref.arg))


class OpenBook(PrivateItem, press=presses.THANKS_BOOK):
    """The book of thanks."""

    async def press(self, interaction: Click) -> None:
        """Show it."""
        await show_book(interaction)


class SayThanks(PrivateItem, press=presses.THANKS_SAY):
    """A prepared phrase."""

    async def press(self, interaction: Click) -> None:
        """Give it."""
        await say_it(interaction, presses.THANKS_SAY.read(self.ref.arg), self.choice(interaction), "", reword=False)


class RewordThanks(PrivateItem, press=presses.THANKS_REWORD):
    """Another phrase."""

    async def press(self, interaction: Click) -> None:
        """Put it in place of the first."""
        await say_it(interaction, presses.THANKS_REWORD.read(self.ref.arg), self.choice(interaction), "", reword=True)


class TakeBack(PrivateItem, press=presses.THANKS_TAKE):
    """«Забрать»."""

    async def press(self, interaction: Click) -> None:
        """Take the thanks back."""
        thanks, match_id = interaction.client.services.members.thanks, presses.THANKS_TAKE.read(self.ref.arg)
        await thanks.withdraw(guild_of(interaction), interaction.user.id, match_id)
        await show_thanks(interaction, match_id)


class OwnWords(TableItem, press=presses.THANKS_OWN):
    """«Своими словами»."""

    async def acknowledge(self, interaction: Click) -> None:
        """Leave the answer to the form."""

    async def press(self, interaction: Click) -> None:
        """Open the form."""
        say = interaction.client.say_to(interaction)
        words = labelled(say("thanks-form-words"), writing("words", most=MOST_WORDS), say("thanks-form-hint"))
        await ThanksForm.show(interaction, say("thanks-form-title"), words, arg=self.ref.arg)


class ReportWords(TableItem, press=presses.THANKS_REPORT):
    """«Пожаловаться» on own words that the member was thanked with."""

    async def acknowledge(self, interaction: Click) -> None:
        """Leave the answer to the form."""

    async def press(self, interaction: Click) -> None:
        """Open the form of complaints with the words frozen in it."""
        match, giver = presses.THANKS_REPORT.read(self.ref.arg)
        thanks, guild_id = interaction.client.services.members.thanks, guild_of(interaction)
        about = await thanks.about_words(guild_id, interaction.user.id, match, giver)
        await ReportForm.open(interaction, suspect_id=about.giver_id, message=about.message)


class ThanksForm(Form):
    """Own words; its argument is the match and whether they replace others."""

    kind = "thanks"

    async def submit(self, interaction: Click, arg: str, fields: Fields) -> None:
        """Give or change the thanks."""
        match_id, what = presses.THANKS_OWN.read(arg)
        await say_it(interaction, match_id, "own", fields.text("words"), reword=what == "reword")


THANKS_ITEMS = (OpenThanks, OpenBook, SayThanks, RewordThanks, TakeBack, OwnWords, ReportWords)
THANKS_FORMS = (ThanksForm(),)
