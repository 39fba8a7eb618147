"""Writing the log and the version it goes with: the last step of every act."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from django.db import connection, transaction
from django.utils import timezone

from tournaments.models import Actor, LogEntry
from tournaments.services.chaining import chain_to_club, chain_to_tournament


@dataclass(frozen=True, slots=True)
class Deed:
    """What the log says of an act: what it was done to, and how that was before and after."""

    act: str
    subject: str
    before: Mapping[str, object] | None = None
    after: Mapping[str, object] | None = None
    reason: str = ""


def close_act(actor: Actor, tournament_id: int, *deeds: Deed) -> None:
    """Log the deeds, raise the tournament's version by one and tell listeners after commit.

    Touches the tournament's row last, so that acts at different tables wait for each other only
    here.
    """
    *earlier, last = deeds
    for deed in earlier:
        chain_to_tournament(_entry(actor, deed), tournament_id, raise_version=0)
    version = chain_to_tournament(_entry(actor, last), tournament_id, raise_version=1)
    transaction.on_commit(partial(_announce, tournament_id, version))


def close_club_act(actor: Actor, club_id: int, *deeds: Deed) -> None:
    """Log deeds that belong to no tournament in the club's own chain."""
    for deed in deeds:
        chain_to_club(_entry(actor, deed), club_id)


def _entry(actor: Actor, deed: Deed) -> LogEntry:
    return LogEntry(
        at=timezone.now(),
        actor=actor.user,
        actor_name=actor.name,
        device=actor.device,
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
