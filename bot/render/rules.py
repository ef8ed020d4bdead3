"""The rules of a table in short, from the very options that the engine obeys."""

from __future__ import annotations

from bot.render.screen import Line, Screen, Text
from bot.render.words import FELT
from bot.texts import Say
from engine.rules import Rules


def rules_screen(say: Say, table_id: int, rules: Rules) -> Screen:
    """How the contract game is played at that table: aim, auction, play, values, combinations, score."""
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
    blocks = [Text(f"### {title}\n{say('rules-aim', target=rules.target)}"), Line(), *map(Text, parts)]
    return Screen(table_id, 0, tuple(blocks), FELT)
