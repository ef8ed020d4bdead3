"""The score sheet: every point of a deal as a labelled line, the running sheet of the match, the last trick."""

from __future__ import annotations

from typing import Final

from bot.render import presses
from bot.render.screen import Block, Button, Line, Option, Row, Screen, Select, Text, buttons
from bot.render.table.columns import sheet_block
from bot.render.table.table import trick_by_seat
from bot.render.words import FELT, hand_text, own_score, side_scores, system_of
from bot.services.table.views import TableView
from bot.texts import Say
from bot.texts.cards import card_face, cards_label, contract_label, side_name
from engine.cards import cards_of
from engine.results import LineKind, Phase, ScoreLine
from engine.rules import Rules
from engine.seats import Seat, Side, side_of
from engine.view import DealView, PublicView

COMMITMENT_SHOWN: Final = 16
"""How many letters of a commitment a card shows; the score screen of a running match has all 64."""

_SELECT_DEALS: Final = 25


def outcome_lines(say: Say, rules: Rules, deal: DealView) -> list[str]:
    """What became of the contract, in a sentence or two."""
    contract = deal.contract
    if deal.score is None or contract is None:
        return [say("table-passed-out", deal=deal.number)]
    bid = contract_label(say, contract)
    got = _points_of(deal, side_of(contract.seat, rules.players), rules.players)
    lines = [
        say(
            f"score-outcome-{deal.score.outcome.value}",
            system=system_of(rules),
            bid=bid,
            seat=contract.seat,
            multiplier=contract.multiplier,
            points=got,
        )
    ]
    if contract.price:
        lines.append(say("score-need", price=contract.price, points=got))
    return lines


def deal_lines(say: Say, rules: Rules, deal: DealView) -> list[str]:
    """The outcome of a deal in sentences and its score line by line, pair by pair."""
    lines = outcome_lines(say, rules, deal)
    if deal.score is None:
        return lines
    for side, points in enumerate(deal.score.score):
        lines.append(f"\n**{side_name(say, side, rules.players)}**")
        lines += (_row(say, line) for line in deal.score.lines if line.side == side)
        lines.append(f"**{say('score-deal-total', points=points)}**")
    if deal.score.carry:
        lines.append(say("score-carry", system=system_of(rules), n=deal.score.carry))
    return lines


def declaration_lines(say: Say, deal: DealView) -> list[str]:
    """Every combination that was held, with what became of it; the losing ones too."""
    if not deal.declarations:
        return [say("declarations-none")]
    return [
        say(
            f"declaration-{entry.status.value}",
            seat=entry.seat,
            kind=entry.kind.value,
            cards=cards_label(say, cards_of(entry.cards)),
            points=entry.points,
        )
        for entry in deal.declarations
    ]


def open_hands(say: Say, deal: DealView) -> list[str]:
    """All hands as they were dealt."""
    trump = deal.contract.strain if deal.contract is not None else None
    return [
        say("score-hand-line", seat=seat, cards=hand_text(say, hand, trump))
        for seat, hand in enumerate(deal.hands)
        if hand
    ]


def score_screen(say: Say, view: TableView, seat: Seat | None, *, deal: int = 0, on_hand: bool = False) -> Screen:
    """The score as a member asks for it.

    Args:
        say: the language of who asks.
        view: the table.
        seat: where the reader sits (whose pair is «Мы»), or None for somebody who watches.
        deal: which finished deal to spell out; 0 for the last one.
        on_hand: whether the screen takes the place of the reader's hand, which a button then brings back.
    """
    public = view.public
    finished = [entry for entry in public.deals if entry.score is not None]
    chosen = next((entry for entry in finished if entry.number == deal), finished[-1] if finished else None)
    blocks: list[Block] = [Text(f"### {say('score-sheet-title')}\n{_standing(say, public, seat)}")]
    blocks.append(sheet_block(say, public, seat))
    if chosen is not None:
        words = [f"**{say('score-title', deal=chosen.number)}**", *deal_lines(say, public.rules, chosen)]
        held = [f"**{say('declarations-title')}**", *declaration_lines(say, chosen)]
        blocks += [Line(), Text("\n".join((*words, "", *held)))]
    if chosen is not None and len(finished) > 1:
        options = tuple(
            Option(str(entry.number), say("score-title", deal=entry.number), chosen=entry is chosen)
            for entry in reversed(finished[-_SELECT_DEALS:])
        )
        blocks.append(Row((Select(presses.SHEET(), say("score-sheet-deal"), options),)))
    blocks += fairness_blocks(say, view)
    blocks += _back(say, on_hand)
    return Screen(view.lobby.table_id, view.seq, tuple(blocks), FELT)


def last_trick_screen(say: Say, view: TableView, *, on_hand: bool = False) -> Screen:
    """The last finished trick of the running deal, card by card."""
    tricks = view.public.tricks if view.public.phase is Phase.PLAY else ()
    if not tricks:
        lines = [say("last-trick-none")]
    else:
        trick = tricks[-1]
        lines = [f"**{say('last-trick-title', number=len(tricks), n=trick.points)}**"]
        for seat, card in trick_by_seat(trick.leader, trick.cards, len(trick.cards)).items():
            line = say("last-trick-line", seat=seat, card=card_face(say, card))
            lines.append(f"**{line}**" if seat == trick.winner else line)
        lines.append(say("last-trick-winner", seat=trick.winner))
    blocks: tuple[Block, ...] = (Text("\n".join(lines)), *_back(say, on_hand))
    return Screen(view.lobby.table_id, view.seq, blocks, FELT)


def fairness_blocks(say: Say, view: TableView) -> tuple[Block, ...]:
    """The commitment to the match's secret, and the secret itself once the match is over."""
    fairness = view.fairness
    if fairness.secret_hex is None:
        return Line(), Text(f"-# {say('fair-commitment', hash=fairness.commitment)}")
    known = fairness.commitment[:COMMITMENT_SHOWN]
    lines = [say("fair-revealed", secret=fairness.secret_hex, hash=known), say("fair-check")]
    another = view.lobby.state == "finished" and view.lobby.duplicate_id is None
    if another:  # whoever agrees to one more match adds to a secret that is already fixed
        lines.append(say("fair-next", hash=fairness.next_commitment[:COMMITMENT_SHOWN]))
    return Line(), Text("\n".join(f"-# {line}" for line in lines))


def fairness_short(say: Say, commitment: str) -> str:
    """The beginning of a commitment, enough to recognise it."""
    return say("fair-short", hash=commitment[:COMMITMENT_SHOWN])


def _back(say: Say, on_hand: bool) -> tuple[Block, ...]:
    return buttons(Button(presses.HAND(), say("table-button-hand"), "primary") if on_hand else None)


def _standing(say: Say, public: PublicView, seat: Seat | None) -> str:
    players = public.rules.players
    return side_scores(say, public.totals, players) if seat is None else own_score(say, public.totals, seat, players)


def _points_of(deal: DealView, side: Side, players: int) -> int:
    """What a side gathered towards its promise: cards with the last ten, belote and combinations that counted."""
    cards = sum(trick.points for trick in deal.tricks if side_of(trick.winner, players) == side)
    counted = (entry for entry in deal.declarations if entry.counted and side_of(entry.seat, players) == side)
    return cards + sum(entry.points for entry in counted)


def _row(say: Say, line: ScoreLine) -> str:
    label = say(
        f"score-line-{line.kind.value}",
        seat=line.seat if line.seat is not None else 0,
        kind=line.declaration.value if line.declaration is not None else "",
        cards=cards_label(say, cards_of(line.cards)),
        factor=line.factor,
        base=line.base,
        side=line.side,
    )
    # A conversion adds what is missing to the sum so far; people want to see what it became.
    points = line.base + line.points if line.kind is LineKind.MATCH_POINTS else line.points
    return say("score-row", label=label, points=points)
