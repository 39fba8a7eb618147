"""What is decided about the stage a tournament is at."""

from collections.abc import Sequence

from tournaments.domain.stages.settings import StageSettings
from tournaments.models import Table, Tournament
from tournaments.selectors.rounds import present_stage
from tournaments.selectors.stages import plain_settings, stage_settings


def present_settings(tournament: Tournament, tables: Sequence[Table] = ()) -> StageSettings:
    """Of the stage people sit down for, or will first; the rule sheet's where none is planned.

    `tables` are those of the latest round with their stage: they save asking for it.
    """
    stage = tables[0].round.stage if tables else present_stage(tournament)
    return plain_settings(tournament) if stage is None else stage_settings(stage)
