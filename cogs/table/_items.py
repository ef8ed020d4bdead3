"""The buttons of the table: one's own screens, the cards, the next deal, one more match."""

from __future__ import annotations

from bot.render import presses
from bot.render.members.preferences import confirm_card_screen
from bot.render.table.hand import claim_question
from cogs.shared.hands import Page, hands_of
from cogs.shared.items import ActItem, PrivateItem, TableItem
from cogs.shared.replies import Click, answer, is_private
from engine.actions import CLAIM_OUT, Action, PlayCard


class OpenPage(PrivateItem):
    """A page of the member's own screen."""

    page: Page = "hand"

    async def press(self, interaction: Click) -> None:
        """Show the page as the table is now."""
        await hands_of(interaction).show(interaction, self.ref.table, self.page)


class OpenHand(OpenPage, press=presses.HAND):
    """«Мои карты», «Обновить»."""

    async def press(self, interaction: Click) -> None:
        """Show the hand with the price that is being picked."""
        price = presses.HAND.read(self.ref.arg) or 0
        await hands_of(interaction).show(interaction, self.ref.table, price=price)


class OpenScore(OpenPage, press=presses.SCORE):
    """«Счёт»."""

    page = "score"


class OpenLastTrick(OpenPage, press=presses.LAST):
    """«Прошлая взятка»."""

    page = "last"


class ChooseDeal(PrivateItem, press=presses.SHEET):
    """Which deal the score spells out."""

    async def press(self, interaction: Click) -> None:
        """Show the chosen deal's lines."""
        await hands_of(interaction).show(
            interaction, self.ref.table, "score", deal=presses.NUMBER.read(self.choice(interaction))
        )


class Play(ActItem, press=presses.CARD):
    """A card of the hand."""

    def action(self) -> Action:
        """Lay the card."""
        return PlayCard(presses.CARD.read(self.ref.arg))

    async def press(self, interaction: Click) -> None:
        """Lay it; for a member who asked for one more look, show it first."""
        client, ref = interaction.client, self.ref
        if not client.services.members.preferences.of(interaction.user.id).confirm_card:
            await super().press(interaction)
            return
        screen = confirm_card_screen(client.say_to(interaction), ref.table, ref.seq, presses.CARD.read(ref.arg))
        await answer(interaction, screen)


class PlaySurely(ActItem, press=presses.CARD_SURE):
    """The card after one more look."""

    def action(self) -> Action:
        """Lay the card."""
        return PlayCard(presses.CARD_SURE.read(self.ref.arg))


class Say(ActItem, press=presses.SAY):
    """«Объявить», «Промолчать»: before the first card, where the game asks."""

    def action(self) -> Action:
        """Announce the combinations or keep silent about them."""
        return presses.SAY.read(self.ref.arg)


class AskToClaim(PrivateItem, press=presses.CLAIM):
    """«Доезд»: asks first, for a wrong claim loses the match."""

    async def press(self, interaction: Click) -> None:
        """Ask whether it is meant; on somebody else's turn show the hand."""
        client, table_id = interaction.client, self.ref.table
        view = client.services.tables.listing.hand_view(table_id, interaction.user.id)
        if view.seat.may_claim:
            await answer(interaction, claim_question(client.say_to(interaction), view))
        else:
            await hands_of(interaction).show(interaction, table_id)


class Claim(ActItem, press=presses.CLAIM_YES):
    """The answer yes."""

    def action(self) -> Action:
        """Claim the match."""
        return CLAIM_OUT


class NextDeal(TableItem, press=presses.NEXT):
    """«Следующая раздача»: on from the score sheet without waiting."""

    async def press(self, interaction: Click) -> None:
        """Deal; on a private screen show the new cards."""
        ref = self.ref
        await interaction.client.services.tables.play.next_deal(ref.table, interaction.user.id, ref.seq, interaction.id)
        if is_private(interaction):
            await hands_of(interaction).show(interaction, ref.table)


class Again(TableItem, press=presses.AGAIN):
    """«Ещё партию»."""

    async def press(self, interaction: Click) -> None:
        """Agree; on a private screen show what comes next."""
        seating = presses.AGAIN.read(self.ref.arg)
        await interaction.client.services.tables.matches.rematch(
            self.ref.table, interaction.user.id, interaction.id, seating
        )
        if is_private(interaction):
            await hands_of(interaction).show(interaction, self.ref.table)


class ChangePartners(TableItem, press=presses.PARTNERS):
    """«Сменить партнёров»."""

    async def press(self, interaction: Click) -> None:
        """Propose the next pairs; on a private screen show them."""
        seating = presses.PARTNERS.read(self.ref.arg)
        await interaction.client.services.tables.matches.change_partners(self.ref.table, interaction.user.id, seating)
        if is_private(interaction):
            await hands_of(interaction).show(interaction, self.ref.table)


ITEMS = (
    OpenHand,
    OpenScore,
    OpenLastTrick,
    ChooseDeal,
    Play,
    PlaySurely,
    Say,
    AskToClaim,
    Claim,
    NextDeal,
    Again,
    ChangePartners,
)
