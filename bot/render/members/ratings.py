"""The lists of `/top`: who is thanked, the ratings of pairs, the table of the week; and a member's pairs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, TypeAlias

from bot.render import presses
from bot.render.members.profile import PROFILE, top_lines
from bot.render.screen import Block, Button, Line, Row, Screen, Text, buttons
from bot.render.words import mention, moment
from bot.services.members.ladder import PROVISIONAL, PairRating
from bot.services.members.profiles import TopEntry
from bot.services.members.ratings import Week
from bot.services.members.week import FOR_PLAYING, FOR_WINNING, LEAST_GAMES, WeekLine
from bot.texts import Say

TopList: TypeAlias = Literal["thanks", "pairs", "week", "last-week"]
"""A list of `/top`."""
TOP_LISTS: Final[tuple[TopList, ...]] = ("thanks", "pairs", "week", "last-week")


def top_screen(say: Say, entries: Sequence[TopEntry]) -> Screen:
    """Who is thanked most."""
    return Screen(0, 0, (Text("\n".join(top_lines(say, entries))), *_lists(say, "thanks")), PROFILE)


def pairs_screen(say: Say, pairs: Sequence[PairRating]) -> Screen:
    """The best pairs in each family of games."""
    lines = [f"### {say('rivalry-pairs-title')}"]
    for family in dict.fromkeys(pair.family for pair in pairs):
        lines.append(f"**{say('rivalry-family', system=family.replace('_', '-'))}**")
        ranked = enumerate((pair for pair in pairs if pair.family == family), start=1)
        lines += (f"**{place}** · {_people(say, one.pair)} · {_figures(say, one)}" for place, one in ranked)
    if not pairs:
        lines.append(say("rivalry-pairs-empty", n=PROVISIONAL))
    lines.append(f"-# {say('rivalry-pairs-hint')}")
    return Screen(0, 0, (Text("\n".join(lines)), *_lists(say, "pairs")), PROFILE)


def week_screen(say: Say, week: Week, which: TopList) -> Screen:
    """The table of a week: members, then pairs."""
    span = say("rivalry-week-span", begins=moment(week.begins), ends=moment(week.ends))
    title = say("rivalry-week-title" if which == "week" else "rivalry-last-week-title")
    blocks: list[Block] = [Text("\n".join((f"### {title}", span, say("rivalry-week-matches", n=week.matches))))]
    for key, lines in (("rivalry-week-members", week.members), ("rivalry-week-pairs", week.pairs)):
        if lines:
            blocks += [Line(), Text("\n".join((f"**{say(key)}**", *_week_lines(say, lines))))]
    if not week.members and not week.pairs:
        blocks.append(Text(say("rivalry-week-empty", n=LEAST_GAMES)))
    hint = say("rivalry-week-hint", played=FOR_PLAYING, won=FOR_WINNING, n=LEAST_GAMES)
    blocks.append(Text(f"-# {hint}"))
    return Screen(0, 0, (*blocks, *_lists(say, which)), PROFILE)


def pair_lines(say: Say, user_id: int, pairs: Sequence[PairRating]) -> Iterator[str]:
    """A member's pairs in the profile; nothing where there are none."""
    if pairs:
        yield f"**{say('rivalry-profile-title')}**"
    for one in pairs:
        partner = mention(say, one.partner_of(user_id))
        yield f"{partner} · {say('rivalry-family', system=one.family.replace('_', '-'))} · {_figures(say, one)}"


def _figures(say: Say, one: PairRating) -> str:
    if one.provisional:
        return say("rivalry-provisional", n=PROVISIONAL - one.played)
    return f"**{one.points}** · {say('rivalry-played', played=one.played, won=one.won)}"


def _people(say: Say, people: Sequence[int]) -> str:
    return say.listed(mention(say, user) for user in people)


def _week_lines(say: Say, lines: Sequence[WeekLine]) -> Iterator[str]:
    for line in lines:
        figures = say("rivalry-played", played=line.played, won=line.won)
        points = say("count-points", n=line.points)
        yield f"**{line.place}** · {_people(say, line.people)} · **{points}** · {figures}"


def _lists(say: Say, shown: TopList) -> tuple[Row, ...]:
    """The way to the other lists; the one that is shown cannot be pressed."""
    labels = {which: say("rivalry-button", choice=which) for which in TOP_LISTS}
    return buttons(*(Button(presses.TOP(which), label, disabled=which == shown) for which, label in labels.items()))
