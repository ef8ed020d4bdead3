"""Not wanting to sit with somebody: offered after a match and with a complaint's receipt, known to the member alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.render import presses
from bot.render.screen import Block, Button, Screen, Text, buttons
from bot.render.words import SLATE, mention
from bot.services.members.blocks import Mate
from bot.services.table.views import Occupant
from bot.texts import Say


def avoid_button(say: Say, seats: Sequence[Occupant | None], match_id: int) -> Button | None:
    """«Не сажать меня с…» for the message at the end of a match; None where nobody played with others."""
    people = [one for one in seats if one is not None and one.user_id is not None]
    return Button(presses.AVOID(match_id), say("avoid-button")) if len(people) > 1 else None


def avoid_one_button(say: Say, user_id: int, name: str) -> Button:
    """«Не сажать вместе: Борис» under the receipt of a complaint."""
    return Button(presses.AVOID_ONE(user_id), say("avoid-button-one", name=name))


def avoid_screen(say: Say, match_id: int, mates: Sequence[Mate], names: Mapping[int, str]) -> Screen:
    """The others of a match (0: of none), each with a button that blocks or takes it back."""
    blocked = [mention(say, mate.user_id) for mate in mates if mate.blocked]
    lines = [f"### {say('avoid-title')}", say("avoid-hint")]
    if blocked:
        lines.append(f"**{say('avoid-blocked', members=say.listed(blocked))}**")
    if not mates:
        lines.append(say("avoid-nobody"))
    blocks: list[Block] = [Text("\n".join(lines))]
    blocks += buttons(*(_button(say, match_id, mate, names[mate.user_id]) for mate in mates))
    return Screen(0, 0, tuple(blocks), SLATE)


def _button(say: Say, match_id: int, mate: Mate, name: str) -> Button:
    key = "avoid-button-undo" if mate.blocked else "avoid-button-one"
    return Button(presses.AVOID_SET((match_id, (mate.user_id, int(not mate.blocked)))), say(key, name=name))
