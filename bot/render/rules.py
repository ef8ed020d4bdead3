"""The rules of a table in short, from the very options that the engine obeys."""

from __future__ import annotations

from bot.render.screen import Block, Line, Screen, Text
from bot.render.words import FELT
from bot.services.views import LobbyView
from bot.texts import Say


def rules_screen(say: Say, lobby: LobbyView) -> Screen:
    """How the contract game is played at that table, and the full commitment to the next match's secret."""
    rules = lobby.rules
    auction = [say("rules-auction", min=rules.min_bid, max=rules.max_bid, step=rules.bid_step)]
    if rules.contra:
        auction.append(say("rules-contra"))
    play = [say("rules-play"), say("rules-undertrump", undertrump=rules.undertrump)]
    values = [say("rules-trump-values"), say("rules-plain-values")]
    combinations = [say("rules-belote")]
    if rules.declarations:
        tie = say("rules-declaration-tie", cancel=rules.decl_tie == "cancel")
        combinations = [say("rules-declarations"), tie, *combinations]
    score = [
        say("rules-made", must_beat=rules.must_beat),
        say("rules-failed", keep=rules.failed_declarations == "keep"),
    ]
    if rules.capot_bonus:
        score.append(say("rules-capot"))
    title = say("rules-title", game=say(f"game-{rules.preset}"))
    parts = ["\n".join(part) for part in (auction, play, values, combinations, score)]
    blocks: list[Block] = [Text(f"### {title}\n{say('rules-aim', target=rules.target)}"), Line(), *map(Text, parts)]
    blocks += [Line(), Text(f"-# {say('fair-commitment', hash=lobby.commitment)}")]
    return Screen(lobby.table_id, lobby.revision, tuple(blocks), FELT)
