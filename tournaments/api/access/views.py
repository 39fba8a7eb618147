"""Tokens for programs."""

from typing import Any

from django.contrib.auth import authenticate
from django.contrib.auth.models import User
from django.http import HttpRequest
from django.utils.translation import gettext as _
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.authentication import TokenAuthentication
from rest_framework.exceptions import AuthenticationFailed, Throttled
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.status import HTTP_204_NO_CONTENT

from tournaments.api.actors import actor_of
from tournaments.api.fields import TextField
from tournaments.api.view import ClubView
from tournaments.services.api_tokens import end_token, issue_token


class Login(serializers.Serializer[Any]):
    """The name and the password of an account."""

    username = TextField(max_length=150)
    password = TextField(max_length=1_000, trim_whitespace=False)


class TokenAnswer(serializers.Serializer[Any]):
    """What goes into `Authorization: Token …`."""

    token = serializers.CharField()


class TokenIssued(ClubView):
    """The token of an account, for who knows its password."""

    authentication_classes = (TokenAuthentication,)
    permission_classes = ()

    @extend_schema(request=Login, responses=TokenAnswer, auth=[])
    def post(self, request: Request) -> Response:
        """Log in and get the token. Ten wrong passwords close the door for a while."""
        request.user = _log_in(request._request, **self.read(Login))  # noqa: SLF001
        return Response({"token": issue_token(actor=actor_of(request))})


def _log_in(request: HttpRequest, username: str, password: str) -> User:
    user = authenticate(request, username=username, password=password)
    if isinstance(user, User):
        return user
    if getattr(request, "axes_locked_out", False):
        # Else axes would answer with a page of its own in place of this refusal.
        request.axes_locked_out = False  # type: ignore[attr-defined]
        raise Throttled(detail=_("Too many wrong passwords: try again later."))
    raise AuthenticationFailed(_("Name and password do not go together."))


class TokenEnded(ClubView):
    """The token of an account, given up."""

    @extend_schema(request=None, responses={HTTP_204_NO_CONTENT: None})
    def post(self, request: Request) -> Response:
        """End the token, wherever it is used."""
        end_token(actor=self.actor)
        return Response(status=HTTP_204_NO_CONTENT)
