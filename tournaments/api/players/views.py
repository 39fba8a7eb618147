"""The register of a club: looking people up, adding, renaming and merging them."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.status import HTTP_201_CREATED

from tournaments.api.paging import SearchQuery, answer_page, read_query
from tournaments.api.players.inputs import NewMerge, NewName, NewNote, NewPlayer
from tournaments.api.players.outputs import (
    MergeAnswer,
    PlayerAnswer,
    PlayerPage,
    PlayerProfileAnswer,
)
from tournaments.api.view import ClubView
from tournaments.domain.access import Act
from tournaments.models import Club
from tournaments.selectors.access import require
from tournaments.selectors.player_profiles import player_profile
from tournaments.selectors.players import search_players
from tournaments.services.player_merges import merge_players, undo_merge
from tournaments.services.players import add_player, change_note, rename_player


class PlayerList(ClubView):
    """The register of a club."""

    @extend_schema(parameters=[SearchQuery], responses=PlayerPage)
    def get(self, request: Request, club_id: int) -> Response:
        """People whose names hold every word of `q`, in any script; for who keeps the register."""
        require(self.actor, Act.MANAGE_PLAYERS, club=Club.objects.get(pk=club_id))
        query = read_query(request, SearchQuery)
        return answer_page(search_players(club_id, query["q"]), query, PlayerAnswer)

    @extend_schema(request=NewPlayer, responses={HTTP_201_CREATED: PlayerAnswer})
    def post(self, request: Request, club_id: int) -> Response:
        """Add a person. `player.looks_like` names everybody who may be the same one."""
        player = add_player(actor=self.actor, club_id=club_id, **self.read(NewPlayer))
        return Response(PlayerAnswer(player).data, status=HTTP_201_CREATED)


class PlayerDetail(ClubView):
    """One player."""

    @extend_schema(responses=PlayerProfileAnswer)
    def get(self, request: Request, player_id: int) -> Response:
        """A player and what he played; after a merge, whom he was merged into."""
        return Response(PlayerProfileAnswer(player_profile(player_id)).data)


class PlayerName(ClubView):
    """The name of a player."""

    @extend_schema(request=NewName, responses=PlayerAnswer)
    def put(self, request: Request, player_id: int) -> Response:
        """Change a person's name, everywhere it shows."""
        player = rename_player(actor=self.actor, player_id=player_id, **self.read(NewName))
        return Response(PlayerAnswer(player).data)


class PlayerNote(ClubView):
    """What the register notes of a player."""

    @extend_schema(request=NewNote, responses=PlayerAnswer)
    def put(self, request: Request, player_id: int) -> Response:
        """Change the note."""
        player = change_note(actor=self.actor, player_id=player_id, **self.read(NewNote))
        return Response(PlayerAnswer(player).data)


class PlayerMerges(ClubView):
    """People who stand in a register twice."""

    @extend_schema(request=NewMerge, responses={HTTP_201_CREATED: MergeAnswer})
    def post(self, request: Request) -> Response:
        """Make two players one, with the results of both."""
        ids = self.read(NewMerge)
        merge = merge_players(actor=self.actor, kept_id=ids["kept"], absorbed_id=ids["absorbed"])
        return Response(MergeAnswer(merge).data, status=HTTP_201_CREATED)


class PlayerMergeUndone(ClubView):
    """A merge that was wrong."""

    @extend_schema(request=None, responses=MergeAnswer)
    def post(self, request: Request, merge_id: int) -> Response:
        """Make them two again: exactly what the merge moved goes back."""
        return Response(MergeAnswer(undo_merge(actor=self.actor, merge_id=merge_id)).data)
