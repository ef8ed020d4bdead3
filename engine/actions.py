"""What a player may ask for: words of the auction, a card, a claim. Frozen values; `call_code` writes the words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.cards import Card, Strain, card_code, parse_card, parse_strain, strain_code
from engine.errors import NotationError


@dataclass(frozen=True, slots=True)
class Pass:
    """«Пас»."""


@dataclass(frozen=True, slots=True)
class Bid:
    """A price with a trump (`110H`), or a trump alone where the game names no price (`H`, price 0)."""

    price: int
    strain: Strain


@dataclass(frozen=True, slots=True)
class Take:
    """«Беру», «играю»: the suit of the turned card becomes trump."""


@dataclass(frozen=True, slots=True)
class Contra:
    """«Контра»: the opponents' bid is doubled."""


@dataclass(frozen=True, slots=True)
class Surcontra:
    """«Сюрконтра», «реконтра»: the answer of the doubled side."""


@dataclass(frozen=True, slots=True)
class ThirdDouble:
    """The third level of doubling of parts of Bulgaria, after a recontra."""


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A card laid on the table."""

    card: Card


@dataclass(frozen=True, slots=True)
class ClaimOut:
    """«Доезд»: a claim to have reached the target already (docs/rules.md section 5)."""


@dataclass(frozen=True, slots=True)
class Announce:
    """Combinations said aloud with the first card, where the game asks for it; False keeps silent."""

    aloud: bool


Call: TypeAlias = Pass | Bid | Take | Contra | Surcontra | ThirdDouble
Action: TypeAlias = Call | PlayCard | ClaimOut | Announce

PASS: Final = Pass()
TAKE: Final = Take()
CONTRA: Final = Contra()
SURCONTRA: Final = Surcontra()
THIRD_DOUBLE: Final = ThirdDouble()
CLAIM_OUT: Final = ClaimOut()
ANNOUNCE: Final = Announce(aloud=True)
SILENT: Final = Announce(aloud=False)

_WORDS: Final[dict[str, Call]] = {
    "pass": PASS,
    "take": TAKE,
    "contra": CONTRA,
    "surcontra": SURCONTRA,
    "recontra": SURCONTRA,
    "third-double": THIRD_DOUBLE,
}
_CODES: Final[dict[Call, str]] = {
    PASS: "pass",
    TAKE: "take",
    CONTRA: "contra",
    SURCONTRA: "surcontra",
    THIRD_DOUBLE: "third-double",
}
_BID: Final = re.compile(r"(?P<price>[1-9]\d{0,3})?(?P<strain>C|D|H|S|NT|AT)")


def call_code(call: Call) -> str:
    """The notation of a word: `pass`, `110H`, `H`, `NT`, `take`, `contra`, `surcontra`."""
    if isinstance(call, Bid):
        return f"{call.price or ''}{strain_code(call.strain)}"
    return _CODES[call]


def parse_call(text: str) -> Call:
    """The word of a notation (`recontra` is read as `surcontra`); raises `NotationError` (`unknown-call`)."""
    word = _WORDS.get(text) if isinstance(text, str) else None  # pyright: ignore[reportUnnecessaryIsInstance]
    if word is not None:
        return word
    match = _BID.fullmatch(text) if isinstance(text, str) else None  # pyright: ignore[reportUnnecessaryIsInstance]
    if match is None:
        raise NotationError("unknown-call", f"{text!r} is no word of the auction")
    return Bid(int(match["price"] or 0), parse_strain(match["strain"]))


_PLAY_WORDS: Final[dict[str, Action]] = {"announce": ANNOUNCE, "silent": SILENT, "claim-out": CLAIM_OUT}
_PLAY_CODES: Final[dict[Action, str]] = {action: code for code, action in _PLAY_WORDS.items()}


def action_code(action: Action) -> str:
    """The notation of any action: a call, a card, `announce`, `silent` or `claim-out`."""
    if isinstance(action, PlayCard):
        return card_code(action.card)
    if isinstance(action, Announce | ClaimOut):
        return _PLAY_CODES[action]
    return call_code(action)


def parse_play(text: str) -> Action:
    """What is done during the play: a card or one of its words; raises `NotationError` (`unknown-card`)."""
    word = _PLAY_WORDS.get(text) if isinstance(text, str) else None  # pyright: ignore[reportUnnecessaryIsInstance]
    return word if word is not None else PlayCard(parse_card(text))
