"""How few repeats there can be at all: proofs, not experience. docs/scheduling.md has them."""

from dataclasses import dataclass
from math import comb

from tournaments.domain.schedule.history import History
from tournaments.domain.schedule.prices import REPEAT, SPAN
from tournaments.domain.schedule.request import Preference

NO_SUCH_PLAN = {(5, 4): 6, (4, 3): 5, (6, 6): 4}
"""Tables and their size: so many rounds without a repeat are proved impossible, although no count
forbids them: no resolvable designs 4-RGDD 2^10 and 3-RGDD 2^6, no two orthogonal squares of 6."""


@dataclass(frozen=True, slots=True)
class Bound:
    """`repeats` of the rounds to plan at the least; `overlap` is the least sum, over every two of
    these rounds, of the pairs that meet in both."""

    repeats: int
    overlap: int

    def least_cost(self, preference: Preference) -> int:
        """No plan costs less (see `prices`).

        A pair that meets m times adds m(m-1)/2 to the overlap and m - 1 repeats.
        """
        if preference is Preference.SPREAD:
            return REPEAT * max(self.repeats, self.overlap)
        return REPEAT * self.repeats + max(0, self.overlap - self.repeats)


def find_bound(sizes: tuple[int, ...], rounds: int, history: History, *, even: bool) -> Bound:
    """The best of several bounds for plans that keep everybody apart who must not meet.

    `even` says that exposures to the smaller tables come out as even as they can.
    """
    started_even = even and len(set(history.exposure)) == 1
    overlap = _overlap_of_all(sizes, rounds, even=started_even)
    repeats = max(
        -(-2 * overlap // rounds),
        rounds * max((_overlap_with(tables, len(sizes)) for tables in history.played), default=0),
        _too_few_pairs(sizes, rounds, history),
        _too_few_partners(sizes, rounds, history),
        _known_impossible(sizes, rounds),
    )
    return Bound(repeats, overlap)


def pairs_together(players: int, places: int) -> int:
    """The least number of pairs in one place when players spread over places: as evenly as can be.

    With none: nobody may be left.
    """
    if places == 0:
        return 0
    each, more = divmod(players, places)
    return more * comb(each + 1, 2) + (places - more) * comb(each, 2)


def _overlap_of_all(sizes: tuple[int, ...], rounds: int, *, even: bool) -> int:
    """Even exposures say how many players are at smaller tables twice, summed over all pairs of
    rounds; as the overlap is convex in that number, it is least when every two rounds share it
    alike."""
    pairs, small = comb(rounds, 2), _seats_at_smaller(sizes)
    if not (even and small and pairs):
        return pairs * min(_overlap(sizes, twice) for twice in _possible_twice(sizes))
    each, more = divmod(rounds * small, sum(sizes))
    twice_in_all = more * comb(each + 1, 2) + (sum(sizes) - more) * comb(each, 2)
    twice, rest = divmod(twice_in_all, pairs)
    total = (pairs - rest) * _overlap(sizes, twice)
    return total + rest * _overlap(sizes, twice + 1) if rest else total


def _overlap(sizes: tuple[int, ...], twice: int) -> int:
    """The least number of pairs that meet in both of two rounds, if so many are at a smaller table
    in both: they spread over the crossings of the smaller tables, the others likewise."""
    small = _seats_at_smaller(sizes)
    few = sum(size < sizes[0] for size in sizes)
    many = len(sizes) - few
    never = sum(sizes) - 2 * small + twice
    crossings = (
        pairs_together(twice, few * few)
        + 2 * pairs_together(small - twice, few * many)
        + pairs_together(never, many * many)
    )
    return max(crossings, sum(pairs_together(size, len(sizes)) for size in sizes))


def _possible_twice(sizes: tuple[int, ...]) -> range:
    small = _seats_at_smaller(sizes)
    return range(max(0, 2 * small - sum(sizes)), small + 1)


def _seats_at_smaller(sizes: tuple[int, ...]) -> int:
    return sum(size for size in sizes if size < sizes[0])


def _overlap_with(tables: list[list[int]], places: int) -> int:
    """Those of a table that was played spread over the new tables."""
    return sum(pairs_together(len(table), places) for table in tables)


def _too_few_pairs(sizes: tuple[int, ...], rounds: int, history: History) -> int:
    """Meetings beyond the pairs that may still meet for the first time."""
    unmet = sum(_unmet(row, player) for player, row in enumerate(history.codes)) // 2
    return rounds * sum(comb(size, 2) for size in sizes) - unmet


def _too_few_partners(sizes: tuple[int, ...], rounds: int, history: History) -> int:
    """The same for each player by himself; every repeat is one of two players."""
    least = rounds * (min(sizes) - 1)
    over = (least - _unmet(row, player) for player, row in enumerate(history.codes))
    return -(-sum(max(0, beyond) for beyond in over) // 2)


def _unmet(row: list[int], player: int) -> int:
    """With how many a player may still meet for the first time."""
    return sum(code in _NEVER_MET for code in row) - (row[player] in _NEVER_MET)


_NEVER_MET = (0, SPAN)
"""Codes of pairs that have not met and may."""


def _known_impossible(sizes: tuple[int, ...], rounds: int) -> int:
    uniform = sizes[0] == sizes[-1]
    impossible = NO_SUCH_PLAN.get((len(sizes), sizes[0])) if uniform else None
    return int(impossible is not None and rounds >= impossible)
