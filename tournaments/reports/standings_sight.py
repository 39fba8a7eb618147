"""What a report of the standings is made from, read at one moment."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from scoring.variant import Variant
from tournaments.models import Tournament, TournamentState
from tournaments.selectors.moments import look_unmoved, see_one_moment
from tournaments.selectors.money import entry_balances
from tournaments.selectors.rules import tournament_variant
from tournaments.selectors.seating import seated_tables
from tournaments.selectors.standings import Standings, build_standings


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """A tournament at one version, which came about `at` a time.

    `balances` are minor units by entry id, empty where nothing is played for. `tables` are those
    with people at them, `playing` those that have not finished.
    """

    tournament: Tournament
    variant: Variant
    standings: Standings
    balances: Mapping[int, int]
    tables: int
    playing: int
    at: datetime

    @property
    def is_over(self) -> bool:
        """Whether the tournament was finished."""
        return self.tournament.state == TournamentState.FINISHED


def see_standings(tournament: Tournament) -> Sight:
    """The tournament at the latest version, all of it at one moment."""
    _now, sight = see_one_moment(tournament, lambda now: look_unmoved(now, _look))
    return sight


def _look(tournament: Tournament) -> Sight:
    for_money = tournament.unit_minor is not None
    finished = [*seated_tables(tournament).values_list("is_finished", flat=True)]
    return Sight(
        tournament=tournament,
        variant=tournament_variant(tournament),
        standings=build_standings(tournament),
        balances=entry_balances(tournament) if for_money else {},
        tables=len(finished),
        playing=finished.count(False),
        at=tournament.changed_at,
    )
