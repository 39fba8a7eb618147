"""What a tournament that is being played still has before it."""

from dataclasses import dataclass

from tournaments.models import Stage, Tournament
from tournaments.selectors.rounds import pick_present, seated_rounds, stages_of
from tournaments.selectors.stage_results import stage_is_over
from tournaments.selectors.stages import stage_settings


@dataclass(frozen=True, slots=True)
class Unplayed:
    """A stage with rounds to come, of which `played` have begun; `rounds` None: nobody said."""

    stage: Stage
    played: int
    rounds: int | None


def list_unplayed(tournament: Tournament) -> tuple[Unplayed, ...]:
    """The present stage unless it has no round to come, and each stage after it."""
    stages = stages_of(tournament)
    present = pick_present(stages)
    if present is None:
        return ()
    begun = () if stage_is_over(present) else (present,)
    later = (one for one in stages if one.number > present.number)
    return tuple(_unplayed(one) for one in (*begun, *later))


def _unplayed(stage: Stage) -> Unplayed:
    return Unplayed(stage, len(seated_rounds(stage)), stage_settings(stage).rounds)
