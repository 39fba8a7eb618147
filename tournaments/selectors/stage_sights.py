"""The standings of one stage with the cut, and its knock-out tree."""

from dataclasses import dataclass

from scoring.problems import RuleBroken, problem, translatable
from tournaments.domain.knockout import TreeRound, draw_tree
from tournaments.domain.rounds.knocked_out import filled_round, knock_out_tree
from tournaments.domain.stages.advancing import cut_stage
from tournaments.domain.stages.cut import Cut
from tournaments.domain.stages.standings import StageStandings
from tournaments.models import Stage, Tournament
from tournaments.selectors.round_results import round_results
from tournaments.selectors.rounds import next_field, plan_of, seated_rounds
from tournaments.selectors.stage_results import stage_standings
from tournaments.selectors.stages import stage_settings


@dataclass(frozen=True, slots=True)
class StageSight:
    """A stage's standings and who goes on by them, at one version of the tournament."""

    stage: Stage
    version: int
    standings: StageStandings
    cut: Cut
    names: dict[int, str]


def see_stage(stage: Stage) -> StageSight:
    """The standings of a stage now, and the cut they give: provisional until nothing can change."""
    tournament, standings = stage.tournament, stage_standings(stage)
    cut = cut_stage(standings)
    return StageSight(stage, tournament.version, standings, cut, entry_names(tournament))


def entry_names(tournament: Tournament) -> dict[int, str]:
    """The names of everybody entered, by entry id."""
    return dict(tournament.entries.values_list("pk", "player__name"))


def stage_tree(stage: Stage) -> tuple[TreeRound, ...]:
    """The knock-out of a stage, as far as it is known; before its first round with seeds only.

    `RuleBroken`: `stage.no_tree`, and those of `domain.knockout.plan_knockout`.
    """
    settings = stage_settings(stage)
    if not settings.is_knock_out:
        raise RuleBroken((problem("stage.no_tree", _NO_TREE, stage=stage.number),))
    rounds = seated_rounds(stage)
    plans = [plan_of(one) for one in rounds]
    entrants = len(plans[0].seeds) if plans else len(next_field(stage))
    return draw_tree(
        knock_out_tree(entrants, settings),
        [filled_round(planned, number) for number, planned in enumerate(plans, start=1)],
        {number: round_results(one) for number, one in enumerate(rounds, start=1)},
    )


_NO_TREE = translatable("Stage {stage} is no knock-out: it has no tree.")
