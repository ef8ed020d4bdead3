"""Which cards beat which and what they are worth, in a line of text and as a picture: the engine's own tables."""

from __future__ import annotations

from typing import Final

from bot.pictures.names import Colours
from bot.pictures.scene import OrderRow, OrderScene
from bot.render.screen import Picture
from bot.texts import Say
from bot.texts.cards import SEPARATOR, lettering_of
from engine.cards import Card, Rank, Strain, Suit, make_card, rank_of
from engine.rules import Rules
from engine.strengths import STRENGTHS

Values = tuple[tuple[Card, int], ...]
"""Cards of a suit from strong to weak, each with its points."""

_TRUMP: Final = Suit.HEARTS
_PLAIN: Final = Suit.SPADES
"""Suits that stand for all of their kind on the picture."""


def suit_values(rules: Rules, strain: Strain, suit: Suit) -> Values:
    """The cards of a suit that are in the game's pack, as they compare in a strain."""
    table = STRENGTHS[strain]
    ranks = (rank for rank in Rank if rules.deck_cards == 32 or rank >= Rank.NINE)
    cards = sorted((make_card(rank, suit) for rank in ranks), key=lambda card: table.order[card], reverse=True)
    return tuple((card, table.points[card]) for card in cards)


def order_picture(say: Say, rules: Rules, colours: Colours) -> Picture:
    """The order and the values of cards in every kind of suit that the game has."""
    rows: list[OrderRow] = []
    words: list[str] = []
    for kinds, values in _kinds(rules):
        title = SEPARATOR.join(say("order-kind", row=kind) for kind in kinds)
        rows.append(OrderRow(title, values))
        cards = ", ".join(say("order-card", rank=rank_of(card), n=points) for card, points in values)
        words.append(say("order-alt", label=title, cards=cards))
    return Picture(OrderScene(tuple(rows), lettering_of(say), colours), " ".join(words))


def _kinds(rules: Rules) -> list[tuple[list[str], Values]]:
    """The kinds of suits with their cards; kinds in which cards compare alike share a row."""
    kinds = [("trump", _TRUMP, Strain(_TRUMP)), ("plain", _PLAIN, Strain(_TRUMP))]
    if rules.game.auction.without_suit:
        kinds += [("all-trumps", _TRUMP, Strain.ALL_TRUMPS), ("no-trumps", _PLAIN, Strain.NO_TRUMPS)]
    found: list[tuple[list[str], Values]] = []
    for kind, suit, strain in kinds:
        values = suit_values(rules, strain, suit)
        alike = next((names for names, others in found if others == values), None)
        if alike is None:
            found.append(([kind], values))
        else:
            alike.append(kind)
    return found
