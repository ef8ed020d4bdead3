"""The card of an event of duplicate deals: the commitment and the tables, then their comparison."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from bot.render.screen import Block, Line, Screen, Text
from bot.render.table.score import COMMITMENT_SHOWN
from bot.render.words import FELT, game_title, members_of, message_link
from bot.services.table.comparison import Comparison, PairLine
from bot.services.table.duplicates import EventTableView, EventView
from bot.services.table.views import LobbyView, Occupant
from bot.texts import Say
from bot.texts.cards import SEPARATOR, side_name
from engine.seats import sides

_MINUS: Final = "−"
_MANY: Final = 4
"""From more tables than that on the comparison is written shorter, to fit into a message."""


def event_card(say: Say, event: EventView, lobbies: Mapping[int, LobbyView | None]) -> Screen:
    """The card of an event in any state; `lobbies` are its tables by number, as far as they are known."""
    title = say("duplicate-title", number=event.event_id, game=game_title(say, event.rules))
    if event.covered:
        blocks = [Text(f"### {title}\n{_about(say, event)}"), Line(), *_tables(say, event, lobbies), Line()]
        blocks.append(Text(f"-# {say('duplicate-commitment', hash=event.commitment)}"))
    else:
        blocks = [Text(f"### {title}"), *_comparison(say, event)]
    return Screen(0, event.event_id, tuple(blocks), FELT)


def _about(say: Say, event: EventView) -> str:
    counts = say("duplicate-counts", deals=event.rules.deals, n=len(event.tables))
    return f"{counts}\n{say('duplicate-about')}"


def _tables(say: Say, event: EventView, lobbies: Mapping[int, LobbyView | None]) -> Iterator[Block]:
    """Each table with its state and who sits there."""
    for one in event.tables:
        lobby = lobbies.get(one.table_id)
        title = say("duplicate-table", table=one.table_id)
        if lobby is not None and lobby.lobby_message_id is not None:
            title = f"[{title}]({message_link(event.guild_id, event.channel_id, lobby.lobby_message_id)})"
        free = len(lobby.free_seats) if lobby is not None else 0
        lines = [f"**{title}**{SEPARATOR}{say(f'duplicate-state-{_state(one)}', n=free)}"]
        people = lobby.seats if lobby is not None and one.state == "lobby" else _people(one)
        lines += _pairs(say, event, people)
        yield Text("\n".join(lines))


def _state(one: EventTableView) -> str:
    """What the card says of a table: one whose deals were all played stays so when it is closed."""
    return "finished" if one.counted else one.state


def _pairs(say: Say, event: EventView, people: tuple[Occupant | None, ...]) -> Iterator[str]:
    """Who sits with whom; nothing where nobody does."""
    if any(one is not None for one in people):
        for side in range(sides(event.rules.players)):
            yield say("rematch-pair", side=side, members=members_of(say, people, side))


def _people(one: EventTableView) -> tuple[Occupant | None, ...]:
    """Who began the match of a table, by seat."""
    return tuple(
        Occupant("human", user_id=seat.user_id) if seat.kind == "human" else Occupant("robot", number=seat.seat + 1)
        for seat in one.seats
    )


def _comparison(say: Say, event: EventView) -> Iterator[Block]:
    """Winners, results deal by deal, pairs, who is left out, and the secret."""
    left_out = [str(one.table_id) for one in event.tables if not one.counted]
    if event.comparison is None:
        yield Text(say("duplicate-nothing"))
    else:
        yield Text("\n".join(_winners(say, event, event.comparison)))
        yield Line()
        yield Text("\n".join((f"**{say('duplicate-by-deal')}**", *_deals(say, event.comparison))))
        yield Line()
        yield Text("\n".join((f"**{say('duplicate-by-pair')}**", *_ranking(say, event, event.comparison))))
        if left_out:
            yield Text(say("duplicate-left-out", n=len(left_out), parts=say.listed(left_out)))
    if event.secret_hex is not None:
        known = event.commitment[:COMMITMENT_SHOWN]
        yield Line()
        lines = (say("fair-revealed", secret=event.secret_hex, hash=known), say("duplicate-check"))
        yield Text("\n".join(f"-# {line}" for line in lines))


def _winners(say: Say, event: EventView, comparison: Comparison) -> Iterator[str]:
    won = comparison.winners
    for line in won if len(won) <= _MANY else ():  # the list below says it where half the club has won
        words = say("duplicate-winner", n=len(won), members=_members(say, event, line))
        yield f"**{words}** ({_place(say, event, line)})"
    yield say("duplicate-gained", gained=signed(won[0].gained))


def _deals(say: Say, comparison: Comparison) -> Iterator[str]:
    """By deal what North and South scored more than the others on the average, and each table with its difference."""
    for at, average in enumerate(comparison.averages):
        tables = (
            say(
                "duplicate-table-short" if _is_long(comparison) else "duplicate-table-result",
                table=table.table_id,
                score=signed(table.results[at]),
                gained=signed(table.results[at] - average),
            )
            for table in comparison.tables
        )
        head = say("duplicate-deal", deal=at + 1, score=signed(average))
        yield f"{head}\n{SEPARATOR.join(tables)}"


def _ranking(say: Say, event: EventView, comparison: Comparison) -> Iterator[str]:
    """The pairs, the best first; those with equal points share a place."""
    place, before = 0, None
    for at, line in enumerate(comparison.lines, 1):
        if before is None or line.gained != before.gained:
            place = at
        before = line
        where = _place(say, event, line)
        points = say("duplicate-match-points", n=line.match_points)
        if _is_long(comparison):
            points = str(line.match_points)
        words = (f"**{place}**", _members(say, event, line), where, f"**{signed(line.gained)}**", points)
        yield SEPARATOR.join(words)


def _place(say: Say, event: EventView, line: PairLine) -> str:
    side = side_name(say, line.side, event.rules.players)
    return say("duplicate-place", table=line.table_id, who=side)


def _is_long(comparison: Comparison) -> bool:
    return len(comparison.tables) > _MANY


def _members(say: Say, event: EventView, line: PairLine) -> str:
    table = next(one for one in event.tables if one.table_id == line.table_id)
    return members_of(say, _people(table), line.side)


def signed(number: float) -> str:
    """A difference in whole points with its sign: «+80», «−35», «0»."""
    whole = round(number)
    return f"{_MINUS if whole < 0 else '+' if whole > 0 else ''}{abs(whole)}"
