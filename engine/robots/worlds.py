"""Deals that a seat must think possible, each equally likely among those that contradict nothing it knows.

The cards that nobody can tell apart (those with the same possible places) form a group; counting in how many ways the
groups fit into the places makes every draw exact, so that no draw is ever thrown away.
"""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import accumulate
from math import comb
from typing import Final

from engine.cards import Card, CardSet, cards_of
from engine.declarations import spoken_kinds
from engine.errors import EngineError
from engine.results import DeclarationKind
from engine.robots.knowledge import STOCK, Announcement, Knowledge, Place

_PATIENCE: Final = 600
"""How many worlds are tried for combinations that were said before those found already are used again."""
_LAST_TRY: Final = 5000
_RUN_LENGTHS: Final = {DeclarationKind.TIERCE: 3, DeclarationKind.QUARTE: 4, DeclarationKind.QUINT: 5}
_EVERY_SUIT: Final = 0x01010101

Rooms = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class World:
    """Where all cards could be: `hands` are playable cards by seat, `beneath` maps an open card to the one under it."""

    hands: tuple[CardSet, ...]
    beneath: dict[Card, Card] = field(default_factory=dict[Card, Card])
    stock: CardSet = 0


class Dealer:
    """Deals worlds that agree with what a seat knows."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._layout = _Layout(knowledge.unseen, knowledge.places)
        self._announced: list[World] = []
        self._tries = 0
        self._layouts: dict[tuple[CardSet, ...], _Layout] = {}
        if not self._layout.possible:
            raise EngineError("log-inconsistent", "the view contradicts itself")

    def deal(self, pick: random.Random) -> World:
        """One world."""
        if not self._knowledge.announcements:
            return self._world(self._layout.draw(pick), pick)
        while self._tries < (_PATIENCE if self._announced else _LAST_TRY):
            self._tries += 1
            world = self._deal_announced(pick)
            if world is not None and self._as_announced(world):
                self._announced.append(world)
                return world
        if self._announced:
            return pick.choice(self._announced)
        return self._world(self._layout.draw(pick), pick)

    def _world(self, drawn: list[CardSet], pick: random.Random) -> World:
        knowledge = self._knowledge
        hands = list(knowledge.held)
        beneath: dict[Card, Card] = {}
        stock = 0
        for place, cards in zip(knowledge.places, drawn, strict=True):
            if place.seat == STOCK:
                stock = cards
            elif place.beneath:
                below = list(cards_of(cards))
                pick.shuffle(below)
                beneath.update(zip(knowledge.view.public.covering[place.seat], below, strict=True))
            else:
                hands[place.seat] |= cards
        return World(tuple(hands), beneath, stock)

    def _deal_announced(self, pick: random.Random) -> World | None:
        """A world in which the combinations that were said have been put into their hands first."""
        knowledge = self._knowledge
        given = {place.seat: 0 for place in knowledge.places}
        taken = 0
        for said in knowledge.announcements:
            may = said.had
            for place in knowledge.places:
                if place.seat == said.seat:
                    may |= place.allowed & ~taken
            for kind in said.kinds:
                choices = [cards for cards in _combinations(kind) if not cards & ~may]
                if not choices:
                    return None
                cards = pick.choice(choices)
                may &= ~cards
                if said.seat in given:
                    given[said.seat] |= cards & ~said.had
                taken |= cards & ~said.had
        return self._deal_around(given, taken, pick)

    def _deal_around(self, given: dict[int, CardSet], taken: CardSet, pick: random.Random) -> World | None:
        """The rest of the cards, once those are `given`; None where they do not fit."""
        all_places = self._knowledge.places
        fixed = [0] * len(all_places)
        for seat, cards in given.items():
            for card in cards_of(cards):
                may = [
                    number
                    for number, place in enumerate(all_places)
                    if place.seat == seat and place.allowed >> card & 1 and fixed[number].bit_count() < place.room
                ]
                if not may:
                    return None
                fixed[pick.choice(may)] |= 1 << card
        layout = self._around(tuple(fixed), taken)
        if not layout.possible:
            return None
        return self._world([own | cards for own, cards in zip(fixed, layout.draw(pick), strict=True)], pick)

    def _around(self, fixed: tuple[CardSet, ...], taken: CardSet) -> _Layout:
        """The layout of the other cards, counted once for each choice of combinations."""
        layout = self._layouts.get(fixed)
        if layout is None:
            places = tuple(
                Place(place.seat, place.beneath, place.room - own.bit_count(), place.allowed & ~taken)
                for place, own in zip(self._knowledge.places, fixed, strict=True)
            )
            layout = self._layouts[fixed] = _Layout(self._knowledge.unseen & ~taken, places)
        return layout

    def _as_announced(self, world: World) -> bool:
        return all(self._says(world, said) for said in self._knowledge.announcements)

    def _says(self, world: World, said: Announcement) -> bool:
        """Whether a seat's cards at the start of play are those of its words."""
        public = self._knowledge.view.public
        assert public.contract is not None
        hand = world.hands[said.seat] | self._knowledge.played[said.seat]
        for upper in public.covering[said.seat]:
            hand |= 1 << world.beneath[upper]
        return spoken_kinds(public.rules, hand, said.seat, public.contract.strain) == said.kinds


def resample(worlds: Sequence[World], weights: Sequence[float], number: int, offset: float) -> list[World]:
    """So many of the worlds, each about as often as its weight asks for; `offset` from 0 to 1 is left to chance."""
    sums = list(accumulate(weights))
    step = sums[-1] / number
    kept: list[World] = []
    position = 0
    for index in range(number):
        mark = (index + offset) * step
        while sums[position] < mark and position < len(worlds) - 1:
            position += 1
        kept.append(worlds[position])
    return kept


class _Layout:
    """How the groups of cards fit into the places."""

    def __init__(self, unseen: CardSet, places: tuple[Place, ...]) -> None:
        groups: dict[tuple[int, ...], list[int]] = {}
        for card in cards_of(unseen):
            where = tuple(number for number, place in enumerate(places) if place.allowed >> card & 1 and place.room)
            groups.setdefault(where, []).append(1 << card)
        order = sorted(groups, key=lambda where: (len(where), -len(groups[where])))
        self._groups = [(where, groups[where]) for where in order]
        self._rooms = tuple(place.room for place in places)
        self._known: dict[tuple[int, Rooms], tuple[list[tuple[Rooms, Rooms]], list[int]]] = {}
        self.possible = sum(self._rooms) == unseen.bit_count() and self._ways(0, self._rooms) > 0

    def draw(self, pick: random.Random) -> list[CardSet]:
        """The cards of each place."""
        drawn = [0] * len(self._rooms)
        rooms = self._rooms
        number = pick.random
        for index, (where, cards) in enumerate(self._groups):
            splits, sums = self._splits(index, rooms)
            split, rooms = splits[0] if len(splits) == 1 else splits[bisect_right(sums, number() * sums[-1])]
            if len(where) == 1:
                drawn[where[0]] |= sum(cards)
                continue
            mixed = sorted(cards, key=lambda _: number())
            start = 0
            for place, count in zip(where, split, strict=True):
                drawn[place] |= sum(mixed[start : start + count])
                start += count
        return drawn

    def _ways(self, index: int, rooms: Rooms) -> int:
        """In how many ways the groups from `index` on fill the rooms."""
        if index == len(self._groups):
            return int(not any(rooms))
        sums = self._splits(index, rooms)[1]
        return sums[-1] if sums else 0

    def _splits(self, index: int, rooms: Rooms) -> tuple[list[tuple[Rooms, Rooms]], list[int]]:
        """The ways to share out a group, each with the rooms it leaves, and the running sum of their weights."""
        known = self._known.get((index, rooms))
        if known is not None:
            return known
        where, cards = self._groups[index]
        if index < len(self._groups) - 1:
            choices = list(_shares(len(cards), where, rooms))
        else:
            rest = tuple(rooms[place] for place in where)
            choices = [rest] if sum(rest) == len(cards) == sum(rooms) else []
        splits: list[tuple[Rooms, Rooms]] = []
        weights: list[int] = []
        for split in choices:
            after = _less(rooms, where, split)
            weight = self._ways(index + 1, after) * _orders(split)
            if weight:
                splits.append((split, after))
                weights.append(weight)
        known = self._known[index, rooms] = splits, list(accumulate(weights))
        return known


def _less(rooms: Rooms, where: tuple[int, ...], split: Rooms) -> Rooms:
    left = list(rooms)
    for place, count in zip(where, split, strict=True):
        left[place] -= count
    return tuple(left)


def _shares(count: int, where: tuple[int, ...], rooms: Rooms) -> Iterator[Rooms]:
    """Every way to put that many cards into the places, none over its room."""
    if len(where) == 1:
        if count <= rooms[where[0]]:
            yield (count,)
        return
    if not where:
        return
    for here in range(min(count, rooms[where[0]]) + 1):
        for rest in _shares(count - here, where[1:], rooms):
            yield (here, *rest)


@lru_cache(maxsize=1 << 14)
def _orders(split: Rooms) -> int:
    """In how many ways cards can be shared out so."""
    total, ways = 0, 1
    for count in split:
        total += count
        ways *= comb(total, count)
    return ways


@lru_cache(maxsize=8)
def _combinations(kind: DeclarationKind) -> tuple[CardSet, ...]:
    """The sets of cards that such a combination may consist of."""
    if kind is DeclarationKind.CARRE:
        return tuple(_EVERY_SUIT << rank for rank in range(2, 8))
    length = _RUN_LENGTHS[kind]
    lengths = range(length, 9) if kind is DeclarationKind.QUINT else (length,)
    return tuple(
        ((1 << each) - 1) << (8 * suit + low) for suit in range(4) for each in lengths for low in range(9 - each)
    )
