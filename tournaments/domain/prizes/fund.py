"""What there is to share."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class PrizeFund:
    """Money for prizes, in minor units: what came in, the house's fee out of it, and what was added
    by the club or a sponsor."""

    came_in: int
    house_fee: int = 0
    added: int = 0

    @property
    def total(self) -> int:
        """What there is to share; negative if the fee is more than there is."""
        return self.came_in - self.house_fee + self.added
