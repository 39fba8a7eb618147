"""Hands of a table: recorded and corrected."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.status import HTTP_201_CREATED

from tournaments.api.tables.act_view import TableActView
from tournaments.api.tables.inputs import HandToCorrect, HandToRecord
from tournaments.api.tables.outputs import HandVersionAnswer, TableState
from tournaments.selectors.hand_versions import hand_versions
from tournaments.selectors.tables import find_table
from tournaments.services.hands import correct_hand, record_hand


class HandList(TableActView):
    """The hands of a table."""

    @extend_schema(request=HandToRecord, responses={HTTP_201_CREATED: TableState})
    def post(self, request: Request, table_id: int) -> Response:
        """Record the next hand. Sent again under the same `submission_id`, it is one hand."""
        act, hand = self.read_act(HandToRecord, table_id)
        how = {name: hand.pop(name) for name in ("number", "reason")}
        return Response(record_hand(act, hand=hand, **how), status=HTTP_201_CREATED)


class HandDetail(TableActView):
    """One hand of a table, by its number."""

    @extend_schema(responses=HandVersionAnswer(many=True), operation_id="tables_hand_versions")
    def get(self, request: Request, table_id: int, number: int) -> Response:
        """Every version of a hand, the first one first."""
        versions = hand_versions(find_table(table_id), number)
        return Response(HandVersionAnswer(versions, many=True).data)

    @extend_schema(request=HandToCorrect, responses=TableState)
    def put(self, request: Request, table_id: int, number: int) -> Response:
        """Give a recorded hand another content; what no longer fits has to be settled with it."""
        act, hand = self.read_act(HandToCorrect, table_id)
        how = {name: hand.pop(name) for name in ("hand_version", "reason")}
        settle = hand.pop("settle", ())
        return Response(correct_hand(act, number=number, hand=hand, settle=settle, **how))
