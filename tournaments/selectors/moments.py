"""What takes several statements to build, seen as it was at one moment.

Each statement sees what is committed when it begins, so a hand saved between two of them would be
shown under the version read before it. Whoever builds therefore looks at the tournament once more
at the end, and begins anew if it has moved.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from typing import Any, TypeVar

from django.conf import settings
from django.core.cache import cache
from django.db import connection, transaction

from tournaments.models import Tournament
from tournaments.selectors.building import build_or_wait
from tournaments.selectors.tournaments import find_moment, find_tournament

Seen = TypeVar("Seen")

_SECONDS_KEPT = 3600


class Moved(Exception):
    """The tournament went on while something was built from it."""


def see_one_moment(
    tournament: Tournament, look: Callable[[Tournament], Seen]
) -> tuple[Tournament, Seen]:
    """What `look` makes of the tournament, and the tournament as it was at that moment.

    That may be a later one than was given: what is shown carries the label of the one returned.
    Where hands come faster than `look` can see, it looks at a snapshot of the database in the end.
    """
    with suppress(Moved):
        return tournament, look(tournament)
    for view in _FURTHER_VIEWS:
        with suppress(Moved), view():
            now = find_tournament(tournament.pk)
            return now, look(now)
    raise Moved


def look_unmoved(tournament: Tournament, look: Callable[[Tournament], Seen]) -> Seen:
    """What `look` makes of the tournament as it stands. Raises `Moved` when it no longer does."""
    seen = look(tournament)
    if find_moment(tournament.pk) != tournament.moment:
        raise Moved
    return seen


def keep_at_moment(key: str, build: Callable[[], Seen]) -> Seen:
    """What `build` makes, once for everybody; the key names the moment.

    What another version of the software kept is not read: its things may have had other fields.
    Raises `Moved` when `build` does, and when whoever else was building had nothing to give.
    """
    built = build_or_wait(_versioned(key), build, seconds=_SECONDS_KEPT)
    if built is None:
        raise Moved
    return built


def kept_at_moment(key: str) -> Any:
    """What `keep_at_moment` has under this key already, or None."""
    return cache.get(_versioned(key))


def _versioned(key: str) -> str:
    return f"{settings.VERSION}:{key}"


@contextmanager
def _snapshot() -> Iterator[None]:
    """Every statement sees the database as the first one does."""
    with transaction.atomic(durable=True), connection.cursor() as cursor:
        cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        yield


# A snapshot never moves, but may wait in vain for somebody who builds the same outside of one.
_FURTHER_VIEWS = (nullcontext, _snapshot, _snapshot, _snapshot)
