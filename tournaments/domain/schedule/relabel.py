"""Who takes which number of a ready-made plan."""

from dataclasses import dataclass
from itertools import chain

from tournaments.domain.schedule.chance import Chance
from tournaments.domain.schedule.prices import Prices
from tournaments.domain.schedule.search.board import Plan

MOST_STEPS = 400


@dataclass(frozen=True, slots=True)
class _Labels:
    """`place_of` each player in the plan; `mates` are the places a place meets; `foes` are the
    players whom it costs something to meet."""

    place_of: list[int]
    mates: list[set[int]]
    foes: list[list[tuple[int, int]]]

    def swap(self, one: int, other: int) -> None:
        place_of = self.place_of
        place_of[one], place_of[other] = place_of[other], place_of[one]

    def cost(self, player: int) -> int:
        mates = self.mates[self.place_of[player]]
        return sum(price for foe, price in self.foes[player] if self.place_of[foe] in mates)

    def cost_swapped(self, one: int, other: int) -> int:
        """By how much the cost would change."""
        before = self.cost(one) + self.cost(other)
        self.swap(one, other)
        after = self.cost(one) + self.cost(other)
        self.swap(one, other)
        return after - before


def relabel(plan: Plan, codes: list[list[int]], prices: Prices, chance: Chance) -> Plan:
    """The same plan with the players put in at random, then swapped until nobody meets whom he
    should not, or for `MOST_STEPS`: each time somebody who does, with whom it helps most."""
    place_of = list(range(len(codes)))
    chance.shuffle(place_of)
    labels = _Labels(place_of, _find_mates(plan, len(codes)), _find_foes(codes, prices))
    for _ in range(MOST_STEPS):
        unhappy = [
            player for player, foes in enumerate(labels.foes) if foes and labels.cost(player)
        ]
        if not unhappy:
            break
        _swap_best(labels, chance.choose(unhappy), chance)
    player_at = {place: player for player, place in enumerate(labels.place_of)}
    return [[[player_at[place] for place in table] for table in tables] for tables in plan]


def _swap_best(labels: _Labels, player: int, chance: Chance) -> None:
    others = [other for other in range(len(labels.place_of)) if other != player]
    changes = [labels.cost_swapped(player, other) for other in others]
    least = min(changes)
    best = [other for other, change in zip(others, changes, strict=True) if change == least]
    labels.swap(player, chance.choose(best))


def _find_mates(plan: Plan, players: int) -> list[set[int]]:
    mates: list[set[int]] = [set() for _ in range(players)]
    for table in chain.from_iterable(plan):
        for place in table:
            mates[place].update(table)
    return mates


def _find_foes(codes: list[list[int]], prices: Prices) -> list[list[tuple[int, int]]]:
    return [[(foe, prices[code]) for foe, code in enumerate(row) if prices[code]] for row in codes]
