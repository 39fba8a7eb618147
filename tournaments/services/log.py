"""Writing the log and the version it goes with: the last step of every act."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from django.db import connection, transaction
from django.utils import timezone

from tournaments.models import Actor, Club, LogEntry, Tournament
from tournaments.services.chaining import chain_to_club, chain_to_tournament


@dataclass(frozen=True, slots=True)
class Deed:
    """What the log says of an act: what it was done to, and how that was before and after."""

    act: str
    subject: str
    before: Mapping[str, object] | None = None
    after: Mapping[str, object] | None = None
    reason: str = ""


def close_act(actor: Actor, tournament_id: int, *deeds: Deed) -> Tournament:
    """Log the deeds, raise the tournament's version by one and tell listeners after commit.

    Touches the tournament's row last, so that acts at different tables wait for each other only
    here. Raises `Tournament.DoesNotExist`.
    """
    tournament = Tournament.objects.select_related("club").get(pk=tournament_id)
    *earlier, last = deeds
    for deed in earlier:
        chain_to_tournament(_entry(actor, deed), tournament, raise_version=0)
    chain_to_tournament(_entry(actor, last), tournament, raise_version=1)
    transaction.on_commit(partial(_announce, tournament.pk, tournament.version))
    return tournament


def close_club_act(actor: Actor, club_id: int, *deeds: Deed) -> Club:
    """Log deeds that belong to no tournament in the club's own chain."""
    club = Club.objects.get(pk=club_id)
    for deed in deeds:
        chain_to_club(_entry(actor, deed), club)
    return club


def _entry(actor: Actor, deed: Deed) -> LogEntry:
    return LogEntry(
        at=timezone.now(),
        actor=actor.user,
        actor_name=actor.name,
        device=actor.device[:120],
        act=deed.act,
        subject=deed.subject[:200],
        before=deed.before,
        after=deed.after,
        reason=deed.reason,
    )


def _announce(tournament_id: int, version: int) -> None:
    """Tell listeners of the new version. Outside the transaction: NOTIFY makes commits queue up."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_notify('tournament_version', %s)", [f"{tournament_id} {version}"])
