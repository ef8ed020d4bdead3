"""The buttons about time and absence: «Я здесь», «Не ждать», «⋯», pauses, answers, cards set in advance."""

from __future__ import annotations

from datetime import timedelta
from typing import cast

from bot.render.table.people import condition_screen, leave_question, menu_screen
from bot.services.table.clocks.state import ProposalKind, Way
from cogs.shared.hands import hands_of
from cogs.shared.items import PrivateItem, TableItem
from cogs.shared.replies import Click, answer, answer_words, is_private
from engine.cards import Suit, parse_card


async def show_menu(interaction: Click, table_id: int, notice: str = "") -> None:
    """Answer with the menu «⋯» as the table is now."""
    client = interaction.client
    view = client.services.tables.listing.hand_view(table_id, interaction.user.id)
    await answer(interaction, menu_screen(client.say_to(interaction), view, notice))


class Here(TableItem, verb="here"):
    """«Я здесь»."""

    async def press(self, interaction: Click) -> None:
        """Ask for a whole move again; the card shows it, or the hand where it was pressed there."""
        await interaction.client.services.tables.clocks.say_here(self.ref.table, interaction.user.id)
        if is_private(interaction):
            await hands_of(interaction).show(interaction, self.ref.table)


class StopWaiting(TableItem, verb="nowait"):
    """«Не ждать»."""

    async def press(self, interaction: Click) -> None:
        """Vote; the card shows it."""
        await interaction.client.services.tables.clocks.stop_waiting(self.ref.table, interaction.user.id)


class ComeBack(PrivateItem, verb="back"):
    """«Вернуться»."""

    async def press(self, interaction: Click) -> None:
        """Take the seat back from the robot and show the hand."""
        await interaction.client.services.tables.absences.come_back(self.ref.table, interaction.user.id)
        await hands_of(interaction).show(interaction, self.ref.table)


class Relieve(PrivateItem, verb="relieve"):
    """«Сесть на замену»."""

    async def press(self, interaction: Click) -> None:
        """Offer oneself for the seat that a robot keeps."""
        await offer_substitute(interaction, self.ref.table)


class OpenMenu(PrivateItem, verb="menu"):
    """«⋯»."""

    async def press(self, interaction: Click) -> None:
        """Show what else a seated member may do."""
        await show_menu(interaction, self.ref.table)


class AskForPause(PrivateItem, verb="pause"):
    """«Пауза 3 мин», or days where the table is played by days."""

    async def press(self, interaction: Click) -> None:
        """Stop the clocks, or ask the others."""
        client, table_id = interaction.client, self.ref.table
        if self.ref.arg:
            until = client.services.clock.now() + timedelta(days=int(self.ref.arg))
            await client.services.tables.agreements.propose_pause(table_id, interaction.user.id, until)
        else:
            await client.services.tables.agreements.pause(table_id, interaction.user.id)
        await show_menu(interaction, table_id, client.say_to(interaction)("menu-done"))


class EndPause(TableItem, verb="unpause"):
    """«Продолжить»."""

    async def press(self, interaction: Click) -> None:
        """Want the clocks to go on."""
        await interaction.client.services.tables.agreements.end_pause(self.ref.table, interaction.user.id)


class Surrender(PrivateItem, verb="surrender"):
    """«Сдаться»."""

    async def press(self, interaction: Click) -> None:
        """Propose it to the partner."""
        client = interaction.client
        await client.services.tables.agreements.propose_surrender(self.ref.table, interaction.user.id)
        await show_menu(interaction, self.ref.table, client.say_to(interaction)("menu-done"))


class ClaimRest(PrivateItem, verb="rest"):
    """«Остальные мои»."""

    async def press(self, interaction: Click) -> None:
        """Claim all remaining tricks; the hand shows what came of it."""
        ref = self.ref
        agreements = interaction.client.services.tables.agreements
        await agreements.claim(ref.table, interaction.user.id, ref.seq, interaction.id)
        await hands_of(interaction).show(interaction, ref.table)


class AskToLeave(PrivateItem, verb="away"):
    """«Выйти из партии»: asks first."""

    async def press(self, interaction: Click) -> None:
        """Ask whether it is meant."""
        await answer(interaction, leave_question(interaction.client.say_to(interaction), self.ref.table))


class Leave(PrivateItem, verb="away-yes"):
    """The answer yes."""

    async def press(self, interaction: Click) -> None:
        """Leave the seat to a robot."""
        client = interaction.client
        await client.services.tables.absences.leave_match(self.ref.table, interaction.user.id)
        await show_menu(interaction, self.ref.table, client.say_to(interaction)("menu-left"))


class Answer(TableItem, verb="answer"):
    """«Да», «Нет» to a question on the card."""

    async def press(self, interaction: Click) -> None:
        """Answer it."""
        kind, _, word = self.ref.arg.partition(".")
        agreements = interaction.client.services.tables.agreements
        await agreements.answer(self.ref.table, interaction.user.id, cast("ProposalKind", kind), yes=word == "yes")


class ChooseWay(TableItem, verb="way"):
    """How to go on without who has been silent for long."""

    async def press(self, interaction: Click) -> None:
        """Vote."""
        seat, _, way = self.ref.arg.partition(".")
        tables = interaction.client.services.tables
        await tables.absences.choose(self.ref.table, interaction.user.id, int(seat), cast("Way", way))


class ThinkAhead(PrivateItem, verb="ahead"):
    """«Карта заранее»: what would be led."""

    async def press(self, interaction: Click) -> None:
        """Show the choice."""
        client = interaction.client
        view = client.services.tables.listing.hand_view(self.ref.table, interaction.user.id)
        await answer(interaction, condition_screen(client.say_to(interaction), view, self.ref.arg))


class SetCard(PrivateItem, verb="ahead-card"):
    """The card to be played then."""

    async def press(self, interaction: Click) -> None:
        """Set it and show the hand with the list of what is set."""
        ref, user_id = self.ref, interaction.user.id
        led = None if ref.arg == "any" else Suit[ref.arg]
        tables = interaction.client.services.tables
        await tables.agreements.set_condition(ref.table, user_id, led, parse_card(self.choice(interaction)))
        await hands_of(interaction).show(interaction, ref.table)


class DropCards(PrivateItem, verb="ahead-drop"):
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
