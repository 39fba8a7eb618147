"""Deciding what the stages of a tournament are: a preset, or each by its settings."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from scoring.problems import Problem, RuleBroken
from tournaments.domain.access import Act
from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.stages.stage_list_problems import MOST_STAGES
from tournaments.selectors.stages import plain_settings
from tournaments.services.stages import plan_preset, plan_stages
from tournaments.web.actors import actor_of
from tournaments.web.frame import club_frame
from tournaments.web.numbers import read_whole
from tournaments.web.rounds.place import Place, find_place
from tournaments.web.rounds.stage_answers import typed_stage
from tournaments.web.rounds.stage_list_reading import read_list
from tournaments.web.rounds.stages_page import settings_now, stages_context

ADD, REMOVE = "add", "remove"


@never_cache
@require_http_methods(["GET", "POST"])
def change_stages(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """The stages as they are; a post replaces them, every problem at its field."""
    place = find_place(request, tournament_id, Act.MANAGE_TOURNAMENT)
    now = settings_now(place)
    if request.method != "POST":
        return _show(request, place, _typed(now), len(now))
    count = min(MOST_STAGES, max(1, read_whole(request.POST.get("count", "")) or 1))
    step = request.POST.get("step", "")
    if step in (ADD, REMOVE):
        added = _added(place, now[-1])
        return _show(request, place, *_with_step(request.POST, step, count, added))
    try:
        stages = read_list(request.POST, _before(now, count))
        plan_stages(actor=actor_of(request), tournament_id=tournament_id, stages=stages)
    except RuleBroken as broken:
        return _show(request, place, request.POST, count, broken.problems)
    messages.success(request, _("The stages are saved."))
    return redirect("rounds", tournament_id)


@require_POST
def choose_preset(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """The stages of a preset instead of those there are."""
    place = find_place(request, tournament_id, Act.MANAGE_TOURNAMENT)
    try:
        plan_preset(
            actor=actor_of(request),
            tournament_id=tournament_id,
            preset=request.POST.get("preset", ""),
        )
    except RuleBroken as broken:
        now = settings_now(place)
        return _show(request, place, _typed(now), len(now), broken.problems)
    messages.success(request, _("The stages are saved."))
    return redirect("rounds", tournament_id)


def _typed(stages: Sequence[StageSettings]) -> dict[str, str]:
    typed: dict[str, str] = {}
    for index, settings in enumerate(stages):
        typed |= typed_stage(index, settings)
    return typed


def _before(now: Sequence[StageSettings], count: int) -> list[StageSettings]:
    """What each stage was; a stage added begins as the last one."""
    return [now[min(index, len(now) - 1)] for index in range(count)]


def _added(place: Place, last: StageSettings) -> StageSettings:
    """A stage to begin with: as the rule sheet alone has it, its tables those of the stage before.

    What was decided for the stage before, as its number of hands, need not fit this one.
    """
    own = plain_settings(place.tournament)
    return replace(own, sizes=last.sizes, tie_breaks=last.tie_breaks)


def _with_step(
    data: Mapping[str, str], step: str, count: int, added: StageSettings
) -> tuple[dict[str, str], int]:
    """What was typed with a stage more or one less; nothing is saved."""
    typed = {name: value for name, value in data.items() if name.startswith("stages.")}
    if step == REMOVE:
        return typed, max(1, count - 1)
    if count >= MOST_STAGES:
        return typed, count
    return typed | typed_stage(count, added), count + 1


def _show(
    request: HttpRequest,
    place: Place,
    data: Mapping[str, str],
    count: int,
    problems: Sequence[Problem] = (),
) -> HttpResponse:
    context: dict[str, Any] = stages_context(place, data, count, problems)
    context |= club_frame(request, place.tournament.club)
    return render(request, "rounds/stages.html", context, status=422 if problems else 200)
