"""Logins, made by whoever keeps the site."""

import secrets
from collections.abc import Iterator
from dataclasses import dataclass

from django.contrib.auth.models import User
from django.contrib.auth.validators import UnicodeUsernameValidator
from django.core.exceptions import ValidationError
from django.db import transaction

from scoring.problems import Problem, insist, problem, translatable

LONGEST_USERNAME = 150
_PASSWORD_BYTES = 12

_BAD = translatable("A login is letters, digits and @ . + - _, 150 at most, not “{username}”.")
_TAKEN = translatable("There is an account named {username} already.")


@dataclass(frozen=True, slots=True)
class NewLogin:
    """An account with its password, which is shown this once and kept nowhere."""

    user: User
    password: str


@transaction.atomic
def create_login(*, username: str, name: str = "") -> NewLogin:
    """Make an account with a password nobody chose; an account alone opens nothing.

    `name` is the person's, as logs show it. Raises `RuleBroken` with `user.bad_username` or
    `user.taken`.
    """
    insist([*username_problems(username), *_taken_problems(username)])
    first, _space, last = name.strip().partition(" ")
    password = secrets.token_urlsafe(_PASSWORD_BYTES)
    user = User.objects.create_user(
        username, password=password, first_name=first[:150], last_name=last.strip()[:150]
    )
    return NewLogin(user, password)


def username_problems(username: str) -> Iterator[Problem]:
    """Whatever keeps a text from being the name of an account."""
    try:
        UnicodeUsernameValidator()(username)
        fits = len(username) <= LONGEST_USERNAME
    except ValidationError:
        fits = False
    if not fits:
        yield problem("user.bad_username", _BAD, field="username", username=username)


def _taken_problems(username: str) -> Iterator[Problem]:
    if User.objects.filter(username=username).exists():
        yield problem("user.taken", _TAKEN, field="username", username=username)
