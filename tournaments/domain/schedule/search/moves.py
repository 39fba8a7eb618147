"""Which swap to make next."""

from dataclasses import dataclass, field

from tournaments.domain.schedule.chance import Chance
from tournaments.domain.schedule.search.board import Board

MOST_CONFLICTS = 12
"""Pairs looked at in one step; with more of them some are picked at random."""

Place = tuple[int, int]
"""A round and a player."""

Swap = tuple[int, int, int]
"""A round and the two players who change places."""


@dataclass(slots=True)
class Memory:
    """What may not be undone for a while: until which move a swap is barred."""

    barred: dict[Swap, int] = field(default_factory=dict)
    now: int = 0

    def bar(self, swap: Swap, moves: int) -> None:
        """Bar a swap, whichever of the two is named first."""
        number, one, other = swap
        self.barred[number, one, other] = self.barred[number, other, one] = self.now + moves

    def bars(self, swap: Swap) -> bool:
        """Whether a swap is barred now."""
        return self.barred.get(swap, 0) > self.now


@dataclass(frozen=True, slots=True)
class Sizes:
    """The sizes of the tables, and how often each player sits at the smaller ones.

    `exposure` is None when nobody counts: then any two players may change places. Else two at
    tables of different sizes may only when that leaves the exposures as even as they were.
    """

    of_table: tuple[int, ...]
    exposure: list[int] | None

    def partners(self, player: int, here: int, there: int, mates: list[int]) -> list[int]:
        """Those at table `there` with whom the player of table `here` may change places."""
        if self.exposure is None or self.of_table[here] == self.of_table[there]:
            return mates
        step = 1 if self.of_table[here] > self.of_table[there] else -1
        wanted = self.exposure[player] + step
        return [mate for mate in mates if self.exposure[mate] == wanted]

    def swap(self, player: int, partner: int, here: int, there: int) -> None:
        """Keep count: the player leaves table `here` for `there`, his partner the other way."""
        if self.exposure is not None:
            change = self.of_table[here] - self.of_table[there]
            self.exposure[player] += change
            self.exposure[partner] -= change


def pick_places(board: Board, chance: Chance) -> list[Place]:
    """The places of all pairs in conflict, or of some when there are many."""
    pairs = board.conflicts.pairs
    if len(pairs) <= MOST_CONFLICTS:
        return [place for pair in pairs for place in _places_of(board, *pair)]
    picked = (chance.choose(pairs) for _ in range(MOST_CONFLICTS))
    return [place for pair in picked for place in chance.choose(_shared(board, *pair))]


def _shared(board: Board, one: int, other: int) -> list[tuple[Place, Place]]:
    return [
        ((number, one), (number, other))
        for number, table_of in enumerate(board.table_of)
        if table_of[one] == table_of[other]
    ]


def _places_of(board: Board, one: int, other: int) -> list[Place]:
    return [place for both in _shared(board, one, other) for place in both]


def find_cheapest(
    board: Board, sizes: Sizes, places: list[Place], memory: Memory, allowed: int
) -> list[Swap]:
    """All swaps of somebody of these places that change the cost for the best, or the least bad.

    Barred swaps count only when they cost less than `allowed`.
    """
    least = 1 << 62
    found: list[Swap] = []
    prices = board.prices
    for number, player in places:
        sums, codes = board.sums[number], board.codes[player]
        here, ours = board.table_of[number][player], sums[player]
        for there, mates in enumerate(board.tables[number]):
            if there == here:
                continue
            base = ours[there] - ours[here]
            for mate in sizes.partners(player, here, there, mates):
                theirs = sums[mate]
                change = base + theirs[here] - theirs[there] - 2 * prices[codes[mate]]
                if change > least:
                    continue
                swap = (number, player, mate)
                if change >= allowed and memory.bars(swap):
                    continue
                if change < least:
                    least, found = change, []
                found.append(swap)
    return found
