"""Searches for schedules: asked for, watched, stopped."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.status import HTTP_202_ACCEPTED

from tournaments.api.searches.inputs import SearchToMake
from tournaments.api.searches.outputs import SearchAnswer
from tournaments.api.view import ClubView
from tournaments.selectors.round_searches import find_search
from tournaments.services.rounds.found_plans import drop_search, take_found_plan
from tournaments.services.rounds.search_requests import request_search, stop_search
from tournaments.tasks.searches import send_search


class SearchList(ClubView):
    """Searches of a tournament."""

    @extend_schema(request=SearchToMake, responses={HTTP_202_ACCEPTED: SearchAnswer})
    def post(self, request: Request, tournament_id: int) -> Response:
        """Search longer for the rounds left; the drafts are there once it is done."""
        wanted = self.read(SearchToMake)
        search = request_search(actor=self.actor, tournament_id=tournament_id, **wanted)
        send_search(search)
        return Response(SearchAnswer(search).data, status=HTTP_202_ACCEPTED)


class SearchDetail(ClubView):
    """One search."""

    @extend_schema(responses=SearchAnswer)
    def get(self, request: Request, search_id: int) -> Response:
        """How far it is."""
        return Response(SearchAnswer(find_search(self.actor, search_id)).data)


class SearchStopped(ClubView):
    """A search stopped."""

    @extend_schema(request=None, responses=SearchAnswer)
    def post(self, request: Request, search_id: int) -> Response:
        """Have the best found so far."""
        return Response(SearchAnswer(stop_search(actor=self.actor, search_id=search_id)).data)


class SearchTaken(ClubView):
    """A plan found taken as the draft."""

    @extend_schema(request=None, responses=SearchAnswer)
    def post(self, request: Request, search_id: int) -> Response:
        """Make drafts of what a search that `offers` has found."""
        take_found_plan(actor=self.actor, search_id=search_id)
        return Response(SearchAnswer(find_search(self.actor, search_id)).data)


class SearchDropped(ClubView):
    """A search nobody wants anything of."""

    @extend_schema(request=None, responses=SearchAnswer)
    def post(self, request: Request, search_id: int) -> Response:
        """End it and forget what it found."""
        drop_search(actor=self.actor, search_id=search_id)
        return Response(SearchAnswer(find_search(self.actor, search_id)).data)
