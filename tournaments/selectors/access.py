"""What an actor holds at a club, a tournament or a table, and the door that insists on it."""

import hashlib

from tournaments.domain.access import Act, Holder, allows
from tournaments.domain.refusals import NotAllowed
from tournaments.models import Actor, Club, ClubRole, Table, TablePass, Tournament, TournamentRole


def _club_roles(actor: Actor, club_id: int) -> frozenset[Holder]:
    if actor.user is None or not actor.user.is_active:
        return frozenset()
    if actor.user.is_superuser:
        return frozenset({Holder.DIRECTOR})
    roles = ClubRole.objects.filter(club_id=club_id, user=actor.user)
    return frozenset(Holder(role) for role in roles.values_list("role", flat=True))


def holders(
    actor: Actor,
    *,
    club: Club | None = None,
    tournament: Tournament | None = None,
    table: Table | None = None,
) -> frozenset[Holder]:
    """Everything the actor holds there; a table counts for its tournament and club too."""
    if table is not None:
        tournament = table.round.stage.tournament
    club_id = (
        tournament.club_id if tournament is not None else club.pk if club is not None else None
    )
    held = _club_roles(actor, club_id) if club_id is not None else frozenset()
    if tournament is not None and actor.user is not None and actor.user.is_active:
        roles = TournamentRole.objects.filter(tournament=tournament, user=actor.user)
        held |= {Holder(role) for role in roles.values_list("role", flat=True)}
    if table is not None and actor.table_pass is not None and actor.table_pass.table_id == table.pk:
        held |= {Holder.TABLE_PASS}
    return held


def may(
    actor: Actor,
    act: Act,
    *,
    club: Club | None = None,
    tournament: Tournament | None = None,
    table: Table | None = None,
) -> bool:
    """Whether the actor may do this there."""
    return allows(holders(actor, club=club, tournament=tournament, table=table), act)


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
