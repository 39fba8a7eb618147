"""What an actor holds at a club, a tournament or a table, and the door that insists on it."""

import hashlib
from collections.abc import Iterator

from django.db.models import QuerySet

from tournaments.domain.access import Act, Holder, allows
from tournaments.domain.refusals import NotAllowed
from tournaments.models import Actor, Club, ClubRole, Table, TablePass, Tournament, TournamentRole
from tournaments.selectors.table_passes import opens


def holders(
    actor: Actor,
    *,
    club: Club | None = None,
    tournament: Tournament | None = None,
    table: Table | None = None,
) -> frozenset[Holder]:
    """Everything the actor holds there; a table counts for its tournament and club too."""
    return frozenset(_find_holders(actor, club, tournament, table))


def may(
    actor: Actor,
    act: Act,
    *,
    club: Club | None = None,
    tournament: Tournament | None = None,
    table: Table | None = None,
) -> bool:
    """Whether the actor may do this there; looks no further than the first that allows it."""
    found = _find_holders(actor, club, tournament, table)
    return any(allows(frozenset({holder}), act) for holder in found)


def _find_holders(
    actor: Actor, club: Club | None, tournament: Tournament | None, table: Table | None
) -> Iterator[Holder]:
    if table is not None:
        tournament = table.round.stage.tournament
        if actor.table_pass is not None and opens(actor.table_pass, table):
            yield Holder.TABLE_PASS
    user = actor.user
    if user is None or not user.is_active:
        return
    if user.is_superuser:
        yield Holder.DIRECTOR
    if tournament is not None:
        yield from _roles(ClubRole.objects.filter(club_id=tournament.club_id, user=user))
        yield from _roles(TournamentRole.objects.filter(tournament=tournament, user=user))
    elif club is not None:
        yield from _roles(ClubRole.objects.filter(club=club, user=user))


def _roles(given: QuerySet[ClubRole] | QuerySet[TournamentRole]) -> Iterator[Holder]:
    return (Holder(role) for role in given.values_list("role", flat=True))


def require(
    actor: Actor,
    act: Act,
    *,
    club: Club | None = None,
    tournament: Tournament | None = None,
    table: Table | None = None,
) -> None:
    """Raise `NotAllowed` unless the actor may do this there."""
    if not may(actor, act, club=club, tournament=tournament, table=table):
        raise NotAllowed(act)


def token_hash(token: str) -> str:
    """What is kept of a table pass's token."""
    return hashlib.sha256(token.encode()).hexdigest()


def find_table_pass(token: str) -> TablePass | None:
    """The pass that this token opens, unless it was revoked."""
    passes = TablePass.objects.select_related("table__round__stage__tournament__club")
    return passes.filter(token_hash=token_hash(token), revoked_at=None).first()
