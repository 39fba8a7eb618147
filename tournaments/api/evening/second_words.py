"""Hands agreed to by a second player, or disputed."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.status import HTTP_201_CREATED

from tournaments.api.evening.inputs import Disagreement, HandSeen, OtherVersionToTake, TwoSided
from tournaments.api.evening.waits import WaitingHandAnswer, hand_data
from tournaments.api.tables.act_view import TableActView
from tournaments.api.tables.outputs import TableState
from tournaments.api.view import ClubView
from tournaments.selectors.confirmations import waiting_hands
from tournaments.selectors.matches import load_match
from tournaments.selectors.tables import find_table
from tournaments.services.confirmations import (
    agree_to_hand,
    ask_for_two,
    disagree_with_hand,
    take_other_version,
)


class TwoSidedDetail(ClubView):
    """Whether a second player has to agree to each hand."""

    @extend_schema(request=TwoSided, responses=TwoSided)
    def put(self, request: Request, tournament_id: int) -> Response:
        """Let hands recorded from now on wait, or no more."""
        wanted = self.read(TwoSided)["wanted"]
        ask_for_two(actor=self.actor, tournament_id=tournament_id, wanted=wanted)
        return Response({"wanted": wanted})


class WaitingHands(ClubView):
    """The hands of a table that wait."""

    @extend_schema(responses=WaitingHandAnswer(many=True))
    def get(self, request: Request, table_id: int) -> Response:
        """Hands nobody agreed to yet, and what is said against them."""
        hands = waiting_hands([load_match(find_table(table_id))]).get(table_id, ())
        return Response(WaitingHandAnswer([hand_data(hand) for hand in hands], many=True).data)


class Agreements(TableActView):
    """Hands agreed to."""

    @extend_schema(request=HandSeen, responses={HTTP_201_CREATED: TableState})
    def post(self, request: Request, table_id: int, number: int) -> Response:
        """Agree to a hand another recorded; a director settles a dispute so."""
        act, seen = self.read_act(HandSeen, table_id)
        return Response(agree_to_hand(act, number=number, **seen), status=HTTP_201_CREATED)


class Disagreements(TableActView):
    """Hands disputed."""

    @extend_schema(request=Disagreement, responses={HTTP_201_CREATED: TableState})
    def post(self, request: Request, table_id: int, number: int) -> Response:
        """Say what a hand was instead: the director decides, nothing changes yet."""
        act, said = self.read_act(Disagreement, table_id)
        return Response(disagree_with_hand(act, number=number, **said), status=HTTP_201_CREATED)


class OtherVersions(TableActView):
    """Disputes settled against what was recorded."""

    @extend_schema(request=OtherVersionToTake, responses=TableState)
    def put(self, request: Request, table_id: int, number: int) -> Response:
        """Correct a disputed hand to what was said against it last."""
        act, taken = self.read_act(OtherVersionToTake, table_id)
        return Response(take_other_version(act, number=number, **taken))
