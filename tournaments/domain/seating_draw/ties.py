"""Who is ahead by his card, and who must draw again (variants.md §6)."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import assert_never

from scoring.cards import Card
from scoring.match_rules import DrawTies
from tournaments.domain.seating_draw.cards import SUITS_HIGH_FIRST

Group = tuple[int, ...]
"""Entries between whom no card has decided yet, in the order of the list."""


def strength(card: Card, ties: DrawTies) -> tuple[int, ...]:
    """Return a number, or two, that is higher for the better card: ace high, then ♠ ♥ ♦ ♣ if suits
    decide. `ValueError` for a joker, and for a card without suit where the suit decides."""
    if card.rank is None:
        raise ValueError("a joker has no part in a seating draw")
    match ties:
        case DrawTies.RANK:
            return (card.rank,)
        case DrawTies.CARD:
            if card.suit is None:
                raise ValueError(f"{card} needs its suit")
            return (card.rank, -SUITS_HIGH_FIRST.index(card.suit))
        case _:
            assert_never(ties)


def part_group(group: Group, cards: Mapping[int, Card], ties: DrawTies) -> list[Group]:
    """Return a group in the order of the cards its members drew, equals still together."""

    def weakness(entry: int) -> tuple[int, ...]:
        return tuple(-part for part in strength(cards[entry], ties))

    return [tuple(equals) for _, equals in groupby(sorted(group, key=weakness), key=weakness)]


def part_groups(groups: Iterable[Group], cards: Mapping[int, Card], ties: DrawTies) -> list[Group]:
    """Part every group whose members drew; whoever did not draw keeps his place."""
    parted: list[Group] = []
    for group in groups:
        drew = all(entry in cards for entry in group)
        parted.extend(part_group(group, cards, ties) if drew else [group])
    return parted


def tied_entries(groups: Iterable[Group]) -> frozenset[int]:
    """Return everybody who must draw again."""
    return frozenset(entry for group in groups if len(group) > 1 for entry in group)


def order_entries(
    entries: Sequence[int], steps: Iterable[Mapping[int, Card]], ties: DrawTies
) -> tuple[int, ...]:
    """Return the entries, highest first, after all steps of a draw."""
    groups: list[Group] = [tuple(entries)]
    for cards in steps:
        groups = part_groups(groups, cards, ties)
    return tuple(entry for group in groups for entry in group)
