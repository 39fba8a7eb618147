"""Who sits where at his table: all seats equally often, the first dealer's above all."""

from itertools import chain

from tournaments.domain.schedule.chance import Chance
from tournaments.domain.schedule.search.board import Plan
from tournaments.domain.schedule.seats.arrange import arrange_tables
from tournaments.domain.schedule.seats.circuits import balance_seats
from tournaments.domain.schedule.seats.tally import make_tally

__all__ = ["seat_players"]

MOST_TRIES = 40
TRIED_PLAYERS = 1200
"""Tries are given up to so many players in all."""


def seat_players(plan: Plan, played: list[list[int]], chance: Chance) -> Plan:
    """The plan with its tables in the order of their seats; nobody changes table.

    `played[player][seat]` is how often he had a seat before. With tables of one size and nothing
    played nobody has a seat oftener by more than one than another; else the fairest of a few tries.
    """
    best, best_price = plan, (len(played) + 1, 0)
    for _ in range(max(1, min(MOST_TRIES, TRIED_PLAYERS // len(played)))):
        tried, price = _try(plan, played, chance)
        if price < best_price:
            best, best_price = tried, price
        if best_price == (0, 0):
            break
    return best


def _try(plan: Plan, played: list[list[int]], chance: Chance) -> tuple[Plan, tuple[int, int]]:
    tried = [[list(table) for table in tables] for tables in plan]
    for table in chain.from_iterable(tried):
        chance.shuffle(table)
    balance_seats(tried, len(played))
    tally = make_tally(played, tried)
    arrange_tables(tried, tally)
    smallest = min(len(table) for table in chain.from_iterable(tried))
    return tried, (tally.unfair(smallest), tally.repeated_left())
