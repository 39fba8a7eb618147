"""A seating draw as it came out."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count

from scoring.cards import Card
from scoring.match_rules import DrawTies


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card somebody drew."""

    entry: int
    card: Card


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A seat somebody won; table and seat count from 1."""

    entry: int
    table: int
    seat: int


Step = tuple[Drawn, ...]
"""Everybody who drew together: the first step is everybody, each further one those still tied."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatingDraw:
    """All of a draw that is public: `entries` in the order of the list, `order` highest first.

    `seed` is None when people drew by hand.
    """

    seed: bytes | None
    ties: DrawTies
    packs: int
    table_sizes: tuple[int, ...]
    entries: tuple[int, ...]
    steps: tuple[Step, ...]
    order: tuple[int, ...]
    seats: tuple[SeatTaken, ...]


def fits_tables(entries: Sequence[int], table_sizes: Sequence[int]) -> bool:
    """Whether everybody is named once and there is a seat for each."""
    return len(set(entries)) == len(entries) == sum(table_sizes)


def take_seats(order: Sequence[int], table_sizes: Sequence[int]) -> tuple[SeatTaken, ...]:
    """Return the seats the order takes: table 1 seat 1, table 2 seat 1 …, then the second seats.

    A table that is full is passed over. `ValueError` when seats and entries differ in number.
    """
    if not fits_tables(order, table_sizes):
        raise ValueError(f"{len(order)} entries do not fill tables of {tuple(table_sizes)}")
    return tuple(
        SeatTaken(entry, table, seat)
        for entry, (table, seat) in zip(order, _list_seats(table_sizes), strict=True)
    )


def _list_seats(table_sizes: Sequence[int]) -> Iterator[tuple[int, int]]:
    for seat in range(1, max(table_sizes, default=0) + 1):
        for table, size in zip(count(1), table_sizes, strict=False):
            if seat <= size:
                yield table, seat
