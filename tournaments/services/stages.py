"""Deciding what the stages of a tournament are, before anybody sits down."""

from collections.abc import Sequence

from django.db import transaction

from scoring.problems import RuleBroken, insist, problem, translatable
from tournaments.domain.access import Act
from tournaments.domain.stages.presets import PRESETS
from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.stages.settings_data import settings_to_data
from tournaments.domain.stages.stage_list_problems import stage_list_problems
from tournaments.models import Actor, Stage, Tournament
from tournaments.selectors.rounds import latest_round, stages_of
from tournaments.selectors.rules import tournament_variant
from tournaments.services.log import Deed, close_act
from tournaments.services.rounds.holding import hold_tournament


@transaction.atomic
def plan_stages(
    *,
    actor: Actor,
    tournament_id: int,
    stages: Sequence[StageSettings],
    version: int | None = None,
) -> list[Stage]:
    """Replace the stages of a tournament nobody has sat down in yet.

    Raises as `services.rounds.holding.hold_tournament`, and `RuleBroken`: `stages.play_has_begun`,
    or everything `domain.stages.stage_list_problems` finds.
    """
    tournament = hold_tournament(actor, tournament_id, Act.MANAGE_TOURNAMENT, version=version)
    if latest_round(tournament) is not None:
        raise RuleBroken((problem("stages.play_has_begun", _PLAY_HAS_BEGUN),))
    insist(stage_list_problems(stages, tournament_variant(tournament)))
    before = [stage.settings for stage in stages_of(tournament)]
    made = _replace(tournament, stages)
    deed = Deed(
        "plan_stages",
        tournament.name,
        before={"stages": before},
        after={"stages": [stage.settings for stage in made]},
    )
    close_act(actor, tournament.pk, deed)
    return made


def plan_preset(
    *, actor: Actor, tournament_id: int, preset: str, version: int | None = None
) -> list[Stage]:
    """The stages of a preset, by its key. Raises as `plan_stages`, and `stages.no_preset`."""
    if preset not in PRESETS:
        presets = ", ".join(PRESETS)
        raise RuleBroken(
            (problem("stages.no_preset", _NO_PRESET, field="preset", presets=presets),)
        )
    stages = PRESETS[preset].stages
    return plan_stages(actor=actor, tournament_id=tournament_id, stages=stages, version=version)


def _replace(tournament: Tournament, stages: Sequence[StageSettings]) -> list[Stage]:
    """Drafts of rounds go with the stages they were made for."""
    for stage in stages_of(tournament):
        stage.rounds.all().delete()
        stage.delete()
    return Stage.objects.bulk_create(
        Stage(
            tournament=tournament,
            number=number,
            name=settings.name,
            settings=settings_to_data(settings),
        )
        for number, settings in enumerate(stages, start=1)
    )


_PLAY_HAS_BEGUN = translatable("Seats are taken already: the stages stay as they are.")
_NO_PRESET = translatable("A preset is one of {presets}.")
