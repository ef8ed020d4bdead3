"""How the members of a match keep their time: on the table's card, in the hand, and in the menu «⋯»."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.clock import from_ms
from bot.render import presses
from bot.render.screen import Block, Button, Line, Option, Row, Screen, Select, Style, Text, buttons
from bot.render.words import FELT, mention, moment, person
from bot.services.table.clocks.state import Proposal
from bot.services.table.views import HandView, TableView
from bot.texts import Say
from bot.texts.cards import card_face, card_label
from engine.cards import Suit, card_code
from engine.claims import MOST_TRICKS, may_claim_rest
from engine.results import Phase
from engine.seats import Seat

NOTICES_SHOWN: Final = 2
PAUSE_DAYS: Final = (3, 7, 14)
"""How long a pause at a table by days may be asked for."""


def member_at(say: Say, view: TableView, seat: Seat) -> str:
    """Whose seat that is, whoever plays it now."""
    occupant = view.lobby.seats[seat]
    if occupant is not None and occupant.user_id is not None:
        return mention(say, occupant.user_id)
    return person(say, occupant)


def turn_suffix(view: TableView) -> str:
    """Until when the awaited member may think, behind the line that says whose turn it is."""
    waiting = view.people.waiting
    return f" · {moment(waiting.until, 'R')}" if waiting is not None else ""


def people_blocks(say: Say, view: TableView) -> tuple[Block, ...]:
    """Everything about absence, pauses and questions on the public card."""
    if view.lobby.state != "playing":
        return ()
    lines = list(_lines(say, view))
    blocks: list[Block] = [Text("\n".join(lines))] if lines else []
    blocks += buttons(*_buttons(say, view))
    for question in _shown(view.people.proposals):
        blocks += [Text(_question(say, view, question)), *_answers(say, question)]
    return tuple(blocks)


def menu_button(say: Say) -> Button:
    """«⋯» under the table's card."""
    return Button(presses.MENU(), say("people-button-menu"))


def menu_screen(say: Say, view: HandView, notice: str = "") -> Screen:
    """What a seated member may do besides playing."""
    table, people = view.table, view.table.people
    kept = view.seat.seat not in people.present
    live = table.lobby.pace == "live"
    lines = [f"**{say('menu-title', table=table.lobby.table_id)}**", *([notice] if notice else [])]
    lines.append(say("menu-hint"))
    first = buttons(
        Button(presses.PAUSE(), say("menu-button-pause")) if live and people.pause is None and not kept else None,
        Button(presses.REST(), say("menu-button-rest", n=MOST_TRICKS)) if may_claim_rest(view.seat) else None,
        Button(presses.SURRENDER(), say("menu-button-surrender")) if not kept else None,
        Button(presses.BACK(), say("people-button-back"), "success") if kept else None,
        Button(presses.AWAY(), say("menu-button-leave"), "danger") if not kept else None,
    )
    pauses = () if live or kept else PAUSE_DAYS
    second = buttons(
        *(Button(presses.PAUSE(days), say("menu-button-pause-days", n=days)) for days in pauses),
    )
    third = buttons(
        Button(presses.RULES(), say("lobby-button-rules")), Button(presses.HAND(), say("table-button-hand"))
    )
    return Screen(table.lobby.table_id, table.seq, (Text("\n".join(lines)), *first, *second, *third), FELT)


def leave_question(say: Say, table_id: int) -> Screen:
    """The question before a member leaves a match that goes on without them."""
    rows = buttons(
        Button(presses.AWAY_YES(), say("menu-button-leave"), "danger"),
        Button(presses.MENU(), say("menu-button-stay")),
    )
    return Screen(table_id, 0, (Text(say("menu-leave-question")), *rows), FELT)


def own_blocks(say: Say, view: HandView) -> tuple[Block, ...]:
    """What concerns the member's own time, on their hand."""
    people, seat = view.table.people, view.seat.seat
    if view.table.lobby.state != "playing":
        return ()
    if seat not in people.present:
        back = Button(presses.BACK(), say("people-button-back"), "success")
        return (Text(f"**{say('hand-kept')}**"), *buttons(back))
    blocks: list[Block] = []
    if people.waiting is not None and people.waiting.seat == seat:
        blocks.append(Text(say("hand-deadline", when=moment(people.waiting.until, "R"))))
        if people.waiting.stage == "grace":
            blocks += buttons(Button(presses.HERE(), say("people-button-here"), "success"))
    return (*blocks, *_condition_blocks(say, view))


def condition_screen(say: Say, view: HandView, led: str) -> Screen:
    """Choosing a card in advance: first what would be led, then the card."""
    table = view.table
    blocks: list[Block] = [Text(f"**{say('condition-title')}**\n{say('condition-hint')}")]
    blocks += buttons(
        *(_led_button(suit.name, say("condition-button-suit", suit=suit), led) for suit in Suit),
        _led_button("any", say("condition-button-any"), led),
    )
    if led and view.seat.hand:
        options = tuple(Option(card_code(card), card_label(say, card)) for card in view.seat.hand)
        blocks.append(Row((Select(presses.AHEAD_CARD(led), say("condition-card"), options),)))
    blocks += [Line(), *buttons(Button(presses.HAND(), say("table-button-hand")))]
    return Screen(table.lobby.table_id, table.seq, tuple(blocks), FELT)


def _led_button(arg: str, label: str, chosen: str) -> Button:
    """A suit that could be led; the chosen one has a mark, not its colour alone."""
    style: Style = "primary" if arg == chosen else "secondary"
    return Button(presses.AHEAD(arg), f"✓ {label}" if arg == chosen else label, style)


def _condition_blocks(say: Say, view: HandView) -> tuple[Block, ...]:
    """At a table by days: which cards are set in advance, and the way to set and to drop them."""
    public = view.seat.public
    if view.table.lobby.pace != "days" or public.phase is not Phase.PLAY or not view.seat.hand:
        return ()
    lines = [
        say("condition-any", card=card_face(say, one.card))
        if one.led is None
        else say("condition-led", suit=one.led, card=card_face(say, one.card))
        for one in view.conditions
    ]
    text = (Text("\n".join((f"**{say('condition-set')}**", *lines))),) if lines else ()
    return (
        *text,
        *buttons(
            Button(presses.AHEAD(), say("condition-button")),
            Button(presses.AHEAD_DROP(), say("condition-button-drop")) if lines else None,
        ),
    )


def _lines(say: Say, view: TableView) -> Iterator[str]:
    people = view.people
    for notice in people.notices[-NOTICES_SHOWN:]:
        member = mention(say, notice.user_id) if notice.user_id is not None else ""
        if notice.kind == "resumed":
            yield f"-# {say('notice-resumed')}"
        else:
            yield f"-# {say(f'notice-{notice.kind}', member=member)}"
    if people.pause is not None:
        member = member_at(say, view, people.pause.seat)
        yield say("people-pause", member=member, when=moment(from_ms(people.pause.until_ms), "R"))
        if people.pause.ending:
            yield say("people-pause-ending", members=_members(say, view, people.pause.ending))
    waiting = people.waiting
    if waiting is not None and waiting.stage == "grace":
        yield f"**{say('people-grace', member=member_at(say, view, waiting.seat), when=moment(waiting.until, 'R'))}**"
        if people.unwilling:
            yield say("people-unwilling", members=_members(say, view, people.unwilling))
    elif waiting is not None and waiting.stage == "reserve":
        yield say("people-reserve", member=member_at(say, view, waiting.seat))


def _buttons(say: Say, view: TableView) -> Iterator[Button | None]:
    people, lobby = view.people, view.lobby
    if people.waiting is not None and people.waiting.stage == "grace":
        yield Button(presses.HERE(), say("people-button-here"), "success")
        yield Button(presses.NOWAIT(), say("people-button-nowait"))
    if people.pause is not None:
        yield Button(presses.UNPAUSE(), say("people-button-unpause"))
    if any(occupant is not None and occupant.kept is not None for occupant in lobby.seats):
        yield Button(presses.BACK(), say("people-button-back"))
        yield Button(presses.RELIEVE(), say("people-button-substitute"))


def _shown(questions: tuple[Proposal, ...]) -> Iterator[Proposal]:
    """The open questions; of each kind that is answered with yes or no only the one that comes first."""
    kinds = set[str]()
    for question in questions:
        if question.kind == "choice" or question.kind not in kinds:
            kinds.add(question.kind)
            yield question


def _question(say: Say, view: TableView, question: Proposal) -> str:
    member = member_at(say, view, question.seat)
    if question.kind == "pause":
        return say("ask-pause", member=member, when=moment(from_ms(question.number), "R"))
    if question.kind == "substitute":
        return say("ask-substitute", member=_asking(say, question), seat=question.seat)
    if question.kind == "choice":
        return say("ask-choice", member=member)
    return say("ask-claim", member=member) if question.kind == "claim" else say("ask-surrender", member=member)


def _asking(say: Say, question: Proposal) -> str:
    """Who wants to sit down."""
    return mention(say, question.user_id) if question.user_id is not None else ""


def _answers(say: Say, question: Proposal) -> tuple[Row, ...]:
    if question.kind == "choice":
        ways = ("wait", "robot", "substitute", "stop")
        return buttons(*(Button(presses.WAY((question.seat, way)), say(f"way-{way}")) for way in ways))
    return buttons(
        Button(presses.ANSWER((question.kind, "yes")), say("people-button-yes"), "success"),
        Button(presses.ANSWER((question.kind, "no")), say("people-button-no")),
    )


def _members(say: Say, view: TableView, seats: tuple[Seat, ...]) -> str:
    return say.listed(member_at(say, view, seat) for seat in seats)
