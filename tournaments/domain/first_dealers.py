"""Who deals first at each table of a seating draw (variants.md §6)."""

from collections.abc import Sequence
from typing import assert_never

from scoring.match_rules import FirstDealer
from tournaments.domain.seating_draw import first_dealer_seat


def choose_first_dealers(
    rule: FirstDealer, seed: bytes, table_sizes: Sequence[int]
) -> tuple[int, ...]:
    """The seat that deals first, table by table: the first, or the one the seed decides."""
    match rule:
        case FirstDealer.FIRST_SEAT:
            return (1,) * len(table_sizes)
        case FirstDealer.AT_RANDOM:
            tables = enumerate(table_sizes, start=1)
            return tuple(first_dealer_seat(seed, table, seats) for table, seats in tables)
        case _:
            assert_never(rule)
