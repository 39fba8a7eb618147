"""A table whose people sit otherwise: seats made anew, its match begun anew or folded again."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from scoring.problems import RuleBroken
from tournaments.domain.reseating import rename_everywhere
from tournaments.models import Actor, Round, Seat, Table
from tournaments.selectors.matches import load_match
from tournaments.services.carrying import carried_into
from tournaments.services.ledger import clear_table, open_accounts, post_match
from tournaments.services.match_events import refresh_caches, save_events
from tournaments.services.tables import open_table


def seat_anew(round_: Round, tables: Mapping[Table, Mapping[int, int]]) -> None:
    """Let people sit at these tables as it says, entries by seat number, with what they carry."""
    Seat.objects.filter(table__in=tables).delete()
    seats = [
        Seat(table=table, number=number, entry_id=entry)
        for table, seated in tables.items()
        for number, entry in sorted(seated.items())
    ]
    carried_into(round_, seats)
    Seat.objects.bulk_create(seats)


def begin_anew(table: Table, seats: Iterable[int]) -> None:
    """Begin a match nothing was recorded of with those who sit there now."""
    numbers = sorted(seats)
    if table.first_dealer not in numbers:
        table.first_dealer = numbers[0]
    table.version += 1
    clear_table(table)
    open_table(table)


def go_on(actor: Actor, table: Table, renamed: Mapping[int, int], reason: str) -> None:
    """Fold a match again in its new seats, what was recorded of some being that of others.

    `RuleBroken`, in the words of the table, where the hands do not fit these people.
    """
    match = load_match(table)
    timeline = rename_everywhere(match.timeline, renamed)
    try:
        state = timeline.fold()
    except RuleBroken as broken:
        raise RuleBroken(match.keys.explain(broken.problems)) from broken
    save_events(actor, match, timeline, reason)
    table.version += 1
    open_accounts(table, match.seats)
    refresh_caches(replace(match, timeline=timeline), state)
    post_match(match, timeline, state)
