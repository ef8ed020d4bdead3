"""The provable shuffle: how every deck of a match follows from a secret that was committed to beforehand.

1. Before anybody else sits down the table draws a secret of 32 bytes and shows `commitment(secret)`, its SHA-256.
2. Every seat contributes a number the table cannot choose: the Discord id of the interaction by which its member sat
   down or agreed to the rematch; a robot contributes 0. Contributions are written in the order of the seats.
3. Deal `n` (from 1; 0 is the lot for the first dealer) uses the stream of bytes `block(0) + block(1) + …` with
   `block(i) = HMAC-SHA256(key=secret, "belote-shuffle/1|" + n + "|" + contributions joined by "," + "|" + i)`, all
   numbers in decimal ASCII. The stream is read as big-endian 32-bit words.
4. `draw(k)`, a number from 0 to k-1, takes the next word below the largest multiple of k that fits into 2**32, and
   returns it modulo k; words at or above that limit are skipped, so that no card is favoured.
5. The deck starts as the game's pack ascending (clubs 7 8 9 10 J Q K A, diamonds, hearts, spades; the short pack leaves
   out 7 and 8). For `i` from the last index down to 1, the cards at `i` and `draw(i + 1)` change places. The result is
   the dealing order: its first card is dealt first.
6. With the option `deck = cut` only deal 1 is shuffled. A later deck is the cards of the deal before as `collected`
   stacks them, cut by `cut_deck` at a point drawn from the stream of its own number.

7. Duplicate deals: several tables play the same decks, so nothing that differs between tables may be mixed in. There
   are no contributions then (an empty list), and the text in step 3 begins with "belote-duplicate/1|". The secret is
   drawn, and its commitment shown, before the first of these tables has a place to sit down at; it is revealed when the
   last of them has finished. What is missing against an ordinary match is the members' part in the mixing: that the
   secret was not chosen for its decks rests on who runs the bot, that it was not changed afterwards is proved.

At the end of the match the secret is revealed; anyone can check the commitment and recompute all decks.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence

from engine.cards import Card
from engine.deal import Deal
from engine.dealing import pack_of
from engine.match import Match
from engine.rules import Rules
from engine.seats import Seat, side_of

ALGORITHM = "belote-shuffle/1"
DUPLICATE = "belote-duplicate/1"
"""The same for several tables: without contributions."""
SECRET_BYTES = 32
_WORDS = 1 << 32
SMALLEST_CUT = 3


def commitment(secret: bytes) -> str:
    """The SHA-256 of a secret, in hex."""
    return hashlib.sha256(secret).hexdigest()


def algorithm(contributions: Sequence[int]) -> str:
    """Which way decks were made: with contributions of the seats, or without any for several tables."""
    return ALGORITHM if contributions else DUPLICATE


def first_dealer(rules: Rules, secret: bytes, contributions: Sequence[int]) -> Seat:
    """The lot for the first deal: stream 0, one draw among the seats."""
    return _draw(_words(secret, 0, contributions), rules.players)


def deck_order(rules: Rules, secret: bytes, number: int, contributions: Sequence[int]) -> tuple[Card, ...]:
    """The shuffled pack of deal `number` in dealing order."""
    deck = list(pack_of(rules))
    words = _words(secret, number, contributions)
    for last in range(len(deck) - 1, 0, -1):
        other = _draw(words, last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def next_deck(match: Match, secret: bytes, contributions: Sequence[int]) -> tuple[Card, ...]:
    """The deck of the match's next deal, shuffled or cut as its rules say."""
    number = match.number + 1
    if match.rules.deck == "cut" and match.finished:
        return cut_deck(collected(match.finished[-1]), secret, number, contributions)
    return deck_order(match.rules, secret, number, contributions)


def collected(deal: Deal) -> tuple[Card, ...]:
    """The pack as it is gathered after a deal.

    The tricks of side 0 in the order taken, each as played, then those of the other sides, then cards nobody played in
    the order of the old deck. After a deal that was thrown in that is the old deck itself.
    """
    players = deal.rules.players
    by_side = sorted(deal.tricks, key=lambda trick: side_of(trick.winner, players))
    played = [card for trick in by_side for card in trick.cards]
    return (*played, *(card for card in deal.deck if card not in set(played)))


def cut_deck(stack: Sequence[Card], secret: bytes, number: int, contributions: Sequence[int]) -> tuple[Card, ...]:
    """A stack cut at a point drawn from the stream of deal `number`.

    At least three cards lie on either side of the cut (docs/rules.md section 12); the lower part comes on top.
    """
    places = len(stack) - 2 * SMALLEST_CUT + 1
    point = SMALLEST_CUT + _draw(_words(secret, number, contributions), places)
    return (*stack[point:], *stack[:point])


def _words(secret: bytes, number: int, contributions: Sequence[int]) -> Iterator[int]:
    written = ",".join(map(str, contributions))
    label = algorithm(contributions)
    block = 0
    while True:
        text = f"{label}|{number}|{written}|{block}".encode("ascii")
        digest = hmac.new(secret, text, hashlib.sha256).digest()
        for at in range(0, len(digest), 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def _draw(words: Iterator[int], count: int) -> int:
    limit = _WORDS - _WORDS % count
    return next(word for word in words if word < limit) % count
