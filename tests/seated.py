"""A running tournament with people seated, made without a draw: seats as the test wants them."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from uuid import uuid4

from scoring.house_rules import apply_house_rules
from scoring.variant_data import variant_hash, variant_to_data
from scoring.variants import get_variant
from tests.cast import make_table
from tournaments.domain.names import search_keys, sort_key
from tournaments.models import Actor, Club, EntryStatus, Player, Table, Tournament, TournamentState
from tournaments.services.table_acts import TableRequest
from tournaments.services.tables import open_table

FIVE = ("Jim", "Pete", "Jill", "Sam", "Ann")


def run_tournament(
    club: Club,
    variant_key: str = "british",
    *,
    house_rules: Mapping[str, object] | None = None,
    unit_minor: int | None = 10,
) -> Tournament:
    """A running tournament of any variant; one unit of its stakes is 10p unless said otherwise."""
    variant = apply_house_rules(get_variant(variant_key), house_rules or {})
    return Tournament.objects.create(
        club=club,
        name="Friday Kaluki",
        starts_at=datetime(2026, 11, 6, 19, tzinfo=UTC),
        variant_key=variant_key,
        house_rules=house_rules or {},
        rules=variant_to_data(variant),
        rules_hash=variant_hash(variant),
        currency="GBP" if unit_minor else "",
        unit_minor=unit_minor,
        table_smallest=variant.players_min,
        table_preferred=4,
        table_largest=variant.players_max,
        state=TournamentState.RUNNING,
    )


def make_player(club: Club, name: str) -> Player:
    return Player.objects.create(
        club=club, name=name, sort_key=sort_key(name), search_text=search_keys(name)
    )


def seat_table(
    tournament: Tournament, names: Sequence[str] = FIVE, *, number: int = 1, first_dealer: int = 1
) -> Table:
    """A table with these people in the order of the seats, its match begun."""
    players = [make_player(tournament.club, name) for name in names]
    table = make_table(tournament, *players, number=number)
    table.first_dealer = first_dealer
    table.save()
    tournament.entries.update(status=EntryStatus.CHECKED_IN)
    open_table(table)
    return table


def ask(actor: Actor, table: Table, *, version: int | None = None) -> TableRequest:
    """A request under a submission id of its own."""
    return TableRequest(actor, table.pk, uuid4(), version)
