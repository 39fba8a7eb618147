"""The token a program uses in place of a login: one for each account."""

from django.db import transaction
from rest_framework.authtoken.models import Token

from tournaments.models import Actor


@transaction.atomic
def issue_token(*, actor: Actor) -> str:
    """The token of the actor's account, made when there is none yet."""
    return str(Token.objects.get_or_create(user=actor.user)[0].key)


@transaction.atomic
def end_token(*, actor: Actor) -> None:
    """End the token of the actor's account, wherever it is used."""
    Token.objects.filter(user=actor.user).delete()
