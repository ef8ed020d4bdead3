"""The controls of a practice deal; their ids say everything, so that they go on working after a restart."""

from __future__ import annotations

from bot.render import presses
from bot.render.practice import NOTHING, Remark, practice_screen
from bot.services.errors import RuleRefused, ServiceError
from bot.services.practice import PracticeRefused, PracticeView
from cogs.shared.apology import refusal
from cogs.shared.items import PrivateItem
from cogs.shared.pictures import own_colours
from cogs.shared.replies import Click, answer, answer_words
from engine.actions import Action, PlayCard
from engine.presets import preset


async def show_practice(interaction: Click, view: PracticeView, remark: Remark = NOTHING, *, price: int = 0) -> None:
    """Answer with a practice deal as it stands."""
    say, colours = interaction.client.say_to(interaction), own_colours(interaction)
    await answer(interaction, practice_screen(say, view, remark, price=price, colours=colours))


async def begin_practice(interaction: Click, game: str) -> None:
    """Deal a new practice deal of a game and show it."""
    practices = interaction.client.services.practices
    await show_practice(interaction, await practices.begin(interaction.user.id, preset(game)))


async def go_on_practising(interaction: Click, game: str | None) -> None:
    """Show the practice deal that waits, unless another game is wanted or it is over; then deal a new one."""
    view = await interaction.client.services.practices.find(interaction.user.id)
    if view is None or view.over or game not in (None, view.seat.public.rules.preset):
        await begin_practice(interaction, game or "club")
    else:
        await show_practice(interaction, view)


class PracticeItem(PrivateItem):
    """A control of a practice deal; a refusal is said on the deal as it is now."""

    async def refused(self, interaction: Click, error: ServiceError) -> None:
        """Say why; a card is explained by the rule that forbids it."""
        words = refusal(interaction.client.say_to(interaction), error)
        try:
            view = await interaction.client.services.practices.find(interaction.user.id)
        except ServiceError:  # what is in the way of the press is in the way of the deal
            view = None
        if view is None or isinstance(error, PracticeRefused):
            await answer_words(interaction, words)
        else:
            await show_practice(interaction, view, self.remark(error, words))

    def remark(self, error: ServiceError, words: str) -> Remark:
        """What the teacher says to a refusal."""
        return Remark(words)


class TryAction(PracticeItem):
    """Something done on one's turn."""

    def action(self) -> Action:
        """What the control does."""
        raise NotImplementedError

    async def press(self, interaction: Click) -> None:
        """Do it and show what came of it."""
        ref, practices = self.ref, interaction.client.services.practices
        await show_practice(interaction, await practices.act(interaction.user.id, ref.table, ref.seq, self.action()))


class TryCard(TryAction, press=presses.TRY_CARD):
    """A card, allowed or not."""

    def action(self) -> Action:
        """Lay it."""
        return PlayCard(presses.TRY_CARD.read(self.ref.arg))

    def remark(self, error: ServiceError, words: str) -> Remark:
        """The rule that forbids the card, and what may be laid."""
        return Remark(words, wrong=presses.TRY_CARD.read(self.ref.arg) if isinstance(error, RuleRefused) else None)


class TryCall(TryAction, press=presses.TRY_CALL):
    """«Пас», «Беру» or a doubling."""

    def action(self) -> Action:
        """Say it."""
        return presses.TRY_CALL.read(self.ref.arg)


class TryBid(TryCall, press=presses.TRY_BID):
    """A trump with the picked price."""


class TrySay(TryAction, press=presses.TRY_SAY):
    """Combinations said aloud, or silence."""

    def action(self) -> Action:
        """Say them or keep silent."""
        return presses.TRY_SAY.read(self.ref.arg)


class TryPrice(PracticeItem, press=presses.TRY_PRICE):
    """The list of prices."""

    async def press(self, interaction: Click) -> None:
        """Offer the trumps at the picked price."""
        view = await interaction.client.services.practices.find(interaction.user.id)
        if view is None or view.practice_id != self.ref.table:
            raise PracticeRefused("practice-gone")
        await show_practice(interaction, view, price=presses.NUMBER.read(self.choice(interaction)))


class Hint(PracticeItem, press=presses.TRY_HINT):
    """«Подсказка»."""

    async def press(self, interaction: Click) -> None:
        """Say what a robot would do here and why."""
        ref, practices = self.ref, interaction.client.services.practices
        advice = await practices.hint(interaction.user.id, ref.table, ref.seq)
        view = await practices.find(interaction.user.id)
        if view is None or view.seq != ref.seq:
            raise ServiceError("stale-view")
        await show_practice(interaction, view, Remark(advice=advice))


class NewPractice(PracticeItem, press=presses.TRY_NEW):
    """«Новая раздача», and «Пробная раздача» of the help."""

    async def press(self, interaction: Click) -> None:
        """Deal anew."""
        await begin_practice(interaction, presses.TRY_NEW.read(self.ref.arg) or "club")


class OpenPractice(PracticeItem, press=presses.TRY):
    """«Пробная раздача» in the help: the one that waits, or a new one."""

    async def press(self, interaction: Click) -> None:
        """Show it."""
        await go_on_practising(interaction, None)


PRACTICE_ITEMS = (TryCard, TryCall, TryBid, TrySay, TryPrice, Hint, NewPractice, OpenPractice)
