"""«Разбор»: a member's own decisions beside the robots', for him alone; the ids go on working after a restart."""

from __future__ import annotations

from typing import Final

from bot.render.history.review import decision_screen, review_screen, waiting_screen
from bot.services.history.reviews import MatchReview
from cogs.shared.items import PrivateItem
from cogs.shared.replies import Click, answer

_PATIENCE: Final = 2.0
"""Seconds between two words on how far the robots have come."""


async def review_of(interaction: Click, match_id: int) -> MatchReview:
    """The member's review of a match; while the robots think he is told how far they are."""
    services, say = interaction.client.services, interaction.client.say_to(interaction)
    told: float | None = None

    async def tell(done: int, total: int) -> None:
        nonlocal told
        now = services.clock.monotonic()
        if told is None or now - told >= _PATIENCE:
            told = now
            await answer(interaction, waiting_screen(say, match_id, done, total))

    return await services.reviews.of_match(interaction.guild_id or 0, match_id, interaction.user.id, tell)


async def show_review(interaction: Click, match_id: int) -> None:
    """Answer with the sum of the member's review of a match."""
    review = await review_of(interaction, match_id)
    await answer(interaction, review_screen(interaction.client.say_to(interaction), review))


async def show_decision(interaction: Click, match_id: int, index: str) -> None:
    """Answer with one decision; `index` is a control's argument (`12.tag`)."""
    review = await review_of(interaction, match_id)
    number = index.partition(".")[0]
    at = int(number) if number.isdigit() else 0
    await answer(interaction, decision_screen(interaction.client.say_to(interaction), review, at))


class Review(PrivateItem, verb="review"):
    """«Разбор» of the match whose number is the argument."""

    async def press(self, interaction: Click) -> None:
        """Show the sum."""
        await show_review(interaction, int(self.ref.arg))


class Decision(PrivateItem, verb="review-at"):
    """On or back by a decision."""

    async def press(self, interaction: Click) -> None:
        """Show that decision."""
        await show_decision(interaction, self.ref.table, self.ref.arg)


class DearDecision(PrivateItem, verb="review-worst"):
    """One of the dearest decisions."""

    async def press(self, interaction: Click) -> None:
        """Show the chosen decision."""
        await show_decision(interaction, self.ref.table, self.choice(interaction))


class DealDecision(DearDecision, verb="review-deal"):
    """The first decision of a deal."""


ITEMS = (Review, Decision, DearDecision, DealDecision)
