"""The `fairness` part of a record, and the check that a third party makes with it.

    {"algorithm": "belote-shuffle/1" | "belote-duplicate/1", "commitment": "<SHA-256 of the secret, hex>",
     "contributions": [id, …], "first_dealer": "lot" | "given", "secret": "<hex, once it is revealed>"}

`shuffle.py` documents how decks follow from secret and contributions.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from engine.errors import RecordError, RecordFault
from engine.match import Match
from engine.record import read_record
from engine.shuffle import ALGORITHM, DUPLICATE, algorithm, collected, commitment, cut_deck, deck_order, first_dealer


@dataclass(frozen=True, slots=True)
class Fairness:
    """What a table committed to for one match; `secret` is None until the match is over."""

    commitment: str
    contributions: tuple[int, ...]
    secret: bytes | None = None
    dealer_by_lot: bool = True

    def to_dict(self) -> dict[str, Any]:
        """The form written into records."""
        written: dict[str, Any] = {
            "algorithm": algorithm(self.contributions),
            "commitment": self.commitment,
            "contributions": list(self.contributions),
            "first_dealer": "lot" if self.dealer_by_lot else "given",
        }
        if self.secret is not None:
            written["secret"] = self.secret.hex()
        return written


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a check of a record found; `fair` only if everything matches."""

    commitment_matches: bool
    dealer_matches: bool
    deals_checked: int
    wrong_deals: tuple[int, ...]

    @property
    def fair(self) -> bool:
        """Whether secret, first dealer and every deck are what was committed to."""
        return self.commitment_matches and self.dealer_matches and not self.wrong_deals


def verify_record(data: Any) -> Verdict:  # noqa: ANN401 - whatever a JSON document holds
    """Recompute every deck of a record from its revealed secret.

    Raises `RecordError` for a record that cannot be replayed, has no fairness part or whose secret is not revealed.
    """
    match = read_record(data)
    fairness = read_fairness(cast(Mapping[str, Any], data).get("fairness"), match.rules.players)
    secret = fairness.secret
    if secret is None:
        raise _fault("secret", "secret-not-revealed", "the secret is revealed when the match is over")
    lot = first_dealer(match.rules, secret, fairness.contributions)
    return Verdict(
        commitment_matches=commitment(secret) == fairness.commitment,
        dealer_matches=not fairness.dealer_by_lot or lot == match.first_dealer,
        deals_checked=match.number,
        wrong_deals=_wrong_deals(match, secret, fairness.contributions),
    )


def _wrong_deals(match: Match, secret: bytes, contributions: tuple[int, ...]) -> tuple[int, ...]:
    wrong: list[int] = []
    deals = [*match.finished, *([match.deal] if match.deal is not None else [])]
    for before, deal in zip([None, *deals], deals, strict=False):
        if match.rules.deck == "cut" and before is not None:
            expected = cut_deck(collected(before), secret, deal.number, contributions)
        else:
            expected = deck_order(match.rules, secret, deal.number, contributions)
        if expected != deal.deck:
            wrong.append(deal.number)
    return tuple(wrong)


def read_fairness(data: Any, players: int) -> Fairness:  # noqa: ANN401
    """The fairness part of a record; raises `RecordError` naming the member that is missing or malformed."""
    if not isinstance(data, Mapping):
        raise _fault("", "no-fairness", "the record says nothing about how its decks were made")
    members = cast(Mapping[str, Any], data)
    made = members.get("algorithm")
    if made not in (ALGORITHM, DUPLICATE):
        raise _fault("algorithm", "unknown-algorithm", f"expected {ALGORITHM!r} or {DUPLICATE!r}")
    contributions = members.get("contributions")
    if not isinstance(contributions, list) or not all(type(entry) is int for entry in cast(list[Any], contributions)):
        raise _fault("contributions", "not-a-list", "expected a list of whole numbers")
    numbers = tuple(cast(list[int], contributions))
    expected = players if made == ALGORITHM else 0
    if len(numbers) != expected:
        raise _fault("contributions", "wrong-count", f"expected {expected} contributions")
    committed = members.get("commitment")
    if not isinstance(committed, str):
        raise _fault("commitment", "not-text", "expected a SHA-256 in hex")
    chosen = members.get("first_dealer", "lot")
    if chosen not in ("lot", "given"):
        raise _fault("first_dealer", "bad-choice", "expected 'lot' or 'given'")
    return Fairness(committed.lower(), numbers, _secret(members), chosen == "lot")


def _secret(members: Mapping[str, Any]) -> bytes | None:
    text = members.get("secret")
    if text is None:
        return None
    try:
        return bytes.fromhex(text)
    except (TypeError, ValueError):
        raise _fault("secret", "not-hex", "expected the secret in hex") from None


def _fault(member: str, code: str, reason: str) -> RecordError:
    return RecordError((RecordFault(None, f"fairness.{member}".rstrip("."), code, reason),))
