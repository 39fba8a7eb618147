"""What came out at the tables of a round."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Finish:
    """How an entry came out at its table. `place` is shared as 1, 2, 2, 4; None has no place and
    does not go on. `hands` were played at the table, `left_at` is the hand that put him out, None
    if he stayed in to the end."""

    entry: int
    place: int | None
    points: int = 0
    hands: int = 0
    left_at: int | None = None
    buy_ins: int = 0


@dataclass(frozen=True, slots=True)
class TableResult:
    """All finishes of one table."""

    table: int
    finishes: tuple[Finish, ...]

    def in_order(self) -> list[Finish]:
        """Those with a place, best first."""
        placed = [finish for finish in self.finishes if finish.place is not None]
        return sorted(placed, key=lambda finish: finish.place or 0)
