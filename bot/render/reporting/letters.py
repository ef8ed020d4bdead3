"""What reporters and members complained of read: letters, the list of one's own cases, the words of both dialogues."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Final

from bot.render import presses
from bot.render.members.blocks import avoid_one_button
from bot.render.screen import Block, Button, Line, Screen, Text, buttons
from bot.render.words import mention, moment, refusal_words
from bot.services.reporting.courier import Letter
from bot.services.reporting.views import CaseAboutMe, Message, Mine, MyCase, Receipt, Sanction
from bot.texts import Say
from bot.texts.cards import SEPARATOR
from bot.texts.escape import plain

LETTER: Final = 0x8A8F98
_MOST_WORDS: Final = 350
_MOST_CASES: Final = 5
_MOST_ABOUT: Final = 3
_MOST_MESSAGES: Final = 4


def receipt_screen(say: Say, receipt: Receipt, name: str | None = None) -> Screen:
    """What a reporter sees at once: the code, the time by which a person answers, where the answer will be.

    `name` is what the member complained of is called, where the reporter may want never to sit with them.
    """
    when = f"{moment(receipt.due, 'R')} ({moment(receipt.due, 't')})"
    lines = [f"### {say('report-receipt-title', case=receipt.code)}", say("report-receipt", when=when)]
    if receipt.has_file:
        lines.append(say("report-receipt-file"))
    lines.append(f"-# {say('report-receipt-hidden')}")
    blocks: list[Block] = [Text("\n".join(lines))]
    if receipt.no_file is not None:
        reason = refusal_words(say, receipt.no_file.code, receipt.no_file.args_)
        blocks.append(Text(say("report-receipt-no-file", reason=reason)))
        blocks += buttons(Button(presses.MINE_FILE(receipt.code), say("mine-button-file")))
    if name is not None:
        blocks += [Line(), Text(say("avoid-instead")), *buttons(avoid_one_button(say, receipt.suspect_id, name))]
    return Screen(0, 0, tuple(blocks), LETTER)


def letter_screen(say: Say, letter: Letter, club: str) -> Screen:
    """A message of the club to one member."""
    lines = [
        f"### {say('letter-title', club=plain(club))}",
        letter_words(say, letter.kind, letter.args, letter.case_code),
    ]
    if letter.body:
        lines.append(f"> {plain(letter.body, 1000)}")
    if letter.kind in ("question", "verdict"):
        key = "letter-hint-appeal" if letter.kind == "verdict" else "letter-hint-answer"
        lines.append(f"-# {say(key)}")
    return Screen(0, 0, (Text("\n".join(lines)),), LETTER)


def letter_words(say: Say, kind: str, args: dict[str, str | int], code: str) -> str:
    """The sentence of a message of the club; a moderator's question has its own words after it."""
    match kind:
        case "verdict":
            until = moment(_until(args))
            group, ground = str(args["group"]), str(args["ground"])
            return say("letter-verdict", case=code, group=group, ground=ground, step=str(args["step"]), when=until)
        case "breach":
            return say("letter-breach", case=code, when=moment(_until(args), "R"))
        case _:
            return say(f"told-{kind}", case=code)


def _until(args: dict[str, str | int]) -> datetime:
    """The moment in a stored message of the club, which keeps it in seconds."""
    return datetime.fromtimestamp(int(args["until"]), UTC)


def mine_screen(say: Say, mine: Mine, notice: str = "") -> Screen:
    """A member's complaints with what was said in them, questions to them, and decisions about them."""
    blocks: list[Block] = [Text("\n".join(filter(None, (notice, f"### {say('mine-title')}"))))]
    if not (mine.filed or mine.about_me):
        blocks.append(Text(say("mine-empty")))
    for case in mine.filed[:_MOST_CASES]:
        blocks += [Line(), Text("\n".join(_filed_lines(say, case))), *_filed_buttons(say, case)]
    for about in mine.about_me[:_MOST_ABOUT]:
        blocks += [Line(), Text("\n".join(_about_lines(say, about))), *_about_buttons(say, about)]
    return Screen(0, 0, tuple(_within(blocks)), LETTER)


def dialogue(say: Say, messages: Iterable[Message], *, own: str = "", most: int = _MOST_MESSAGES) -> Iterator[str]:
    """The newest words of a dialogue, a line each, without the minute of anything; `own` is who reads it."""
    spoken = [message for message in messages if message.body is not None]
    for message in spoken[-most:]:
        who = "you" if message.sender == own else message.sender
        yield say.labelled(say("talk-sender", sender=who), plain(message.body or "", _MOST_WORDS))


def sanction_line(say: Say, sanction: Sanction) -> str:
    """A sanction in a line: what, and until when or how it ended."""
    what = step_name(say, sanction.step.name)
    if sanction.lifted_by is not None:
        return f"{what}{SEPARATOR}{say('sanction-ended', why=sanction.lifted_by)}"
    return f"{what}{SEPARATOR}{say('sanction-until', when=moment(sanction.until))}"


def step_name(say: Say, name: str) -> str:
    """A step of the ladder in words."""
    return say("report-step", step=name)


def _filed_lines(say: Say, case: MyCase) -> Iterator[str]:
    reason = say("report-reason", reason=case.reason)
    yield f"**{case.code}**{SEPARATOR}{reason}{SEPARATOR}{mention(say, case.suspect_id)}"
    if case.outcome is not None:
        yield say("mine-outcome", outcome=case.outcome)
    elif case.due is not None:
        yield say("mine-due", when=moment(case.due, "R"))
    else:
        yield say("mine-in-work")
    if case.has_file:
        yield say("mine-has-file")
    yield from _told(say, case.talk, case.code)
    yield from dialogue(say, case.talk, own="reporter")


def _about_lines(say: Say, about: CaseAboutMe) -> Iterator[str]:
    yield f"**{about.code}**"
    if about.sanction is not None:
        yield say("report-group", group=about.group) + SEPARATOR + sanction_line(say, about.sanction)
    else:
        yield say("mine-asked")
    yield from dialogue(say, about.talk, own="other")
    yield from _told(say, about.talk, about.code)
    if about.appeal_due is not None:
        yield say("mine-due", when=moment(about.appeal_due, "R"))
    if about.appeal_until is not None:
        yield say("mine-appeal-until", when=moment(about.appeal_until, "R"))


def _told(say: Say, talk: tuple[Message, ...], code: str) -> Iterator[str]:
    """What the club itself has said since, except what the lines above say anyway."""
    for message in talk:
        if message.sender == "club" and message.kind in (
            "strike",
            "strike-lifted",
            "strike-kept",
            "unsealed",
            "merged",
            "appeal-granted",
            "appeal-denied",
        ):
            yield f"*{letter_words(say, message.kind, message.args, code)}*"


def _filed_buttons(say: Say, case: MyCase) -> tuple[Block, ...]:
    if not case.may_write:
        return ()
    style = "success" if case.asked else "secondary"
    return buttons(
        Button(presses.MINE_ANSWER(case.code), say("mine-button-write"), style),
        Button(presses.MINE_FILE(case.code), say("mine-button-file")) if case.open and not case.has_file else None,
        Button(presses.MINE_WITHDRAW(case.code), say("mine-button-withdraw")) if case.open else None,
    )


def _about_buttons(say: Say, about: CaseAboutMe) -> tuple[Block, ...]:
    answer = Button(presses.MINE_ANSWER(about.code), say("mine-button-answer"), "success") if about.asked else None
    appeal = (
        Button(presses.MINE_APPEAL(about.code), say("mine-button-appeal")) if about.appeal_until is not None else None
    )
    return buttons(answer, appeal)


def _within(blocks: list[Block]) -> Iterator[Block]:
    """As many blocks as fit into one message."""
    room = 3900
    for block in blocks:
        if isinstance(block, Text):
            room -= len(block.content)
            if room < 0:
                return
        yield block
