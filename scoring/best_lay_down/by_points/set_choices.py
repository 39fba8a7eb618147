"""Every way to take sets of different suits from the cards of one rank."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

# How many cards of a rank are held in each suit.
Counts = tuple[int, ...]
Suits = tuple[int, ...]


class SetChoice(NamedTuple):
    """Some sets of a rank: naturals taken from each suit, jokers needed, jokers that also fit."""

    taken: Counts
    jokers: int
    room: int
    sets: tuple[Suits, ...]


@lru_cache(maxsize=1 << 12)
def list_set_choices(
    counts: Counts, sizes: tuple[int, int], least_naturals: int, jokers: int
) -> tuple[SetChoice, ...]:
    """Choices of one set or more with at most so many jokers, none better in every use.

    `sizes` are the least and the most cards of a set. Equal cards are all one here, so the
    choices of a rank are few, however many copies there are.
    """
    shapes = _list_shapes(counts, sizes, least_naturals, jokers)
    found: dict[Counts, list[SetChoice]] = {}
    for sets in _combine(shapes, counts, sizes[0], jokers):
        choice = _sum_up(sets, len(counts), sizes)
        found.setdefault(choice.taken, []).append(choice)
    return tuple(choice for equals in found.values() for choice in _keep_useful(equals))


def _combine(
    shapes: list[Suits], counts: Counts, least: int, jokers: int
) -> Iterator[tuple[Suits, ...]]:
    """Every choice of one set or more, a set of the same suits again as long as cards last."""
    for place, suits in enumerate(shapes):
        left = tuple(held - (suit in suits) for suit, held in enumerate(counts))
        jokers_left = jokers - max(0, least - len(suits))
        if jokers_left >= 0 and min(left) >= 0:
            yield (suits,)
            for others in _combine(shapes[place:], left, least, jokers_left):
                yield (suits, *others)


def _list_shapes(
    counts: Counts, sizes: tuple[int, int], least_naturals: int, jokers: int
) -> list[Suits]:
    least, most = sizes
    held = [suit for suit, count in enumerate(counts) if count]
    fewest = max(least_naturals, least - jokers)
    return [
        suits
        for number in range(fewest, min(most, len(held)) + 1)
        for suits in combinations(held, number)
    ]


def _sum_up(sets: tuple[Suits, ...], suits: int, sizes: tuple[int, int]) -> SetChoice:
    least, most = sizes
    taken = tuple(sum(suit in own for own in sets) for suit in range(suits))
    needed = sum(max(0, least - len(own)) for own in sets)
    return SetChoice(taken, needed, sum(most - len(own) for own in sets) - needed, sets)


def _keep_useful(choices: list[SetChoice]) -> Iterator[SetChoice]:
    """Of choices that take the same cards: fewer jokers first, then those that hold more."""
    most_held = -1
    for choice in sorted(choices, key=lambda choice: (choice.jokers, -choice.room)):
        if choice.jokers + choice.room > most_held:
            most_held = choice.jokers + choice.room
            yield choice
