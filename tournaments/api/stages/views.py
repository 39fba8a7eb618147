"""The stages of a tournament: planned, ranked, cut and gone on from."""

from collections.abc import Callable
from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.status import HTTP_201_CREATED

from tournaments.api.stages.data import (
    entries_data,
    preset_data,
    stage_standings_data,
    stages_data,
)
from tournaments.api.stages.inputs import Advancing, PresetToPlan, StagesToPlan
from tournaments.api.stages.outputs import (
    PresetAnswer,
    StageEntriesAnswer,
    StagesAnswer,
    StageStandingsAnswer,
)
from tournaments.api.stages.tree_outputs import TreeAnswer, tree_data
from tournaments.api.versions import answer_version
from tournaments.api.view import ClubView
from tournaments.domain.stages.presets import PRESETS
from tournaments.domain.stages.stage_list_data import stages_from_data
from tournaments.models import Stage, Tournament
from tournaments.selectors.moments import look_unmoved, see_one_moment
from tournaments.selectors.tournaments import find_tournament
from tournaments.services.rounds.advancing import advance_stage
from tournaments.services.stages import plan_preset, plan_stages


class PresetList(ClubView):
    """What clubs usually play."""

    @extend_schema(responses=PresetAnswer(many=True))
    def get(self, request: Request) -> Response:
        """Every preset, in the order they are offered."""
        presets = [preset_data(preset) for preset in PRESETS.values()]
        return Response(PresetAnswer(presets, many=True).data)


class StageList(ClubView):
    """The stages of a tournament."""

    @extend_schema(responses=StagesAnswer)
    def get(self, request: Request, tournament_id: int) -> Response:
        """What was decided about each."""
        return _answer_stages(tournament_id)

    @extend_schema(request=StagesToPlan, responses=StagesAnswer)
    def put(self, request: Request, tournament_id: int) -> Response:
        """Decide what the stages are, before anybody sits down."""
        wanted = self.read(StagesToPlan)
        wanted["stages"] = stages_from_data(wanted["stages"])
        plan_stages(actor=self.actor, tournament_id=tournament_id, **wanted)
        return _answer_stages(tournament_id)


class StagesByPreset(ClubView):
    """Stages out of a preset."""

    @extend_schema(request=PresetToPlan, responses={HTTP_201_CREATED: StagesAnswer})
    def post(self, request: Request, tournament_id: int) -> Response:
        """Take the stages of a preset."""
        plan_preset(actor=self.actor, tournament_id=tournament_id, **self.read(PresetToPlan))
        return _answer_stages(tournament_id, HTTP_201_CREATED)


class StageStandingsDetail(ClubView):
    """The standings of one stage."""

    @extend_schema(responses=StageStandingsAnswer)
    def get(self, request: Request, tournament_id: int, number: int) -> Response:
        """Its places, and who would go on by them."""
        stage = _find_stage(tournament_id, number)
        return _answer_moment(request, stage, "stage-standings", stage_standings_data)


class StageTree(ClubView):
    """The tree of a knock-out."""

    @extend_schema(responses=TreeAnswer)
    def get(self, request: Request, tournament_id: int, number: int) -> Response:
        """Every round to the final, with people as far as they are known."""
        stage = _find_stage(tournament_id, number)
        return _answer_moment(request, stage, "stage-tree", tree_data)


class StageAdvanced(ClubView):
    """A stage left behind."""

    @extend_schema(request=Advancing, responses={HTTP_201_CREATED: StageEntriesAnswer})
    def post(self, request: Request, tournament_id: int) -> Response:
        """Let those the cut names into the next stage."""
        wanted = self.read(Advancing)
        entries = advance_stage(actor=self.actor, tournament_id=tournament_id, **wanted)
        data = entries_data(find_tournament(tournament_id), entries)
        return Response(StageEntriesAnswer(data).data, status=HTTP_201_CREATED)


def _answer_stages(tournament_id: int, status: int = 200) -> Response:
    data = stages_data(Tournament.objects.get(pk=tournament_id))
    return Response(StagesAnswer(data).data, status=status)


def _find_stage(tournament_id: int, number: int) -> Stage:
    stages = Stage.objects.select_related("tournament")
    return stages.get(tournament_id=tournament_id, number=number)


def _answer_moment(
    request: Request, stage: Stage, what: str, look: Callable[[Stage], dict[str, Any]]
) -> Response:
    """What `look` sees of the stage at one moment of its tournament, under that moment's tag."""

    def look_at(tournament: Tournament) -> dict[str, Any]:
        stage.tournament = tournament
        return look_unmoved(tournament, lambda _: look(stage))

    def build() -> tuple[str, Any]:
        now, data = see_one_moment(stage.tournament, look_at)
        return tag_of(now), data

    def tag_of(tournament: Tournament) -> str:
        return f"{what}-{stage.number}-{tournament.moment}"

    return answer_version(request, tag_of(stage.tournament), build)
