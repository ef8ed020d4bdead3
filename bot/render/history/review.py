"""A member's own decisions of a finished match beside what the robots would have done: the dearest first, then each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.render import presses
from bot.render.history.replay import Spot, deal_heading
from bot.render.screen import Block, Button, Line, Option, Row, Screen, Select, Text, buttons
from bot.render.words import FELT, hand_text
from bot.services.history.reviews import MatchReview
from bot.texts import Say
from bot.texts.cards import call_label, card_face, lettered
from engine.actions import Action, Bid, Call, PlayCard
from engine.cards import Card
from engine.review import SLIGHT, Judged, Moment
from engine.robots.decision import Weighing
from engine.rules import Rules
from engine.seats import next_seat
from engine.view import SeatView

_WORST: Final = 8
_SELECT: Final = 25
_CALLS: Final = 12
"""How many words of an auction are listed at most."""


def waiting_screen(say: Say, match_id: int, done: int, total: int) -> Screen:
    """While the robots think."""
    return Screen(match_id, 0, (Text(say("review-thinking", step=done, n=total)),), FELT)


def review_screen(say: Say, review: MatchReview) -> Screen:
    """The sum of a review: how many decisions, which were the dearest."""
    decisions, number = review.decisions, review.archived.match_id
    title = Text(f"### {say('review-title', number=number)}")
    back = Button(presses.REPLAY(f"{Spot(0, 0)}.r"), say("review-replay"))
    if not decisions:
        return Screen(number, 0, (title, Text(say("review-none")), *buttons(back)), FELT)
    dear = worst(decisions)
    lost = round(sum(one.cost for one in decisions if one.cost >= SLIGHT))
    good = sum(one.cost < SLIGHT for one in decisions)
    lines = [say("review-summary", n=len(decisions), good=good)]
    if lost:
        lines.append(say("review-lost", n=lost))
    blocks: list[Block] = [title, Text("\n".join(lines)), Line()]
    if dear:
        rows = [f"{at}. {_dear(say, decisions[index])}" for at, index in enumerate(dear, 1)]
        blocks.append(Text("\n".join((f"**{say('review-worst-title')}**", *rows))))
        options = tuple(Option(f"{index}.w", _dear(say, decisions[index], plain=True)) for index in dear)
        blocks.append(Row((Select(presses.REVIEW_WORST(), say("review-pick"), options),)))
    else:
        blocks.append(Text(say("review-worst-none")))
    blocks += _deals(say, decisions, None)
    blocks += buttons(Button(presses.REVIEW_AT((0, "a")), say("review-walk"), "primary"), back)
    blocks.append(Text(f"-# {say('review-how')}"))
    return Screen(number, 0, tuple(blocks), FELT)


def decision_screen(say: Say, review: MatchReview, index: int) -> Screen:
    """One decision: what was known, what was done, and what each alternative costs."""
    decisions, number = review.decisions, review.archived.match_id
    index = min(max(index, 0), len(decisions) - 1)
    if index < 0:
        return review_screen(say, review)
    judged = decisions[index]
    moment, rules = judged.moment, review.archived.public.rules
    title = say("review-decision", number=number, step=index + 1, n=len(decisions))
    deal = review.archived.deals[moment.place.deal - 1]
    told = deal if moment.place.kind == "play" else None
    where = (*deal_heading(say, review.archived, moment.place.deal - 1, told), *_situation(say, rules, moment))
    spot = Spot(moment.place.deal - 1, moment.laid)
    blocks: list[Block] = [
        Text(f"### {title}"),
        Text("\n".join(where)),
        Line(),
        Text("\n".join(_verdict(say, rules, judged))),
        Text("\n".join(_alternatives(say, rules, judged))),
        *buttons(
            Button(presses.REVIEW_AT((index - 1, "b")), say("review-back"), "primary", disabled=index == 0),
            Button(
                presses.REVIEW_AT((index + 1, "c")),
                say("review-ahead"),
                "primary",
                disabled=index == len(decisions) - 1,
            ),
            Button(presses.REVIEW(number), say("review-overview")),
            Button(presses.REPLAY(f"{spot}.r"), say("review-replay")),
        ),
        *_deals(say, decisions, moment.place.deal),
    ]
    return Screen(number, 0, tuple(blocks), FELT)


def worst(decisions: Sequence[Judged]) -> tuple[int, ...]:
    """The places of the dearest decisions in the list, dearest first; what may be chance is left out."""
    dear = [at for at, one in enumerate(decisions) if one.cost >= SLIGHT]
    return tuple(sorted(dear, key=lambda at: -decisions[at].cost)[:_WORST])


def _dear(say: Say, judged: Judged, *, plain: bool = False) -> str:
    """A dear decision in a line; `plain` without markup and emojis, for a label."""
    if plain:
        say = lettered(say)
    rules = judged.moment.view.public.rules
    line = say(
        "review-row",
        moment=_place(say, judged.moment),
        did=_label(say, rules, judged.moment.action),
        best=_label(say, rules, judged.weighing.best),
        n=round(judged.cost),
    )
    return line.replace("**", "") if plain else line


def _place(say: Say, moment: Moment) -> str:
    trick = len(moment.view.public.tricks) + 1 if moment.place.kind == "play" else 0
    return say("review-place", deal=moment.place.deal, number=trick)


def _label(say: Say, rules: Rules, action: Action) -> str:
    """A word or a card as it is written for people."""
    if isinstance(action, PlayCard):
        return card_face(say, action.card)
    call: Call = action  # pyright: ignore[reportAssignmentType] - claims and announcements are not reviewed
    return call_label(say, call, bidding=rules.bidding)


def _situation(say: Say, rules: Rules, moment: Moment) -> Iterator[str]:
    """What the member saw at that moment, as far as the heading of the deal has not said it."""
    view = moment.view
    public = view.public
    if moment.place.kind == "call":
        if public.turned is not None:
            yield say("review-turned", card=card_face(say, public.turned))
        said = (
            say("replay-said", seat=seat, calls=call_label(say, call, bidding=rules.bidding))
            for seat, call in public.calls
        )
        if public.calls:
            yield say("replay-auction", parts=" · ".join(said))
    elif public.trick and public.trick_leader is not None:
        leader = public.trick_leader
        cards = (
            say("hand-trick-card", card=card_face(say, card), seat=next_seat(leader, rules.players, at))
            for at, card in enumerate(public.trick)
        )
        yield say("replay-trick", number=len(public.tricks) + 1, cards=" · ".join(cards))
    else:
        yield say("review-lead", number=len(public.tricks) + 1)
    trump = public.contract.strain if public.contract is not None else None
    yield say("review-hand", cards=hand_text(say, _held(view), trump))


def _held(view: SeatView) -> tuple[Card, ...]:
    """The cards of the hand with the open ones."""
    return tuple(dict.fromkeys((*view.hand, *view.public.open_cards[view.seat])))


def _verdict(say: Say, rules: Rules, judged: Judged) -> Iterator[str]:
    did, best = judged.moment.action, judged.weighing.best
    yield say("review-did", did=_label(say, rules, did))
    if did == best:
        yield say("review-same")
        return
    yield say("review-robot", best=_label(say, rules, best))
    yield say("review-close") if judged.cost < SLIGHT else say("review-cost", n=round(judged.cost))


def _alternatives(say: Say, rules: Rules, judged: Judged) -> Iterator[str]:
    """What each alternative costs, the robot's choice first; the member's own is marked."""
    weighing, did = judged.weighing, judged.moment.action
    yield f"**{say('review-alternatives')}**"
    for action in listed(weighing, did):
        label, cost = _label(say, rules, action), round(weighing.cost(action))
        if action == weighing.best:
            line = say("review-option-best", card=label)
        else:
            line = say("review-option", card=label, n=cost) if cost else say("review-option-even", card=label)
        yield f"• {say('review-own', label=line) if action == did else line}"


def listed(weighing: Weighing, did: Action) -> tuple[Action, ...]:
    """What is shown, cheapest first: all cards; of the bids with one trump the best one and the member's."""
    ranked = sorted(weighing.points, key=weighing.cost)
    ranked.sort(key=lambda action: action != weighing.best)
    kept: list[Action] = []
    strains: set[object] = set()
    for action in ranked:
        family = action.strain if isinstance(action, Bid) else action
        if action in (did, weighing.best) or family not in strains:
            kept.append(action)
        strains.add(family)
    shown = kept[:_CALLS]
    return tuple(shown if did in shown else [*shown[:-1], did])


def _deals(say: Say, decisions: Sequence[Judged], current: int | None) -> Iterator[Row]:
    """A list to jump to the first decision of a deal."""
    first: dict[int, int] = {}
    for index, judged in enumerate(decisions):
        first.setdefault(judged.moment.place.deal, index)
    numbers = list(first)
    if len(numbers) < 2:
        return
    at = numbers.index(current) if current in first else 0
    start = min(max(0, at - _SELECT // 2), max(0, len(numbers) - _SELECT))
    options = tuple(
        Option(f"{first[number]}.d", say("replay-jump-deal", deal=number), chosen=number == current)
        for number in numbers[start : start + _SELECT]
    )
    yield Row((Select(presses.REVIEW_DEAL(), say("review-jump"), options),))
