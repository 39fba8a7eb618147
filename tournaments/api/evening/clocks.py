"""The clock of a round: seen by everybody, run by the director."""

from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.status import HTTP_201_CREATED

from tournaments.api.evening.inputs import ClockToStart, ExtraTime
from tournaments.api.evening.outputs import ClockAnswer, clock_data
from tournaments.api.tables.act_view import TableActView
from tournaments.api.tables.inputs import TableAct
from tournaments.api.tables.outputs import TableState
from tournaments.api.view import ClubView
from tournaments.models import Round
from tournaments.selectors.rounds import find_round
from tournaments.services.rounds.timing import (
    give_extra_time,
    pause_clock,
    resume_clock,
    start_clock,
)
from tournaments.services.timed_matches import end_by_clock


class ClockDetail(ClubView):
    """The clock of a round."""

    @extend_schema(responses=ClockAnswer)
    def get(self, request: Request, round_id: int) -> Response:
        """What is left, by the server's time."""
        return _answer(find_round(round_id))

    @extend_schema(request=ClockToStart, responses={HTTP_201_CREATED: ClockAnswer})
    def post(self, request: Request, round_id: int) -> Response:
        """Start the clock."""
        wanted = self.read(ClockToStart)
        started = start_clock(actor=self.actor, round_id=round_id, **wanted)
        return _answer(started, HTTP_201_CREATED)


class ClockPaused(ClubView):
    """A clock stopped."""

    @extend_schema(request=None, responses=ClockAnswer)
    def post(self, request: Request, round_id: int) -> Response:
        """Stop the clock at every table."""
        return _answer(pause_clock(actor=self.actor, round_id=round_id))


class ClockResumed(ClubView):
    """A clock started again."""

    @extend_schema(request=None, responses=ClockAnswer)
    def post(self, request: Request, round_id: int) -> Response:
        """Start the clock again."""
        return _answer(resume_clock(actor=self.actor, round_id=round_id))


class ExtraTimes(ClubView):
    """Extra time of single tables."""

    @extend_schema(request=ExtraTime, responses={HTTP_201_CREATED: ClockAnswer})
    def post(self, request: Request, round_id: int) -> Response:
        """Give a table more time, on top of what it got before."""
        given = give_extra_time(actor=self.actor, round_id=round_id, **self.read(ExtraTime))
        return _answer(given, HTTP_201_CREATED)


class EndsByClock(TableActView):
    """Matches ended because their time was up and no hand was in play."""

    @extend_schema(request=TableAct, responses={HTTP_201_CREATED: TableState})
    def post(self, request: Request, table_id: int) -> Response:
        """End the match at a table whose time is up."""
        act, _nothing = self.read_act(TableAct, table_id)
        return Response(end_by_clock(act), status=HTTP_201_CREATED)


def _answer(round_: Round, status: int = 200) -> Response:
    return Response(ClockAnswer(clock_data(round_, timezone.now())).data, status=status)
