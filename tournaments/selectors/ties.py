"""Places shared across the line of who goes on in a knock-out, and what was decided of them."""

from dataclasses import dataclass

from tournaments.domain.knockout import Tie, find_ties
from tournaments.models import Round, Stage, TieDecision
from tournaments.selectors.round_results import decision_of, latest_decisions, recorded_results
from tournaments.selectors.rounds import plan_of, round_is_closed, seated_rounds
from tournaments.selectors.stages import stage_settings


@dataclass(frozen=True, slots=True)
class TieSight:
    """A tie and the latest ruling at its table, which a correction may have overtaken."""

    tie: Tie
    ruling: TieDecision | None

    @property
    def in_force(self) -> TieDecision | None:
        """The ruling, if it settles this very tie."""
        settles = self.ruling is not None and decision_of(self.ruling).settles(self.tie)
        return self.ruling if settles else None

    @property
    def overtaken(self) -> TieDecision | None:
        """A ruling on another tie than there is now: it counts no more."""
        is_one = self.ruling is not None and bool(self.ruling.going_on)
        return self.ruling if is_one and self.in_force is None else None


def see_ties(one: Round) -> tuple[TieSight, ...]:
    """The ties across the line of a round, decided or not; none where nobody goes on from it."""
    if not _leads_on(one):
        return ()
    rulings = latest_decisions(one)
    ties = find_ties(recorded_results(one), plan_of(one).survivors)
    return tuple(TieSight(tie, rulings.get(tie.table)) for tie in ties)


def undecided_ties(stage: Stage) -> tuple[Tie, ...]:
    """What a director has to decide before the next round of a stage can be made.

    Nothing while its latest round is played: a tie is one when the results stand.
    """
    if not stage_settings(stage).is_knock_out:
        return ()
    rounds = seated_rounds(stage)
    if not rounds or not round_is_closed(rounds[-1]):
        return ()
    return tuple(sight.tie for sight in see_ties(rounds[-1]) if sight.in_force is None)


def _leads_on(one: Round) -> bool:
    """Whether a round of the tree follows: after the final a shared place is a shared place."""
    settings = stage_settings(one.stage)
    is_final = bool(plan_of(one).figures.get("is_final"))
    return settings.is_knock_out and not is_final and one.number != settings.rounds
