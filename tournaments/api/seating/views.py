"""Seating draws: promised, made by seed or by hand, published and recomputed."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.status import HTTP_201_CREATED

from tournaments.api.problems import problems_data
from tournaments.api.seating.inputs import DrawByHand, DrawBySeed, FirstDealer
from tournaments.api.seating.outputs import PublishedDrawAnswer, VerificationAnswer
from tournaments.api.tournaments.outputs import TableAnswer
from tournaments.api.view import ClubView
from tournaments.models import SeatingDraw, Tournament
from tournaments.selectors.seating_draws import draw_problems, published_draw, published_draws
from tournaments.services.draw_acts import DrawRequest
from tournaments.services.seating import (
    draw_seats,
    draw_seats_by_hand,
    name_first_dealer,
    prepare_draw,
)


class DrawList(ClubView):
    """The seating draws of a tournament."""

    @extend_schema(responses=PublishedDrawAnswer(many=True))
    def get(self, request: Request, tournament_id: int) -> Response:
        """Every draw, promises and replaced ones included."""
        return Response(published_draws(Tournament.objects.get(pk=tournament_id)))


class DrawDetail(ClubView):
    """One seating draw."""

    @extend_schema(responses=PublishedDrawAnswer)
    def get(self, request: Request, tournament_id: int, number: int) -> Response:
        """Everything published of it: anybody can recompute every card."""
        return Response(published_draw(_find_draw(tournament_id, number)))


class DrawVerification(ClubView):
    """One seating draw, recomputed."""

    @extend_schema(responses=VerificationAnswer)
    def get(self, request: Request, tournament_id: int, number: int) -> Response:
        """Whether promise, seed, cards and seats agree, and where they do not."""
        found = draw_problems(_find_draw(tournament_id, number))
        return Response({"is_true": not found, **problems_data(found)})


class DrawPromises(ClubView):
    """Draws promised."""

    @extend_schema(request=None, responses={HTTP_201_CREATED: PublishedDrawAnswer})
    def post(self, request: Request, tournament_id: int) -> Response:
        """Publish a commitment to the secret of the next draw."""
        promised = prepare_draw(actor=self.actor, tournament_id=tournament_id)
        return Response(promised, status=HTTP_201_CREATED)


class DrawsBySeed(ClubView):
    """Draws by the site."""

    @extend_schema(request=DrawBySeed, responses={HTTP_201_CREATED: PublishedDrawAnswer})
    def post(self, request: Request, tournament_id: int) -> Response:
        """Draw as promised, seat everybody and let the tournament run."""
        asked = self.read(DrawBySeed)
        word = asked.pop("public_word")
        made = draw_seats(DrawRequest(self.actor, tournament_id, **asked), public_word=word)
        return Response(made, status=HTTP_201_CREATED)


class DrawsByHand(ClubView):
    """Draws from a pack on the table."""

    @extend_schema(request=DrawByHand, responses={HTTP_201_CREATED: PublishedDrawAnswer})
    def post(self, request: Request, tournament_id: int) -> Response:
        """Seat everybody by the cards they drew."""
        asked = self.read(DrawByHand)
        cards, packs = asked.pop("cards"), asked.pop("packs", None)
        wanted = DrawRequest(self.actor, tournament_id, **asked)
        made = draw_seats_by_hand(wanted, cards=cards, packs=packs)
        return Response(made, status=HTTP_201_CREATED)


class FirstDealerDetail(ClubView):
    """Who deals first at a table."""

    @extend_schema(request=FirstDealer, responses=TableAnswer)
    def put(self, request: Request, table_id: int) -> Response:
        """Let somebody else deal first, before anything is recorded."""
        table = name_first_dealer(actor=self.actor, table_id=table_id, **self.read(FirstDealer))
        return Response(TableAnswer(table).data)


def _find_draw(tournament_id: int, number: int) -> SeatingDraw:
    draws = SeatingDraw.objects.select_related("tournament")
    return draws.get(tournament_id=tournament_id, number=number)
