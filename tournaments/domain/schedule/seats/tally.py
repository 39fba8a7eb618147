"""How often everybody sat where, and next to whom."""

from dataclasses import dataclass, field
from itertools import pairwise

from tournaments.domain.schedule.search.board import Plan


@dataclass(slots=True)
class Tally:
    """`counts[player][seat]`, and how often one player sat at the left of another: in the next
    seat."""

    counts: list[list[int]]
    left: dict[tuple[int, int], int] = field(default_factory=dict)

    def count(self, table: list[int], times: int) -> None:
        """Count a table (1) or take it back (-1)."""
        for seat, player in enumerate(table):
            self.counts[player][seat] += times
        for pair in pairwise([*table, table[0]]):
            self.left[pair] = self.left.get(pair, 0) + times

    def unfair(self, seats: int) -> int:
        """Players who had one of the first seats oftener by more than one than another."""
        return sum(max(row[:seats]) - min(row[:seats]) > 1 for row in self.counts)

    def repeated_left(self) -> int:
        """How often somebody had again the neighbour he had before."""
        return sum(times - 1 for times in self.left.values() if times > 1)


def make_tally(played: list[list[int]], plan: Plan) -> Tally:
    """Count a plan on top of what each had at each seat before."""
    tally = Tally([list(row) for row in played])
    for tables in plan:
        for table in tables:
            tally.count(table, 1)
    return tally
