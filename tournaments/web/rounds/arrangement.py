"""Tables of a draft as a form carries them, and one change to them."""

from dataclasses import dataclass

from tournaments.domain.rounds.planned import Tables
from tournaments.web.numbers import read_whole

TABLE = "table-"
RESTS = "rests"
"""Instead of a person to change places with: a seat at a table, or none."""


@dataclass(frozen=True, slots=True)
class Change:
    """Who changes places with whom; `other` may be `TABLE` and its number, or `RESTS`, as sent."""

    entry: int | None
    other: str


def write_tables(tables: Tables) -> str:
    """“1.2.3/4.5.6”: entries in seat order, table by table."""
    return "/".join(".".join(map(str, table)) for table in tables)


def read_tables(text: str) -> Tables | None:
    """The tables again; None for what nobody's form sends."""
    rows = [[read_whole(entry) for entry in row.split(".")] for row in text.split("/")]
    if not all(entry is not None for row in rows for entry in row):
        return None
    return tuple(tuple(entry for entry in row if entry is not None) for row in rows)


def apply_change(tables: Tables, change: Change) -> Tables:
    """The tables after it: two people swap, or one goes to a free seat or sits out.

    Whoever sat nowhere takes the seat of the other, who then sits out.
    """
    if change.entry is None:
        return tables
    if change.other == RESTS:
        return _without(tables, change.entry)
    if change.other.startswith(TABLE):
        number = read_whole(change.other.removeprefix(TABLE)) or 0
        return _seat_at(_without(tables, change.entry), number, change.entry)
    other = read_whole(change.other)
    return tables if other is None else _swap(tables, {change.entry: other, other: change.entry})


def _swap(tables: Tables, pair: dict[int, int]) -> Tables:
    return tuple(tuple(pair.get(entry, entry) for entry in table) for table in tables)


def _without(tables: Tables, gone: int) -> Tables:
    return tuple(tuple(entry for entry in table if entry != gone) for table in tables)


def _seat_at(tables: Tables, number: int, entry: int) -> Tables:
    """The last seat of a table; of a new one behind the others where there is no such table."""
    if not 1 <= number <= len(tables):
        return (*tables, (entry,))
    return tuple(
        (*table, entry) if place == number else table for place, table in enumerate(tables, start=1)
    )
