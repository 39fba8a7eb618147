"""What all views of the API share."""

from collections.abc import Iterable
from typing import Any

from rest_framework.exceptions import NotAuthenticated, PermissionDenied
from rest_framework.negotiation import DefaultContentNegotiation
from rest_framework.permissions import BasePermission
from rest_framework.renderers import BaseRenderer
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.serializers import Serializer
from rest_framework.views import APIView

from tournaments.api.actors import actor_of
from tournaments.api.permissions import KnownToWrite
from tournaments.domain.refusals import NotAllowed
from tournaments.models import Actor


class OneWriting(DefaultContentNegotiation):
    """Every answer has one form only, so a client that asks for another still gets it."""

    def select_renderer(
        self,
        request: Request,
        renderers: Iterable[BaseRenderer],
        format_suffix: str | None = None,
    ) -> tuple[BaseRenderer, str]:
        renderer = next(iter(renderers))
        return renderer, str(renderer.media_type)


class ClubView(APIView):
    """A view that asks one service or selector; services decide who may."""

    content_negotiation_class = OneWriting
    permission_classes: tuple[type[BasePermission], ...] = (KnownToWrite,)

    @property
    def actor(self) -> Actor:
        """Who asks, and from which device."""
        return actor_of(self.request)

    def handle_exception(self, exc: Exception) -> Response:
        """Say 401 to who may not because nobody knows him, 403 to who may not though known."""
        if isinstance(exc, NotAllowed):
            known = self.request.successful_authenticator is not None
            exc = PermissionDenied() if known else NotAuthenticated()
        return super().handle_exception(exc)

    def read(self, shape: type[Serializer[Any]]) -> dict[str, Any]:
        """The body in the shape a serializer demands; 422 with every fault."""
        serializer = shape(data=self.request.data)
        serializer.is_valid(raise_exception=True)
        data: dict[str, Any] = serializer.validated_data
        return data
