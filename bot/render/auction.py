"""The auction panel: what has been said, the prices and trumps that may be said now, «Пас» and the doublings."""

from __future__ import annotations

from typing import Final

from bot.render.screen import MAX_OPTIONS, Block, Button, Option, Press, Row, Select, Text, buttons
from bot.render.words import hand_text
from bot.services.views import HandView
from bot.texts import Say
from bot.texts.cards import bid_label, call_label, contract_label, strain_label
from engine.actions import CONTRA, PASS, SURCONTRA, TAKE, THIRD_DOUBLE, Bid, Call, call_code
from engine.cards import Strain, strain_code
from engine.seats import Seat
from engine.view import PublicView

_WORDS: Final[tuple[tuple[Call, str], ...]] = (
    (TAKE, "call-take"),
    (PASS, "auction-button-pass"),
    (CONTRA, "auction-button-contra"),
    (SURCONTRA, "auction-button-surcontra"),
    (THIRD_DOUBLE, "call-third-double"),
)


def auction_blocks(say: Say, view: HandView, price: int) -> list[Block]:
    """The auction as a seated member sees it; `price` is the one picked before, 0 for the lowest that is left."""
    seat = view.seat
    bids = [call for call in seat.legal_calls if isinstance(call, Bid)]
    prices = sorted({bid.price for bid in bids})
    picked = price if price in prices else min(prices, default=0)
    blocks: list[Block] = [Text("\n".join(_situation(say, view)))]
    if bids:
        blocks += _bid_controls(say, bids, prices, picked)
    blocks += buttons(*(_word_button(say, call, key) for call, key in _WORDS if call in seat.legal_calls))
    return blocks


def said_by_seat(say: Say, public: PublicView) -> dict[Seat, str]:
    """What each seat has said so far, in the order in which they first spoke."""
    words: dict[Seat, list[str]] = {}
    for seat, call in public.calls:
        words.setdefault(seat, []).append(call_label(say, call))
    return {seat: ", ".join(said) for seat, said in words.items()}


def _situation(say: Say, view: HandView) -> list[str]:
    public, mine = view.seat.public, view.seat.seat
    waiting = public.to_act is not None and public.to_act != mine
    title = say("auction-title-waiting", seat=public.to_act or 0) if waiting else say("auction-title")
    lines = [f"**{title}**", say("hand-cards", cards=f"**{hand_text(say, view.seat.hand, None)}**")]
    lines += (say("auction-said", seat=seat, calls=words) for seat, words in said_by_seat(say, public).items())
    bid = public.standing_bid
    if bid is None:
        lines.append(say("auction-none"))
    else:
        words = contract_label(say, bid)
        lines.append(f"**{say('auction-standing', bid=words, seat=bid.seat, multiplier=bid.multiplier)}**")
        if bid.multiplier > 1 and public.rules.contra_freezes:
            lines.append(say("auction-frozen"))
    return lines


def _bid_controls(say: Say, bids: list[Bid], prices: list[int], picked: int) -> list[Block]:
    """A select of the legal prices and a button for each trump; without prices the trumps alone."""
    if prices == [0]:
        return list(buttons(*(_trump_button(say, bids, 0, strain) for strain in _strains(bids))))
    options = tuple(
        Option(str(price), say("auction-price-option", price=price), chosen=price == picked)
        for price in prices[:MAX_OPTIONS]
    )
    return [
        Text(say("auction-price-picked", price=picked)),
        Row((Select(Press("price"), say("auction-price-placeholder"), options),)),
        *buttons(*(_trump_button(say, bids, picked, strain) for strain in _strains(bids))),
    ]


def _strains(bids: list[Bid]) -> list[Strain]:
    """The trumps of the game in the order the buttons stand: spades first, as hands are sorted."""
    present = {bid.strain for bid in bids}
    order = (Strain.SPADES, Strain.HEARTS, Strain.CLUBS, Strain.DIAMONDS, Strain.NO_TRUMPS, Strain.ALL_TRUMPS)
    return [strain for strain in order if strain in present]


def _trump_button(say: Say, bids: list[Bid], price: int, strain: Strain) -> Button:
    legal = Bid(price, strain) in bids
    label = bid_label(say, price, strain) if legal else strain_label(say, strain)
    arg = call_code(Bid(price, strain)) if legal else strain_code(strain)
    return Button(Press("bid", arg), label, "primary" if legal else "secondary", disabled=not legal)


def _word_button(say: Say, call: Call, key: str) -> Button:
    return Button(Press("call", call_code(call)), say(key), "secondary" if call == PASS else "danger")
