"""What a report of the standings is made from, read at one moment."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from scoring.variant import Variant
from tournaments.domain.stages.match_rules import rules_of_matches
from tournaments.domain.stages.settings import StageSettings
from tournaments.models import Tournament, TournamentState
from tournaments.selectors.moments import look_unmoved, see_one_moment
from tournaments.selectors.money import entry_balances
from tournaments.selectors.present_settings import present_settings
from tournaments.selectors.rules import tournament_variant
from tournaments.selectors.seating import seated_tables
from tournaments.selectors.stage_parts import one_limit
from tournaments.selectors.standings import Standings, build_standings


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """A tournament at one version, which came about `at` a time.

    `settings` are those of the present stage, `variant` is the tournament's rule sheet. `balances`
    are minor units by entry id, empty where nothing is played for. `tables` are those
    with people at them, `playing` those that have not finished.
    """

    tournament: Tournament
    settings: StageSettings
    variant: Variant
    standings: Standings
    balances: Mapping[int, int]
    tables: int
    playing: int
    at: datetime

    @property
    def has_stages(self) -> bool:
        """Whether the points are those of more than one stage."""
        return len(self.standings.stages) >= _SEVERAL

    @property
    def limit(self) -> int | None:
        """Where a total of the stage that was played last puts a player out; None where none is."""
        stages = self.standings.stages
        if stages:
            return stages[-1].limit
        return one_limit(self.settings, rules_of_matches(self.settings, self.variant))

    @property
    def buys_in(self) -> bool:
        """Whether anybody could buy in, in a stage that has begun or is the first to come."""
        stages = self.standings.stages
        if stages:
            return any(stage.buy_ins for stage in stages)
        return rules_of_matches(self.settings, self.variant).buy_ins.most > 0

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
        settings=present_settings(tournament),
        variant=tournament_variant(tournament),
        standings=build_standings(tournament),
        balances=entry_balances(tournament) if for_money else {},
        tables=len(finished),
        playing=finished.count(False),
        at=tournament.changed_at,
    )


_SEVERAL = 2
