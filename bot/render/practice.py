"""The practice deal: a hand on which everything may be pressed, and a teacher who explains what comes of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from bot.pictures.names import Colours
from bot.render import presses
from bot.render.bidding import auction_blocks, contract_part
from bot.render.screen import Block, Button, Line, Row, Screen, Select, Text, buttons
from bot.render.table.hand import announcement, card_rows
from bot.render.table.picture import deal_picture
from bot.render.table.score import deal_lines, declaration_lines, open_hands
from bot.render.table.table import trick_by_seat
from bot.render.words import FELT, game_title, own_score, own_tricks
from bot.services.practice import PracticeView
from bot.texts import Say
from bot.texts.cards import SEPARATOR, arranged, call_label, card_face, cards_label, strain_face
from engine.actions import Action, Announce, PlayCard
from engine.cards import Card, Strain, suit_of
from engine.lessons import Advice, why_taken
from engine.position import Position
from engine.results import Contract, Phase, Trick
from engine.seats import Seat, partner_of, side_of
from engine.strengths import LAST_TRICK_POINTS, STRENGTHS
from engine.tricks import tricks_by_side
from engine.view import SeatView


@dataclass(frozen=True, slots=True)
class Remark:
    """What the teacher has to say besides: about a refused card, an advice, or another sentence."""

    words: str = ""
    wrong: Card | None = None
    """A card that was pressed and refused; its rule is explained while it may still not be laid."""
    advice: Advice | None = None


NOTHING: Final = Remark()


def practice_screen(
    say: Say, view: PracticeView, remark: Remark = NOTHING, *, price: int = 0, colours: Colours | None = None
) -> Screen:
    """A practice deal as it stands.

    Args:
        say: the member's language.
        view: the deal.
        remark: what came of the last press.
        price: the price picked in the auction, 0 for none.
        colours: how suits are coloured on the picture; None shows words only.
    """
    seat = view.seat
    blocks: list[Block] = [Text("\n".join(_heading(say, view)))]
    if seat.public.phase is Phase.PLAY:
        blocks += _play(say, seat, colours)
    elif seat.public.phase is Phase.AUCTION:
        blocks += _own(auction_blocks(say, seat, price))
    else:
        blocks += _outcome(say, seat)
    said = list(_said(say, view, remark))
    if said:
        blocks.append(Text("\n".join(said)))  # where the thumb is: the top may be out of sight on a phone
    blocks += _buttons(say, view)
    return Screen(view.practice_id, view.seq, tuple(blocks), FELT)


def _heading(say: Say, view: PracticeView) -> Iterator[str]:
    public = view.seat.public
    yield f"### {say('practice-title', game=game_title(say, public.rules))}"
    if public.tricks:
        return
    yield f"-# {say('practice-about' if public.rules.in_pairs else 'practice-about-alone', seat=view.seat.seat)}"
    if view.thrown_in:
        yield say("practice-redealt")


def _said(say: Say, view: PracticeView, remark: Remark) -> Iterator[str]:
    """What the teacher says; a remark about a card names the rule and what may be laid instead."""
    code = view.seat.refusals.get(remark.wrong) if remark.wrong is not None else None
    if remark.words and code is None:
        yield f"**{remark.words}**"
    if remark.wrong is not None and code is not None:
        yield f"**{say('practice-wrong', card=card_face(say, remark.wrong))}**"
        yield _why_wrong(say, view.seat, code)
        legal = arranged(view.seat.legal_cards, _strain(view.seat))
        yield say("practice-may", cards=cards_label(say, legal))
    if remark.advice is not None:
        yield f"**{say('practice-advice', label=_action_words(say, view.seat, remark.advice.action))}**"
        yield _reason(say, remark.advice)


def _why_wrong(say: Say, seat: SeatView, code: str) -> str:
    """The rule that forbids a card, told of the trick as it lies."""
    position = Position(seat)
    assert position.led is not None, "a leader may lay any card"
    assert position.holder is not None, "a leader may lay any card"
    return say(
        f"practice-why-{code}",
        suit=suit_of(position.led),
        card=card_face(say, position.holder),
        ruff=not position.is_trump(position.led),
        partner=position.partner_holds,
    )


def _reason(say: Say, advice: Advice) -> str:
    return say(
        f"practice-tip-{advice.reason}",
        trump=strain_face(say, advice.strain) if advice.strain is not None else "",
        cards=cards_label(say, advice.trumps),
        points=advice.worth,
        price=advice.needed,
    )


def _action_words(say: Say, seat: SeatView, action: Action) -> str:
    if isinstance(action, PlayCard):
        return card_face(say, action.card)
    if isinstance(action, Announce):
        return say("hand-button-announce" if action.aloud else "hand-button-silent")
    return call_label(say, action, bidding=seat.public.rules.bidding)  # pyright: ignore[reportArgumentType]


def _play(say: Say, seat: SeatView, colours: Colours | None) -> Iterator[Block]:
    public = seat.public
    if public.tricks:
        yield Text("\n".join(_last_trick(say, seat, public.tricks[-1])))
        yield Line()
    yield Text("\n".join(_standing(say, seat, in_words=colours is None)))
    if colours is not None:
        people = [say("practice-person", whose=_who(seat, other)) for other in range(public.rules.players)]
        yield deal_picture(say, public, people, say("practice-alt", seat=public.dealer), colours)
    if seat.must_announce:
        yield from _own(announcement(say, seat))
    yield from _own(_cards(say, seat))


def _standing(say: Say, seat: SeatView, *, in_words: bool) -> Iterator[str]:
    """The contract and at first what it asks for, what has been taken; the running trick where no picture shows it."""
    public, players = seat.public, seat.public.rules.players
    if public.contract is not None:
        contract = public.contract
        trump = say("hand-trump", strain=contract.strain, trump=strain_face(say, contract.strain))
        yield f"**{trump[:1].upper()}{trump[1:]}**"
        yield contract_part(say, contract)
        if not public.tricks:
            yield _goal(say, seat, contract)
    counts = tricks_by_side(public.tricks, players)
    yield own_tricks(say, counts, seat.seat, players)
    yield say("practice-points", parts=own_score(say, public.points, seat.seat, players))
    if public.trick and public.trick_leader is not None:
        if not in_words:
            return
        laid = trick_by_seat(public.trick_leader, public.trick, players)
        cards = (say("hand-trick-card", card=card_face(say, card), seat=other) for other, card in laid.items())
        yield f"**{say('hand-trick', cards=SEPARATOR.join(cards))}**"
    else:
        yield f"**{say('hand-announce-first' if seat.must_announce else 'hand-trick-lead')}**"


def _goal(say: Say, seat: SeatView, contract: Contract) -> str:
    players = seat.public.rules.players
    if contract.raspasy:
        return say("practice-tip-raspasy")
    own = side_of(contract.seat, players) == side_of(seat.seat, players)
    return say("practice-goal" if own else "practice-goal-theirs", price=contract.price)


def _last_trick(say: Say, seat: SeatView, trick: Trick) -> Iterator[str]:
    """The finished trick: who laid what, who took it and why, and each card's points."""
    public = seat.public
    assert public.contract is not None, "tricks are taken under a contract"
    laid = trick_by_seat(trick.leader, trick.cards, len(trick.cards))
    cards = (say("hand-trick-card", card=card_face(say, card), seat=other) for other, card in laid.items())
    yield say("replay-trick", number=len(public.tricks), cards=SEPARATOR.join(cards))
    took = say(
        "practice-took",
        whose=_who(seat, trick.winner),
        seat=trick.winner,
        card=card_face(say, laid[trick.winner]),
        why=why_taken(public.contract.strain, trick),
    )
    yield f"**{took}**"
    yield _sum(say, seat, trick)


def _sum(say: Say, seat: SeatView, trick: Trick) -> str:
    """The points of a trick card by card, with the last ten where it was the last one."""
    contract = seat.public.contract
    assert contract is not None, "tricks are taken under a contract"
    values = STRENGTHS[contract.strain].points
    parts = " + ".join(f"{card_face(say, card)} {values[card]}" for card in trick.cards)
    last = trick.points - sum(values[card] for card in trick.cards) == LAST_TRICK_POINTS
    return say("practice-sum-last" if last else "practice-sum", parts=parts, n=trick.points)


def _cards(say: Say, seat: SeatView) -> Iterator[Block]:
    """Every card as a button, whether it may be laid or not; none before the question about combinations."""
    trump, lying = _strain(seat), seat.public.open_cards[seat.seat]
    offered = () if seat.must_announce else (*seat.hand, *lying)
    yield from card_rows(say, arranged(seat.hand, trump), offered)
    if lying:
        yield Text(say("hand-open-cards", n=len(seat.public.covering[seat.seat])))
        yield from card_rows(say, arranged(lying, trump), offered)


def _outcome(say: Say, seat: SeatView) -> Iterator[Block]:
    """The end: the last trick, every point line by line, combinations, all hands."""
    public = seat.public
    deal = public.deals[-1]
    yield Text("\n".join(_last_trick(say, seat, deal.tricks[-1])))
    yield Line()
    yield Text("\n".join(deal_lines(say, public.rules, deal)))
    yield Text("\n".join((f"**{say('declarations-title')}**", *declaration_lines(say, deal))))
    yield Text("\n".join((f"**{say('score-hands-title')}**", *open_hands(say, deal))))


def _buttons(say: Say, view: PracticeView) -> tuple[Row, ...]:
    game = view.seat.public.rules.preset
    return buttons(
        None if view.over else Button(presses.TRY_HINT(), say("practice-button-hint"), "success"),
        Button(presses.TRY_NEW(game), say("practice-button-new"), "success" if view.over else "secondary"),
        Button(presses.HELP(), say("practice-button-help")),
    )


def _own(blocks: Iterable[Block]) -> Iterator[Block]:
    """Blocks of a table's hand with the verbs of practice deals."""
    for block in blocks:
        yield Row(tuple(map(_renamed, block.controls))) if isinstance(block, Row) else block


def _renamed(control: Button | Select) -> Button | Select:
    return replace(control, press=replace(control.press, verb=presses.IN_PRACTICE[control.press.verb].verb))


def _who(seat: SeatView, other: Seat) -> str:
    if other == seat.seat:
        return "you"
    return "partner" if other == partner_of(seat.seat, seat.public.rules.players) else "other"


def _strain(seat: SeatView) -> Strain | None:
    return seat.public.contract.strain if seat.public.contract is not None else None
