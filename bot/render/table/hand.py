"""The hand: the ephemeral screen on which a seated member plays, in the member's own language."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from bot.render import presses
from bot.render.bidding import auction_blocks, contract_part
from bot.render.screen import Block, Button, Line, Row, Screen, Text, buttons
from bot.render.table.covered import own_result_blocks, own_table_lines
from bot.render.table.people import own_blocks
from bot.render.table.rematch import next_seats, rematch_buttons
from bot.render.table.score import outcome_lines
from bot.render.table.table import last_trick_line, trick_by_seat
from bot.render.words import FELT, own_score, own_tricks
from bot.services.table.views import HandView
from bot.texts import Say
from bot.texts.cards import SEPARATOR, arranged, card_face, card_label, card_name, emoji_of, strain_face
from bot.texts.manner import SuitStyle
from engine.actions import ANNOUNCE, SILENT
from engine.cards import Card, card_set, suit_of
from engine.declarations import spoken_kinds
from engine.results import Phase
from engine.seats import side_of
from engine.tricks import tricks_by_side
from engine.view import PublicView, SeatView

_WIDTHS: Final = {SuitStyle.GLYPH: 4, SuitStyle.LETTER: 4, SuitStyle.WORDS: 2, SuitStyle.PICTURE: 3}
"""How many cards stand in a row, by how they are written."""

NINE: Final = 9


def hand_screen(say: Say, view: HandView, *, price: int = 0, notice: str = "") -> Screen:
    """What the member sees and may press now.

    Args:
        say: the member's language.
        view: the table with the member's own cards.
        price: the price picked in the auction, 0 for none; dropped where it is not legal any more.
        notice: a sentence about what just happened (a refusal), shown first.
    """
    blocks: list[Block] = [Text(f"**{notice}**")] if notice else []
    lobby, phase = view.table.lobby, view.seat.public.phase
    if lobby.state == "closed":
        blocks.append(Text(say("lobby-closed", table=lobby.table_id)))
        return Screen(lobby.table_id, view.table.seq, tuple(blocks), FELT)
    if lobby.covered and phase in (Phase.AUCTION, Phase.PLAY):
        blocks.append(Text("\n".join(own_table_lines(say, view))))
    if phase is Phase.AUCTION:
        blocks += auction_blocks(say, view.seat, price)
    elif phase is Phase.PLAY:
        blocks += _play_blocks(say, view)
    else:
        blocks += _between_blocks(say, view)
    blocks += own_blocks(say, view)
    blocks += buttons(
        Button(presses.HAND(price if price and phase is Phase.AUCTION else None), say("hand-button-refresh")),
        Button(presses.SCORE(), say("table-button-score")),
        Button(presses.LAST(), say("table-button-last")) if phase is Phase.PLAY else None,
        Button(presses.CLAIM(), say("hand-button-claim"), "danger") if view.seat.may_claim else None,
    )
    return Screen(lobby.table_id, view.table.seq, tuple(blocks), FELT)


def claim_question(say: Say, view: HandView) -> Screen:
    """The question before «доезд», which can lose the match."""
    public, seat = view.seat.public, view.seat.seat
    total = public.totals[side_of(seat, public.rules.players)]
    target = public.rules.target
    words = say("claim-question", points=total, target=target, missing=max(0, target - total))
    rows = buttons(
        Button(presses.CLAIM_YES(), say("claim-button-yes"), "danger"),
        Button(presses.HAND(), say("claim-button-no")),
    )
    return Screen(view.table.lobby.table_id, view.table.seq, (Text(words), *rows), FELT)


def claim_line(say: Say, public: PublicView) -> str:
    """How a match ended by «доезд»."""
    assert public.claimed is not None, "somebody claimed"
    right = side_of(public.claimed, public.rules.players) == public.winner
    return say("claim-right" if right else "claim-wrong", seat=public.claimed)


def _play_blocks(say: Say, view: HandView) -> list[Block]:
    """Whose turn it is first, what may be done last: the cards stand right under it."""
    contract = view.seat.public.contract
    lines = [_heading(say, view), contract_part(say, contract) if contract is not None else ""]
    reasons = _reasons(say, view)
    lines += [_trick_line(say, view), _standing(say, view), f"**{reasons}**" if reasons else ""]
    blocks: list[Block] = [Text("\n".join(filter(None, lines)))]
    if view.seat.must_announce:
        blocks += announcement(say, view.seat)
    return [*blocks, *_card_rows(say, view)]


def _heading(say: Say, view: HandView) -> str:
    """Whose turn it is, large where it is the member's own, and the trump."""
    public = view.seat.public
    parts: list[str] = []
    if public.to_act is not None:
        own = public.to_act == view.seat.seat
        parts.append(f"**{say('hand-your-turn') if own else say('hand-turn-play', seat=public.to_act)}**")
    if public.contract is not None:
        strain = public.contract.strain
        parts.append(say("hand-trump", strain=strain, trump=strain_face(say, strain)))
    line = SEPARATOR.join(parts)
    return f"### {line}" if public.to_act == view.seat.seat else line


def announcement(say: Say, seat: SeatView) -> list[Block]:
    """The question before the first card where the game leaves it to the player to speak of combinations."""
    public = seat.public
    assert public.contract is not None, "combinations are spoken of in the play"
    visible = card_set(seat.hand) | card_set(public.open_cards[seat.seat])
    kinds = spoken_kinds(public.rules, visible, seat.seat, public.contract.strain)
    words = say.listed(say("declaration-word", kind=kind.value) for kind in kinds)
    question = say("hand-announce", kinds=words) if kinds else say("hand-announce-hidden")
    return [
        Text(f"**{question}**"),
        *buttons(
            Button(presses.SAY(ANNOUNCE), say("hand-button-announce"), "success"),
            Button(presses.SAY(SILENT), say("hand-button-silent")),
        ),
    ]


def _trick_line(say: Say, view: HandView) -> str:
    """The running trick, else the one before it; nothing for who leads the first."""
    public = view.seat.public
    if public.trick and public.trick_leader is not None:
        laid = trick_by_seat(public.trick_leader, public.trick, public.rules.players)
        cards = (say("hand-trick-card", card=card_face(say, card), seat=seat) for seat, card in laid.items())
        return say("hand-trick", cards=SEPARATOR.join(cards))
    if public.tricks:
        return last_trick_line(say, public.tricks[-1])
    return "" if public.to_act == view.seat.seat else say("table-trick-empty")


def _standing(say: Say, view: HandView) -> str:
    """Tricks of this deal from the member's side."""
    players = view.seat.public.rules.players
    return own_tricks(say, tricks_by_side(view.seat.public.tricks, players), view.seat.seat, players)


def _card_rows(say: Say, view: HandView) -> list[Block]:
    seat = view.seat
    trump = seat.public.contract.strain if seat.public.contract is not None else None
    held, lying = arranged(seat.hand, trump), arranged(seat.public.open_cards[seat.seat], trump)
    if not held and not lying:
        return [Text(say("hand-last-played"))]
    rows: list[Block] = list(card_rows(say, held, seat.legal_cards))
    if lying:
        rows.append(Text(say("hand-open-cards", n=len(seat.public.covering[seat.seat]))))
        rows += card_rows(say, lying, seat.legal_cards)
    return rows


def card_rows(say: Say, cards: tuple[Card, ...], offered: Collection[Card]) -> Iterator[Row]:
    """Cards as buttons, those `offered` enabled: as many in a row as fit on a phone; nine stand three by three."""
    width = 3 if len(cards) == NINE else _WIDTHS[say.manner.suits]
    controls = [_card_button(say, card, legal=card in offered) for card in cards]
    for start in range(0, len(controls), width):
        yield Row(tuple(controls[start : start + width]))


def _card_button(say: Say, card: Card, *, legal: bool) -> Button:
    style = "primary" if legal else "secondary"
    label, name = card_label(say, card), card_name(say, card)
    if say.manner.big and label != name:
        label = f"{label}{SEPARATOR}{name}"
    return Button(presses.CARD(card), label, style, disabled=not legal, emoji=emoji_of(say, card))


def _reasons(say: Say, view: HandView) -> str:
    """Why the disabled cards may not be played, each reason once; what leading allows where all may."""
    public = view.seat.public
    if view.seat.must_announce:
        return say("hand-announce-first")
    codes = dict.fromkeys(view.seat.refusals.values())
    if codes:
        led = suit_of(public.trick[0]) if public.trick else None
        return " ".join(say(f"error-{code}", **({"suit": led} if led is not None else {})) for code in codes)
    if public.to_act == view.seat.seat and not public.trick:
        return say("hand-trick-lead")
    return ""


def _farewell(say: Say, *, won: bool, pairs: bool) -> str:
    if pairs:
        return say("match-you-won" if won else "match-you-lost")
    return say("match-you-won-alone" if won else "match-you-lost-alone")


def _between_blocks(say: Say, view: HandView) -> list[Block]:
    """Between deals and after the match: how it stands, and what may come next."""
    public, seat = view.seat.public, view.seat.seat
    if view.table.lobby.covered and public.deals:
        return [*own_result_blocks(say, view, public.deals[-1]), *_onward(say, view)]
    players = public.rules.players
    lines = [f"**{own_score(say, public.totals, seat, players)}**"]
    if public.claimed is not None:
        lines.append(claim_line(say, public))
    elif public.deals:
        lines += outcome_lines(say, public.rules, public.deals[-1])
    if public.phase is Phase.FINISHED:
        won = public.winner == side_of(seat, players)
        lines.append(_farewell(say, won=won, pairs=public.rules.in_pairs))
        following = next_seats(say, view.table) if view.table.lobby.duplicate_id is None else ()
        return [Text("\n".join(lines)), Line(), *following, *buttons(*rematch_buttons(say, view.table.lobby))]
    lines.append(say("hand-not-dealt"))
    return [Text("\n".join(lines)), *_onward(say, view)]


def _onward(say: Say, view: HandView) -> list[Block]:
    """The way to the next deal, where one follows."""
    if view.seat.public.phase is Phase.FINISHED:
        return []
    return [Line(), *buttons(Button(presses.NEXT(), say("table-button-next"), "success"))]
