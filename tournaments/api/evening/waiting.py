"""What waits in a running tournament, for its staff."""

from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from tournaments.api.evening.waits import WaitsAnswer, wait_data
from tournaments.api.view import ClubView
from tournaments.domain.access import Act
from tournaments.models import Tournament
from tournaments.selectors.access import require
from tournaments.selectors.console import console_board_at
from tournaments.selectors.moments import see_one_moment
from tournaments.selectors.waiting import list_waits


class WaitList(ClubView):
    """What waits for whom."""

    @extend_schema(responses=WaitsAnswer)
    def get(self, request: Request, tournament_id: int) -> Response:
        """Decisions, disputes, hands nobody agreed to, late tables …, the oldest first."""
        tournament = Tournament.objects.select_related("club").get(pk=tournament_id)
        require(self.actor, Act.READ_LOG, tournament=tournament)
        now, board = see_one_moment(tournament, console_board_at)
        waits = list_waits(board, timezone.now())
        answer = {"version": now.version, "waits": [wait_data(wait) for wait in waits]}
        return Response(WaitsAnswer(answer).data)
