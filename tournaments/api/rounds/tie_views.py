"""Ties across the line of who goes on: seen by everybody, decided by the director."""

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.status import HTTP_201_CREATED

from tournaments.api.rounds.inputs import DecisionToUndo, TieToDecide
from tournaments.api.rounds.tie_outputs import TiesAnswer, ties_data
from tournaments.api.view import ClubView
from tournaments.models import Actor
from tournaments.selectors.rounds import find_round
from tournaments.services.rounds.deciding import TieRequest, decide_tie, undo_tie_decision


class TieList(ClubView):
    """The ties of a round of a knock-out."""

    @extend_schema(responses=TiesAnswer)
    def get(self, request: Request, round_id: int) -> Response:
        """Those who share a place across the line at each table, decided or not."""
        return _answer(round_id)

    @extend_schema(request=TieToDecide, responses={HTTP_201_CREATED: TiesAnswer})
    def post(self, request: Request, round_id: int) -> Response:
        """Say who of those at a table goes on, until the next round is published."""
        wanted = self.read(TieToDecide)
        going_on = tuple(wanted.pop("going_on"))
        decide_tie(_request(self.actor, round_id, wanted), going_on)
        return _answer(round_id, HTTP_201_CREATED)


class TieUndone(ClubView):
    """A decision taken back."""

    @extend_schema(request=DecisionToUndo, responses={HTTP_201_CREATED: TiesAnswer})
    def post(self, request: Request, round_id: int) -> Response:
        """Take the decision at a table back: the tie waits again."""
        undo_tie_decision(_request(self.actor, round_id, self.read(DecisionToUndo)))
        return _answer(round_id, HTTP_201_CREATED)


def _request(actor: Actor, round_id: int, wanted: dict[str, Any]) -> TieRequest:
    return TieRequest(actor=actor, round_id=round_id, **wanted)


def _answer(round_id: int, status: int = 200) -> Response:
    return Response(TiesAnswer(ties_data(find_round(round_id))).data, status=status)
