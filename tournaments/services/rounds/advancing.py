"""From one stage to the next: the cut, and what those who go on bring along."""

from collections.abc import Sequence

from django.db import transaction
from django.utils import timezone

from scoring.problems import RuleBroken, problem, translatable
from tournaments.domain.stages.advancing import cut_stage
from tournaments.domain.stages.carrying_over import carry_over
from tournaments.domain.stages.cut import Cut
from tournaments.domain.stages.standings import StageStandings
from tournaments.models import Actor, Entry, Stage, StageEntry
from tournaments.selectors.rounds import live_rounds, round_is_closed, stages_of
from tournaments.selectors.stage_results import stage_standings
from tournaments.selectors.stages import stage_settings
from tournaments.services.log import Deed, close_act
from tournaments.services.rounds.holding import hold_tournament, take_present_stage


@transaction.atomic
def advance_stage(
    *, actor: Actor, tournament_id: int, decided: Sequence[int] = (), version: int | None = None
) -> list[StageEntry]:
    """Close the stage and let those the cut names into the next one.

    `decided` are entries in the director's order where equals cannot all go on. Raises as
    `holding.hold_tournament`, and `RuleBroken`: `stage.last`, `stage.not_over`,
    `stage.undecided` with the names.
    """
    tournament = hold_tournament(actor, tournament_id, version=version)
    stage = take_present_stage(tournament)
    following = _next_stage(stage)
    _insist_on_end(stage)
    standings = stage_standings(stage)
    cut = cut_stage(standings, decided=tuple(decided))
    _insist_on_decision(cut)
    entries = _let_in(following, cut, standings)
    stage.closed_at = timezone.now()
    stage.save(update_fields=("closed_at",))
    deed = Deed(
        "advance_stage",
        f"stage {stage.number}",
        after={"going_on": [one.entry_id for one in entries], "decided": list(decided)},
    )
    close_act(actor, tournament.pk, deed)
    return entries


def _next_stage(stage: Stage) -> Stage:
    following = [one for one in stages_of(stage.tournament) if one.number == stage.number + 1]
    if not following:
        raise RuleBroken((problem("stage.last", _LAST),))
    return following[0]


def _insist_on_end(stage: Stage) -> None:
    rounds = live_rounds(stage)
    is_played = bool(rounds) and all(round_is_closed(one) for one in rounds)
    if not is_played or stage_standings(stage).is_provisional:
        raise RuleBroken((problem("stage.not_over", _NOT_OVER, stage=stage.number),))


def _insist_on_decision(cut: Cut) -> None:
    if not cut.undecided:
        return
    entries = [entry for one in cut.undecided for entry in one.entries]
    names = Entry.objects.filter(pk__in=entries).values_list("player__name", flat=True)
    places = sum(one.places for one in cut.undecided)
    found = problem("stage.undecided", _UNDECIDED, places=places, names=", ".join(sorted(names)))
    raise RuleBroken((found,))


def _let_in(following: Stage, cut: Cut, standings: StageStandings) -> list[StageEntry]:
    brought = carry_over(standings, stage_settings(following))
    entries = []
    for one in cut.advancing:
        carried = brought.get(one.entry)
        entries.append(
            StageEntry(
                stage=following,
                entry_id=one.entry,
                seed=one.seed,
                carried_points=None if carried is None else carried.counted,
                carried_hands=0 if carried is None else carried.hands,
            )
        )
    return StageEntry.objects.bulk_create(entries)


_LAST = translatable("This is the last stage: nobody goes on from it.")
_NOT_OVER = translatable("Stage {stage} still plays: close its last round first.")
_UNDECIDED = translatable(
    "{names} are equal in everything and only {places} can go on: say in which order they stand."
)
