"""From a table as everybody may see it to its picture: what is drawn, and the same in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.pictures.names import Colours
from bot.pictures.scene import Place, TableScene
from bot.render.bidding import said_by_seat
from bot.render.screen import Picture, shortened_alt
from bot.render.table.table import trick_by_seat
from bot.render.words import side_scores, side_tricks
from bot.services.table.views import Occupant, TableView
from bot.texts import Say
from bot.texts.cards import arranged, call_label, card_name, contract_label, lettering_of, spoken, strain_label
from bot.texts.escape import tidy
from engine.cards import Card, Strain
from engine.results import Contract, Phase
from engine.seats import Seat
from engine.tricks import tricks_by_side
from engine.view import PublicView

Names = Mapping[int, str]
"""What members are called on the server, by id."""


def table_picture(say: Say, view: TableView, names: Names, colours: Colours = Colours.TWO) -> Picture:
    """The picture of a running deal; it depends on what is public, on the names and on nothing else."""
    people = [shown_name(say, occupant, names) for occupant in view.lobby.seats]
    public = view.public
    title = say("picture-alt-table", table=view.lobby.table_id, deal=public.number, seat=public.dealer)
    return deal_picture(say, public, people, title, colours)


def deal_picture(say: Say, public: PublicView, people: list[str], title: str, colours: Colours) -> Picture:
    """The picture of a deal; `people` are names by seat, `title` is the sentence that its description begins with."""
    return Picture(_scene(say, public, people, colours), _alt(say, public, people, title))


def _scene(say: Say, public: PublicView, people: list[str], colours: Colours) -> TableScene:
    auction = public.phase is Phase.AUCTION
    contract, last = public.contract, public.tricks[-1] if public.tricks else None
    counts = tricks_by_side(public.tricks, public.rules.players)
    return TableScene(
        places=tuple(_place(say, public, seat, name) for seat, name in enumerate(people)),
        contract=say("picture-auction") if contract is None else contract_line(say, contract),
        trump=contract.strain.suit if contract is not None else None,
        score=side_scores(say, public.totals, public.rules.players),
        middle=_middle(say, public) if auction else (),
        turned=public.turned if auction else None,
        tricks="" if auction else say("picture-tricks", parts=" : ".join(map(str, counts))),
        last_trick=last.cards if last is not None else (),
        last_winner=(last.winner - last.leader) % public.rules.players if last is not None else 0,
        last_title=say("picture-last", seat=last.winner) if last is not None else "",
        lettering=lettering_of(say),
        colours=colours,
    )


def _place(say: Say, public: PublicView, seat: Seat, name: str) -> Place:
    laid = trick_by_seat(public.trick_leader or 0, public.trick, public.rules.players)
    words = [call for speaker, call in public.calls if speaker == seat]
    lying = arranged(public.open_cards[seat], _strain(public))
    return Place(
        seat=say("seat-name", seat=seat),
        name=name,
        said=call_label(say, words[-1], bidding=public.rules.bidding)
        if words and public.phase is Phase.AUCTION
        else "",
        backs=public.cards_left[seat] - len(lying) - len(public.covering[seat]),
        open_cards=lying,
        covering=public.covering[seat],
        laid=laid.get(seat),
        leads=bool(laid) and seat == public.trick_leader,
        acting=seat == public.to_act,
        dealing=seat == public.dealer,
    )


def _middle(say: Say, public: PublicView) -> tuple[str, ...]:
    if public.standing_bid is not None:
        return (contract_line(say, public.standing_bid),)
    return () if public.turned is not None else (say("table-auction-none"),)


def contract_line(say: Say, contract: Contract) -> str:
    """A contract in a line: what, whose, doubled or not."""
    if contract.raspasy:
        return say("table-raspasy", trump=strain_label(say, contract.strain))
    bid = contract_label(say, contract)
    return say("picture-contract", bid=bid, seat=contract.seat, multiplier=contract.multiplier)


def _strain(public: PublicView) -> Strain | None:
    return public.contract.strain if public.contract is not None else None


def shown_name(say: Say, occupant: Occupant | None, names: Names) -> str:
    """What a person or a robot is called, harmless and on one line; empty where it is not known."""
    if occupant is None:
        return ""
    if occupant.user_id is None:
        return say("robot-name", number=occupant.number)
    return tidy(names[occupant.user_id]) if occupant.user_id in names else ""


def _alt(say: Say, public: PublicView, people: list[str], title: str) -> str:
    sentences = (title, *_sentences(spoken(say), public, people))
    return shortened_alt(" ".join(f"{sentence.rstrip('.')}." for sentence in sentences))


def _sentences(say: Say, public: PublicView, people: list[str]) -> Iterator[str]:
    if public.to_act is not None:
        yield say("picture-alt-turn" if public.phase is Phase.PLAY else "picture-alt-call", seat=public.to_act)
    contract = public.contract or public.standing_bid
    if contract is not None:
        yield say("picture-alt-contract", bid=contract_line(say, contract))
    if public.turned is not None and public.phase is Phase.AUCTION:
        yield say("picture-alt-turned", card=card_name(say, public.turned))
    if public.trick and public.trick_leader is not None:
        yield say("picture-alt-trick", cards=laid_cards(say, public.trick_leader, public.trick, public.rules.players))
    yield say("table-score", parts=side_scores(say, public.totals, public.rules.players))
    if public.phase is Phase.PLAY:
        counts = tricks_by_side(public.tricks, public.rules.players)
        yield say("table-tricks", parts=side_tricks(say, counts, public.rules.players))
    for seat, words in said_by_seat(say, public).items() if public.phase is Phase.AUCTION else ():
        yield say("picture-alt-said", seat=seat, calls=words)
    for seat, name in enumerate(people):
        yield say("picture-alt-place", seat=seat, member=name or "—", n=public.cards_left[seat])
        lying = arranged(public.open_cards[seat], _strain(public))
        if lying:
            yield say("picture-alt-open", seat=seat, cards=_named(say, lying), n=len(public.covering[seat]))
    if public.tricks:
        last = public.tricks[-1]
        yield say(
            "picture-alt-last", seat=last.winner, cards=laid_cards(say, last.leader, last.cards, public.rules.players)
        )


def laid_cards(say: Say, leader: Seat, cards: tuple[Card, ...], players: int) -> str:
    """The cards of a trick by their names, each with who laid it."""
    laid = trick_by_seat(leader, cards, players)
    return ", ".join(say("hand-trick-card", card=card_name(say, card), seat=seat) for seat, card in laid.items())


def _named(say: Say, cards: tuple[Card, ...]) -> str:
    return ", ".join(card_name(say, card) for card in cards)
