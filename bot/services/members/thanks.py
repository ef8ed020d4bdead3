"""A few warm words to the partner after a match, shown to both at the same moment.

A thanks is accepted if everything holds that `eligibility.verify` asks, in the transaction that stores it. It stays
hidden, also from the points, until both partners have thanked each other or the window of the match has closed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final, Literal, TypeAlias, get_args

from bot.clock import Clock, from_ms, to_ms
from bot.services.members.eligibility import WINDOWS, closes, require_match, require_voice, verify
from bot.services.members.errors import MemberRefused
from bot.services.reporting.errors import ReportRefused
from bot.store.members import thanks
from bot.store.members.thanks import ThanksRow
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction
from bot.store.sqlite.database import Database

Phrase: TypeAlias = Literal[
    "good-game", "good-partner", "understood", "brave-bid", "calm", "learned", "again", "close-fight", "own"
]
PHRASES: Final[tuple[Phrase, ...]] = get_args(Phrase)[:-1]
"""The prepared ones, in the order of the list."""

MOST_WORDS: Final = 200
REWORDING: Final = timedelta(minutes=10)
WITHDRAWING: Final = timedelta(hours=24)
_OFFERED: Final = 5
_RECEIVED: Final = 5


@dataclass(frozen=True, slots=True)
class ThanksView:
    """A thanks as its giver or, once revealed, its receiver may see it."""

    match_id: int
    giver_id: int
    receiver_id: int
    phrase: str
    words: str | None = field(repr=False)
    shown_at: datetime
    """When both partners see it, at the latest."""
    revealed: bool
    withdrawn: bool
    may_reword: bool
    may_withdraw: bool


@dataclass(frozen=True, slots=True)
class Occasion:
    """A match after which a member may thank his partner, or why not (a refusal's code)."""

    match_id: int
    partner_id: int | None
    given: ThanksView | None
    refusal: str | None
    until: datetime | None
    refusal_args: Mapping[str, object] = field(default_factory=dict[str, object])
    """What the refusal's sentence is filled with."""


@dataclass(frozen=True, slots=True)
class ThanksBook:
    """What `/thanks` shows: the member's last matches, and what partners have said to him."""

    occasions: tuple[Occasion, ...]
    received: tuple[ThanksView, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """A thanks that its receiver is to be told of."""

    guild_id: int
    giver_id: int
    receiver_id: int
    phrase: str
    words: str | None = field(repr=False)


@dataclass(frozen=True, slots=True)
class AboutWords:
    """What a complaint about the words of a thanks is about: who wrote them, the words, and where the match was."""

    giver_id: int
    match_id: int
    message: dict[str, object] = field(repr=False)


class ThanksLog:
    """Giving, changing and taking back."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def give(
        self, guild_id: int, giver_id: int, match_id: int, phrase: str, words: str = "", receiver_id: int | None = None
    ) -> ThanksView:
        """Thank for a match: the partner, or (refused unless he is it) somebody named.

        Raises `thanks-…` and `text-barred`.
        """
        said, text = _said(phrase, words)

        def unit(tx: WriteTransaction) -> ThanksView:
            now = self._clock.now()
            facts = require_match(tx, guild_id, match_id)
            partner = verify(tx, facts, giver_id, receiver_id, now)
            until = to_ms(closes(facts))
            new = ThanksRow(match_id, giver_id, partner, guild_id, said, text, to_ms(now), until)
            thanks.insert(tx, new)
            thanks.reveal_pair(tx, match_id, giver_id, partner, to_ms(now))
            return _view(thanks.find(tx, match_id, giver_id) or new, now)

        return await self._database.write(unit)

    async def reword(self, guild_id: int, giver_id: int, match_id: int, phrase: str, words: str = "") -> ThanksView:
        """Say it otherwise, within ten minutes and while nobody has seen it.

        Raises `thanks-none`, `thanks-no-words`, `thanks-no-phrase`, `thanks-reword-late`, `text-barred`.
        """
        said, text = _said(phrase, words)

        def unit(tx: WriteTransaction) -> ThanksView:
            now = self._clock.now()
            given = _view(_own(tx, guild_id, giver_id, match_id), now)
            if not given.may_reword:
                raise MemberRefused("thanks-reword-late")
            require_voice(tx, guild_id, giver_id, to_ms(now))
            thanks.reword(tx, match_id, giver_id, said, text)
            return _view(_own(tx, guild_id, giver_id, match_id), now)

        return await self._database.write(unit)

    async def withdraw(self, guild_id: int, giver_id: int, match_id: int) -> ThanksView:
        """Take a thanks back within 24 hours; the match cannot be thanked for again.

        Raises `thanks-none`, `thanks-withdraw-late`.
        """

        def unit(tx: WriteTransaction) -> ThanksView:
            now = self._clock.now()
            if not _view(_own(tx, guild_id, giver_id, match_id), now).may_withdraw:
                raise MemberRefused("thanks-withdraw-late")
            thanks.withdraw(tx, match_id, giver_id, to_ms(now))
            return _view(_own(tx, guild_id, giver_id, match_id), now)

        return await self._database.write(unit)

    async def occasion(self, guild_id: int, user_id: int, match_id: int) -> Occasion:
        """What a member may do about one match."""
        return await self._database.read(lambda tx: self._occasion(tx, guild_id, user_id, match_id))

    async def book(self, guild_id: int, user_id: int) -> ThanksBook:
        """The member's last matches, and the newest thanks to him that he may see."""

        def unit(tx: ReadTransaction) -> ThanksBook:
            now = self._clock.now()
            since = to_ms(now - max(WINDOWS.values()))
            matches = thanks.recent_matches(tx, guild_id, user_id, since, _OFFERED)
            occasions = tuple(self._occasion(tx, guild_id, user_id, match_id) for match_id in matches)
            seen = thanks.received(tx, guild_id, user_id, _RECEIVED)
            return ThanksBook(occasions, tuple(_view(row, now) for row in seen))

        return await self._database.read(unit)

    async def about_words(self, guild_id: int, reader_id: int, match_id: int, giver_id: int) -> AboutWords:
        """Own words that a member was thanked with, for a complaint about them; raises `thanks-none`."""

        def unit(tx: ReadTransaction) -> AboutWords:
            row, facts = thanks.find(tx, match_id, giver_id), thanks.match_facts(tx, match_id)
            seen = row is not None and row.revealed_ms is not None and row.withdrawn_ms is None
            if row is None or facts is None or not seen or row.receiver_id != reader_id or row.words is None:
                raise MemberRefused("thanks-none")
            place = {"guild": guild_id, "channel": facts.place_id, "id": facts.card_id}
            return AboutWords(giver_id, match_id, {**place, "text": row.words, "files": []})

        return await self._database.read(unit)

    async def reveal(self) -> tuple[Told, ...]:
        """Show what has been hidden until now, and return what receivers are to be told; each thanks once."""

        def unit(tx: WriteTransaction) -> tuple[Told, ...]:
            now_ms = to_ms(self._clock.now())
            thanks.reveal_closed(tx, now_ms)
            return tuple(
                Told(row.guild_id, row.giver_id, row.receiver_id, row.phrase, row.words)
                for row in thanks.take_untold(tx, now_ms)
                if row.receiver_id > 0
            )

        return await self._database.write(unit)

    def _occasion(self, tx: ReadTransaction, guild_id: int, user_id: int, match_id: int) -> Occasion:
        now = self._clock.now()
        row = thanks.find(tx, match_id, user_id)
        if row is not None and row.guild_id == guild_id:
            return Occasion(match_id, row.receiver_id, _view(row, now), "thanks-twice", None)
        try:
            facts = require_match(tx, guild_id, match_id)
            partner = verify(tx, facts, user_id, None, now)
        except (MemberRefused, ReportRefused) as error:
            return Occasion(match_id, None, None, error.code, None, error.args_)
        return Occasion(match_id, partner, None, None, closes(facts))


def _said(phrase: str, words: str) -> tuple[str, str | None]:
    """A phrase and the words to it, if they are the member's own; raises `thanks-no-phrase`, `thanks-no-words`."""
    if phrase in PHRASES:
        return phrase, None
    if phrase != thanks.OWN_WORDS:
        raise MemberRefused("thanks-no-phrase")
    text = " ".join(words.split())[:MOST_WORDS]
    if not text:
        raise MemberRefused("thanks-no-words")
    return phrase, text


def _own(tx: ReadTransaction, guild_id: int, giver_id: int, match_id: int) -> ThanksRow:
    row = thanks.find(tx, match_id, giver_id)
    if row is None or row.guild_id != guild_id:
        raise MemberRefused("thanks-none")
    return row


def _view(row: ThanksRow, now: datetime) -> ThanksView:
    given, revealed = from_ms(row.given_ms), row.revealed_ms is not None
    live = row.withdrawn_ms is None
    return ThanksView(
        match_id=row.match_id,
        giver_id=row.giver_id,
        receiver_id=row.receiver_id,
        phrase=row.phrase,
        words=row.words,
        shown_at=from_ms(row.closes_ms if row.revealed_ms is None else row.revealed_ms),
        revealed=revealed,
        withdrawn=not live,
        may_reword=live and not revealed and now < given + REWORDING,
        may_withdraw=live and now < given + WITHDRAWING,
    )
