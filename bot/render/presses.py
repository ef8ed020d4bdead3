"""Every press: what a control asks for, shared by the screen that draws it and the item in the cogs that answers it.

A screen calls a press to put it on a control (`SEAT(2)`), its item reads the argument back (`SEAT.read(text)`).
The argument stands in custom ids of messages that live for months: neither a verb nor a form may change its meaning.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar, get_args, overload

from bot.render.screen import Pressed
from bot.services.table.clocks.state import ProposalKind, Way
from engine.actions import Action, Call, action_code, call_code, parse_call, parse_play
from engine.cards import Card, Strain, Suit, card_code, parse_card, parse_strain, strain_code
from engine.errors import EngineError

A = TypeVar("A")
B = TypeVar("B")

_BEYOND: Final = 1 << 63
_MOST: Final = 9999


class BadArgument(ValueError):
    """What a control or a form says is nothing that a screen of ours has ever written; the message names no value."""


@dataclass(frozen=True)
class Codec(Generic[A]):
    """How an argument is written into a custom id; `parse` raises `ValueError` or an engine's error for any other."""

    write: Callable[[A], str]
    parse: Callable[[str], A]

    def read(self, text: str) -> A:
        """The argument; raises `BadArgument`."""
        try:
            return self.parse(text)
        except (ValueError, KeyError, EngineError):
            raise BadArgument("an argument that no screen writes") from None


@dataclass(frozen=True)
class Press(Generic[A]):
    """One thing that can be asked for; exactly one item class answers it."""

    verb: str
    codec: Codec[A]

    @overload
    def __call__(self: Press[None] | Press[int | None] | Press[str | None]) -> Pressed: ...
    @overload
    def __call__(self, arg: A) -> Pressed: ...
    def __call__(self, arg: Any = None) -> Pressed:
        """The press with its argument, for a control."""
        return Pressed(self.verb, self.codec.write(arg))

    def read(self, text: str) -> A:
        """The argument of a control; raises `BadArgument`."""
        return self.codec.read(text)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 20 and int(text) < _BEYOND):
        raise ValueError
    return int(text)


def _small(text: str) -> int:
    number = _number(text)
    if number > _MOST:
        raise ValueError
    return number


def _nothing(text: str) -> None:
    if text:
        raise ValueError


def _some(text: str) -> str:
    if not text:
        raise ValueError
    return text


def _index(text: str) -> int:
    return -_number(text[1:]) if text.startswith("-") else _number(text)


NUMBER: Final = Codec[int](str, _number)
"""A number that the database can hold (below 2^63)."""

_NOTHING: Final = Codec[None](lambda _: "", _nothing)
_SMALL: Final = Codec[int](str, _small)
_INDEX: Final = Codec[int](str, _index)
TEXT: Final = Codec[str](str, _some)
CARD_CODE: Final = Codec[Card](card_code, parse_card)
STRAIN: Final = Codec[Strain](strain_code, parse_strain)
_CALL: Final = Codec[Call](call_code, parse_call)
_PLAY: Final = Codec[Action](action_code, parse_play)


def optional(codec: Codec[A]) -> Codec[A | None]:
    """Such an argument or none; nothing is written for None and for what is written as nothing."""

    def write(arg: A | None) -> str:
        return "" if arg is None else codec.write(arg)

    return Codec[A | None](write, lambda text: codec.parse(text) if text else None)


def words(known: Sequence[A]) -> Codec[A]:
    """One of these words."""
    return Codec[A](str, {str(word): word for word in known}.__getitem__)


def pair(first: Codec[A], second: Codec[B]) -> Codec[tuple[A, B]]:
    """Two arguments with a point between; the second may have points itself."""

    def parse(text: str) -> tuple[A, B]:
        left, point, right = text.partition(".")
        if not point:
            raise ValueError
        return first.parse(left), second.parse(right)

    return Codec[tuple[A, B]](lambda both: f"{first.write(both[0])}.{second.write(both[1])}", parse)


def tagged(codec: Codec[A]) -> Codec[tuple[A, str]]:
    """An argument and a tag that means nothing: it keeps the ids of two controls of one screen apart."""

    def write(both: tuple[A, str]) -> str:
        arg, tag = both
        return f"{codec.write(arg)}.{tag}" if tag else codec.write(arg)

    def parse(text: str) -> tuple[A, str]:
        arg, _, tag = text.partition(".")
        return codec.parse(arg), tag

    return Codec[tuple[A, str]](write, parse)


_LED: Final = words((*(suit.name for suit in Suit), "any"))
_KIND: Final[Codec[ProposalKind]] = words(get_args(ProposalKind))
_WAY: Final[Codec[Way]] = words(get_args(Way))
_YES: Final = words(("yes", "no"))
_OWN_WORDS: Final = words(("give", "reword"))
_BLOCKED: Final[Codec[int]] = words((0, 1))

# Lobby.
SEAT: Final = Press("seat", NUMBER)
ROBOT: Final = Press("robot", NUMBER)
UNROBOT: Final = Press("unrobot", NUMBER)
STAND: Final = Press("stand", _NOTHING)
START: Final = Press("start", _NOTHING)
CLOSE: Final = Press("close", _NOTHING)
CLOSE_YES: Final = Press("close-yes", _NOTHING)
CLOSE_NO: Final = Press("close-no", _NOTHING)
RULES: Final = Press("rules", _NOTHING)
RULES_ALL: Final = Press("rules-all", _NOTHING)
RULES_GAME: Final = Press("rules-game", _NOTHING)
RULES_OPTION: Final = Press("rules-option", _NOTHING)
RULES_SET: Final = Press("rules-set", pair(TEXT, TEXT))

# Table.
HAND: Final = Press("hand", optional(NUMBER))
SCORE: Final = Press("score", _NOTHING)
LAST: Final = Press("last", _NOTHING)
SHEET: Final = Press("sheet", _NOTHING)
CARD: Final = Press("card", CARD_CODE)
CARD_SURE: Final = Press("card-sure", CARD_CODE)
SAY: Final = Press("say", _PLAY)
CLAIM: Final = Press("claim", _NOTHING)
CLAIM_YES: Final = Press("claim-yes", _NOTHING)
NEXT: Final = Press("next", _NOTHING)
AGAIN: Final = Press("again", optional(TEXT))
PARTNERS: Final = Press("partners", optional(TEXT))

# Auction.
PRICE: Final = Press("price", _NOTHING)
BID: Final = Press("bid", _CALL)
CALL: Final = Press("call", _CALL)

# Time and absence.
HERE: Final = Press("here", _NOTHING)
NOWAIT: Final = Press("nowait", _NOTHING)
BACK: Final = Press("back", _NOTHING)
RELIEVE: Final = Press("relieve", _NOTHING)
MENU: Final = Press("menu", _NOTHING)
PAUSE: Final = Press("pause", optional(_SMALL))
UNPAUSE: Final = Press("unpause", _NOTHING)
SURRENDER: Final = Press("surrender", _NOTHING)
REST: Final = Press("rest", _NOTHING)
AWAY: Final = Press("away", _NOTHING)
AWAY_YES: Final = Press("away-yes", _NOTHING)
ANSWER: Final = Press("answer", pair(_KIND, _YES))
WAY: Final = Press("way", pair(NUMBER, _WAY))
AHEAD: Final = Press("ahead", optional(_LED))
AHEAD_CARD: Final = Press("ahead-card", _LED)
AHEAD_DROP: Final = Press("ahead-drop", _NOTHING)

# Practice.
TRY: Final = Press("try", _NOTHING)
TRY_CARD: Final = Press("try-card", CARD_CODE)
TRY_CALL: Final = Press("try-call", _CALL)
TRY_BID: Final = Press("try-bid", _CALL)
TRY_SAY: Final = Press("try-say", _PLAY)
TRY_PRICE: Final = Press("try-price", _NOTHING)
TRY_HINT: Final = Press("try-hint", _NOTHING)
TRY_NEW: Final = Press("try-new", optional(TEXT))

# Help and club.
HELP: Final = Press("help", optional(TEXT))
HELP_ASK: Final = Press("help-ask", _NOTHING)
HELP_RULES: Final = Press("help-rules", _NOTHING)
READ: Final = Press("read", _NOTHING)
CLUB_SET: Final = Press("club-set", TEXT)

# Past matches; a spot is written as `replay.Spot` is.
HISTORY: Final = Press("history", pair(NUMBER, NUMBER))
REPLAY: Final = Press("replay", TEXT)
REPLAY_TRICK: Final = Press("replay-trick", _NOTHING)
REPLAY_DEAL: Final = Press("replay-deal", _NOTHING)
REPLAY_OPEN: Final = Press("replay-open", _NOTHING)
REPLAY_MATCH: Final = Press("replay-match", NUMBER)
REPLAY_SHARE: Final = Press("replay-share", TEXT)
REPLAY_FILE: Final = Press("replay-file", words(("text", "json")))
VERIFY: Final = Press("verify", optional(NUMBER))
VERIFY_DEAL: Final = Press("verify-deal", _NOTHING)
REVIEW: Final = Press("review", NUMBER)
REVIEW_AT: Final = Press("review-at", tagged(_INDEX))
REVIEW_WORST: Final = Press("review-worst", _NOTHING)
REVIEW_DEAL: Final = Press("review-deal", _NOTHING)

# Score pads; a draft is written as `scorepad.Draft` is.
PAD_NEW: Final = Press("pad-new", _NOTHING)
PAD_TAKER: Final = Press("pad-taker", TEXT)
PAD_PRICE: Final = Press("pad-price", TEXT)
PAD_STRAIN: Final = Press("pad-strain", TEXT)
PAD_MULTIPLIER: Final = Press("pad-multiplier", TEXT)
PAD_BELOTE: Final = Press("pad-belote", TEXT)
PAD_CAPOT: Final = Press("pad-capot", TEXT)
PAD_POINTS: Final = Press("pad-points", TEXT)
PAD_DEAL: Final = Press("pad-deal", _NOTHING)
PAD_EDIT: Final = Press("pad-edit", NUMBER)
PAD_DELETE: Final = Press("pad-delete", NUMBER)
PAD_UNDO: Final = Press("pad-undo", _NOTHING)
PAD_CLOSE: Final = Press("pad-close", _NOTHING)
PAD_CLOSE_YES: Final = Press("pad-close-yes", _NOTHING)

# Members.
SETTINGS: Final = Press("settings", _NOTHING)
SET_LANGUAGE: Final = Press("set-language", _NOTHING)
SET_FLAG: Final = Press("set-flag", TEXT)
SET_DEMAND: Final = Press("set-demand", _NOTHING)
SET_QUIET: Final = Press("set-quiet", _NOTHING)
SET_SUITS: Final = Press("set-suits", _NOTHING)
FORGET: Final = Press("forget", _NOTHING)
BLOCK: Final = Press("block", NUMBER)
UNBLOCK: Final = Press("unblock", NUMBER)
NOTE: Final = Press("note", NUMBER)
TOP: Final = Press("top", TEXT)
AVOID: Final = Press("avoid", NUMBER)
AVOID_ONE: Final = Press("avoid-one", NUMBER)
AVOID_SET: Final = Press("avoid-set", pair(NUMBER, pair(NUMBER, _BLOCKED)))
CIRCLE_TAKE: Final = Press("circle-take", NUMBER)
CIRCLE_LEAVE: Final = Press("circle-leave", NUMBER)
CIRCLE_BACK: Final = Press("circle-back", NUMBER)

# Thanks; the argument begins with the match.
THANKS: Final = Press("thanks", NUMBER)
THANKS_SAY: Final = Press("thanks-say", NUMBER)
THANKS_REWORD: Final = Press("thanks-reword", NUMBER)
THANKS_TAKE: Final = Press("thanks-take", NUMBER)
THANKS_OWN: Final = Press("thanks-own", pair(NUMBER, _OWN_WORDS))
THANKS_BOOK: Final = Press("thanks-book", _NOTHING)
THANKS_REPORT: Final = Press("thanks-report", pair(NUMBER, NUMBER))

# Complaints; the argument is the code of the case.
COMPLAIN: Final = Press("complain", NUMBER)
MINE_ANSWER: Final = Press("mine-answer", TEXT)
MINE_APPEAL: Final = Press("mine-appeal", TEXT)
MINE_FILE: Final = Press("mine-file", TEXT)
MINE_WITHDRAW: Final = Press("mine-withdraw", TEXT)
QUEUE_PAGE: Final = Press("queue-page", tagged(NUMBER))
CASE_OPEN: Final = Press("case-open", _NOTHING)
CASE_MATERIAL: Final = Press("case-material", TEXT)
CASE_CLAIM: Final = Press("case-claim", TEXT)
CASE_RELEASE: Final = Press("case-release", TEXT)
CASE_ASK: Final = Press("case-ask", TEXT)
CASE_ASK_OTHER: Final = Press("case-ask-other", TEXT)
CASE_DECIDE: Final = Press("case-decide", TEXT)
APPEAL_DECIDE: Final = Press("appeal-decide", TEXT)
CASE_MORE: Final = Press("case-more", TEXT)

IN_PRACTICE: Final[Mapping[str, Press[Any]]] = {
    CARD.verb: TRY_CARD,
    CALL.verb: TRY_CALL,
    BID.verb: TRY_BID,
    SAY.verb: TRY_SAY,
    PRICE.verb: TRY_PRICE,
}
"""What the controls of a table's hand, by their verbs, ask for on the screen of a practice deal."""
