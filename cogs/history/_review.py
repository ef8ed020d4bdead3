"""«Разбор»: a member's own decisions beside the robots', for them alone; the ids go on working after a restart."""

from __future__ import annotations

from typing import Final

from bot.render import presses
from bot.render.history.review import decision_screen, review_screen, waiting_screen
from bot.services.history.reviews import MatchReview
from cogs.shared.items import PrivateItem
from cogs.shared.replies import Click, answer, guild_of

_PATIENCE: Final = 2.0
"""Seconds between two words on how far the robots have come."""


async def review_of(interaction: Click, match_id: int) -> MatchReview:
    """The member's review of a match; while the robots think, the member is told how far they are."""
    services, say = interaction.client.services, interaction.client.say_to(interaction)
    told: float | None = None

    async def tell(done: int, total: int) -> None:
        nonlocal told
        now = services.clock.monotonic()
        if told is None or now - told >= _PATIENCE:
            told = now
            await answer(interaction, waiting_screen(say, match_id, done, total))

    return await services.reviews.of_match(guild_of(interaction), match_id, interaction.user.id, tell)


async def show_review(interaction: Click, match_id: int) -> None:
    """Answer with the sum of the member's review of a match."""
    review = await review_of(interaction, match_id)
    await answer(interaction, review_screen(interaction.client.say_to(interaction), review))


async def show_decision(interaction: Click, match_id: int, index: int) -> None:
    """Answer with one decision, counted from 0."""
    review = await review_of(interaction, match_id)
    await answer(interaction, decision_screen(interaction.client.say_to(interaction), review, index))


class Review(PrivateItem, press=presses.REVIEW):
    """«Разбор» of the match whose number is the argument."""

    async def press(self, interaction: Click) -> None:
        """Show the sum."""
        await show_review(interaction, presses.REVIEW.read(self.ref.arg))


class Decision(PrivateItem, press=presses.REVIEW_AT):
    """On or back by a decision."""

    async def press(self, interaction: Click) -> None:
        """Show that decision."""
        await show_decision(interaction, self.ref.table, presses.REVIEW_AT.read(self.ref.arg)[0])


class DearDecision(PrivateItem, press=presses.REVIEW_WORST):
    """One of the dearest decisions."""

    async def press(self, interaction: Click) -> None:
        """Show the chosen decision."""
        await show_decision(interaction, self.ref.table, presses.REVIEW_AT.read(self.choice(interaction))[0])


class DealDecision(DearDecision, press=presses.REVIEW_DEAL):
    """The first decision of a deal."""


ITEMS = (Review, Decision, DearDecision, DealDecision)
