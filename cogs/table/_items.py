"""The buttons of the table: one's own screens, the cards, the next deal, one more match."""

from __future__ import annotations

from bot.render.rules import rules_screen
from cogs.shared.desk import Page, desk_of
from cogs.shared.items import ActItem, PrivateItem, TableItem
from cogs.shared.replies import Click, answer, is_private, promise
from engine.actions import Action, PlayCard
from engine.cards import parse_card


class OpenPage(PrivateItem):
    """A page of the member's own screen."""

    page: Page = "hand"

    async def press(self, interaction: Click) -> None:
        """Show the page as the table is now."""
        price = int(self.ref.arg) if self.ref.arg.isdigit() else 0
        await desk_of(interaction).show(interaction, self.ref.table, self.page, price=price)


class OpenHand(OpenPage, verb="hand"):
    """«Мои карты», «Обновить»."""


class OpenScore(OpenPage, verb="score"):
    """«Счёт»."""

    page = "score"


class OpenLastTrick(OpenPage, verb="last"):
    """«Прошлая взятка»."""

    page = "last"


class ChooseDeal(PrivateItem, verb="sheet"):
    """Which deal the score spells out."""

    async def press(self, interaction: Click) -> None:
        """Show the chosen deal's lines."""
        await desk_of(interaction).show(interaction, self.ref.table, "score", deal=int(self.choice(interaction)))


class OpenRules(TableItem, verb="rules"):
    """«Правила»."""

    async def acknowledge(self, interaction: Click) -> None:
        """Promise a private answer."""
        await promise(interaction)

    async def press(self, interaction: Click) -> None:
        """Show the rules of this very table."""
        lobby = interaction.client.services.tables.lobby_view(self.ref.table)
        await answer(interaction, rules_screen(interaction.client.say_to(interaction), lobby))


class Play(ActItem, verb="card"):
    """A card of the hand."""

    def action(self) -> Action:
        """Lay the card."""
        return PlayCard(parse_card(self.ref.arg))


class NextDeal(TableItem, verb="next"):
    """«Следующая раздача»: on from the score sheet without waiting."""

    async def press(self, interaction: Click) -> None:
        """Deal; on a private screen show the new cards."""
        ref = self.ref
        await interaction.client.services.tables.next_deal(ref.table, interaction.user.id, ref.seq, interaction.id)
        if is_private(interaction):
            await desk_of(interaction).show(interaction, ref.table)


class Again(TableItem, verb="again"):
    """«Ещё партию»."""

    async def press(self, interaction: Click) -> None:
        """Agree; on a private screen show what comes next."""
        await interaction.client.services.tables.rematch(self.ref.table, interaction.user.id, interaction.id)
        if is_private(interaction):
            await desk_of(interaction).show(interaction, self.ref.table)


ITEMS = (OpenHand, OpenScore, OpenLastTrick, OpenRules, ChooseDeal, Play, NextDeal, Again)
