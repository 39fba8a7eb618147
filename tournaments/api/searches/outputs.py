"""Searches for schedules, and how far they are."""

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from tournaments.api.problems import Data, problem_data
from tournaments.domain.rounds.notes import note_problem
from tournaments.models import RoundSearch
from tournaments.selectors.work import is_left_waiting


class FoundProblem(serializers.Serializer[Any]):
    """Why nothing was planned."""

    code = serializers.CharField()
    message = serializers.CharField()


class SearchAnswer(serializers.Serializer[Any]):
    """A search. `state` is requested, running, done or failed, `progress` per cent.

    `waits` says that queue or worker are away. Once it is done the drafts are there; `ending` is
    proven, steps, clock or stopped. `repeats` are those of the best plan so far, null before there
    is one; `outcome` is open, taken or dropped. `problems` say why there are no drafts; `failure`
    is our fault.
    """

    id = serializers.IntegerField()
    tournament = serializers.IntegerField(source="stage.tournament_id")
    stage = serializers.IntegerField(source="stage.number")
    seconds = serializers.IntegerField()
    seed = serializers.CharField()
    asked_at = serializers.DateTimeField()
    state = serializers.CharField()
    progress = serializers.IntegerField()
    waits = serializers.SerializerMethodField()
    is_stopped = serializers.BooleanField()
    offers = serializers.BooleanField()
    outcome = serializers.CharField()
    repeats = serializers.IntegerField(allow_null=True)
    ending = serializers.CharField()
    failure = serializers.CharField()
    problems = serializers.SerializerMethodField()

    def get_waits(self, search: RoundSearch) -> bool:
        return is_left_waiting(search)

    @extend_schema_field(FoundProblem(many=True))
    def get_problems(self, search: RoundSearch) -> list[Data]:
        return [problem_data(note_problem(found)) for found in search.problems]
