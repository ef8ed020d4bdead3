"""The auction: what has been said, the panel of prices, trumps, «Пас» and doublings, and the contract it came to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from bot.render import presses
from bot.render.screen import MAX_OPTIONS, Block, Button, Option, Row, Select, Text, buttons
from bot.render.words import hand_text, person
from bot.services.table.views import TableView
from bot.texts import Say
from bot.texts.cards import bid_label, call_label, card_face, contract_label, strain_label, suit_label
from bot.texts.escape import BLANK
from engine.actions import CONTRA, PASS, SURCONTRA, TAKE, THIRD_DOUBLE, Bid, Call
from engine.cards import Strain, suit_of
from engine.results import Contract
from engine.seats import Seat
from engine.view import PublicView, SeatView

_WORDS: Final[tuple[tuple[Call, str], ...]] = (
    (PASS, "auction-button-pass"),
    (CONTRA, "auction-button-contra"),
    (SURCONTRA, "auction-button-surcontra"),
    (THIRD_DOUBLE, "call-third-double"),
)


def auction_blocks(say: Say, seat: SeatView, price: int) -> list[Block]:
    """The auction as a seated member sees it; `price` is the one picked before, 0 for the lowest that is left."""
    bids = [call for call in seat.legal_calls if isinstance(call, Bid)]
    prices = sorted({bid.price for bid in bids})
    picked = price if price in prices else min(prices, default=0)
    blocks: list[Block] = [Text("\n".join(_situation(say, seat)))]
    if bids:
        blocks += _bid_controls(say, bids, prices, picked)
    blocks += buttons(
        _take_button(say, seat.public) if TAKE in seat.legal_calls else None,
        *(_word_button(say, call, key) for call, key in _WORDS if call in seat.legal_calls),
    )
    return blocks


def said_by_seat(say: Say, public: PublicView) -> dict[Seat, str]:
    """What each seat has said so far, in the order in which they first spoke."""
    words: dict[Seat, list[str]] = {}
    for seat, call in public.calls:
        words.setdefault(seat, []).append(call_label(say, call, bidding=public.rules.bidding))
    return {seat: ", ".join(said) for seat, said in words.items()}


def _situation(say: Say, view: SeatView) -> list[str]:
    public, mine = view.public, view.seat
    waiting = public.to_act is not None and public.to_act != mine
    title = say("auction-title-waiting", seat=public.to_act or 0) if waiting else say("auction-title")
    lines = [f"**{title}**", say("hand-cards", cards=f"**{hand_text(say, view.hand, None)}**")]
    lines += open_card_lines(say, public, mine)
    lines += turned_lines(say, public)
    lines += (say("auction-said", seat=seat, calls=words) for seat, words in said_by_seat(say, public).items())
    lines += standing_lines(say, public)
    if not waiting and PASS not in view.legal_calls:
        lines.append(say("auction-must-choose"))
    return lines


def turned_lines(say: Say, public: PublicView) -> list[str]:
    """The turned card, large, and what may be said over it in this round; nothing in games without one."""
    if public.turned is None:
        return []
    lines = [f"### {say('auction-turned-card', card=card_face(say, public.turned))}"]
    rounds = public.rules.game.auction.rounds
    if rounds is not None:
        lines.append(say(rounds[len(public.calls) >= public.rules.players]))
    return lines


def standing_lines(say: Say, public: PublicView) -> list[str]:
    """The highest bid and what a doubling means for those to come."""
    bid = public.standing_bid
    if bid is None:
        return [say("auction-none")] if public.turned is None else []
    words = contract_label(say, bid)
    lines = [f"**{say('auction-standing', bid=words, seat=bid.seat, multiplier=bid.multiplier)}**"]
    if bid.multiplier > 1:
        lines.append(say("auction-frozen" if public.rules.contra_freezes else "auction-over-contra"))
    return lines


def auction_lines(say: Say, public: PublicView) -> list[str]:
    """The auction as the public card shows it."""
    if public.standing_bid is None and public.turned is None:
        return [say("table-auction-none")]
    return [*turned_lines(say, public), *standing_lines(say, public)]


def contract_line(say: Say, view: TableView, contract: Contract) -> str:
    """What the auction came to, as the public card shows it: the contract and whose it is."""
    if contract.raspasy:
        return say("table-raspasy", trump=strain_label(say, contract.strain))
    words, member = contract_label(say, contract), person(say, view.lobby.seats[contract.seat])
    return say("table-contract", bid=words, member=member, seat=contract.seat, multiplier=contract.multiplier)


def contract_part(say: Say, contract: Contract) -> str:
    """The contract where the trump has been said: its price, who took it, how it is doubled."""
    if contract.raspasy:
        return say("hand-raspasy")
    if not contract.price:
        return say("hand-taker", seat=contract.seat, multiplier=contract.multiplier)
    return say("hand-contract", bid=contract_label(say, contract), seat=contract.seat, multiplier=contract.multiplier)


def open_card_lines(say: Say, public: PublicView, *seats: Seat) -> list[str]:
    """The face-up cards of those seats (all without any) and how many lie face down under them (open belot)."""
    if not public.rules.open_cards:
        return []
    trump = public.contract.strain if public.contract is not None else None
    return [
        say(
            "table-open-cards",
            seat=seat,
            cards=f"**{hand_text(say, public.open_cards[seat], trump) or BLANK}**",
            n=len(public.covering[seat]),
        )
        for seat in seats or range(public.rules.players)
    ]


def _bid_controls(say: Say, bids: list[Bid], prices: list[int], picked: int) -> list[Block]:
    """A select of the legal prices and a button for each trump; without prices the trumps alone."""
    if prices == [0]:
        # From low to high as they outbid each other; suits in one row, for six buttons break badly on a phone.
        offered = [(strain, _trump_button(say, bids, 0, strain)) for strain in Strain if Bid(0, strain) in bids]
        suits = buttons(*(button for strain, button in offered if strain.suit is not None))
        return [*suits, *buttons(*(button for strain, button in offered if strain.suit is None))]
    options = tuple(
        Option(str(price), say("auction-price-option", price=price), chosen=price == picked)
        for price in prices[:MAX_OPTIONS]
    )
    return [
        Text(say("auction-price-picked", price=picked)),
        Row((Select(presses.PRICE(), say("auction-price-placeholder"), options),)),
        *_two_by_two(_trump_button(say, bids, picked, strain) for strain in _strains(bids)),
    ]


def _two_by_two(controls: Iterable[Button]) -> Iterator[Row]:
    """Price and trump on each button: three would stand in the first row of a phone and one in the second."""
    waiting = tuple(controls)
    for start in range(0, len(waiting), 2):
        yield Row(waiting[start : start + 2])


def _strains(bids: list[Bid]) -> list[Strain]:
    """The trumps of the game in the order the buttons stand: spades first, as hands are sorted."""
    present = {bid.strain for bid in bids}
    order = (Strain.SPADES, Strain.HEARTS, Strain.CLUBS, Strain.DIAMONDS, Strain.NO_TRUMPS, Strain.ALL_TRUMPS)
    return [strain for strain in order if strain in present]


def _trump_button(say: Say, bids: list[Bid], price: int, strain: Strain) -> Button:
    legal = Bid(price, strain) in bids
    label = bid_label(say, price, strain) if legal else strain_label(say, strain)
    arg = Bid(price if legal else 0, strain)
    return Button(presses.BID(arg), label, "primary" if legal else "secondary", disabled=not legal)


def _take_button(say: Say, public: PublicView) -> Button:
    word = say("auction-button-take", bidding=public.rules.bidding)
    label = word if public.turned is None else f"{word} {suit_label(say, suit_of(public.turned))}"
    return Button(presses.CALL(TAKE), label, "primary")


def _word_button(say: Say, call: Call, key: str) -> Button:
    return Button(presses.CALL(call), say(key), "secondary" if call == PASS else "danger")
