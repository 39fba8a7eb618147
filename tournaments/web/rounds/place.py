"""Where a tournament is between its stages and rounds, read once."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.http import HttpRequest

from scoring.problems import Problem
from tournaments.domain.access import Act
from tournaments.domain.knockout import Tie
from tournaments.domain.stages.settings import StageSettings
from tournaments.models import (
    Entry,
    Round,
    RoundState,
    Stage,
    Table,
    Tournament,
    TournamentState,
)
from tournaments.selectors.drafts import draft_problems
from tournaments.selectors.rounds import (
    live_rounds,
    next_field,
    pick_present,
    stages_of,
    unfinished_tables,
)
from tournaments.selectors.seating_field import field_entries
from tournaments.selectors.stage_results import stage_is_over
from tournaments.selectors.stages import plain_settings, stage_settings
from tournaments.selectors.ties import undecided_ties
from tournaments.web.console.desk import find_staffed

OPEN = (RoundState.PUBLISHED, RoundState.PLAYING)


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A tournament, its stages, and the rounds of the present one without those dropped.

    `stage` is None while nobody decided on stages: one round under the rule sheet alone. `playing`
    are the tables of the open round that play on. `field` is who may sit down next. `stale` says
    why the first draft no longer fits the field. `ties` wait for the director before the next
    round. `is_over`: the stage has no round to come.
    """

    tournament: Tournament
    may: frozenset[Act]
    stages: Sequence[Stage]
    stage: Stage | None
    settings: StageSettings
    rounds: Sequence[Round]
    playing: Sequence[Table]
    field: Sequence[Entry]
    stale: Sequence[Problem]
    ties: Sequence[Tie]
    is_over: bool

    @property
    def state(self) -> TournamentState:
        """Where the tournament is between planned and finished."""
        return TournamentState(self.tournament.state)

    @property
    def open_round(self) -> Round | None:
        """The round people sit at now."""
        return next((one for one in self.rounds if one.state in OPEN), None)

    @property
    def closed_round(self) -> Round | None:
        """The round that was closed last."""
        closed = (one for one in self.rounds if one.state == RoundState.CLOSED)
        return max(closed, key=lambda one: one.number, default=None)

    @property
    def drafts(self) -> list[Round]:
        """The rounds not yet published, in order."""
        return [one for one in self.rounds if one.state == RoundState.DRAFT]

    @property
    def following(self) -> Stage | None:
        """The stage after the present one."""
        number = 1 if self.stage is None else self.stage.number
        return next((one for one in self.stages if one.number == number + 1), None)

    @property
    def next_number(self) -> int:
        """The number of the round to come."""
        return 1 + sum(one.state != RoundState.DRAFT for one in self.rounds)

    @property
    def can_plan(self) -> bool:
        """Whether whoever looks may make and publish rounds."""
        return Act.PLAN_ROUNDS in self.may and self.state is not TournamentState.FINISHED


def find_place(request: HttpRequest, tournament_id: int, needed: Act = Act.READ_LOG) -> Place:
    """The place for staff. Raises `NotAllowed`, `Tournament.DoesNotExist`."""
    tournament, may = find_staffed(request, tournament_id, needed)
    return read_place(tournament, may)


def read_place(tournament: Tournament, may: frozenset[Act]) -> Place:
    """Read where the tournament is, in several queries."""
    stages = stages_of(tournament)
    stage = pick_present(stages)
    rounds = [] if stage is None else live_rounds(stage)
    open_round = next((one for one in rounds if one.state in OPEN), None)
    field = next_field(stage) if stage else field_entries(tournament, include_registered=False)
    return Place(
        tournament=tournament,
        may=may,
        stages=stages,
        stage=stage,
        settings=plain_settings(tournament) if stage is None else stage_settings(stage),
        rounds=rounds,
        playing=[] if open_round is None else unfinished_tables(open_round),
        field=field,
        stale=_stale(rounds, field),
        ties=() if stage is None else undecided_ties(stage),
        is_over=stage is not None and stage_is_over(stage),
    )


def _stale(rounds: Sequence[Round], field: Sequence[Entry]) -> tuple[Problem, ...]:
    draft = next((one for one in rounds if one.state == RoundState.DRAFT), None)
    return () if draft is None else draft_problems(draft, [entry.pk for entry in field])
