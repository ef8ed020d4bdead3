"""The buttons about time and absence: «Я здесь», «Не ждать», «⋯», pauses, answers, cards set in advance."""

from __future__ import annotations

from datetime import timedelta

from bot.render import presses
from bot.render.table.people import condition_screen, leave_question, menu_screen
from cogs.shared.hands import hands_of
from cogs.shared.items import PrivateItem, TableItem
from cogs.shared.replies import Click, answer, answer_words, is_private
from engine.cards import Suit


async def show_menu(interaction: Click, table_id: int, notice: str = "") -> None:
    """Answer with the menu «⋯» as the table is now."""
    client = interaction.client
    view = client.services.tables.listing.hand_view(table_id, interaction.user.id)
    await answer(interaction, menu_screen(client.say_to(interaction), view, notice))


class Here(TableItem, press=presses.HERE):
    """«Я здесь»."""

    async def press(self, interaction: Click) -> None:
        """Ask for a whole move again; the card shows it, or the hand where it was pressed there."""
        await interaction.client.services.tables.clocks.say_here(self.ref.table, interaction.user.id)
        if is_private(interaction):
            await hands_of(interaction).show(interaction, self.ref.table)


class StopWaiting(TableItem, press=presses.NOWAIT):
    """«Не ждать»."""

    async def press(self, interaction: Click) -> None:
        """Vote; the card shows it."""
        await interaction.client.services.tables.clocks.stop_waiting(self.ref.table, interaction.user.id)


class ComeBack(PrivateItem, press=presses.BACK):
    """«Вернуться»."""

    async def press(self, interaction: Click) -> None:
        """Take the seat back from the robot and show the hand."""
        await interaction.client.services.tables.absences.come_back(self.ref.table, interaction.user.id)
        await hands_of(interaction).show(interaction, self.ref.table)


class Relieve(PrivateItem, press=presses.RELIEVE):
    """«Сесть на замену»."""

    async def press(self, interaction: Click) -> None:
        """Offer oneself for the seat that a robot keeps."""
        await offer_substitute(interaction, self.ref.table)


class OpenMenu(PrivateItem, press=presses.MENU):
    """«⋯»."""

    async def press(self, interaction: Click) -> None:
        """Show what else a seated member may do."""
        await show_menu(interaction, self.ref.table)


class AskForPause(PrivateItem, press=presses.PAUSE):
    """«Пауза 3 мин», or days where the table is played by days."""

    async def press(self, interaction: Click) -> None:
        """Stop the clocks, or ask the others."""
        client, table_id = interaction.client, self.ref.table
        days = presses.PAUSE.read(self.ref.arg)
        if days:
            until = client.services.clock.now() + timedelta(days=days)
            await client.services.tables.agreements.propose_pause(table_id, interaction.user.id, until)
        else:
            await client.services.tables.agreements.pause(table_id, interaction.user.id)
        await show_menu(interaction, table_id, client.say_to(interaction)("menu-done"))


class EndPause(TableItem, press=presses.UNPAUSE):
    """«Продолжить»."""

    async def press(self, interaction: Click) -> None:
        """Want the clocks to go on."""
        await interaction.client.services.tables.agreements.end_pause(self.ref.table, interaction.user.id)


class Surrender(PrivateItem, press=presses.SURRENDER):
    """«Сдаться»."""

    async def press(self, interaction: Click) -> None:
        """Propose it to the partner."""
        client = interaction.client
        await client.services.tables.agreements.propose_surrender(self.ref.table, interaction.user.id)
        await show_menu(interaction, self.ref.table, client.say_to(interaction)("menu-done"))


class ClaimRest(PrivateItem, press=presses.REST):
    """«Остальные мои»."""

    async def press(self, interaction: Click) -> None:
        """Claim all remaining tricks; the hand shows what came of it."""
        ref = self.ref
        agreements = interaction.client.services.tables.agreements
        await agreements.claim(ref.table, interaction.user.id, ref.seq, interaction.id)
        await hands_of(interaction).show(interaction, ref.table)


class AskToLeave(PrivateItem, press=presses.AWAY):
    """«Выйти из партии»: asks first."""

    async def press(self, interaction: Click) -> None:
        """Ask whether it is meant."""
        await answer(interaction, leave_question(interaction.client.say_to(interaction), self.ref.table))


class Leave(PrivateItem, press=presses.AWAY_YES):
    """The answer yes."""

    async def press(self, interaction: Click) -> None:
        """Leave the seat to a robot."""
        client = interaction.client
        await client.services.tables.absences.leave_match(self.ref.table, interaction.user.id)
        await show_menu(interaction, self.ref.table, client.say_to(interaction)("menu-left"))


class Answer(TableItem, press=presses.ANSWER):
    """«Да», «Нет» to a question on the card."""

    async def press(self, interaction: Click) -> None:
        """Answer it."""
        kind, word = presses.ANSWER.read(self.ref.arg)
        agreements = interaction.client.services.tables.agreements
        await agreements.answer(self.ref.table, interaction.user.id, kind, yes=word == "yes")


class ChooseWay(TableItem, press=presses.WAY):
    """How to go on without who has been silent for long."""

    async def press(self, interaction: Click) -> None:
        """Vote."""
        seat, way = presses.WAY.read(self.ref.arg)
        tables = interaction.client.services.tables
        await tables.absences.choose(self.ref.table, interaction.user.id, seat, way)


class ThinkAhead(PrivateItem, press=presses.AHEAD):
    """«Карта заранее»: what would be led."""

    async def press(self, interaction: Click) -> None:
        """Show the choice."""
        client = interaction.client
        view = client.services.tables.listing.hand_view(self.ref.table, interaction.user.id)
        await answer(
            interaction, condition_screen(client.say_to(interaction), view, presses.AHEAD.read(self.ref.arg) or "")
        )


class SetCard(PrivateItem, press=presses.AHEAD_CARD):
    """The card to be played then."""

    async def press(self, interaction: Click) -> None:
        """Set it and show the hand with the list of what is set."""
        ref, user_id = self.ref, interaction.user.id
        word = presses.AHEAD_CARD.read(ref.arg)
        led = None if word == "any" else Suit[word]
        tables = interaction.client.services.tables
        await tables.agreements.set_condition(ref.table, user_id, led, presses.CARD_CODE.read(self.choice(interaction)))
        await hands_of(interaction).show(interaction, ref.table)


class DropCards(PrivateItem, press=presses.AHEAD_DROP):
    """«Отменить заданное»."""

    async def press(self, interaction: Click) -> None:
        """Forget the cards set in advance."""
        await interaction.client.services.tables.agreements.drop_conditions(self.ref.table, interaction.user.id)
        await hands_of(interaction).show(interaction, self.ref.table)


async def offer_substitute(interaction: Click, table_id: int) -> None:
    """Offer the member as a substitute and say what comes of it."""
    client = interaction.client
    if await client.services.tables.absences.offer(table_id, interaction.user.id):
        await hands_of(interaction).show(interaction, table_id)
        return
    say = client.say_to(interaction)
    await answer_words(interaction, say("substitute-asked"))


PEOPLE_ITEMS = (
    Here,
    StopWaiting,
    ComeBack,
    Relieve,
    OpenMenu,
    AskForPause,
    EndPause,
    Surrender,
    ClaimRest,
    AskToLeave,
    Leave,
    Answer,
    ChooseWay,
    ThinkAhead,
    SetCard,
    DropCards,
)
