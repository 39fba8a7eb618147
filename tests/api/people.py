"""The fixed cast at the doors of the API."""

from typing import Any
from uuid import uuid4

from rest_framework.authtoken.models import Token
from rest_framework.test import APIClient

from tournaments.models import Actor, Table
from tournaments.services.access import make_table_pass


def client_of(actor: Actor) -> APIClient:
    """A program with the token of an account; one without any login for a stranger."""
    client = APIClient()
    if actor.user is not None:
        token, _ = Token.objects.get_or_create(user=actor.user)
        client.credentials(HTTP_AUTHORIZATION=f"Token {token.key}")
    return client


def phone_at(table: Table, director: Actor) -> APIClient:
    """A phone that holds a pass of the table."""
    client = APIClient()
    token = make_table_pass(actor=director, table_id=table.pk).token
    client.credentials(HTTP_AUTHORIZATION=f"TablePass {token}")
    return client


def act(**fields: Any) -> dict[str, Any]:
    """The body of an act under a submission id of its own."""
    return {"submission_id": str(uuid4()), **fields}


def hand(number: int, went_out: str, points: dict[str, int], **more: Any) -> dict[str, Any]:
    """The body that records a hand by its points."""
    fields = {"number": number, "finish": "ordinary", "went_out": went_out, "points": points}
    return act(**{**fields, **more})
