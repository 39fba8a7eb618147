"""Money divided without a rest."""

from collections.abc import Sequence


def split_exactly(amount: int, shares: Sequence[int]) -> tuple[int, ...]:
    """Return `amount`, in whole minor units, divided in proportion to `shares`; the parts add up
    to it.

    Each gets his proportion rounded down. The units left over go one each to those who lost most
    by the rounding, of equals to the one named first: 100 shared by three is 34, 33, 33.
    `ValueError` when the amount or a share is negative or there is no share at all.
    """
    whole = sum(shares)
    if amount < 0 or whole <= 0 or min(shares) < 0:
        raise ValueError(f"cannot split {amount} by {tuple(shares)}")
    parts = [amount * share // whole for share in shares]
    lost = [amount * share % whole for share in shares]
    spare = amount - sum(parts)
    for index in sorted(range(len(parts)), key=lambda index: -lost[index])[:spare]:
        parts[index] += 1
    return tuple(parts)
