"""Who sits with whom in one round, players numbered by their rank from 0, and what it costs."""

from itertools import combinations

from tournaments.domain.schedule.prices import FORBIDDEN, SPAN

UNITS_PER_REPEAT = 16
"""A repeat costs so many units of `unit_price`: more than the wished pairs that a swap can bring
together, so that no repeat is made to please wishes."""

UNITS_PER_EXPOSURE = 4
"""Times twice what somebody was at smaller tables oftener than another: a repeat is not made to
spare one time more, but to spare three."""


class Ranks:
    """A round under change.

    `tables` are in order of the standings, `table_of` says who is where. The price of a pair is
    that of its next meeting, which grows with the square of those it had, and the square of the
    ranks between the two. Where `exposure` counts, a seat at a smaller table costs by how much the
    square of his times there grows.
    """

    __slots__ = ("_burden", "_codes", "_prices", "_small", "table_of", "tables")

    def __init__(
        self, sizes: tuple[int, ...], codes: list[list[int]], exposure: list[int] | None
    ) -> None:
        unit = unit_price(len(codes), max(sizes))
        self._codes = codes
        self._prices = price_codes(len(codes), unit)
        self._burden = [0] * len(codes)
        if exposure is not None:
            self._burden = [UNITS_PER_EXPOSURE * unit * (2 * times + 1) for times in exposure]
        self._small = [size < max(sizes) for size in sizes]
        self.tables: list[list[int]] = []
        self.table_of: list[int] = []
        for number, size in enumerate(sizes):
            begun = len(self.table_of)
            self.tables.append(list(range(begun, begun + size)))
            self.table_of += [number] * size

    def price(self, one: int, other: int) -> int:
        """What it costs that two sit together."""
        return self._prices[self._codes[one][other]] + (one - other) ** 2

    def apart(self, one: int, other: int) -> bool:
        """Whether two sit at different tables."""
        return self.table_of[one] != self.table_of[other]

    def acquainted(self, one: int, other: int) -> bool:
        """Whether the pair has met, wishes not to meet or must not."""
        return self._codes[one][other] > 0

    def cost(self) -> int:
        """What the whole round costs."""
        pairs = (pair for table in self.tables for pair in combinations(table, 2))
        at_small = (rank for rank, table in enumerate(self.table_of) if self._small[table])
        return sum(self.price(*pair) for pair in pairs) + sum(
            self._burden[rank] for rank in at_small
        )

    def change(self, one: int, other: int) -> int:
        """By how much the cost changes if two of different tables swap; negative is better."""
        codes, prices = self._codes, self._prices
        codes_of_one, codes_of_other = codes[one], codes[other]
        here, there = self.table_of[one], self.table_of[other]
        eased = self._burden[one] - self._burden[other]
        change = eased * (self._small[there] - self._small[here])
        for mate in self.tables[here]:
            if mate != one:
                change += prices[codes_of_other[mate]] - prices[codes_of_one[mate]]
                change += (other - mate) ** 2 - (one - mate) ** 2
        for mate in self.tables[there]:
            if mate != other:
                change += prices[codes_of_one[mate]] - prices[codes_of_other[mate]]
                change += (one - mate) ** 2 - (other - mate) ** 2
        return change

    def swap(self, one: int, other: int) -> None:
        """Let two of different tables change places."""
        here, there = self.table_of[one], self.table_of[other]
        mates, others = self.tables[here], self.tables[there]
        mates[mates.index(one)], others[others.index(other)] = other, one
        self.table_of[one], self.table_of[other] = there, here

    def seat(self, tables: list[list[int]]) -> None:
        """Sit as at these tables."""
        self.tables = [list(table) for table in tables]
        for number, table in enumerate(tables):
            for player in table:
                self.table_of[player] = number

    def copy_tables(self) -> list[list[int]]:
        """The tables as they are now."""
        return [list(table) for table in self.tables]

    def conflicts(self) -> list[tuple[int, int]]:
        """The pairs together that should not be."""
        return [
            pair
            for table in self.tables
            for pair in combinations(table, 2)
            if self.acquainted(*pair)
        ]


def unit_price(players: int, size: int) -> int:
    """What a wish is worth, in ranks squared; it grows with the field as distances do."""
    return players * size * size


def price_codes(players: int, unit: int) -> list[int]:
    """The price of a meeting by the code of the pair (see `prices`), distance left aside."""
    plain = [UNITS_PER_REPEAT * unit * met * met for met in range(SPAN)]
    wished = [unit + price for price in plain]
    forbidden = [FORBIDDEN * players + price for price in plain]
    return plain + wished + forbidden
