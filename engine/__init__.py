"""The rules of Belote, pure: no clock, no randomness, no I/O, standard library only.

A match goes from deal to deal; cards come from outside, here from the shuffle that anybody can check:

    >>> from engine import PASS, Bid, Match, PlayCard, Strain, deck_order, export_record, preset, read_record, seat_view
    >>> rules = preset("club")
    >>> match = Match(rules, first_dealer=3)
    >>> events = match.deal_cards(deck_order(rules, secret=b"no secret", number=1, contributions=(1, 2, 3, 4)))
    >>> seat_view(match, 0).hand
    (8D, KD, 10H, 7S, 8S, QS, KS, AS)

Whose turn it is may do what is `legal`. `apply` says what happened, or refuses and changes nothing:

    >>> match.apply(0, Bid(80, Strain.SPADES))
    (CallMade(seat=0, call=Bid(price=80, strain=<Strain.SPADES: 3>)),)
    >>> [call.__class__.__name__ for call in seat_view(match, 1).legal_calls if not isinstance(call, Bid)]
    ['Pass', 'Contra']
    >>> for seat in (1, 2, 3):
    ...     events = match.apply(seat, PASS)
    >>> match.apply(0, PlayCard(seat_view(match, 0).hand[-1]))
    (CardPlayed(seat=0, card=AS),)
    >>> view = seat_view(match, 1)
    >>> view.hand, view.legal_cards
    ((7C, 10C, QC, KC, AC, 10D, 7H, JS), (JS,))
    >>> match.apply(1, PlayCard(view.hand[0]))
    Traceback (most recent call last):
    engine.errors.IllegalCard: must-follow

A deal that is over has a score sheet; a record holds the match, and gives it back:

    >>> while match.to_act is not None:
    ...     events = match.apply(match.to_act, match.legal()[0])
    >>> match.results[0].score.outcome, match.totals
    (<Outcome.MADE: 'made'>, (197, 85))
    >>> read_record(export_record(match)).totals == match.totals
    True

`Rules` has every option, `preset` the club's sets of them. What a person may see is a view, and `Position` is what
follows from it. Elsewhere: `engine.robots` decide for a seat, `engine.lessons` explain, `engine.claims` prove,
`engine.review` looks back, `engine.fairness` checks a shuffle, `engine.scorepad` is for people with real cards.
"""

from engine.actions import (
    ANNOUNCE,
    CLAIM_OUT,
    CONTRA,
    PASS,
    SILENT,
    SURCONTRA,
    TAKE,
    THIRD_DOUBLE,
    Action,
    Announce,
    Bid,
    Call,
    ClaimOut,
    Contra,
    Pass,
    PlayCard,
    Surcontra,
    Take,
    ThirdDouble,
    action_code,
    parse_call,
    parse_play,
)
from engine.cards import (
    DECK_24,
    DECK_32,
    Card,
    CardSet,
    Rank,
    Strain,
    Suit,
    card_set,
    cards_of,
    make_card,
    parse_card,
    rank_of,
    suit_of,
)
from engine.errors import EngineError, NotationError, RecordError, RuleError, RulesError
from engine.events import (
    Announced,
    AuctionEnded,
    CallMade,
    CardPlayed,
    ClaimedOut,
    DealScored,
    Dealt,
    Event,
    MatchWon,
    Surrendered,
    TrickTaken,
)
from engine.match import Match, fold
from engine.position import Position
from engine.presets import preset, preset_names
from engine.record import export_record, read_record
from engine.replay import replay
from engine.results import Contract, DealScore, Declaration, Phase, ScoreLine, Trick
from engine.rules import Rules
from engine.seats import Seat, Side
from engine.shuffle import deck_order, next_deck
from engine.view import DealView, PublicView, SeatView, open_deals, public_view, seat_view

__all__ = [
    "ANNOUNCE",
    "CLAIM_OUT",
    "CONTRA",
    "DECK_24",
    "DECK_32",
    "PASS",
    "SILENT",
    "SURCONTRA",
    "TAKE",
    "THIRD_DOUBLE",
    "Action",
    "Announce",
    "Announced",
    "AuctionEnded",
    "Bid",
    "Call",
    "CallMade",
    "Card",
    "CardPlayed",
    "CardSet",
    "ClaimOut",
    "ClaimedOut",
    "Contra",
    "Contract",
    "DealScore",
    "DealScored",
    "DealView",
    "Dealt",
    "Declaration",
    "EngineError",
    "Event",
    "Match",
    "MatchWon",
    "NotationError",
    "Pass",
    "Phase",
    "PlayCard",
    "Position",
    "PublicView",
    "Rank",
    "RecordError",
    "RuleError",
    "Rules",
    "RulesError",
    "ScoreLine",
    "Seat",
    "SeatView",
    "Side",
    "Strain",
    "Suit",
    "Surcontra",
    "Surrendered",
    "Take",
    "ThirdDouble",
    "Trick",
    "TrickTaken",
    "action_code",
    "card_set",
    "cards_of",
    "deck_order",
    "export_record",
    "fold",
    "make_card",
    "next_deck",
    "open_deals",
    "parse_call",
    "parse_card",
    "parse_play",
    "preset",
    "preset_names",
    "public_view",
    "rank_of",
    "read_record",
    "replay",
    "seat_view",
    "suit_of",
]
