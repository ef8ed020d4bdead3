"""What stays of a deal and of a match in the channel: the result card, and the message at the end."""

from __future__ import annotations

from typing import Final

from bot.render import presses
from bot.render.history.replay import review_button
from bot.render.members.blocks import avoid_button
from bot.render.members.thanks import thanks_button
from bot.render.reporting.report_entry import complain_button
from bot.render.screen import Block, Button, Line, Screen, Text, buttons
from bot.render.table.columns import match_plot, running_sheet, sheet_block
from bot.render.table.hand import claim_line
from bot.render.table.lobby import free_seat_buttons, robot_button
from bot.render.table.picture import Names
from bot.render.table.rematch import next_seats, rematch_buttons
from bot.render.table.score import deal_lines, declaration_lines, fairness_blocks, open_hands
from bot.render.table.table import table_buttons
from bot.render.words import FELT, members_of, person, side_scores
from bot.services.table.views import TableView
from bot.texts import Say
from bot.texts.cards import side_name
from engine.results import Phase
from engine.view import DealView

_LASTING: Final = frozenset(
    press.verb for press in (presses.THANKS, presses.REPLAY_MATCH, presses.REVIEW, presses.COMPLAIN, presses.AVOID)
)
"""What the end of a match offers whether or not the table plays on."""


def result_card(say: Say, view: TableView, deal: DealView, next_link: str | None) -> Screen:
    """A finished deal, all of it open.

    Args:
        say: the table's language.
        view: the table as it is now.
        deal: the deal that the message belongs to.
        next_link: where the next deal is played, once it has been dealt; the message then has no buttons of its own.
    """
    totals = deal.totals if deal.totals is not None else view.public.totals
    if deal.score is None:
        blocks: list[Block] = [Text(say("table-passed-out", deal=deal.number))]
    else:
        done = say("table-deal-done", deal=deal.number)
        blocks = [Text("\n".join((f"### {done}", *deal_lines(say, view.public.rules, deal)))), Line()]
        held = [f"**{say('declarations-title')}**", *declaration_lines(say, deal)]
        lay = [f"**{say('score-hands-title')}**", *open_hands(say, deal)]
        blocks += [Text("\n".join((*held, "", *lay))), Line()]
        shown = tuple(entry for entry in view.public.deals if entry.number <= deal.number)
        standing = say("table-score", parts=side_scores(say, totals, view.public.rules.players))
        blocks.append(Text(f"**{standing}**\n{running_sheet(say, shown)}"))
    if next_link is not None:
        blocks.append(Text(say("table-next-deal", link=next_link)))
    elif view.public.phase is Phase.DEALING:
        blocks += buttons(Button(presses.NEXT(), say("table-button-next"), "success"))
        blocks += table_buttons(say, playing=False)
    return Screen(view.lobby.table_id, view.seq, tuple(blocks), FELT)


def match_end_card(say: Say, view: TableView, names: Names | None = None) -> Screen:
    """The end of a match: who won, both columns, the secret of the shuffle, and one more match.

    `names` says what the members at the table are called, for the legend of the plot.
    """
    public, lobby = view.public, view.lobby
    blocks: list[Block] = [Text("\n".join(_end_lines(say, view))), sheet_block(say, public)]
    plot = match_plot(say, view, names or {})
    blocks += [plot] if plot is not None else []
    blocks += fairness_blocks(say, view)
    waiting = [
        person(say, occupant)
        for occupant, ready in zip(lobby.seats, lobby.ready, strict=True)
        if ready and occupant is not None and occupant.user_id is not None
    ]
    if waiting:
        blocks.append(Text(say("match-rematch-waiting", members=say.listed(waiting))))
    if lobby.state == "finished" and lobby.duplicate_id is None:
        blocks += next_seats(say, view)
        blocks += free_seat_buttons(say, lobby)
        blocks += buttons(
            *rematch_buttons(say, lobby),
            Button(presses.SCORE(), say("table-button-score")),
            Button(presses.STAND(), say("lobby-button-stand")),
            robot_button(say, lobby),
        )
    blocks += buttons(
        thanks_button(say, view.players, view.match_id),
        Button(presses.REPLAY_MATCH(view.match_id), say("replay-button")),
        review_button(say, view.match_id),
        complain_button(say, view.match_id),
        avoid_button(say, view.players, view.match_id),
    )
    return Screen(lobby.table_id, view.seq, tuple(blocks), FELT)


def outlived_card(card: Screen) -> Screen:
    """What the end of a match becomes once the next one has begun: what has a time of its own."""
    return card.keeping(_LASTING)


def _end_lines(say: Say, view: TableView) -> list[str]:
    """Who won a match and how."""
    public, players = view.public, view.public.rules.players
    winner = public.winner if public.winner is not None else 0
    members = members_of(say, view.players, winner)
    lines = [
        f"## {say('match-title')}",
        f"**{say('match-winner', who=side_name(say, winner, players), members=members)}**",
    ]
    if public.claimed is not None:
        lines.append(claim_line(say, public))
    lines.append(say("table-score", parts=side_scores(say, public.totals, players)))
    return [*lines, say("match-length", n=len(public.deals))]


def closed_card(say: Say, view: TableView) -> Screen:
    """The last card of a match that was left unfinished: where it stood, and why the table is closed."""
    known = ("moderator", "deserted", "stopped")
    reason = view.lobby.closed_reason if view.lobby.closed_reason in known else "host"
    lines = [
        say("table-heading", deal=view.public.number, seat=view.public.dealer),
        say("table-score", parts=side_scores(say, view.public.totals, view.public.rules.players)),
        f"**{say(f'table-closed-{reason}')}**",
    ]
    return Screen(view.lobby.table_id, view.seq, (Text("\n".join(lines)),), FELT)
