"""The score sheet of a real table: its public card, a deal in full, and the draft of a deal that is being entered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Final

from bot.render import presses
from bot.render.figures import plot_picture
from bot.render.screen import Block, Button, Option, Picture, Pressed, Row, Screen, Select, Text, buttons
from bot.render.words import FELT, mention, rules_in_short, system_of
from bot.services.scorepad import PadView
from bot.texts import Say
from bot.texts.cards import strain_label
from bot.texts.escape import BLANK, plain
from engine.cards import Strain, parse_strain, strain_code
from engine.results import LineKind, ScoreLine
from engine.rules import Rules
from engine.scorepad import PadDeal, PadEntry, multipliers
from engine.seats import Side, seats_of, sides

SHOWN: Final = 15
"""Deals in the columns of the card; older ones are in its total and in the list below."""

_COLUMN: Final = {2: 10, 3: 6}
"""How wide a column of so many may be: a phone shows about 26 letters of a code block."""

_SELECT: Final = 25
_NONE: Final = "-"


@dataclass(frozen=True, slots=True)
class Draft:
    """A deal while its parts are being chosen; it travels in the ids of the controls, so that nothing needs storing.

    `index` is the deal that it corrects, None for a new one.
    """

    index: int | None = None
    taker: Side | None = None
    price: int = 0
    strain: Strain = Strain.CLUBS
    multiplier: int = 1
    belote: Side | None = None
    capot: Side | None = None

    def __str__(self) -> str:
        parts = (self.index, self.taker, self.price, strain_code(self.strain), self.multiplier, self.belote, self.capot)
        return ".".join(_NONE if part is None else str(part) for part in parts)

    @classmethod
    def parse(cls, text: str) -> Draft:
        """The draft of an id; raises `BadArgument` for anything else."""
        parts = text.split(".")
        if len(parts) != len(fields(cls)):
            raise presses.BadArgument("a draft of another form")
        index, taker, price, strain, multiplier, belote, capot = parts
        return cls(
            _number(index),
            _number(taker),
            presses.NUMBER.read(price),
            presses.STRAIN.read(strain),
            presses.NUMBER.read(multiplier),
            _number(belote),
            _number(capot),
        )

    @classmethod
    def of(cls, index: int, entry: PadEntry) -> Draft:
        """The draft that corrects a deal."""
        return cls(index, entry.taker, entry.price, entry.strain, entry.multiplier, entry.belote, entry.capot)

    def with_choice(self, field: str, value: str) -> Draft:
        """The draft with one part chosen anew."""
        if field == "strain":
            return replace(self, strain=parse_strain(value))
        if field in ("price", "multiplier"):
            return replace(self, price=int(value)) if field == "price" else replace(self, multiplier=int(value))
        side = _number(value)
        if field == "taker":
            return replace(self, taker=side)
        return replace(self, belote=side) if field == "belote" else replace(self, capot=side)


def new_draft(rules: Rules) -> Draft:
    """The draft of a new deal: the first side, the lowest price."""
    return Draft(taker=0, price=min(rules.game.auction.prices(rules), default=0))


def side_title(view: PadView, side: Side) -> str:
    """The names of a side: «Анна + Вика», or the player."""
    return " + ".join(view.names[seat] for seat in seats_of(side, view.rules.players))


def pad_card(say: Say, view: PadView) -> Screen:
    """The public card: the columns, who deals next, the plot, what can be done."""
    title = say("pad-title", number=view.pad_id, target=view.rules.target)
    blocks: list[Block] = [
        Text(f"### {title}\n-# {rules_in_short(say, view.rules)}"),
        Text(_columns(view)),
        Text("\n".join(_state(say, view))),
    ]
    plot = _plot(say, view)
    blocks += [plot] if plot is not None else []
    if view.closed:
        return Screen(view.pad_id, view.revision, (*blocks, Text(say("pad-is-closed"))), FELT)
    blocks += buttons(
        Button(presses.PAD_NEW(), say("pad-button-new"), "primary"),
        Button(presses.PAD_UNDO(), say("pad-button-undo"), disabled=not view.undoable),
        Button(presses.PAD_CLOSE(), say("pad-button-close")),
    )
    if view.deals:
        options = tuple(
            Option(str(at), _deal_line(say, view, at, _short))
            for at in range(len(view.deals) - 1, max(-1, len(view.deals) - 1 - _SELECT), -1)
        )
        blocks.append(Row((Select(presses.PAD_DEAL(), say("pad-choose-deal"), options),)))
    return Screen(view.pad_id, view.revision, tuple(blocks), FELT)


def deal_screen(say: Say, view: PadView, index: int) -> Screen:
    """One deal with the reason for every point, to be corrected or taken out."""
    deal = view.deals[index]
    title = _deal_line(say, view, index, plain)
    blocks: list[Block] = [Text(f"### {title}"), Text("\n".join(_explained(say, view, deal)))]
    if not view.closed:
        blocks += buttons(
            Button(presses.PAD_EDIT(index), say("pad-button-edit"), "primary"),
            Button(presses.PAD_DELETE(index), say("pad-button-delete"), "danger"),
        )
    return Screen(view.pad_id, view.revision, tuple(blocks), FELT)


def draft_screen(say: Say, view: PadView, draft: Draft, notice: str = "") -> Screen:
    """The parts of a deal to choose, then the form for the points."""
    title = say("pad-draft-new", who=plain(view.names[view.dealer]))
    if draft.index is not None:
        title = say("pad-draft-edit", deal=draft.index + 1)
    blocks: list[Block] = [Text(f"**{notice}**")] if notice else []
    blocks.append(Text(f"### {title}\n{say('pad-draft-hint')}"))
    arg = str(draft)
    nobody = Option(_NONE, say("pad-nobody"))
    blocks.append(_side_select(say, view, presses.PAD_TAKER(arg), say("pad-taker"), nobody, draft.taker))
    if draft.taker is not None:
        blocks += _contract_selects(say, view.rules, draft)
        none = Option(_NONE, say("pad-no-belote"))
        blocks.append(_side_select(say, view, presses.PAD_BELOTE(arg), say("pad-belote"), none, draft.belote))
        none = Option(_NONE, say("pad-no-capot"))
        blocks.append(_side_select(say, view, presses.PAD_CAPOT(arg), say("pad-capot"), none, draft.capot))
        label = say("pad-button-points")
    else:
        label = say("pad-button-passed")
    blocks += buttons(Button(presses.PAD_POINTS(arg), label, "success"))
    return Screen(view.pad_id, view.revision, tuple(blocks), FELT)


def _contract_selects(say: Say, rules: Rules, draft: Draft) -> list[Block]:
    rows: list[Block] = []
    auction = rules.game.auction
    if auction.priced:
        options = tuple(
            Option(
                str(price),
                say.labelled(say("pad-price"), say("auction-price-option", price=price)),
                chosen=price == draft.price,
            )
            for price in auction.prices(rules)[-_SELECT:]
        )
        rows.append(Row((Select(presses.PAD_PRICE(str(draft)), say("pad-price"), options),)))
    if auction.without_suit:
        options = tuple(
            Option(
                strain_code(strain),
                say.labelled(say("pad-trump"), strain_label(say, strain)),
                chosen=strain is draft.strain,
            )
            for strain in auction.strains
        )
        rows.append(Row((Select(presses.PAD_STRAIN(str(draft)), say("pad-trump"), options),)))
    times_offered = multipliers(rules)
    if len(times_offered) > 1:
        options = tuple(
            Option(str(times), say("pad-times", multiplier=times), chosen=times == draft.multiplier)
            for times in times_offered
        )
        rows.append(Row((Select(presses.PAD_MULTIPLIER(str(draft)), say("pad-doubling"), options),)))
    return rows


def _side_select(say: Say, view: PadView, press: Pressed, label: str, nobody: Option, chosen: Side | None) -> Row:
    """A list of the sides and of nobody; each line says what it is about, for a choice hides the placeholder."""
    options = [
        Option(str(side), say.labelled(label, side_title(view, side))[:100], chosen=side == chosen)
        for side in range(sides(view.rules.players))
    ]
    options.append(replace(nobody, chosen=chosen is None))
    return Row((Select(press, label, tuple(options)),))


def _columns(view: PadView) -> str:
    count = sides(view.rules.players)
    rows = [("", *(_short(_tight(view, side), _COLUMN[count]) for side in range(count)))]
    first = max(0, len(view.deals) - SHOWN)
    if first:
        rows.append(("…", *map(str, view.deals[first - 1].totals)))
    for number, deal in enumerate(view.deals[first:], first + 1):
        rows.append((str(number), *(_written(deal, points) for points in deal.score.score)))
    rows.append(("Σ", *map(str, view.totals)))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    return "```\n" + "\n".join(lines) + "\n```"


def _plot(say: Say, view: PadView) -> Picture | None:
    """The running totals by deal; None before the first deal."""
    titles = [side_title(view, side) for side in range(sides(view.rules.players))]
    totals = [(number, deal.totals) for number, deal in enumerate(view.deals, 1)]
    return plot_picture(say, titles, [""] * len(titles), totals, view.rules.target)


def _tight(view: PadView, side: Side) -> str:
    return "+".join(view.names[seat] for seat in seats_of(side, view.rules.players))


def _written(deal: PadDeal, points: int) -> str:
    """What a side writes for a deal; a dash where everybody passed."""
    if deal.entry.taker is None:
        return BLANK
    return f"{points:+d}" if points else "0"


def _short(name: str, width: int) -> str:
    """A name for a column of a code block, in which nothing can be escaped."""
    clean = name.replace("`", "'")
    return clean if len(clean) <= width else f"{clean[: width - 1]}…"


def _state(say: Say, view: PadView) -> list[str]:
    lines: list[str] = []
    if view.carry:
        lines.append(say("score-carry", system=system_of(view.rules), n=view.carry))
    if view.winner is not None:
        lines.append(f"**{say('pad-winner', who=plain(side_title(view, view.winner), 60))}**")
    elif not view.closed:
        lines.append(say("pad-dealer", who=plain(view.names[view.dealer])))
    lines.append(f"-# {say('pad-writer', member=mention(say, view.writer_id))}")
    return lines


def _deal_line(say: Say, view: PadView, index: int, written: Callable[[str, int], str]) -> str:
    """A deal in one line; `written` makes names fit for the place where the line stands."""
    deal = view.deals[index]
    score = " : ".join(map(str, deal.score.score))
    if deal.entry.taker is None:
        return say("pad-deal-passed", deal=index + 1)
    who = written(side_title(view, deal.entry.taker), 40)
    return say("pad-deal-line", deal=index + 1, who=who, score=score)


def _explained(say: Say, view: PadView, deal: PadDeal) -> list[str]:
    if deal.entry.taker is None:
        return [say("score-outcome-passed-out")]
    entry = deal.entry
    lines = [say("pad-outcome", outcome=deal.score.outcome.value)]
    if entry.price or view.rules.game.auction.without_suit:
        bid = str(entry.price) if entry.price else strain_label(say, entry.strain)
        lines.append(say("pad-contract", bid=bid, multiplier=entry.multiplier))
    for side, points in enumerate(deal.score.score):
        lines.append(f"\n**{plain(side_title(view, side), 60)}**")
        lines += (_row(say, line) for line in deal.score.lines if line.side == side)
        lines.append(f"**{say('score-deal-total', points=points)}**")
    if deal.score.carry:
        lines.append(say("score-carry", system=system_of(view.rules), n=deal.score.carry))
    return lines


def _row(say: Say, line: ScoreLine) -> str:
    if line.kind is LineKind.BELOTE:
        label = say("pad-line-belote")
    elif line.kind is LineKind.DECLARATION:
        label = say("declaration-name", kind=line.declaration.value if line.declaration is not None else "")
    else:
        label = say(f"score-line-{line.kind.value}", factor=line.factor, base=line.base, seat=0, kind="", cards="")
    points = line.base + line.points if line.kind is LineKind.MATCH_POINTS else line.points
    return say("score-row", label=label, points=points)


def _number(text: str) -> int | None:
    return None if text == _NONE else presses.NUMBER.read(text)


def pad_choice(say: Say, view: PadView) -> str:
    """A sheet in a line of up to 100 letters, as commands offer it while one types."""
    names = ", ".join(view.names)
    return say("pad-choice", number=view.pad_id, members=names)[:100]
