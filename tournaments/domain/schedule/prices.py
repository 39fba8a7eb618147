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

Prices = list[int]


def price_meetings(preference: Preference) -> Prices:
    """The price of one more meeting by code; a first meeting is free of charge."""
    plain = [_repeat_price(preference, met) for met in range(SPAN)]
    wished = [WISH + price for price in plain]
    forbidden = [FORBIDDEN + price for price in plain]
    return plain + wished + forbidden


def _repeat_price(preference: Preference, met: int) -> int:
    """Fewest: every repeat costs the same, a further one of the same pair a shade more.
    Spread: a second repeat of a pair costs twice the first, and so on."""
    if met == 0:
        return 0
    match preference:
        case Preference.FEWEST:
            return REPEAT + met - 1
        case Preference.SPREAD:
            return REPEAT * met
        case _:
            assert_never(preference)
