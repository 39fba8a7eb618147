"""A hand being entered."""

from dataclasses import dataclass

from scoring.match import MatchState
from scoring.problems import Problem
from tournaments.domain.foresight import Understood, understand
from tournaments.selectors.matches import Match
from tournaments.web.tables.form import HandForm


@dataclass(frozen=True, slots=True)
class Entry:
    """A hand being entered: the match it goes to, the state it follows, the form, its faults.

    `dealt_in` are the seats that have a part in the hand, as text. `saved` is the hand as it
    stands, where one is being corrected.
    """

    match: Match
    state: MatchState
    form: HandForm
    number: int
    dealt_in: tuple[str, ...]
    problems: tuple[Problem, ...] = ()
    saved: HandForm | None = None

    @property
    def losers(self) -> list[str]:
        """Everybody dealt in but whoever went out."""
        return [seat for seat in self.dealt_in if seat != self.form.went_out]

    def understood(self, seat: str) -> Understood:
        """What is typed for a seat, understood."""
        variant = self.match.timeline.variant
        return understand(variant, self.number, self.form.finish, self.form.typed(seat))

    def problems_at(self, seat: str) -> list[Problem]:
        """The faults that concern one seat."""
        return [found for found in self.problems if found.seat == seat]
