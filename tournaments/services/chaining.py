"""One statement that adds an entry to a chain: lock the chain, hash, move its head, insert.

All tables of a tournament share its row. In one statement the row is held only from here to the
commit, however long the web server's threads wait for their turn in between.
"""

from collections.abc import Mapping
from typing import Any

from django.db import connection

from tournaments.domain.log_chain import canonical_json
from tournaments.models import Club, LogEntry, Tournament
from tournaments.selectors.log import hashed_content

# `log_chain.entry_hash` as the database computes it; a test holds the two together.
_CHAIN = """
WITH chain AS MATERIALIZED (
    SELECT id, log_length, log_head FROM {table} WHERE id = %(chain)s FOR NO KEY UPDATE
), moved AS (
    UPDATE {table} AS kept
    SET log_length = chain.log_length + 1,
        log_head = encode(
            sha256(convert_to(chain.log_head || E'\\n' || %(content)s, 'UTF8')), 'hex'
        ){version}
    FROM chain WHERE kept.id = chain.id
    RETURNING kept.log_length, chain.log_head AS previous, kept.log_head{returned}
), entry AS (
    INSERT INTO tournaments_logentry (
        club_id, tournament_id, number, at, actor_id, actor_name, device, act, subject,
        before, after, reason, previous_hash, hash
    )
    SELECT %(club)s, %(tournament)s, log_length, %(at)s, %(actor)s, %(actor_name)s, %(device)s,
        %(act)s, %(subject)s, %(before)s::jsonb, %(after)s::jsonb, %(reason)s, previous, log_head
    FROM moved
)
SELECT log_length, log_head{returned} FROM moved
"""

_OF_TOURNAMENT = _CHAIN.format(
    table="tournaments_tournament",
    version=", version = kept.version + %(raise)s",
    returned=", version",
)
_OF_CLUB = _CHAIN.format(table="tournaments_club", version="", returned="")


def chain_to_tournament(entry: LogEntry, tournament: Tournament, *, raise_version: int) -> None:
    """Write the entry into the tournament's chain; the tournament gets its new head and version."""
    entry.club_id, entry.tournament_id = tournament.club_id, tournament.pk
    given = {"chain": tournament.pk, "raise": raise_version, **_values(entry)}
    with connection.cursor() as cursor:
        cursor.execute(_OF_TOURNAMENT, given)
        tournament.log_length, tournament.log_head, tournament.version = cursor.fetchone()


def chain_to_club(entry: LogEntry, club: Club) -> None:
    """Write the entry into the club's own chain; the club gets its new head."""
    entry.club_id = club.pk
    with connection.cursor() as cursor:
        cursor.execute(_OF_CLUB, {"chain": club.pk, **_values(entry)})
        club.log_length, club.log_head = cursor.fetchone()


def _values(entry: LogEntry) -> Mapping[str, Any]:
    return {
        "content": canonical_json(hashed_content(entry)),
        "club": entry.club_id,
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
