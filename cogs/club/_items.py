"""The buttons of the settings: each opens a form."""

from __future__ import annotations

from bot.render import presses
from cogs.club._forms import DaysForm, GamesForm, LiveForm, LooksForm
from cogs.club._modals import SetupForm
from cogs.shared.items import TableItem
from cogs.shared.replies import Click


class OpenForm(TableItem, press=presses.CLUB_SET):
    """«Модераторы и язык», «Игра и темп» and the like."""

    async def acknowledge(self, interaction: Click) -> None:
        """Leave the answer to the form."""

    async def press(self, interaction: Click) -> None:
        """Open the form with what is set."""
        forms = {"games": GamesForm, "looks": LooksForm, "live": LiveForm, "days": DaysForm}
        await forms.get(presses.CLUB_SET.read(self.ref.arg), SetupForm).open(interaction)


ITEMS = (OpenForm,)
