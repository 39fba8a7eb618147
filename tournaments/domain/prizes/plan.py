"""How a prize fund is to be shared. Money is whole minor units."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LastStandingTakesAll:
    """Everything to the first place (variants.md §3.1: the last player still in)."""


@dataclass(frozen=True, slots=True)
class Percentages:
    """Whole per cent of the fund by place, the first place first; 100 in all."""

    percent: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FixedAmounts:
    """An amount for each place, the first place first; what they leave goes to the first."""

    amounts: tuple[int, ...]


Shares = LastStandingTakesAll | Percentages | FixedAmounts


@dataclass(frozen=True, slots=True, kw_only=True)
class PrizePlan:
    """Who gets how much.

    Shares are rounded to whole `rounding_unit`s (100: whole pounds). `guaranteed_places` is the
    least each place gets, the first first, and `guaranteed_fund` the least there is to share.
    """

    shares: Shares
    rounding_unit: int = 1
    guaranteed_places: tuple[int, ...] = ()
    guaranteed_fund: int = 0

    @property
    def guaranteed(self) -> int:
        """The least fund that keeps every promise."""
        return max(self.guaranteed_fund, sum(self.guaranteed_places))
