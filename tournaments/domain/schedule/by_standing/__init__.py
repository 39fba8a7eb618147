"""The next round's tables of neighbours in the standings, without repeats while there is a way."""

from tournaments.domain.schedule.by_standing.plan import (
    StandingRound,
    plan_by_standing,
)

__all__ = ["StandingRound", "plan_by_standing"]
