"""One statement that adds an entry to a chain: lock the chain, hash, move its head, insert.

All tables of a tournament share its row. In one statement the row is held only from here to the
commit, however long the web server's threads wait for their turn in between.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from django.core.exceptions import ObjectDoesNotExist
from django.db import connection

from tournaments.domain.log_chain import canonical_json
from tournaments.models import LogEntry
from tournaments.selectors.log import hashed_content

# `log_chain.entry_hash` as the database computes it; a test holds the two together.
_CHAIN = """
WITH chain AS MATERIALIZED (
    SELECT id, {club} AS club_id, log_length, log_head FROM {table}
    WHERE id = %(chain)s FOR NO KEY UPDATE
), moved AS (
    UPDATE {table} AS kept
    SET log_length = chain.log_length + 1,
        log_head = encode(
            sha256(convert_to(chain.log_head || E'\\n' || %(content)s, 'UTF8')), 'hex'
        ){more}
    FROM chain WHERE kept.id = chain.id
    RETURNING chain.club_id, chain.log_head AS previous, kept.log_length, kept.log_head
        {version_after}
), entry AS (
    INSERT INTO tournaments_logentry (
        club_id, tournament_id, number, at, actor_id, actor_name, device, act, subject,
        before, after, reason, previous_hash, hash
    )
    SELECT club_id, %(tournament)s, log_length, %(at)s, %(actor)s, %(actor_name)s, %(device)s,
        %(act)s, %(subject)s, %(before)s::jsonb, %(after)s::jsonb, %(reason)s, previous, log_head
    FROM moved
)
SELECT log_length{version_after} FROM moved
"""

_OF_TOURNAMENT = _CHAIN.format(
    table="tournaments_tournament",
    club="club_id",
    more=", version = kept.version + %(raise)s, changed_at = %(at)s",
    version_after=", version",
)
_OF_CLUB = _CHAIN.format(table="tournaments_club", club="id", more="", version_after="")


def chain_to_tournament(entry: LogEntry, tournament_id: int, *, raise_version: int) -> int:
    """Write the entry into the tournament's chain; the tournament's version afterwards."""
    entry.tournament_id = tournament_id
    _number, version = _chain(
        _OF_TOURNAMENT, {"chain": tournament_id, "raise": raise_version, **_values(entry)}
    )
    return version


def chain_to_club(entry: LogEntry, club_id: int) -> None:
    """Write the entry into the club's own chain."""
    entry.club_id = club_id
    _chain(_OF_CLUB, {"chain": club_id, **_values(entry)})


def _chain(statement: str, given: Mapping[str, Any]) -> Sequence[int]:
    with connection.cursor() as cursor:
        cursor.execute(statement, given)
        moved: Sequence[int] | None = cursor.fetchone()
    if moved is None:
        raise ObjectDoesNotExist("There is no such chain.")
    return moved


def _values(entry: LogEntry) -> Mapping[str, Any]:
    return {
        "content": canonical_json(hashed_content(entry)),
        "tournament": entry.tournament_id,
        "at": entry.at,
        "actor": entry.actor_id,
        "actor_name": entry.actor_name,
        "device": entry.device,
        "act": entry.act,
        "subject": entry.subject,
        "before": _json(entry.before),
        "after": _json(entry.after),
        "reason": entry.reason,
    }


def _json(value: Mapping[str, object] | None) -> str | None:
    return None if value is None else canonical_json(value)
