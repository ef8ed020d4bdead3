"""The controls of score sheets. A draft of a deal travels in their ids, with the revision it was drawn from."""

from __future__ import annotations

from typing import ClassVar

from bot.render import presses
from bot.render.scorepad import Draft, deal_screen, draft_screen, new_draft
from bot.render.screen import Button, Screen, Text, buttons
from bot.services.scorepad import PadView
from cogs.scorepad._card import cards_of
from cogs.scorepad._forms import PointsForm, write_deal
from cogs.shared.items import PrivateItem, TableItem
from cogs.shared.replies import Click, acknowledge_in_place, answer, answer_words, guild_of


async def pad_of(interaction: Click, pad_id: int) -> PadView:
    """The sheet of a control, one of this server."""
    return await interaction.client.services.scorepads.find(guild_of(interaction), pad_id)


class NewDeal(PrivateItem, press=presses.PAD_NEW):
    """«Новая раздача»."""

    async def press(self, interaction: Click) -> None:
        """Show an empty draft."""
        view = await pad_of(interaction, self.ref.table)
        await answer(interaction, draft_screen(interaction.client.say_to(interaction), view, new_draft(view.rules)))


class ChoosePart(PrivateItem):
    """A part of the draft."""

    field: ClassVar[str] = ""

    async def press(self, interaction: Click) -> None:
        """Show the draft with the choice in it."""
        view = await pad_of(interaction, self.ref.table)
        draft = Draft.parse(self.ref.arg).with_choice(self.field, self.choice(interaction))
        await answer(interaction, draft_screen(interaction.client.say_to(interaction), view, draft))


class ChooseTaker(ChoosePart, press=presses.PAD_TAKER):
    """Who took."""

    field = "taker"


class ChoosePrice(ChoosePart, press=presses.PAD_PRICE):
    """The price of the contract."""

    field = "price"


class ChooseStrain(ChoosePart, press=presses.PAD_STRAIN):
    """The trump, in games in which the sum of points depends on it."""

    field = "strain"


class ChooseMultiplier(ChoosePart, press=presses.PAD_MULTIPLIER):
    """Contra and surcontra."""

    field = "multiplier"


class ChooseBelote(ChoosePart, press=presses.PAD_BELOTE):
    """Who had belote."""

    field = "belote"


class ChooseCapot(ChoosePart, press=presses.PAD_CAPOT):
    """Who took all tricks."""

    field = "capot"


class EnterPoints(PrivateItem, press=presses.PAD_POINTS):
    """On to the form; a deal that nobody took needs none and is written at once."""

    async def acknowledge(self, interaction: Click) -> None:
        """Leave the answer to the form where one is needed."""
        if Draft.parse(presses.PAD_POINTS.read(self.ref.arg)).taker is None:
            await acknowledge_in_place(interaction)

    async def press(self, interaction: Click) -> None:
        """Open the form, or write the deal."""
        draft = Draft.parse(presses.PAD_POINTS.read(self.ref.arg))
        if draft.taker is None:
            await write_deal(interaction, self.ref.table, self.ref.seq, draft)
        else:
            view = await pad_of(interaction, self.ref.table)
            await PointsForm.ask(interaction, view, self.ref.seq, draft)


class ShowDeal(PrivateItem, press=presses.PAD_DEAL):
    """A deal of the sheet."""

    async def press(self, interaction: Click) -> None:
        """Explain it."""
        view = await pad_of(interaction, self.ref.table)
        index = min(presses.NUMBER.read(self.choice(interaction)), len(view.deals) - 1)
        if index < 0:
            await answer_words(interaction, interaction.client.say_to(interaction)("error-pad-no-deal"))
            return
        await answer(interaction, deal_screen(interaction.client.say_to(interaction), view, index))


class EditDeal(PrivateItem, press=presses.PAD_EDIT):
    """«Исправить»."""

    async def press(self, interaction: Click) -> None:
        """Show the deal as a draft."""
        view, index = await pad_of(interaction, self.ref.table), presses.PAD_EDIT.read(self.ref.arg)
        say = interaction.client.say_to(interaction)
        if view.revision != self.ref.seq or index >= len(view.deals):
            await answer_words(interaction, say("error-pad-moved"))
            return
        await answer(interaction, draft_screen(say, view, Draft.of(index, view.deals[index].entry)))


class DeleteDeal(PrivateItem, press=presses.PAD_DELETE):
    """«Удалить»; «↶ Отменить» brings the deal back."""

    async def press(self, interaction: Click) -> None:
        """Take the deal out."""
        pads, ref = interaction.client.services.scorepads, self.ref
        view = await pads.delete(
            guild_of(interaction), ref.table, ref.seq, interaction.user.id, presses.PAD_DELETE.read(ref.arg)
        )
        cards_of(interaction).wake(view)
        say = interaction.client.say_to(interaction)
        await answer_words(interaction, say("pad-deleted", deal=presses.PAD_DELETE.read(ref.arg) + 1))


class Undo(TableItem, press=presses.PAD_UNDO):
    """«↶ Отменить»."""

    async def press(self, interaction: Click) -> None:
        """Take the last change back."""
        pads, ref = interaction.client.services.scorepads, self.ref
        view = await pads.undo(guild_of(interaction), ref.table, ref.seq, interaction.user.id)
        cards_of(interaction).wake(view)


class AskClose(PrivateItem, press=presses.PAD_CLOSE):
    """«Закрыть»."""

    async def press(self, interaction: Click) -> None:
        """Ask first."""
        say = interaction.client.say_to(interaction)
        rows = buttons(Button(presses.PAD_CLOSE_YES(), say("pad-button-close"), "danger"))
        question = Text(say("pad-close-question", number=self.ref.table))
        await answer(interaction, Screen(self.ref.table, self.ref.seq, (question, *rows)))


class Close(PrivateItem, press=presses.PAD_CLOSE_YES):
    """The answer to the question."""

    async def press(self, interaction: Click) -> None:
        """Close the sheet."""
        pads, moderator = interaction.client.services.scorepads, interaction.permissions.manage_messages
        view = await pads.close(guild_of(interaction), self.ref.table, interaction.user.id, moderator=moderator)
        cards_of(interaction).wake(view)
        await answer_words(interaction, interaction.client.say_to(interaction)("pad-is-closed"))


ITEMS = (
    NewDeal,
    ChooseTaker,
    ChoosePrice,
    ChooseStrain,
    ChooseMultiplier,
    ChooseBelote,
    ChooseCapot,
    EnterPoints,
    ShowDeal,
    EditDeal,
    DeleteDeal,
    Undo,
    AskClose,
    Close,
)
