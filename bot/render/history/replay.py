"""A finished match again, card by card: what lay on the table at any moment, and why each point was written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.pictures.names import Colours
from bot.render import presses
from bot.render.history.replay_picture import acting_seat, hands_left, position_of, replay_picture
from bot.render.screen import Block, Button, Line, Option, Row, Screen, Select, Text, buttons
from bot.render.table.hand import claim_line
from bot.render.table.picture import Names
from bot.render.table.score import deal_lines, declaration_lines, open_hands
from bot.render.words import FELT, hand_text, mention, moment, person, rules_in_short, side_scores
from bot.services.history.archive import PAGE, ArchivedMatch, PastMatch
from bot.texts import Say
from bot.texts.cards import call_label, card_face, contract_label, lettered, side_name, strain_face
from bot.texts.escape import BLANK
from engine.results import Trick
from engine.rules import Rules
from engine.seats import Seat, next_seat, side_of
from engine.view import DealView

_SELECT: Final = 25


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a match: the deal from 0; how many of its cards are played, one more for its score."""

    deal: int
    step: int

    def __str__(self) -> str:
        return f"{self.deal}.{self.step}"

    @classmethod
    def parse(cls, text: str) -> Spot:
        """The spot of a control's argument (`3.12` or `3.12.tag`); the beginning where it is none."""
        deal, _, rest = text.partition(".")
        step = rest.partition(".")[0]
        return cls(int(deal), int(step)) if deal.isdigit() and step.isdigit() else cls(0, 0)

    def within(self, deals: Sequence[DealView]) -> Spot:
        """The nearest spot that exists."""
        deal = min(max(self.deal, 0), len(deals) - 1)
        return Spot(deal, min(max(self.step, 0), last_step(deals[deal])))


def last_step(deal: DealView) -> int:
    """The step that shows a deal's score."""
    return sum(len(trick.cards) for trick in deal.tricks) + 1


def history_screen(say: Say, who: int, matches: Sequence[PastMatch], *, older: bool) -> Screen:
    """A member's finished matches, newest first, to be opened from a list."""
    blocks: list[Block] = [Text(f"### {say('history-title', member=mention(say, who))}")]
    if not matches:
        return Screen(0, 0, (*blocks, Text(say("history-empty"))), FELT)
    blocks.append(Text("\n".join(_history_row(say, past, who) for past in matches)))
    options = tuple(Option(str(past.match_id), _history_choice(say, past)) for past in matches)
    blocks.append(Row((Select(presses.REPLAY_OPEN(), say("history-choose"), options),)))
    before = (who, matches[-1].match_id)
    blocks += buttons(
        Button(presses.HISTORY((who, 0)), say("history-newest")) if older else None,
        Button(presses.HISTORY(before), say("history-older")) if len(matches) == PAGE else None,
    )
    return Screen(0, 0, tuple(blocks), FELT)


def review_button(say: Say, match_id: int) -> Button:
    """«Разбор»: what the robots would have done at the member's own decisions of a finished match."""
    return Button(presses.REVIEW(match_id), say("review-button"))


def replay_screen(
    say: Say,
    archived: ArchivedMatch,
    spot: Spot,
    reader_id: int | None = None,
    *,
    names: Names | None = None,
    colours: Colours | None = None,
) -> Screen:
    """The match as it stood at a spot, all hands open; who played it may go on to their review.

    Args:
        say: the reader's language.
        archived: the match.
        spot: where in it.
        reader_id: who looks.
        names: what the members are called on the server, for the picture.
        colours: how suits are coloured on the picture of the table; None shows words only.
    """
    deals = archived.deals
    spot = spot.within(deals)
    deal = deals[spot.deal]
    blocks: list[Block] = [Text("\n".join(_heading(say, archived, spot))), Line()]
    if spot.step == last_step(deal):
        blocks += [Text("\n".join(lines)) for lines in _outcome(say, archived, spot.deal)]
    else:
        if colours is not None:
            before = _totals_before(archived, spot.deal)
            picture = replay_picture(say, archived, spot.deal, spot.step, before, names or {}, colours)
            blocks += [picture] if picture is not None else []
        blocks.append(Text("\n".join(_table(say, archived, deal, spot.step))))
    blocks += _steps(say, deals, spot)
    blocks += _jumps(say, deals, spot)
    blocks += buttons(
        Button(presses.REPLAY_SHARE(str(spot)), say("replay-share")),
        Button(presses.REPLAY_FILE("text"), say("replay-text")),
        Button(presses.REPLAY_FILE("json"), say("replay-record")),
        Button(presses.VERIFY(spot.deal), say("replay-verify")),
        review_button(say, archived.match_id) if archived.past.played_by(reader_id) else None,
    )
    return Screen(archived.match_id, 0, tuple(blocks), FELT)


def deal_in_full(say: Say, archived: ArchivedMatch, number: int) -> tuple[str, ...]:
    """A whole deal in paragraphs: hands, auction, every trick, combinations, every point."""
    deal, rules = archived.deals[number], archived.public.rules
    title = say("replay-title", number=archived.match_id, deal=number + 1, n=len(archived.deals))
    first = [f"**{title}**", say("replay-dealer", seat=deal.dealer), *_auction(say, rules, deal)]
    tricks = [_trick(say, rules, at, trick, len(trick.cards)) for at, trick in enumerate(deal.tricks, 1)]
    paragraphs = [first, open_hands(say, deal), tricks]
    if archived.broken_off(number):
        paragraphs.append(_ending(say, archived))
    else:
        paragraphs += [declaration_lines(say, deal) if deal.score is not None else [], deal_lines(say, rules, deal)]
    if deal.totals is not None:
        paragraphs.append([say("table-score", parts=side_scores(say, deal.totals, rules.players))])
    return tuple("\n".join(lines) for lines in paragraphs if lines)


def shared_deal(say: Say, archived: ArchivedMatch, number: int) -> Screen:
    """A whole deal for everybody in a channel."""
    seats = " · ".join(_seats(say, archived))
    blocks = [Text(seats), *(Text(paragraph) for paragraph in deal_in_full(say, archived, number))]
    return Screen(0, 0, tuple(blocks), FELT)


def whole_text(say: Say, archived: ArchivedMatch, names: dict[int, str]) -> str:
    """The match as readable text without markup, to be kept as a file."""
    say, rules = lettered(say), archived.public.rules
    head = [say("replay-match", number=archived.match_id), rules_in_short(say, rules)]
    for seat, occupant in enumerate(archived.past.seats):
        name = names.get(occupant.user_id or 0, BLANK) if occupant.kind == "human" else person(say, occupant)
        head.append(say.labelled(say("seat-name", seat=seat), name))
    deals = ("\n\n".join(deal_in_full(say, archived, at)) for at in range(len(archived.deals)))
    end = "\n".join((*_ending(say, archived), _winner(say, archived.past)))
    text = "\n\n\n".join(("\n".join(head), *deals, end))
    return text.replace("**", "").replace("\ufe0e", "") + "\n"


def _heading(say: Say, archived: ArchivedMatch, spot: Spot) -> Iterator[str]:
    deals = archived.deals
    title = say("replay-title", number=archived.match_id, deal=spot.deal + 1, n=len(deals))
    yield f"### {title}"
    yield f"-# {rules_in_short(say, archived.public.rules)}"
    yield from deal_heading(say, archived, spot.deal, deals[spot.deal])


def deal_heading(say: Say, archived: ArchivedMatch, number: int, told: DealView | None) -> Iterator[str]:
    """The score before a deal (counted from 0), who dealt it, and the auction, if it is to be `told`."""
    before = _totals_before(archived, number)
    yield say("replay-before", parts=side_scores(say, before, archived.public.rules.players))
    yield say("replay-dealer", seat=archived.deals[number].dealer)
    if told is not None:
        yield from _auction(say, archived.public.rules, told)


def _totals_before(archived: ArchivedMatch, number: int) -> tuple[int, ...]:
    scored = [deal.totals for deal in archived.deals[:number] if deal.totals is not None]
    return scored[-1] if scored else (0,) * len(archived.past.totals)


def _auction(say: Say, rules: Rules, deal: DealView) -> Iterator[str]:
    words: dict[Seat, list[str]] = {}
    for seat, call in deal.calls:
        words.setdefault(seat, []).append(call_label(say, call, bidding=rules.bidding))
    if words:
        parts = (say("replay-said", seat=seat, calls=", ".join(said)) for seat, said in words.items())
        yield say("replay-auction", parts=" · ".join(parts))
    contract = deal.contract
    if contract is not None and contract.raspasy:
        yield say("table-raspasy", trump=strain_face(say, contract.strain))
    elif contract is not None:
        bid = contract_label(say, contract)
        yield f"**{say('replay-contract', bid=bid, seat=contract.seat, multiplier=contract.multiplier)}**"


def _table(say: Say, archived: ArchivedMatch, deal: DealView, step: int) -> Iterator[str]:
    """The hands as they were after so many cards, and the trick on the table."""
    position, rules = position_of(deal, step), archived.public.rules
    trump = deal.contract.strain if deal.contract is not None else None
    acting, hands = acting_seat(rules, position, deal), hands_left(deal, position)
    for seat, occupant in enumerate(archived.past.seats):
        mark = "➤" if seat == acting else "•"
        yield f"{mark} **{say('seat-name', seat=seat)}** {person(say, occupant)}"
        yield f"  {hand_text(say, hands[seat], trump) or BLANK}"
    if position.trick is not None:
        yield ""
        yield _trick(say, rules, deal.tricks.index(position.trick) + 1, position.trick, position.shown)


def _trick(say: Say, rules: Rules, number: int, trick: Trick, shown: int) -> str:
    """A trick, finished or not, in a line."""
    cards: list[str] = []
    for at, card in enumerate(trick.cards[:shown]):
        seat = next_seat(trick.leader, rules.players, at)
        text = say("hand-trick-card", card=card_face(say, card), seat=seat)
        cards.append(f"**{text}**" if shown == rules.players and seat == trick.winner else text)
    line = say("replay-trick", number=number, cards=" · ".join(cards))
    if shown < rules.players:
        return line
    return f"{line} → {say('replay-taken', seat=trick.winner, n=trick.points)}"


def _outcome(say: Say, archived: ArchivedMatch, number: int) -> Iterator[list[str]]:
    """What a deal brought, point by point, or how the match ended in its middle."""
    deal, rules = archived.deals[number], archived.public.rules
    if archived.broken_off(number):
        yield [*_ending(say, archived), _winner(say, archived.past)]
    else:
        yield deal_lines(say, rules, deal)
    if deal.score is not None:
        yield [f"**{say('declarations-title')}**", *declaration_lines(say, deal)]
    yield [f"**{say('score-hands-title')}**", *open_hands(say, deal)]
    if deal.totals is not None:
        yield [f"**{say('table-score', parts=side_scores(say, deal.totals, rules.players))}**"]


def _ending(say: Say, archived: ArchivedMatch) -> list[str]:
    """Why the match ended before its points were played, where it did."""
    public = archived.public
    if public.claimed is not None:
        return [claim_line(say, public)]
    if archived.surrendered is not None:
        return [say("replay-surrendered", who=side_name(say, archived.surrendered, public.rules.players))]
    return []


def _steps(say: Say, deals: Sequence[DealView], spot: Spot) -> tuple[Row, ...]:
    first, last = spot == Spot(0, 0), spot == Spot(len(deals) - 1, last_step(deals[-1]))
    back = Spot(spot.deal, spot.step - 1) if spot.step else Spot(spot.deal - 1, 1000).within(deals)
    ahead = Spot(spot.deal, spot.step + 1) if spot.step < last_step(deals[spot.deal]) else Spot(spot.deal + 1, 0)
    return buttons(
        Button(presses.REPLAY(f"{Spot(max(0, spot.deal - 1), 0)}.a"), say("replay-deal-back"), disabled=not spot.deal),
        Button(presses.REPLAY(f"{back}.b"), say("replay-back"), "primary", disabled=first),
        Button(presses.REPLAY(f"{ahead}.c"), say("replay-ahead"), "primary", disabled=last),
        Button(
            presses.REPLAY(f"{Spot(spot.deal + 1, 0)}.d"),
            say("replay-deal-ahead"),
            disabled=spot.deal == len(deals) - 1,
        ),
    )


def _jumps(say: Say, deals: Sequence[DealView], spot: Spot) -> Iterator[Block]:
    """Lists to jump to a trick of this deal and to another deal."""
    deal, step = deals[spot.deal], 0
    options = [Option(str(Spot(spot.deal, 0)), say("replay-jump-hands"), chosen=spot.step == 0)]
    for number, trick in enumerate(deal.tricks, 1):
        chosen = step < spot.step <= step + len(trick.cards)
        step += len(trick.cards)
        taken = len(trick.cards) == len(deal.hands)
        words = (
            say("replay-jump-trick", number=number, seat=trick.winner, n=trick.points)
            if taken
            else say("replay-jump-broken", number=number)
        )
        options.append(Option(str(Spot(spot.deal, step)), words, chosen=chosen))
    options.append(Option(str(Spot(spot.deal, step + 1)), say("replay-jump-score"), chosen=spot.step == step + 1))
    yield Row((Select(presses.REPLAY_TRICK(), say("replay-jump"), tuple(options)),))
    if len(deals) > 1:
        start = min(max(0, spot.deal - _SELECT // 2), max(0, len(deals) - _SELECT))
        several = tuple(
            Option(str(Spot(at, 0)), say("replay-jump-deal", deal=at + 1), chosen=at == spot.deal)
            for at in range(start, min(start + _SELECT, len(deals)))
        )
        yield Row((Select(presses.REPLAY_DEAL(), say("replay-jump-other"), several),))


def _seats(say: Say, archived: ArchivedMatch) -> Iterator[str]:
    for seat, occupant in enumerate(archived.past.seats):
        yield f"{say('seat-name', seat=seat)} {person(say, occupant)}"


def _winner(say: Say, past: PastMatch) -> str:
    score = side_scores(say, past.totals, past.rules.players)
    return say("replay-winner", who=side_name(say, past.winner, past.rules.players), score=score)


def _history_row(say: Say, past: PastMatch, who: int) -> str:
    seat = next((at for at, occupant in enumerate(past.seats) if occupant.user_id == who), 0)
    players = past.rules.players
    side = side_of(seat, players)
    others = say.listed(person(say, occupant) for at, occupant in enumerate(past.seats) if at != seat)
    return say(
        "history-row",
        number=past.match_id,
        when=moment(past.finished_at, "d"),
        game=say(f"game-{past.rules.preset}"),
        won=side == past.winner,
        score=side_scores(say, past.totals, players),
        members=others,
    )


def _history_choice(say: Say, past: PastMatch) -> str:
    score = " : ".join(map(str, past.totals))
    return say("history-choice", number=past.match_id, game=say(f"game-{past.rules.preset}"), score=score)


def past_choice(say: Say, past: PastMatch) -> str:
    """A match in a line of up to 100 letters, as commands offer it while one types."""
    return _history_choice(say, past)
