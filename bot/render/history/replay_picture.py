"""A spot of a finished match: which cards were played, who was to play, and the table with every hand open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.pictures.names import Colours
from bot.pictures.scene import Place, ReplayScene, TableScene
from bot.render.screen import Picture, shortened_alt
from bot.render.table.picture import Names, contract_line, laid_cards, shown_name
from bot.render.table.table import trick_by_seat
from bot.render.words import side_scores
from bot.services.history.archive import ArchivedMatch
from bot.texts import Say
from bot.texts.cards import arranged, card_name, lettering_of
from engine.cards import Card
from engine.results import Trick
from engine.rules import Rules
from engine.seats import Seat, next_seat
from engine.tricks import tricks_by_side
from engine.view import DealView


@dataclass(frozen=True, slots=True)
class ReplayPosition:
    """A deal after so many cards."""

    played: frozenset[Card]
    trick: Trick | None
    """The trick that the last card belongs to; None before the first one."""
    shown: int
    """How many of its cards are on the table."""


def position_of(deal: DealView, step: int) -> ReplayPosition:
    """The deal after `step` cards."""
    played: list[Card] = []
    for trick in deal.tricks:
        if step <= len(trick.cards):
            played += trick.cards[:step]
            return ReplayPosition(frozenset(played), trick if step else None, step)
        played += trick.cards
        step -= len(trick.cards)
    return ReplayPosition(frozenset(played), None, 0)


def acting_seat(rules: Rules, position: ReplayPosition, deal: DealView) -> Seat | None:
    """Who lays the next card, None where nobody does any more."""
    trick = position.trick
    if trick is None:
        return deal.tricks[0].leader if deal.tricks else None
    if position.shown < rules.players:
        return next_seat(trick.leader, rules.players, position.shown)
    return trick.winner if trick is not deal.tricks[-1] else None


def hands_left(deal: DealView, position: ReplayPosition) -> tuple[tuple[Card, ...], ...]:
    """What each seat still holds, in the order people hold it; empty where the hands of a deal stayed closed."""
    trump = deal.contract.strain if deal.contract is not None else None
    return tuple(arranged((card for card in hand if card not in position.played), trump) for hand in deal.hands)


def replay_picture(
    say: Say, archived: ArchivedMatch, number: int, step: int, totals: Sequence[int], names: Names, colours: Colours
) -> Picture | None:
    """The table after `step` cards of a deal; None where its hands stayed closed.

    Args:
        say: the reader's language.
        archived: the match.
        number: which deal, from 0.
        step: how many of its cards are played.
        totals: the score before the deal.
        names: what the members are called on the server.
        colours: how suits are coloured.
    """
    deal, rules = archived.deals[number], archived.public.rules
    if not any(deal.hands):
        return None
    position = position_of(deal, step)
    people = [shown_name(say, occupant, names) for occupant in archived.past.seats]
    trick = position.trick
    done = trick is not None and position.shown == rules.players
    scene = ReplayScene(
        table=_table(say, rules, deal, position, side_scores(say, totals, rules.players), people, colours),
        hands=hands_left(deal, position),
        winner=trick.winner if trick is not None and done else None,
    )
    title = say("replay-title", number=archived.match_id, deal=number + 1, n=len(archived.deals))
    spoken = (title, *_sentences(say, rules, deal, position, scene, people))
    return Picture(scene, shortened_alt(" ".join(f"{sentence.rstrip('.')}." for sentence in spoken)))


def _table(
    say: Say,
    rules: Rules,
    deal: DealView,
    position: ReplayPosition,
    score: str,
    people: Sequence[str],
    colours: Colours,
) -> TableScene:
    trick, acting = position.trick, acting_seat(rules, position, deal)
    leader = trick.leader if trick is not None else 0
    laid = trick_by_seat(leader, trick.cards[: position.shown], rules.players) if trick is not None else {}
    counts = tricks_by_side(_finished(rules, deal, position), rules.players)
    return TableScene(
        places=tuple(
            Place(
                seat=say("seat-name", seat=seat),
                name=name,
                said="",
                backs=0,
                open_cards=(),
                covering=(),
                laid=laid.get(seat),
                leads=bool(laid) and seat == leader,
                acting=seat == acting,
                dealing=seat == deal.dealer,
            )
            for seat, name in enumerate(people)
        ),
        contract=contract_line(say, deal.contract) if deal.contract is not None else "",
        trump=deal.contract.strain.suit if deal.contract is not None else None,
        score=score,
        middle=(say("picture-tricks", parts=" : ".join(map(str, counts))),) if not laid else (),
        turned=None,
        tricks="",
        last_trick=(),
        last_winner=0,
        last_title="",
        lettering=lettering_of(say),
        colours=colours,
    )


def _finished(rules: Rules, deal: DealView, position: ReplayPosition) -> tuple[Trick, ...]:
    """The tricks that were complete at that moment."""
    if position.trick is None:
        return ()
    before = deal.tricks.index(position.trick)
    return deal.tricks[: before + 1 if position.shown == rules.players else before]


def _sentences(
    say: Say, rules: Rules, deal: DealView, position: ReplayPosition, scene: ReplayScene, people: Sequence[str]
) -> Iterator[str]:
    if deal.contract is not None:
        yield say("picture-alt-contract", bid=scene.table.contract)
    yield scene.table.score
    acting = acting_seat(rules, position, deal)
    if acting is not None:
        yield say("picture-alt-turn", seat=acting)
    trick = position.trick
    if trick is not None:
        cards = trick.cards[: position.shown]
        yield say("picture-alt-trick", cards=laid_cards(say, trick.leader, cards, rules.players))
    if scene.winner is not None:
        yield say("last-trick-winner", seat=scene.winner)
    for seat, name in enumerate(people):
        cards = ", ".join(card_name(say, card) for card in scene.hands[seat])
        yield say("replay-alt-hand", seat=seat, member=name or "—", cards=cards or "—")
