"""What one more meeting of a pair costs.

A pair is known by a *code*: how often it has met, plus `SPAN` if it wishes not to meet, or twice
`SPAN` if it must not. `Prices[code]` is the price of its next meeting.
"""

from typing import assert_never

from tournaments.domain.schedule.request import Preference

SPAN = 128
"""More than the meetings of one pair that are counted."""

REPEAT = 1000
WISH = REPEAT // 2
FORBIDDEN = 1_000_000_000

_SHADED = (1, 2)
"""Meetings after which fewest repeats count alike."""

Prices = list[int]


def price_meetings(preference: Preference) -> Prices:
    """The price of one more meeting by code; a first meeting is free of charge."""
    plain = [_repeat_price(preference, met) for met in range(SPAN)]
    wished = [WISH + price for price in plain]
    forbidden = [FORBIDDEN + price for price in plain]
    return plain + wished + forbidden


def price_forbidden(prices: Prices) -> Prices:
    """The same for those alone who must not meet; all else is free of charge."""
    return [price if price >= FORBIDDEN else 0 for price in prices]


def _repeat_price(preference: Preference, met: int) -> int:
    """Spread: a second repeat of a pair costs twice the first, a third three times, and so on.
    Fewest: a second one costs just a shade more than the first, but nobody gains by a third."""
    match preference:
        case Preference.FEWEST if met in _SHADED:
            return REPEAT + met - 1
        case Preference.FEWEST:
            return REPEAT * met
        case Preference.SPREAD:
            return REPEAT * met
        case _:
            assert_never(preference)
