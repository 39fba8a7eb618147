"""A table and all that is done at it beside playing hands."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.status import HTTP_201_CREATED, HTTP_204_NO_CONTENT

from tournaments.api.tables.act_view import TableActView
from tournaments.api.tables.inputs import (
    EventToTakeBack,
    PenaltyToGive,
    ReasonedSeatAct,
    SeatAct,
)
from tournaments.api.tables.outputs import NewTablePass, TableState
from tournaments.api.versions import answer_version
from tournaments.api.view import ClubView
from tournaments.selectors.tables import find_table, read_table_state
from tournaments.services.access import make_table_pass, revoke_table_pass
from tournaments.services.buy_ins import decline_buy_in, take_buy_in
from tournaments.services.rulings import give_penalty, take_back, withdraw_from_match


class TableDetail(ClubView):
    """The state of one table."""

    @extend_schema(responses=TableState)
    def get(self, request: Request, table_id: int) -> Response:
        """Totals, who is out, who may buy in, who deals what next, and everything so far."""
        table = find_table(table_id)
        tag = f"table-{table_id}-{table.version}"
        return answer_version(request, tag, lambda: (tag, read_table_state(table)))


class BuyIns(TableActView):
    """Buy-ins taken at a table."""

    @extend_schema(request=SeatAct, responses={HTTP_201_CREATED: TableState})
    def post(self, request: Request, table_id: int) -> Response:
        """Take the buy-in a player is offered."""
        act, data = self.read_act(SeatAct, table_id)
        return Response(take_buy_in(act, **data), status=HTTP_201_CREATED)


class Declines(TableActView):
    """Buy-ins refused at a table."""

    @extend_schema(request=SeatAct, responses={HTTP_201_CREATED: TableState})
    def post(self, request: Request, table_id: int) -> Response:
        """Refuse the buy-in a player is offered; it cannot be taken later."""
        act, data = self.read_act(SeatAct, table_id)
        return Response(decline_buy_in(act, **data), status=HTTP_201_CREATED)


class Withdrawals(TableActView):
    """Players who left in mid-match."""

    @extend_schema(request=ReasonedSeatAct, responses={HTTP_201_CREATED: TableState})
    def post(self, request: Request, table_id: int) -> Response:
        """A player leaves: out at once with the total he has."""
        act, data = self.read_act(ReasonedSeatAct, table_id)
        return Response(withdraw_from_match(act, **data), status=HTTP_201_CREATED)


class Penalties(TableActView):
    """Points given by ruling."""

    @extend_schema(request=PenaltyToGive, responses={HTTP_201_CREATED: TableState})
    def post(self, request: Request, table_id: int) -> Response:
        """Give a player points by ruling: counted at once, never doubled."""
        act, data = self.read_act(PenaltyToGive, table_id)
        return Response(give_penalty(act, **data), status=HTTP_201_CREATED)


class TakeBacks(TableActView):
    """Events left out of the match again."""

    @extend_schema(request=EventToTakeBack, responses={HTTP_201_CREATED: TableState})
    def post(self, request: Request, table_id: int) -> Response:
        """Leave a recorded event out of the match; it stays on record."""
        act, data = self.read_act(EventToTakeBack, table_id)
        return Response(take_back(act, **data), status=HTTP_201_CREATED)


class TablePasses(ClubView):
    """Passes of a table."""

    @extend_schema(request=None, responses={HTTP_201_CREATED: NewTablePass})
    def post(self, request: Request, table_id: int) -> Response:
        """Make a pass: whoever holds its token may record at this table."""
        new = make_table_pass(actor=self.actor, table_id=table_id)
        return Response(NewTablePass(new).data, status=HTTP_201_CREATED)


class TablePassDetail(ClubView):
    """One pass."""

    @extend_schema(responses={HTTP_204_NO_CONTENT: None})
    def delete(self, request: Request, table_pass_id: int) -> Response:
        """End a pass for good."""
        revoke_table_pass(actor=self.actor, table_pass_id=table_pass_id)
        return Response(status=HTTP_204_NO_CONTENT)
