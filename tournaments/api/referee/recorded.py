"""Rulings recorded in a tournament, and found again."""

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.status import HTTP_201_CREATED

from tournaments.api.clubs.outputs import LogAnswer, LogPage
from tournaments.api.paging import answer_page, read_query
from tournaments.api.referee.inputs import QUESTIONS, RulingsQuery, RulingToRecord
from tournaments.api.referee.outputs import RecordedRuling
from tournaments.api.view import ClubView
from tournaments.domain.access import Act
from tournaments.domain.referee_questions import Ask
from tournaments.models import Tournament
from tournaments.selectors.access import require
from tournaments.selectors.referee import recorded_rulings
from tournaments.services.referee_rulings import record_ruling


class RulingList(ClubView):
    """The rulings of a club's tournaments."""

    @extend_schema(parameters=[RulingsQuery], responses=LogPage)
    def get(self, request: Request, tournament_id: int) -> Response:
        """Those of the whole club, newest first, as the log keeps them; for who may read it."""
        tournament = Tournament.objects.select_related("club").get(pk=tournament_id)
        require(self.actor, Act.READ_LOG, tournament=tournament)
        query = read_query(request, RulingsQuery)
        rulings = recorded_rulings(tournament.club, code=query["code"])
        return answer_page(rulings, query, LogAnswer)

    @extend_schema(request=RulingToRecord, responses={HTTP_201_CREATED: RecordedRuling})
    def post(self, request: Request, tournament_id: int) -> Response:
        """Ask the referee under the tournament's rules, and keep the ruling with its reason."""
        asked = self.read(RulingToRecord)
        ask = Ask(asked["ask"])
        ruling = record_ruling(
            actor=self.actor,
            tournament_id=tournament_id,
            ask=ask,
            question=_read_question(ask, asked["question"]),
            reason=asked["reason"],
            table_number=asked.get("table"),
        )
        return Response(RecordedRuling(ruling).data, status=HTTP_201_CREATED)


def _read_question(ask: Ask, question: dict[str, Any]) -> dict[str, Any]:
    """The question in the shape of its own call; 422 with every fault."""
    serializer = QUESTIONS[ask](data=question)
    if not serializer.is_valid():
        raise ValidationError({"question": serializer.errors})
    read: dict[str, Any] = serializer.validated_data
    return {name: value for name, value in read.items() if name != "house_rules"}
