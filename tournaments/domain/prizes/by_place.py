"""A fund shared over the places, ties left aside."""

from itertools import chain, repeat
from typing import assert_never

from tournaments.domain.payouts import split_exactly
from tournaments.domain.prizes.plan import (
    FixedAmounts,
    LastStandingTakesAll,
    Percentages,
    PrizePlan,
)


def share_by_place(plan: PrizePlan, total: int, places: int) -> tuple[int, ...]:
    """What each of the first `places` places gets of `total`; together it is all of it.

    Prizes of places that nobody holds go to the others: percentages in proportion, fixed amounts
    to the first place. Guarantees come first; the other places share what they leave. `total`
    covers the guarantees of these places.
    """
    length = max(1, min(places, _places_named(plan)))
    least = _first(plan.guaranteed_places, length)
    match plan.shares:
        case LastStandingTakesAll():
            return _in_proportion(total, _first((1,), length), least, plan.rounding_unit)
        case Percentages(percent):
            return _in_proportion(total, _first(percent, length), least, plan.rounding_unit)
        case FixedAmounts(amounts):
            return _fixed(total, _first(amounts, length), least)
        case _:
            assert_never(plan.shares)


def _places_named(plan: PrizePlan) -> int:
    match plan.shares:
        case LastStandingTakesAll():
            named = 1
        case Percentages(percent):
            named = len(percent)
        case FixedAmounts(amounts):
            named = len(amounts)
        case _:
            assert_never(plan.shares)
    return max(named, len(plan.guaranteed_places))


def _first(amounts: tuple[int, ...], length: int) -> list[int]:
    padded = chain(amounts, repeat(0))
    return [next(padded) for _ in range(length)]


def _fixed(total: int, amounts: list[int], least: list[int]) -> tuple[int, ...]:
    raised = [max(both) for both in zip(amounts, least, strict=True)]
    raised[0] += total - sum(raised)
    return tuple(raised)


def _in_proportion(total: int, shares: list[int], least: list[int], unit: int) -> tuple[int, ...]:
    """Places whose proportion is less than their guarantee get the guarantee, until all is well.

    Some place always has its guarantee and more, because the total covers all of them.
    """
    parts, open_places = list(least), list(range(len(shares)))
    while True:
        rest = total - sum(least) + sum(least[place] for place in open_places)
        shared = _in_units(rest, [shares[place] for place in open_places], unit)
        proportion = dict(zip(open_places, shared, strict=True))
        enough = [place for place in open_places if proportion[place] >= least[place]]
        if enough == open_places:
            break
        open_places = enough
    for place, part in proportion.items():
        parts[place] = part
    return tuple(parts)


def _in_units(amount: int, shares: list[int], unit: int) -> list[int]:
    """Whole rounding units in proportion; what makes no unit goes to the best of the places."""
    units, spare = divmod(amount, unit)
    parts = [part * unit for part in split_exactly(units, shares)]
    parts[0] += spare
    return parts
