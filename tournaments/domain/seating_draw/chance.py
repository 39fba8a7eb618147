"""Chance that follows from a seed and can be followed by anybody.

Byte by byte in docs/seating-draw.md.
"""

import hmac
from collections.abc import Iterator
from itertools import count

_BYTES = 8
_SPAN = 1 << 8 * _BYTES


def random_numbers(seed: bytes, label: str) -> Iterator[int]:
    """Yield without end numbers from 0 to 2^64 - 1: HMAC-SHA256 of `label:0`, `label:1` … under the
    seed, the first eight bytes of each, the highest first."""
    for counter in count():
        block = hmac.digest(seed, f"{label}:{counter}".encode("ascii"), "sha256")
        yield int.from_bytes(block[:_BYTES], "big")


def pick_below(numbers: Iterator[int], limit: int) -> int:
    """Return a number from 0 to `limit` - 1, each equally likely.

    Numbers above the last whole multiple of `limit` are passed over: they would favour the low
    ones.
    """
    usable = _SPAN - _SPAN % limit
    return next(number for number in numbers if number < usable) % limit


def first_dealer_seat(seed: bytes, table: int, seats: int) -> int:
    """Return the seat, from 1, that deals first at a table (variants.md §3.7, §6: at random)."""
    return 1 + pick_below(random_numbers(seed, f"dealer:{table}"), seats)
