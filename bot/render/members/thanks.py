"""Thanks: the button on the card at the end of a match, the choice of words, the book of `/thanks`, the letter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.render import presses
from bot.render.presses import Press
from bot.render.screen import Block, Button, Line, Option, Row, Screen, Select, Text, buttons
from bot.render.words import mention, moment, refusal_words
from bot.services.members.thanks import MOST_WORDS, PHRASES, Occasion, ThanksBook, ThanksView
from bot.services.table.views import Occupant
from bot.texts import Say
from bot.texts.escape import plain

WARM: Final = 0xE0A030

_PARTNERS: Final = 4


def thanks_button(say: Say, players: Sequence[Occupant | None], match_id: int) -> Button | None:
    """«Спасибо партнёру» for the message at the end of a match; None where no two people were partners."""
    people = [occupant is not None and occupant.user_id is not None for occupant in players]
    if len(people) != _PARTNERS or not any(people[seat] and people[seat + 2] for seat in (0, 1)):
        return None
    return Button(presses.THANKS(match_id), say("thanks-button"), "primary")


def said(say: Say, phrase: str, words: str | None) -> str:
    """What somebody said, in quotes: a prepared phrase in the reader's language, or own words made harmless."""
    if phrase in PHRASES:
        return f"«{say('thanks-phrase', phrase=phrase)}»"
    return f"«{plain(words, MOST_WORDS)}»" if words is not None else say("thanks-words-gone")


def thanks_screen(say: Say, occasion: Occasion, notice: str = "") -> Screen:
    """What a member can do about one match: choose words, or change or take back what has been said."""
    blocks = _given(say, occasion.given) if occasion.given is not None else _choice(say, occasion)
    head = [Text(notice)] if notice else []
    return Screen(0, occasion.match_id, (*head, *blocks), WARM)


def book_screen(say: Say, book: ThanksBook, notice: str = "") -> Screen:
    """The last matches with what can be done for each, and the newest thanks to the reader."""
    lines = list(filter(None, (notice, f"### {say('thanks-title')}")))
    lines += [_line(say, occasion) for occasion in book.occasions] or [say("thanks-no-matches")]
    blocks: list[Block] = [Text("\n".join(lines))]
    active = [one for one in book.occasions if one.refusal is None or one.given is not None]
    blocks += buttons(
        *(Button(presses.THANKS(one.match_id), say("thanks-button-match", number=one.match_id)) for one in active)
    )
    if book.received:
        blocks += [Line(), Text("\n".join((f"**{say('thanks-received-title')}**", *_received(say, book))))]
        blocks += buttons(*_complaints(say, book))
    return Screen(0, 0, tuple(blocks), WARM)


def thanks_letter(say: Say, club: str, giver_id: int, phrase: str, words: str | None) -> Screen:
    """What a receiver reads in a direct message."""
    lines = [
        f"### {say('thanks-letter', member=mention(say, giver_id))}",
        said(say, phrase, words),
        f"-# {say('thanks-letter-hint', club=plain(club))}",
    ]
    return Screen(0, 0, (Text("\n".join(lines)),), WARM)


def _choice(say: Say, occasion: Occasion) -> list[Block]:
    if occasion.partner_id is None or occasion.until is None:
        return [Text(refusal_words(say, occasion.refusal or "", occasion.refusal_args))]
    ask = say("thanks-ask", member=mention(say, occasion.partner_id), when=moment(occasion.until, "R"))
    return [
        Text(f"{ask}\n-# {say('thanks-hidden')}"),
        _phrases(say, presses.THANKS_SAY, occasion.match_id, None),
        *buttons(Button(presses.THANKS_OWN((occasion.match_id, "give")), say("thanks-button-own"))),
    ]


def _given(say: Say, given: ThanksView) -> list[Block]:
    member, match = mention(say, given.receiver_id), given.match_id
    if given.withdrawn:
        return [Text(say("thanks-withdrawn", member=member))]
    lines = [say("thanks-given", member=member, words=said(say, given.phrase, given.words))]
    lines.append(say("thanks-seen") if given.revealed else say("thanks-not-seen", when=moment(given.shown_at, "R")))
    blocks: list[Block] = [Text("\n".join(lines))]
    if given.may_reword:
        blocks.append(_phrases(say, presses.THANKS_REWORD, match, given.phrase))
    blocks += buttons(
        Button(presses.THANKS_OWN((match, "reword")), say("thanks-button-own")) if given.may_reword else None,
        Button(presses.THANKS_TAKE(match), say("thanks-button-take")) if given.may_withdraw else None,
    )
    return blocks


def _phrases(say: Say, press: Press[int], match: int, chosen: str | None) -> Row:
    options = tuple(Option(phrase, say("thanks-phrase", phrase=phrase), chosen=phrase == chosen) for phrase in PHRASES)
    return Row((Select(press(match), say("thanks-placeholder"), options),))


def _line(say: Say, occasion: Occasion) -> str:
    number = occasion.match_id
    if occasion.given is not None:
        given = occasion.given
        if given.withdrawn:
            return say("thanks-line-withdrawn", number=number)
        return say("thanks-line-given", number=number, member=mention(say, given.receiver_id))
    if occasion.partner_id is None or occasion.until is None:
        return say(
            "thanks-line-refused",
            number=number,
            reason=refusal_words(say, occasion.refusal or "", occasion.refusal_args),
        )
    return say(
        "thanks-line-open", number=number, member=mention(say, occasion.partner_id), when=moment(occasion.until, "R")
    )


def _received(say: Say, book: ThanksBook) -> Iterator[str]:
    for number, view in enumerate(book.received, start=1):
        words = said(say, view.phrase, view.words)
        yield say("thanks-from", number=number, member=mention(say, view.giver_id), words=words)


def _complaints(say: Say, book: ThanksBook) -> Iterator[Button]:
    for number, view in enumerate(book.received, start=1):
        if view.words is not None and view.giver_id > 0:
            yield Button(
                presses.THANKS_REPORT((view.match_id, view.giver_id)), say("thanks-button-report", number=number)
            )
