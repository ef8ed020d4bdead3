"""A table whose deals other tables still have to play: what everybody may see of it, and what only its players see.

Its place is open to all, so the public cards say who sits there, which deal it is and whose turn. All that they show
elsewhere (words, tricks, results, scores) stands on the hands of those who sit at the table.
"""

from __future__ import annotations

from bot.render import presses
from bot.render.members.thanks import thanks_button
from bot.render.reporting.report_entry import complain_button
from bot.render.screen import Block, Button, Line, Screen, Text, buttons
from bot.render.table.people import people_blocks, turn_suffix
from bot.render.table.score import declaration_lines, fairness_short, open_hands, outcome_lines
from bot.render.table.table import announced_lines, last_trick_line, table_buttons
from bot.render.words import FELT, own_score, person, system_of
from bot.services.table.views import HandView, TableView
from bot.texts import Say
from engine.results import Phase
from engine.seats import side_of
from engine.view import DealView


def covered_card(say: Say, view: TableView) -> Screen:
    """The newest public card of such a table in any state."""
    public, lobby = view.public, view.lobby
    over = lobby.state != "playing"
    if lobby.state == "closed":
        top = say("lobby-closed", table=lobby.table_id)
    elif over:
        top = f"### {say('duplicate-over')}"
    else:
        top = f"### {deal_heading(say, view)}"
    seats = view.players if over else lobby.seats
    places = (f"**{say('seat-name', seat=seat)}** {person(say, one)}" for seat, one in enumerate(seats))
    blocks: list[Block] = [Text(top), Text("\n".join(places)), Line(), Text(_state(say, view))]
    blocks += people_blocks(say, view)
    if over:
        blocks += buttons(
            Button(presses.SCORE(), say("table-button-score")) if lobby.state == "finished" else None,
            thanks_button(say, view.players, view.match_id) if public.phase is Phase.FINISHED else None,
            complain_button(say, view.match_id),
        )
    elif public.phase is Phase.DEALING:
        blocks += buttons(Button(presses.NEXT(), say("table-button-next"), "success"))
        blocks += table_buttons(say, playing=False)
    else:
        blocks += table_buttons(say, playing=public.phase is Phase.PLAY)
    return Screen(lobby.table_id, view.seq, tuple(blocks), FELT)


def covered_farewell(say: Say, view: TableView, deal: int, link: str) -> Screen:
    """What the card of a deal becomes once the next one has been dealt at `link`."""
    lines = (f"### {say('table-deal-done', deal=deal)}", say("table-next-deal", link=link))
    return Screen(view.lobby.table_id, view.seq, (Text("\n".join(lines)),), FELT)


def deal_heading(say: Say, view: TableView) -> str:
    """«Раздача 2 из 4 · сдаёт Север»; or one more that a tie made necessary."""
    public = view.public
    if public.number > public.rules.deals:
        return say("duplicate-heading-extra", seat=public.dealer)
    return say("duplicate-heading", deal=public.number, n=public.rules.deals, seat=public.dealer)


def own_table_lines(say: Say, view: HandView) -> list[str]:
    """What the public card of another table would say during a deal and a hand does not: the score and the rest."""
    public, seat = view.seat.public, view.seat.seat
    lines = [f"{deal_heading(say, view.table)}\n{own_score(say, public.totals, seat, public.rules.players)}"]
    if public.carry:
        lines.append(say("score-carry", system=system_of(public.rules), n=public.carry))
    lines += announced_lines(say, public)
    if public.trick and public.tricks:
        lines.append(last_trick_line(say, public.tricks[-1]))
    return lines


def own_result_blocks(say: Say, view: HandView, deal: DealView) -> tuple[Block, ...]:
    """The result of a deal for those who played it: what became of it, what was held, how the cards lay."""
    public, seat = view.seat.public, view.seat.seat
    lines = [f"### {say('table-deal-done', deal=deal.number)}", *outcome_lines(say, public.rules, deal)]
    if deal.score is not None:
        side = side_of(seat, public.rules.players)
        us, them = deal.score.score[side], deal.score.score[1 - side]
        lines.append(say("duplicate-deal-score", us=us, them=them))
        lines += [f"\n**{say('declarations-title')}**", *declaration_lines(say, deal)]
        lines += [f"\n**{say('score-hands-title')}**", *open_hands(say, deal)]
    lines.append(f"\n**{own_score(say, public.totals, seat, public.rules.players)}**")
    if public.phase is Phase.FINISHED:
        lines.append(say("duplicate-wait"))
    return (Text("\n".join(lines)),)


def _state(say: Say, view: TableView) -> str:
    public, lobby = view.public, view.lobby
    lines: list[str] = []
    if lobby.state != "playing":
        lines.append(say("duplicate-wait"))
    elif public.phase is Phase.DEALING:
        lines.append(say("duplicate-between"))
    elif public.to_act is not None:
        member = person(say, lobby.seats[public.to_act])
        lines.append(f"**{say('duplicate-turn', member=member, seat=public.to_act)}**{turn_suffix(view)}")
    if lobby.state == "playing":
        lines.append(f"-# {say('duplicate-hidden')}")
    lines.append(f"-# {fairness_short(say, view.fairness.commitment)}")
    return "\n".join(lines)
