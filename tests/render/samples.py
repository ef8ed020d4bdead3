"""Views of matches that robots played, as the services would hand them out."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from random import Random

from bot.services.table.views import Fairness, HandView, LobbyView, Occupant, TableState, TableView
from bot.texts import Language, Say, Texts
from engine.actions import Action, PlayCard
from engine.match import Match
from engine.presets import preset
from engine.results import Phase
from engine.robots.novice import choose
from engine.rules import Rules
from engine.shuffle import commitment, deck_order
from engine.view import SeatView, public_view, seat_view

TEXTS = Texts.load()
RU = TEXTS.say(Language.RU)
SECRET = b"s" * 32
MOMENT = datetime(2026, 8, 1, 12, 0, tzinfo=UTC)
PEOPLE = tuple(Occupant("human", user_id=101 + seat) for seat in range(4))
ROBOTS = tuple(Occupant("robot", number=number) for number in range(1, 5))

Decide = Callable[[SeatView], Action]


def languages() -> Iterator[Say]:
    return (TEXTS.say(language) for language in Language)


def at_random(seed: int) -> Decide:
    """Somebody who does anything the rules allow: doublings and hopeless bids too."""
    rng = Random(seed)

    def decide(view: SeatView) -> Action:
        options: list[Action] = [*view.legal_calls, *map(PlayCard, view.legal_cards)]
        return rng.choice(options)

    return decide


def lobby_of(
    match: Match | None, state: TableState = "playing", seats: tuple[Occupant | None, ...] = PEOPLE, **changes: object
) -> LobbyView:
    view = LobbyView(
        table_id=12,
        revision=3,
        guild_id=1,
        channel_id=2,
        thread_id=4,
        host_id=101,
        rules=match.rules if match is not None else preset("club"),
        pace="live",
        private=False,
        state=state,
        seats=seats,
        ready=(False,) * 4,
        created_at=MOMENT,
        expires_at=MOMENT if state in ("lobby", "finished") else None,
        commitment=commitment(SECRET),
        language="ru",
        lobby_message_id=5,
        closed_reason=None,
        totals=match.totals if match is not None else (0, 0),
        winner=match.winner if match is not None else None,
        match_number=1 if match is not None else 0,
    )
    return replace(view, **changes)  # pyright: ignore[reportArgumentType]


def table_of(match: Match, state: TableState | None = None, **changes: object) -> TableView:
    over = match.winner is not None
    lobby = lobby_of(match, state or ("finished" if over else "playing"), **changes)
    fairness = Fairness(commitment(SECRET), SECRET.hex() if over else None, (1, 2, 3, 4), commitment(b"next"))
    place = (9, max(1, match.number))
    return TableView(lobby, 7, 42, public_view(match), *place, fairness, players=lobby.seats)


def hand_of(match: Match, seat: int, **changes: object) -> HandView:
    return HandView(table_of(match, **changes), seat_view(match, seat))


def play(seed: int, rules: Rules | None = None, decide: Decide = choose, deals: int | None = None) -> Iterator[Match]:
    """Every state of a match, up to its end or so many deals; the same object each time."""
    match = Match(rules or preset("club"), seed % 4)
    secret = Random(seed).randbytes(32)
    yield match
    while match.winner is None and (deals is None or len(match.finished) < deals):
        if match.phase is Phase.DEALING:
            match.deal_cards(deck_order(match.rules, secret, match.number + 1, (1, 2, 3, 4)))
        else:
            assert match.to_act is not None
            match.apply(match.to_act, decide(seat_view(match, match.to_act)))
        yield match


def find(wanted: Callable[[Match], bool], rules: Rules | None = None, decide: Decide | None = None) -> Match:
    """The first state of any match in which the condition holds."""
    for seed in range(200):
        for match in play(seed, rules, decide or at_random(seed), deals=4):
            if wanted(match):
                return match
    raise AssertionError("no such state in 200 matches")
