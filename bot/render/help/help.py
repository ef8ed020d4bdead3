"""`/help`: three screens for a newcomer, the club's hints, questions with answers, and the way to a practice deal."""

from __future__ import annotations

from typing import Final

from bot.pictures.names import Colours
from bot.render import presses
from bot.render.help.order import order_picture
from bot.render.help.rules import card_values
from bot.render.screen import Block, Button, Option, Row, Screen, Select, Text, buttons
from bot.render.words import FELT
from bot.services.table.times import Times
from bot.texts import Say
from engine.cards import Strain
from engine.presets import preset

PAGES: Final = ("first", "tricks", "club")
"""The three screens, to be read one after another."""

HINTS: Final = "hints"
QUESTIONS: Final = "faq"

FAQ: Final = (
    "seat",
    "alone",
    "cards",
    "grey",
    "undo",
    "partner",
    "small",
    "failed",
    "unwritten",
    "belote",
    "late",
    "leave",
    "days",
    "rigged",
    "same",
    "standing",
    "avoid",
    "report",
    "home",
)
"""What newcomers ask, in the order of the list."""

_CLUB: Final = preset("club")


def help_screen(say: Say, page: str, times: Times, *, question: str = "", colours: Colours | None = None) -> Screen:
    """A page of the help.

    Args:
        say: the reader's language.
        page: one of `PAGES`, `HINTS` or `QUESTIONS`; the first one for anything else.
        times: the club's times.
        question: which one of `FAQ` is answered.
        colours: how suits are coloured on the picture of the cards; None shows words only.
    """
    page = page if page in (*PAGES, HINTS, QUESTIONS) else PAGES[0]
    blocks: list[Block] = [Text(f"### {say('help-title', page=page)}")]
    if page == QUESTIONS:
        blocks += _answer(say, question, times)
    else:
        blocks.append(Text(say(f"help-text-{page}", **_numbers(times))))
    if page == "tricks":
        blocks.append(order_picture(say, _CLUB, colours) if colours is not None else Text(_order(say)))
        blocks.append(Text(say("help-text-score", **_numbers(times))))
    blocks += _controls(say, page, question)
    return Screen(0, 0, tuple(blocks), FELT)


def _order(say: Say) -> str:
    """The order and the values of cards in two lines."""
    trump = say("rules-order-trump", cards=card_values(say, _CLUB, Strain.ALL_TRUMPS))
    plain = say("rules-order-plain", cards=card_values(say, _CLUB, Strain.NO_TRUMPS))
    return f"{trump}\n{plain}"


def _answer(say: Say, question: str, times: Times) -> list[Block]:
    if question not in FAQ:
        return [Text(say("help-faq-hint"))]
    answer = say(f"faq-{question}.answer", **_numbers(times))
    return [Text(f"**{say(f'faq-{question}')}**\n{answer}")]


def _controls(say: Say, page: str, question: str) -> list[Block]:
    """The list of questions on their page; buttons to every other page, to a practice deal and to the rules."""
    rows: list[Block] = []
    if page == QUESTIONS:
        options = tuple(Option(name, say(f"faq-{name}"), chosen=name == question) for name in FAQ)
        rows.append(Row((Select(presses.HELP_ASK(), say("help-faq-choose"), options),)))
    rows += buttons(*(_page_button(say, name, page) for name in PAGES))
    rows += buttons(*(_page_button(say, name, page) for name in (HINTS, QUESTIONS)))
    rows += buttons(
        Button(presses.TRY(), say("help-button-practice"), "success"),
        Button(presses.HELP_RULES(), say("help-button-rules")),
    )
    return rows


def _page_button(say: Say, name: str, page: str) -> Button:
    style = "primary" if name in PAGES else "secondary"
    return Button(presses.HELP(name), say("help-button-page", page=name), style, disabled=name == page)


def _numbers(times: Times) -> dict[str, int]:
    """The numbers that sentences of the help name; 0 is a time without a limit."""
    return {
        "target": _CLUB.target,
        "min": _CLUB.min_bid,
        "max": _CLUB.max_bid,
        "step": _CLUB.bid_step,
        "seconds": times.move_seconds or 0,
        "grace": times.grace_seconds or 0,
        "hours": times.move_hours or 0,
        "reserves": times.reserves or 0,
    }
