"""Where in the standings the smaller tables are."""

from itertools import accumulate


def lay_out(sizes: tuple[int, ...], exposure: list[int] | None) -> tuple[int, ...]:
    """The sizes of the tables from the top of the standings down.

    Smaller tables go where those stand who sat at them least often (`exposure`, by rank): the sum
    of the squares grows least. Of equal ways the one with the smaller tables further down, which
    is at the bottom when nobody counts (`exposure` is None).
    """
    smaller = sum(size < sizes[0] for size in sizes)
    if exposure is None or not smaller:
        return sizes
    growth = [0, *accumulate(2 * times + 1 for times in exposure)]
    least = _price_rest(sizes, smaller, growth)
    order, small = [], 0
    for table in range(len(sizes)):
        at = table * sizes[0] - small
        end = at + sizes[-1]
        if small < smaller and _small(least, table, small, growth[end] - growth[at]):
            order.append(sizes[-1])
            small += 1
        else:
            order.append(sizes[0])
    return tuple(order)


Least = dict[tuple[int, int], int]
"""The least growth of all tables from one on, so many before it being small."""


def _price_rest(sizes: tuple[int, ...], smaller: int, growth: list[int]) -> Least:
    tables, large = len(sizes), len(sizes) - smaller
    least: Least = {(tables, smaller): 0}
    for table in reversed(range(tables)):
        for small in range(max(0, table - large), min(smaller, table) + 1):
            at = table * sizes[0] - small
            ways = []
            if (table + 1, small) in least:
                ways.append(least[table + 1, small])
            if (table + 1, small + 1) in least:
                ways.append(least[table + 1, small + 1] + growth[at + sizes[-1]] - growth[at])
            least[table, small] = min(ways)
    return least


def _small(least: Least, table: int, small: int, growth: int) -> bool:
    """Whether this table has to be small: a large one would cost more, or be one too many."""
    if (table + 1, small) not in least:
        return True
    return least[table + 1, small + 1] + growth < least[table + 1, small]
