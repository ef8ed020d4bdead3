"""A member's profile, the list of a server's best, and the notes about circles for moderators."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.clock import from_ms
from bot.render import presses
from bot.render.figures import course_picture
from bot.render.screen import Block, Button, Line, Screen, Text, buttons
from bot.render.words import mention, moment
from bot.services.members.circles import CircleView
from bot.services.members.profiles import Profile, TopEntry
from bot.services.members.standing import NEWCOMER_GAMES, Standing
from bot.texts import Say
from bot.texts.escape import plain

PROFILE: Final = 0x4E7FB8

_NOTE_SHOWN: Final = 500
_CIRCLES: Final = 5


def standing_line(say: Say, standing: Standing) -> str:
    """«Авторитет» as a level and a sentence."""
    thanked = say("profile-givers", n=standing.givers) if standing.givers else say("profile-givers-none")
    if standing.newcomer:
        return f"{say('profile-newcomer', n=NEWCOMER_GAMES - standing.finished)} · {thanked}"
    if standing.level is None:
        return say("profile-frozen")
    return f"{say('profile-level', level=standing.level)} · {thanked}"


def profile_screen(say: Say, profile: Profile, notice: str = "", pairs: Sequence[str] = ()) -> Screen:
    """A member's figures, and what the viewer can do about them; `pairs` are lines about those they play in."""
    reliability = profile.reliability
    lines = list(filter(None, (notice, f"### {say('profile-title', member=mention(say, profile.user_id))}")))
    lines.append(say.labelled(f"**{say('profile-standing')}**", standing_line(say, profile.standing)))
    if reliability.games:
        counts = say("profile-counts", good=reliability.good, late=reliability.late, bad=reliability.bad)
        played = f"{reliability.percent}/100 · {counts}"
    else:
        played = say("profile-reliability-none")
    lines.append(say.labelled(f"**{say('profile-reliability')}**", played))
    lines += _pause(say, profile)
    blocks: list[Block] = [Text("\n".join(lines)), Line(), Text("\n".join(_games(say, profile)))]
    if pairs:
        blocks.append(Text("\n".join(pairs)))
    course = course_picture(say, profile.course)
    blocks += [course] if course is not None else []
    if profile.note:
        blocks.append(Text(f"**{say('profile-note')}**\n> {plain(profile.note, _NOTE_SHOWN)}"))
    blocks += buttons(*_controls(say, profile))
    return Screen(0, 0, tuple(blocks), PROFILE)


def top_lines(say: Say, entries: Sequence[TopEntry]) -> list[str]:
    """The list of the best by thanks."""
    lines = [f"### {say('top-title')}"]
    lines += [
        f"**{place}** · {mention(say, entry.user_id)} · {standing_line(say, entry.standing)}"
        for place, entry in enumerate(entries, start=1)
    ] or [say("top-empty")]
    return [*lines, f"-# {say('top-hint')}"]


def circles_screen(say: Say, notes: Sequence[CircleView], notice: str = "") -> Screen:
    """The quiet notes, each with what a moderator can do about it."""
    blocks: list[Block] = [Text("\n".join(filter(None, (notice, f"### {say('circles-title')}", say("circles-about")))))]
    if not notes:
        blocks.append(Text(say("circles-none")))
    for note in notes[:_CIRCLES]:
        words = say(
            "circles-note",
            member=mention(say, note.user_id),
            received=note.received,
            share=note.top_share,
            back=note.reciprocity,
            when=moment(note.noted_at, "R"),
        )
        state = f"\n{say('circles-discounted')}" if note.discounted else ""
        blocks.append(Text(words + state))
        arg = note.user_id
        blocks += buttons(
            Button(presses.CIRCLE_BACK(arg), say("circles-button-restore")) if note.discounted else None,
            Button(presses.CIRCLE_TAKE(arg), say("circles-button-discount")) if not note.discounted else None,
            Button(presses.CIRCLE_LEAVE(arg), say("circles-button-dismiss")) if not note.discounted else None,
        )
    return Screen(0, 0, tuple(blocks), PROFILE)


def discount_letter(say: Say, club: str, restored: bool) -> Screen:
    """What members of a circle are told when their thanks are taken out of account, or back into it."""
    words = say("circles-letter-restored" if restored else "circles-letter", club=plain(club))
    return Screen(0, 0, (Text(words),), PROFILE)


def _pause(say: Say, profile: Profile) -> Iterator[str]:
    """The member's own warning or pause; nobody else sees it."""
    reached = profile.cooldown
    if reached is None or not reached.step:
        return
    if reached.step == 1:
        yield say("profile-warned", number=reached.match_id)
    else:
        yield say("profile-paused", number=reached.match_id, when=moment(from_ms(reached.until_ms), "R"))


def _games(say: Say, profile: Profile) -> Iterator[str]:
    yield say("profile-games", played=profile.played, won=profile.won)
    for game in profile.games:
        yield say("profile-game", game=say(f"game-{game.preset}"), played=game.played, won=game.won)
    for partner in profile.partners:
        yield say("profile-partner", member=mention(say, partner.user_id), played=partner.played, won=partner.won)


def _controls(say: Say, profile: Profile) -> Iterator[Button]:
    if profile.own:
        yield Button(presses.THANKS_BOOK(), say("profile-button-thanks"))
        yield Button(presses.SETTINGS(), say("profile-button-settings"))
        return
    user = profile.user_id
    if profile.blocked:
        yield Button(presses.UNBLOCK(user), say("profile-button-unblock"))
    else:
        yield Button(presses.BLOCK(user), say("profile-button-block"))
    yield Button(presses.NOTE(user), say("profile-button-note"))
