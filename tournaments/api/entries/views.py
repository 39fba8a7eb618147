"""Entries: people entered, checked in, withdrawn, disqualified and taken back in."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.status import HTTP_200_OK, HTTP_201_CREATED

from tournaments.api.entries.inputs import EntryQuery, EntryReason, NewEntry
from tournaments.api.entries.outputs import CheckedInAnswer, EntryAnswer, EntryPage
from tournaments.api.paging import answer_page, read_query
from tournaments.api.view import ClubView
from tournaments.models import EntryStatus, Tournament
from tournaments.selectors.entries import desk_list
from tournaments.services.entries import register_entry
from tournaments.services.entry_changes import (
    check_in,
    check_in_everybody,
    disqualify_entry,
    reinstate_entry,
    undo_check_in,
    withdraw_entry,
)


class EntryList(ClubView):
    """The entries of a tournament."""

    @extend_schema(parameters=[EntryQuery], responses=EntryPage)
    def get(self, request: Request, tournament_id: int) -> Response:
        """Who is entered, found by name in any script, of one status or all."""
        tournament = Tournament.objects.get(pk=tournament_id)
        query = read_query(request, EntryQuery)
        status = EntryStatus(query["status"]) if "status" in query else None
        return answer_page(desk_list(tournament, query["q"], status), query, EntryAnswer)

    @extend_schema(request=NewEntry, responses={HTTP_201_CREATED: EntryAnswer})
    def post(self, request: Request, tournament_id: int) -> Response:
        """Enter a player, on the waiting list if all places are taken."""
        wanted = self.read(NewEntry)
        entry = register_entry(actor=self.actor, tournament_id=tournament_id, **wanted)
        return Response(EntryAnswer(entry).data, status=HTTP_201_CREATED)


class EverybodyCheckedIn(ClubView):
    """Everybody registered."""

    @extend_schema(request=None, responses=CheckedInAnswer)
    def post(self, request: Request, tournament_id: int) -> Response:
        """Check in all who are registered."""
        count = check_in_everybody(actor=self.actor, tournament_id=tournament_id)
        return Response({"checked_in": count})


class CheckedIn(ClubView):
    """An entry checked in."""

    @extend_schema(request=None, responses=EntryAnswer)
    def post(self, request: Request, entry_id: int) -> Response:
        """Note that somebody is here; twice is once."""
        return Response(EntryAnswer(check_in(actor=self.actor, entry_id=entry_id)).data)

    @extend_schema(responses={HTTP_200_OK: EntryAnswer})
    def delete(self, request: Request, entry_id: int) -> Response:
        """Note that somebody is not here after all."""
        return Response(EntryAnswer(undo_check_in(actor=self.actor, entry_id=entry_id)).data)


class Withdrawn(ClubView):
    """An entry withdrawn."""

    @extend_schema(request=EntryReason, responses=EntryAnswer)
    def post(self, request: Request, entry_id: int) -> Response:
        """Somebody does not play, or plays no longer; in mid-match with a reason."""
        why = self.read(EntryReason)
        return Response(
            EntryAnswer(withdraw_entry(actor=self.actor, entry_id=entry_id, **why)).data
        )


class Disqualified(ClubView):
    """An entry disqualified."""

    @extend_schema(request=EntryReason, responses=EntryAnswer)
    def post(self, request: Request, entry_id: int) -> Response:
        """Take somebody out of the tournament: he can neither win nor share."""
        why = self.read(EntryReason)
        entry = disqualify_entry(actor=self.actor, entry_id=entry_id, **why)
        return Response(EntryAnswer(entry).data)


class Reinstated(ClubView):
    """An entry taken back in."""

    @extend_schema(request=EntryReason, responses=EntryAnswer)
    def post(self, request: Request, entry_id: int) -> Response:
        """Take a withdrawn or disqualified entry back in."""
        why = self.read(EntryReason)
        entry = reinstate_entry(actor=self.actor, entry_id=entry_id, **why)
        return Response(EntryAnswer(entry).data)
