"""What one stage has brought so far: all that its standings are made from."""

from dataclasses import dataclass

from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.standing_rows import Status


@dataclass(frozen=True, slots=True)
class CarriedOver:
    """What an entry brings out of the stage before: what that one counted, and its hands.

    The hands matter where an average is counted.
    """

    counted: int = 0
    hands: int = 0


NOTHING_CARRIED = CarriedOver()


@dataclass(frozen=True, slots=True, kw_only=True)
class StageEntry:
    """Somebody who takes part in the stage.

    `drawn` is his place in the seating draw, 1 for the highest card; None if he drew none. `rested`
    are the rounds he sat out because the plan had no seat for him: not rounds he missed.
    """

    entry: int
    status: Status = Status.CHECKED_IN
    carried: CarriedOver = NOTHING_CARRIED
    drawn: int | None = None
    rested: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchLine:
    """What an entry has done at one table. Results belong to the entry, never to the seat.

    `size` is how many sat down there. `total` and `buy_ins` are as the sheet of that table has
    them: where the limit counts over the stage they go on from the table before. `total` is None
    before his first points, `money` (units won, or lost) None where none moves yet. `left_at`
    orders those who left this match, later is more, None for whoever is in. `place` is his place in
    the match, None until it has one for him. `is_confirmed` says that no hand of the table waits.
    """

    entry: int
    round_number: int
    table_number: int
    size: int
    total: int | None = None
    hands_played: int = 0
    hands_won: int = 0
    kalukis: int = 0
    buy_ins: int = 0
    is_out: bool = False
    withdrew: bool = False
    left_at: int | None = None
    place: int | None = None
    won_match: bool = False
    money: int | None = None
    is_finished: bool = False
    is_confirmed: bool = True

    @property
    def table(self) -> tuple[int, int]:
        """Round and number: what tells the stage's tables apart."""
        return self.round_number, self.table_number

    @property
    def is_beaten(self) -> bool:
        """Whether he left the match without winning it."""
        return self.is_out and not self.won_match

    @property
    def is_settled(self) -> bool:
        """Whether nothing more is to come from this table."""
        return self.is_finished and self.is_confirmed


@dataclass(frozen=True, slots=True, kw_only=True)
class StageResults:
    """A stage's settings, its entries and their lines, in any order. Nothing of another stage.

    `is_over` says that no further round will be made.
    """

    settings: StageSettings
    entries: tuple[StageEntry, ...]
    lines: tuple[MatchLine, ...]
    is_over: bool = False

    @property
    def is_provisional(self) -> bool:
        """Whether the standings can still change: a round, a table or a hand is to come."""
        return not (self.is_over and self.lines and all(line.is_settled for line in self.lines))
