"""Where everybody sits in the rounds being planned, and what each change would cost.

Players, rounds and tables are numbers from 0. Everything a swap can cost is kept ready: looking
at one takes a handful of additions, making one touches only the pairs it changes.
"""

from itertools import combinations

from tournaments.domain.schedule.prices import Prices
from tournaments.domain.schedule.search.conflicts import Conflicts

Plan = list[list[list[int]]]
"""Rounds of tables of players."""


class Board:
    """A plan under change.

    `codes[p][q]` is the code of a pair (see `prices`), its meetings of the plan included.
    `sums[r][p][t]` is what it costs that p meets those at table t in round r, given all other
    rounds; at his own table, what it costs that he sits there.
    """

    __slots__ = ("codes", "conflicts", "cost", "prices", "sums", "table_of", "tables")

    def __init__(self, plan: Plan, codes: list[list[int]], prices: Prices) -> None:
        players = len(codes)
        self.tables = [[list(table) for table in tables] for tables in plan]
        self.table_of = [_find_tables(tables, players) for tables in plan]
        self.codes = [list(row) for row in codes]
        self.prices = prices
        self.cost = 0
        self.conflicts = Conflicts(players)
        for tables in plan:
            self._seat(tables)
        acquainted = [[other for other, code in enumerate(row) if code] for row in self.codes]
        self.sums = [self._price_round(number, acquainted) for number in range(len(plan))]
        for one, others in enumerate(acquainted):
            self._note_conflicts(one, others)

    def copy_plan(self) -> Plan:
        """The plan as it is now."""
        return [[list(table) for table in tables] for tables in self.tables]

    def swap(self, number: int, one: int, other: int) -> None:
        """Let two players of different tables change places in a round."""
        tables, table_of = self.tables[number], self.table_of[number]
        here, there = table_of[one], table_of[other]
        mates = [player for player in tables[here] if player != one]
        others = [player for player in tables[there] if player != other]
        self._meet(number, one, mates, -1)
        self._meet(number, other, others, -1)
        self._swap_columns(number, one, other)
        tables[here][tables[here].index(one)] = other
        tables[there][tables[there].index(other)] = one
        table_of[one], table_of[other] = there, here
        self._meet(number, one, others, 1)
        self._meet(number, other, mates, 1)
        self._note_conflicts(one, mates + others)
        self._note_conflicts(other, mates + others)

    def _swap_columns(self, number: int, one: int, other: int) -> None:
        """Everybody's price of two tables, when their meetings of this round are not counted."""
        prices, sums, table_of = self.prices, self.sums[number], self.table_of[number]
        here, there = table_of[one], table_of[other]
        pairs = zip(self.codes[one], self.codes[other], strict=True)
        for player, (code, other_code) in enumerate(pairs):
            if code != other_code:
                change = prices[other_code] - prices[code]
                sums[player][here] += change
                sums[player][there] -= change

    def _meet(self, number: int, player: int, mates: list[int], times: int) -> None:
        """Count (1) or take back (-1) meetings in a round."""
        codes, prices = self.codes, self.prices
        for mate in mates:
            code = codes[player][mate]
            now = codes[player][mate] = codes[mate][player] = code + times
            last = code if times > 0 else now
            self.cost += prices[last] * times
            self._reprice(number, player, mate, code, now)

    def _reprice(self, number: int, one: int, other: int, code: int, now: int) -> None:
        """What a meeting more or less does to the prices of the other rounds."""
        prices = self.prices
        apart = prices[now] - prices[code]
        together = prices[now - 1] - prices[code - 1]
        for index, table_of in enumerate(self.table_of):
            if index != number:
                sums, here, there = self.sums[index], table_of[one], table_of[other]
                change = together if here == there else apart
                sums[one][there] += change
                sums[other][here] += change

    def _note_conflicts(self, one: int, others: list[int]) -> None:
        """A pair is in conflict while its last meeting costs something and can be undone."""
        row, prices = self.codes[one], self.prices
        for other in others:
            code = row[other]
            if code and prices[code - 1] and self._share_table(one, other):
                self.conflicts.add(one, other)
            else:
                self.conflicts.discard(one, other)

    def _share_table(self, one: int, other: int) -> bool:
        return any(table_of[one] == table_of[other] for table_of in self.table_of)

    def _seat(self, tables: list[list[int]]) -> None:
        for table in tables:
            for one, other in combinations(table, 2):
                self.cost += self.prices[self.codes[one][other]]
                self.codes[one][other] += 1
                self.codes[other][one] += 1

    def _price_round(self, number: int, acquainted: list[list[int]]) -> list[list[int]]:
        """The sums of one round; whoever never met costs nothing yet."""
        table_of, prices = self.table_of[number], self.prices
        sums = [[0] * len(self.tables[number]) for _ in table_of]
        for one, others in enumerate(acquainted):
            codes, sums_of_one, here = self.codes[one], sums[one], table_of[one]
            for other in others:
                there = table_of[other]
                sums_of_one[there] += prices[codes[other] - (here == there)]
        return sums


def _find_tables(tables: list[list[int]], players: int) -> list[int]:
    table_of = [0] * players
    for number, table in enumerate(tables):
        for player in table:
            table_of[player] = number
    return table_of
