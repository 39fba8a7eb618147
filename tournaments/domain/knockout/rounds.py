"""The rounds of a knock-out as numbers: tables, byes and who goes on."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundPlan:
    """`entrants` come into the round; `byes` of them pass it, the others sit at tables of `sizes`.

    The first `advance` of each table go on, and `lucky` of the best losers with them. In the final
    (`is_final`) the winner wins the event.
    """

    entrants: int
    sizes: tuple[int, ...]
    advance: int = 1
    byes: int = 0
    lucky: int = 0
    is_final: bool = False

    @property
    def going_on(self) -> int:
        """How many there are in the next round; the winner alone after the final."""
        return 1 if self.is_final else self.byes + self.advance * len(self.sizes) + self.lucky


@dataclass(frozen=True, slots=True)
class KnockoutPlan:
    """The rounds, the last one the final."""

    rounds: tuple[RoundPlan, ...]
