"""The field of a tournament whose seats are drawn."""

from django.db.models import Count

from tournaments.models import Tournament
from tournaments.selectors.money import pot_balances
from tournaments.selectors.seating import seated_tables
from tournaments.web.setup.side import PlayedField


def played_field(tournament: Tournament) -> PlayedField | None:
    """How many sit at which table, and what lies in the pots; None before the seats are drawn."""
    tables = seated_tables(tournament).annotate(people=Count("seats"))
    sizes = tuple(table.people for table in tables)
    return PlayedField(sizes, sum(pot_balances(tournament).values())) if sizes else None
