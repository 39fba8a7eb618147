"""Handing out and taking back roles and table passes."""

import secrets
from dataclasses import dataclass

from django.contrib.auth.models import User
from django.db import transaction
from django.utils import timezone

from scoring.problems import RuleBroken, problem, translatable
from tournaments.domain.access import Act
from tournaments.models import (
    Actor,
    Club,
    ClubRole,
    Role,
    TablePass,
    TournamentRole,
)
from tournaments.selectors.access import require, token_hash
from tournaments.services.locking import lock_club, lock_table, lock_tournament
from tournaments.services.log import Deed, close_act, close_club_act


@dataclass(frozen=True, slots=True)
class NewTablePass:
    """A table pass with its token, which is shown this once and kept nowhere."""

    table_pass: TablePass
    token: str


@transaction.atomic
def grant_club_role(*, actor: Actor, club_id: int, user_id: int, role: Role) -> ClubRole:
    """Give a user a role in the whole club; one he already has stays as it is.

    Raises `NotAllowed`, `Club.DoesNotExist` and `User.DoesNotExist`.
    """
    club = lock_club(club_id)
    require(actor, Act.MANAGE_CLUB, club=club)
    user = User.objects.get(pk=user_id)
    granted, is_new = ClubRole.objects.get_or_create(club=club, user=user, role=role)
    if is_new:
        close_club_act(actor, club_id, _role_deed("grant_role", user, role))
    return granted


@transaction.atomic
def revoke_club_role(*, actor: Actor, club_id: int, user_id: int, role: Role) -> None:
    """Take a role in the club away; taking one nobody has changes nothing.

    Raises `NotAllowed`, `RuleBroken` with `access.last_director`, and the models' `DoesNotExist`.
    """
    club = lock_club(club_id)
    require(actor, Act.MANAGE_CLUB, club=club)
    user = User.objects.get(pk=user_id)
    held = ClubRole.objects.filter(club=club, user=user, role=role)
    if not held.exists():
        return
    if role == Role.DIRECTOR:
        _keep_a_director(club, user)
    held.delete()
    close_club_act(actor, club_id, _role_deed("revoke_role", user, role))


@transaction.atomic
def grant_tournament_role(
    *, actor: Actor, tournament_id: int, user_id: int, role: Role
) -> TournamentRole:
    """Give a user a role in one tournament; one he already has stays as it is.

    Raises `NotAllowed`, `Tournament.DoesNotExist` and `User.DoesNotExist`.
    """
    tournament = lock_tournament(tournament_id)
    require(actor, Act.MANAGE_TOURNAMENT, tournament=tournament)
    user = User.objects.get(pk=user_id)
    granted, is_new = TournamentRole.objects.get_or_create(
        tournament=tournament, user=user, role=role
    )
    if is_new:
        close_act(actor, tournament_id, _role_deed("grant_role", user, role))
    return granted


@transaction.atomic
def revoke_tournament_role(*, actor: Actor, tournament_id: int, user_id: int, role: Role) -> None:
    """Take a role in one tournament away; taking one nobody has changes nothing.

    Raises `NotAllowed`, `Tournament.DoesNotExist` and `User.DoesNotExist`.
    """
    tournament = lock_tournament(tournament_id)
    require(actor, Act.MANAGE_TOURNAMENT, tournament=tournament)
    user = User.objects.get(pk=user_id)
    held = TournamentRole.objects.filter(tournament=tournament, user=user, role=role)
    if held.delete()[0]:
        close_act(actor, tournament_id, _role_deed("revoke_role", user, role))


@transaction.atomic
def make_table_pass(*, actor: Actor, table_id: int) -> NewTablePass:
    """Make a pass that lets whoever holds its token record at this table.

    It goes on with the table of that number in later rounds, until it is ended. A table may have
    several, one for each phone. Raises `NotAllowed` and `Table.DoesNotExist`.
    """
    table = lock_table(table_id)
    tournament = table.round.stage.tournament
    require(actor, Act.MANAGE_TOURNAMENT, tournament=tournament)
    token = secrets.token_urlsafe(24)
    table_pass = TablePass.objects.create(table=table, token_hash=token_hash(token))
    close_act(actor, tournament.pk, _pass_deed("make_table_pass", table_pass))
    return NewTablePass(table_pass, token)


@transaction.atomic
def revoke_table_pass(*, actor: Actor, table_pass_id: int) -> TablePass:
    """End a pass for good; ending one twice changes nothing more.

    Raises `NotAllowed` and `TablePass.DoesNotExist`.
    """
    table = lock_table(TablePass.objects.get(pk=table_pass_id).table_id)
    tournament = table.round.stage.tournament
    require(actor, Act.MANAGE_TOURNAMENT, tournament=tournament)
    table_pass = TablePass.objects.select_related("table").get(pk=table_pass_id)
    if table_pass.revoked_at is None:
        table_pass.revoked_at = timezone.now()
        table_pass.save(update_fields=("revoked_at",))
        close_act(actor, tournament.pk, _pass_deed("revoke_table_pass", table_pass))
    return table_pass


def _keep_a_director(club: Club, leaving: User) -> None:
    """A club nobody can run is lost to its people; an account that cannot log in runs nothing."""
    others = ClubRole.objects.filter(club=club, role=Role.DIRECTOR, user__is_active=True)
    if not others.exclude(user=leaving).exists():
        text = translatable("{user} is the last director of the club: name another one first.")
        raise RuleBroken([problem("access.last_director", text, user=leaving.get_username())])


def _role_deed(act: str, user: User, role: Role) -> Deed:
    granted = act == "grant_role"
    change = {"role": str(role)}
    return Deed(
        act,
        f"user {user.get_username()}",
        before=None if granted else change,
        after=change if granted else None,
    )


def _pass_deed(act: str, table_pass: TablePass) -> Deed:
    return Deed(act, f"table {table_pass.table.number}", after={"table_pass": table_pass.pk})
