"""Logins, made by whoever keeps the site."""

import secrets
from collections.abc import Iterator
from dataclasses import dataclass

from django.contrib.auth.models import User
from django.contrib.auth.validators import UnicodeUsernameValidator
from django.core.exceptions import ValidationError
from django.db import transaction

from scoring.problems import Problem, RuleBroken, insist, problem, translatable
from tournaments.domain.names import clean_name

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

    `name` is the person's, as logs show it: a word goes before the first space, all others behind
    it, and they are always shown together. Raises `RuleBroken` with `user.bad_username`,
    `user.taken` and what `clean_name` finds.
    """
    insist([*username_problems(username), *_name_problems(name)])
    insist(_taken_problems(username))
    first, _space, last = (clean_name(name) if name else "").partition(" ")
    password = secrets.token_urlsafe(_PASSWORD_BYTES)
    user = User.objects.create_user(username, password=password, first_name=first, last_name=last)
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


def _name_problems(name: str) -> Iterator[Problem]:
    if not name:
        return
    try:
        clean_name(name)
    except RuleBroken as broken:
        yield from broken.problems


def _taken_problems(username: str) -> Iterator[Problem]:
    # Two accounts that differ only by case: nobody in the hall could tell them apart.
    for taken in User.objects.filter(username__iexact=username)[:1]:
        yield problem("user.taken", _TAKEN, field="username", username=taken.get_username())
