"""The proof that no deal was rigged, in words: what was promised, what was revealed, what follows from it."""

from __future__ import annotations

from typing import Final

from bot.render import presses
from bot.render.screen import Block, Line, Option, Row, Screen, Select, Text
from bot.render.words import FELT
from bot.services.history.archive import ArchivedMatch
from bot.texts import Say
from bot.texts.cards import cards_label

_SELECT: Final = 25


def verify_screen(say: Say, archived: ArchivedMatch, deal: int = 0) -> Screen:
    """Commitment, secret and contributions of a match, the verdict, and the recomputed deck of one of its deals."""
    fairness, verdict = archived.fairness, archived.verdict
    deal = min(max(deal, 0), len(archived.decks) - 1)
    assert fairness.secret is not None, "the secret of a finished match is known"
    shares = ", ".join(
        say("verify-share", seat=seat, code=str(number)) for seat, number in enumerate(fairness.contributions)
    )
    steps = [
        say("verify-commitment", hash=fairness.commitment),
        say("verify-secret", secret=fairness.secret.hex()),
        f"**{say('verify-secret-good' if verdict.commitment_matches else 'verify-secret-bad')}**",
        say("verify-shares", parts=shares),
        say("verify-dealer-good" if verdict.dealer_matches else "verify-dealer-bad"),
    ]
    blocks: list[Block] = [
        Text(f"### {say('verify-title', number=archived.match_id)}\n**{_verdict(say, archived)}**"),
        Text("\n".join(steps)),
        Line(),
        Text("\n".join(_deck(say, archived, deal))),
    ]
    if len(archived.decks) > 1:
        start = min(max(0, deal - _SELECT // 2), max(0, len(archived.decks) - _SELECT))
        options = tuple(
            Option(str(at), say("replay-jump-deal", deal=at + 1), chosen=at == deal)
            for at in range(start, min(start + _SELECT, len(archived.decks)))
        )
        blocks.append(Row((Select(presses.VERIFY_DEAL(), say("replay-jump-other"), options),)))
    blocks.append(Text(f"-# {say('verify-how')}"))
    return Screen(archived.match_id, 0, tuple(blocks), FELT)


def _verdict(say: Say, archived: ArchivedMatch) -> str:
    wrong = archived.verdict.wrong_deals
    if archived.verdict.fair:
        return say("verify-fair", n=archived.verdict.deals_checked)
    if wrong:
        return say("verify-wrong", parts=", ".join(map(str, wrong)))
    return say("verify-unfair")


def _deck(say: Say, archived: ArchivedMatch, deal: int) -> list[str]:
    good = deal + 1 not in archived.verdict.wrong_deals
    return [
        say("verify-deck-good" if good else "verify-deck-bad", deal=deal + 1),
        cards_label(say, archived.decks[deal]),
    ]
