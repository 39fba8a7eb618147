"""Pots of tables that end without a winner: paid back to those who paid, and taken in again."""

from collections.abc import Collection

from scoring.problems import RuleBroken, problem, translatable
from tournaments.models import Table, Tournament
from tournaments.selectors.matches import load_match
from tournaments.selectors.seating import seated_tables
from tournaments.services.ledger import post_match


def refund_pots(tournament: Tournament, numbers: Collection[int]) -> None:
    """Pay the pots of these unfinished tables back, everything as it was paid.

    Part of the transaction of the act that ends the tournament. Raises `RuleBroken` with
    `pot.not_refundable`.
    """
    tables = {table.number: table for table in seated_tables(tournament) if not table.is_finished}
    strays = sorted(set(numbers) - tables.keys())
    if strays or (numbers and tournament.unit_minor is None):
        named = ", ".join(map(str, strays or sorted(numbers)))
        raise RuleBroken((problem("pot.not_refundable", _NO_POT, tables=named),))
    for number in numbers:
        _set_refunded(tables[number], refunded=True)


def take_refunds_back(tournament: Tournament) -> None:
    """Fill the pots again that were paid back: their matches go on."""
    for table in seated_tables(tournament).filter(refunded=True):
        _set_refunded(table, refunded=False)


def _set_refunded(table: Table, *, refunded: bool) -> None:
    table.refunded = refunded
    table.save(update_fields=("refunded",))
    match = load_match(table)
    post_match(match, match.timeline, match.timeline.fold())


_NO_POT = translatable("No pot to pay back is left at an unfinished table {tables}.")
