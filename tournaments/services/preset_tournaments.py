"""A tournament of a preset, made in one go: all of it or nothing."""

from typing import Any

from django.db import transaction

from tournaments.models import Actor, Tournament
from tournaments.services.stages import plan_preset
from tournaments.services.tournaments import create_tournament


@transaction.atomic
def create_by_preset(*, actor: Actor, club_id: int, preset: str, **settings: Any) -> Tournament:
    """Make a tournament with the stages of a preset; of the rule sheet alone where it is "".

    Raises as `services.tournaments.create_tournament` and `services.stages.plan_preset`.
    """
    tournament = create_tournament(actor=actor, club_id=club_id, **settings)
    if preset:
        plan_preset(actor=actor, tournament_id=tournament.pk, preset=preset)
    return tournament
