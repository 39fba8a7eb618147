"""Writing the log and the version it goes with: the last step of every act."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from django.db import connection, transaction
from django.utils import timezone

from tournaments.domain.log_chain import entry_hash
from tournaments.models import Actor, Club, LogEntry, Tournament
from tournaments.selectors.log import hashed_content
from tournaments.services.locking import lock_club, lock_tournament


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

    Takes the tournament's row last, so that acts at different tables wait for each other only here.
    """
    tournament = lock_tournament(tournament_id)
    _append(actor, tournament.club, tournament, deeds)
    tournament.version += 1
    tournament.save(update_fields=("version", "log_length", "log_head"))
    transaction.on_commit(partial(_announce, tournament.pk, tournament.version))
    return tournament


def close_club_act(actor: Actor, club_id: int, *deeds: Deed) -> Club:
    """Log deeds that belong to no tournament in the club's own chain."""
    club = lock_club(club_id)
    _append(actor, club, None, deeds)
    club.save(update_fields=("log_length", "log_head"))
    return club


def _append(
    actor: Actor, club: Club, tournament: Tournament | None, deeds: tuple[Deed, ...]
) -> None:
    chain = tournament if tournament is not None else club
    entries = []
    for deed in deeds:
        entry = _entry(actor, deed)
        entry.club, entry.tournament = club, tournament
        entry.number, entry.previous_hash = chain.log_length + 1, chain.log_head
        entry.hash = entry_hash(entry.previous_hash, hashed_content(entry))
        chain.log_length, chain.log_head = entry.number, entry.hash
        entries.append(entry)
    LogEntry.objects.bulk_create(entries)


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
