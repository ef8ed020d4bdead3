"""The moderators' screens: the queue, a case, the monthly figures. Reporters appear under pseudonyms only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.render import presses
from bot.render.figures import months_picture
from bot.render.reporting.letters import dialogue, sanction_line
from bot.render.screen import Block, Button, Line, Option, Row, Screen, Select, Text, buttons
from bot.render.words import mention, moment
from bot.services.reporting.evidence import EvidenceView
from bot.services.reporting.views import CaseView, Month, QueueEntry, QueuePage, VoiceView
from bot.texts import Say
from bot.texts.cards import SEPARATOR
from bot.texts.escape import plain

STAFF: Final = 0x5B6EE1
"""The stripe of what moderators see; decoration only."""

_MOST_VOICES: Final = 6
_MOST_WORDS: Final = 400
_MOST_MESSAGES: Final = 8
_MOST_TEXT: Final = 3900


def queue_screen(say: Say, page: QueuePage) -> Screen:
    """A page of the queue with a list to open a case from."""
    blocks: list[Block] = [Text(f"### {say('reports-queue-title', n=page.total)}")]
    if not page.entries:
        blocks.append(Text(say("reports-queue-empty")))
    else:
        blocks.append(Text("\n\n".join(_entry_lines(say, entry) for entry in page.entries)))
        options = tuple(Option(entry.code, _entry_label(say, entry)) for entry in page.entries)
        blocks += buttons_and(Select(presses.CASE_OPEN(), say("reports-queue-open"), options))
    arrows = [
        Button(presses.QUEUE_PAGE((page.page - 1, "")), say("reports-button-newer")) if page.page else None,
        Button(presses.QUEUE_PAGE((page.page + 1, "")), say("reports-button-older"))
        if page.page + 1 < page.pages
        else None,
        Button(presses.QUEUE_PAGE((page.page, "again")), say("reports-button-refresh")),
    ]
    return Screen(0, 0, (*blocks, *buttons(*arrows)), STAFF)


def buttons_and(select: Select) -> tuple[Block, ...]:
    """A row with one select."""
    return (Row((select,)),)


def case_screen(say: Say, case: CaseView, notice: str = "") -> Screen:
    """A case with all that may be seen of it, and what can be done with it now."""
    head = [f"### {say('reports-case-title', case=case.code)}"]
    head.append(say("reports-case-about", member=mention(say, case.suspect_id), group=case.group))
    head.append(f"{_state(say, case)}{SEPARATOR}{_due(say, case)}" if case.open else _verdict(say, case))
    head += _first_decision(say, case)
    if case.record_only:
        head.append(f"*{say('reports-case-quiet')}*")
    blocks: list[Block] = [Text("\n".join(([notice] if notice else []) + head))]
    for voice in case.voices[:_MOST_VOICES]:
        blocks += [Line(), Text("\n".join(_voice_lines(say, case, voice)))]
    if len(case.voices) > _MOST_VOICES:
        blocks.append(Text(say("reports-case-more-voices", n=len(case.voices) - _MOST_VOICES)))
    if case.other_talk:
        title = f"**{say('reports-case-other-talk')}**"
        blocks += [Line(), Text("\n".join((title, *dialogue(say, case.other_talk, most=_MOST_MESSAGES))))]
    blocks += _material(say, case)
    history = [sanction_line(say, sanction) for sanction in case.history[:5]]
    title = f"**{say('reports-case-history')}**"
    blocks += [Line(), Text("\n".join((title, *(history or [say("reports-case-history-none")]))))]
    return Screen(0, 0, (*_fitting(say, blocks), *_controls(say, case)), STAFF)


def figures_screen(say: Say, months: tuple[Month, ...]) -> Screen:
    """The figures of the last months, in a picture and in words."""
    shown = [month for month in months if month.filed or month.breaches]
    blocks: list[Block] = [Text(f"### {say('reports-figures-title')}")]
    if not shown:
        return Screen(0, 0, (*blocks, Text(say("reports-figures-none"))), STAFF)
    blocks.append(months_picture(say, shown))
    blocks += (Text(_month(say, month)) for month in shown)
    blocks.append(Text(f"-# {say('reports-figures-note')}"))
    return Screen(0, 0, tuple(blocks), STAFF)


def case_choice(say: Say, entry: QueueEntry) -> str:
    """A case in a line of up to 100 letters, as commands offer it while one types."""
    return _entry_label(say, entry)


def _entry_label(say: Say, entry: QueueEntry) -> str:
    return SEPARATOR.join((entry.code, say("report-group", group=entry.group), _kind_state(say, entry)))[:100]


def _entry_lines(say: Say, entry: QueueEntry) -> str:
    first = f"**{entry.code}**{SEPARATOR}{say('report-group', group=entry.group)}"
    count = say("reports-entry-appeal") if entry.kind == "appeal" else say("reports-entry-voices", n=entry.voices)
    when = say("reports-late") if entry.late else say("reports-due", when=moment(entry.due, "R"))
    return f"{first}\n{SEPARATOR.join((count, _kind_state(say, entry), when))}"


def _kind_state(say: Say, entry: QueueEntry) -> str:
    holder = "mine" if entry.mine else "taken" if entry.taken else "free"
    return say("reports-entry-state", state=entry.state.replace("_", "-"), holder=holder)


def _state(say: Say, case: CaseView) -> str:
    holder = "mine" if case.mine else "taken" if case.taken else "free"
    words = say("reports-entry-state", state=case.state.replace("_", "-"), holder=holder)
    if case.mine and case.lease_until is not None:
        return f"{words}{SEPARATOR}{say('reports-lease', when=moment(case.lease_until, 'R'))}"
    return words


def _due(say: Say, case: CaseView) -> str:
    return say("reports-late") if case.late else say("reports-due", when=moment(case.due, "R"))


def _verdict(say: Say, case: CaseView) -> str:
    verdict = f"{case.kind}-{case.verdict}"
    lines = [f"**{say('reports-verdict', verdict=verdict, ground=case.ground or 'none')}**"]
    if case.sanction is not None:
        lines.append(sanction_line(say, case.sanction))
    if case.note:
        lines.append(f"> {plain(case.note, _MOST_WORDS)}")
    return "\n".join(lines)


def _first_decision(say: Say, case: CaseView) -> Iterable[str]:
    """What an appeal is against."""
    if case.first_ground is None:
        return
    yield say("reports-first-decision", ground=case.first_ground)
    if case.sanction is not None and case.open:
        yield sanction_line(say, case.sanction)
    if case.first_note:
        yield f"> {plain(case.first_note, _MOST_WORDS)}"


def _voice_lines(say: Say, case: CaseView, voice: VoiceView) -> Iterable[str]:
    name = say("report-reporter", pseudonym=voice.pseudonym)
    yield f"**{name}**{SEPARATOR}{say('report-reason', reason=voice.reason)}"
    if voice.words:
        yield f"> {plain(voice.words, _MOST_WORDS)}"
        yield ""  # ends the quote everywhere
    if voice.file is not None:
        yield say("reports-voice-file", form=voice.file.kind, n=max(1, voice.file.size >> 10))
    if voice.outcome == "withdrawn":
        yield f"*{say('reports-voice-withdrawn')}*"
    if voice.misuse:
        yield f"*{say('reports-voice-misuse')}*"
    if voice.unseal_asked:
        yield f"*{say('reports-voice-unseal')}*"
    if voice.evidence is not None:
        yield from _evidence_lines(say, case, voice.evidence)
    yield from dialogue(say, voice.talk, most=_MOST_MESSAGES)


def _material(say: Say, case: CaseView) -> tuple[Block, ...]:
    """What of the evidence is too large for the card, to be opened for oneself."""
    options: dict[str, str] = {}
    for voice in case.voices[:_MOST_VOICES]:
        name = say("report-reporter", pseudonym=voice.pseudonym)
        if voice.file is not None:
            options[f"file.{voice.pseudonym}"] = say("reports-material-file", name=name)
        if voice.evidence is not None and voice.evidence.said:
            options[f"said.{voice.pseudonym}"] = say("reports-material-said", name=name)
        if voice.evidence is not None and voice.evidence.deals:
            options[f"deals.{voice.pseudonym}"] = say("reports-material-deals", name=name)
    found = tuple(Option(value, label) for value, label in options.items())
    return buttons_and(Select(presses.CASE_MATERIAL(case.code), say("reports-material"), found)) if found else ()


def _evidence_lines(say: Say, case: CaseView, evidence: EvidenceView) -> Iterable[str]:
    if evidence.table_id is not None:
        yield say("reports-evidence-table", table=evidence.table_id, deals=len(evidence.deals))
        count, middle, most = evidence.pace(case.suspect_id)
        if count:
            yield say("reports-evidence-pace", n=count, middle=middle, most=most)
        if evidence.sealed_deal is not None:
            yield say("reports-evidence-sealed", deal=evidence.sealed_deal)
        if evidence.covered:
            yield say("reports-evidence-covered")
    if evidence.said is None:
        yield say("reports-evidence-unread")
    if evidence.message is not None:
        yield say("reports-evidence-message")
        yield f"> {plain(evidence.message, _MOST_WORDS)}"
        yield ""
    key = "reports-evidence-hash" if evidence.intact else "reports-evidence-broken"
    yield f"-# {say(key, hash=evidence.sha256[:12])}"


def _fitting(say: Say, blocks: list[Block]) -> list[Block]:
    """Blocks whose text fits into one message; what is cut is said."""
    room = _MOST_TEXT
    fitting: list[Block] = []
    for block in blocks:
        if isinstance(block, Text):
            if len(block.content) > room:
                fitting.append(Text(say("reports-case-cut")))
                break
            room -= len(block.content)
        fitting.append(block)
    return fitting


def _controls(say: Say, case: CaseView) -> tuple[Block, ...]:
    if not case.open:
        return _more(say, case)
    if not case.mine:
        take = Button(presses.CASE_CLAIM(case.code), say("reports-button-claim"), "success", disabled=case.taken)
        return (*buttons(take), *_more(say, case))
    decide = presses.APPEAL_DECIDE if case.kind == "appeal" else presses.CASE_DECIDE
    row = [
        Button(decide(case.code), say("reports-button-decide"), "success"),
        Button(presses.CASE_ASK_OTHER(case.code), say("reports-button-ask-other")),
        Button(presses.CASE_RELEASE(case.code), say("reports-button-release")),
    ]
    asked = list(dict.fromkeys(voice.pseudonym for voice in case.voices if voice.outcome is None))
    if case.kind == "complaint" and asked:
        options = tuple(Option(name, say("report-reporter", pseudonym=name)) for name in asked[:25])
        return (
            *buttons(*row),
            *buttons_and(Select(presses.CASE_ASK(case.code), say("reports-ask-reporter"), options)),
            *_more(say, case),
        )
    return (*buttons(*row), *_more(say, case))


def _more(say: Say, case: CaseView) -> tuple[Block, ...]:
    """What is needed seldom, in one list."""
    options: list[Option] = []
    if case.open and case.mine:
        options.append(Option("escalate", say("reports-more-escalate")))
        if case.kind == "complaint":
            options.append(Option("merge", say("reports-more-merge")))
    if case.kind == "complaint":
        for voice in case.voices[:_MOST_VOICES]:
            name = say("report-reporter", pseudonym=voice.pseudonym)
            key = "reports-more-misuse-lift" if voice.misuse else "reports-more-misuse"
            options.append(Option(f"misuse.{voice.pseudonym}", say(key, name=name)))
            if voice.contested:
                options.append(Option(f"keep.{voice.pseudonym}", say("reports-more-keep", name=name)))
            if voice.unseal_asked:
                options.append(Option(f"confirm.{voice.pseudonym}", say("reports-more-confirm", name=name)))
            else:
                options.append(Option(f"unseal.{voice.pseudonym}", say("reports-more-unseal", name=name)))
    unique = tuple({option.value: option for option in options}.values())[:25]
    return buttons_and(Select(presses.CASE_MORE(case.code), say("reports-more"), unique)) if unique else ()


def _month(say: Say, month: Month) -> str:
    return "\n".join(
        (
            f"**{month.month:02}.{month.year}**",
            say(
                "reports-figures-month",
                filed=month.filed,
                confirmed=month.confirmed,
                rejected=month.rejected,
                breaches=month.breaches,
            ),
            say("reports-figures-median", time=_span(say, month.median_minutes))
            if month.median_minutes is not None
            else say("reports-figures-no-median"),
        )
    )


def _span(say: Say, minutes: int) -> str:
    hours, rest = divmod(minutes, 60)
    parts = [say("count-hours", n=hours)] if hours else []
    return " ".join([*parts, say("count-minutes", n=rest)] if rest or not hours else parts)
