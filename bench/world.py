"""Clubs to measure in: tournaments of any size with every table in mid-match."""

from dataclasses import dataclass
from itertools import count
from typing import Any
from uuid import uuid4

from django.contrib.auth.models import User
from django.core.management import call_command
from django.utils import timezone
from rest_framework.authtoken.models import Token

from scoring.house_rules import apply_house_rules
from scoring.variant_data import variant_hash, variant_to_data
from scoring.variants import get_variant
from tournaments.domain.names import search_keys, sort_key
from tournaments.models import (
    Actor,
    Club,
    ClubRole,
    Entry,
    EntryStatus,
    Player,
    Role,
    Round,
    Seat,
    Stage,
    Table,
    Tournament,
    TournamentState,
)
from tournaments.services.hands import record_hand
from tournaments.services.table_acts import TableRequest
from tournaments.services.tables import open_table

SEATS = 4
CARDS_LEFT = ("As 7d 3c", "Kh Kd 9s 5s 2c", "10c 4d", "Qs 8h 6d 6c JK")
_numbers = count(1)


@dataclass(frozen=True, slots=True)
class World:
    """A running tournament, its tables, and a token that may record at all of them."""

    tournament: Tournament
    tables: list[Table]
    token: str


def make_world(players: int, *, hands: int = 3) -> World:
    """A British tournament of so many players, so many hands in at every table."""
    club = Club.objects.create(name="Measured", slug=f"measured-{next(_numbers)}-{uuid4().hex[:6]}")
    user = User.objects.create_user(f"director-{uuid4().hex}")
    ClubRole.objects.create(club=club, user=user, role=Role.DIRECTOR)
    tournament = _make_tournament(club)
    tables = _seat(tournament, players)
    actor = Actor(user=user, device="bench")
    for table in tables:
        open_table(table)
        for number in range(1, hands + 1):
            request = TableRequest(actor, table.pk, uuid4())
            record_hand(request, number=number, hand=make_hand(number))
    return World(tournament, tables, Token.objects.create(user=user).key)


def make_hand(number: int) -> dict[str, Any]:
    """A hand of four players with their cards; who goes out goes round."""
    winner = number % SEATS + 1
    losers = [seat for seat in range(1, SEATS + 1) if seat != winner]
    cards = {str(seat): CARDS_LEFT[(seat + number) % SEATS] for seat in losers}
    return {"finish": "ordinary", "went_out": str(winner), "remainders": cards}


def migrate() -> None:
    """Bring the database to the present schema."""
    call_command("migrate", verbosity=0)


def _make_tournament(club: Club) -> Tournament:
    house_rules = {"out_at": 100_000}
    variant = apply_house_rules(get_variant("british"), house_rules)
    return Tournament.objects.create(
        club=club,
        name="Measured",
        starts_at=timezone.now(),
        variant_key="british",
        house_rules=house_rules,
        rules=variant_to_data(variant),
        rules_hash=variant_hash(variant),
        currency="GBP",
        unit_minor=10,
        table_smallest=2,
        table_preferred=SEATS,
        table_largest=5,
        state=TournamentState.RUNNING,
    )


def _seat(tournament: Tournament, players: int) -> list[Table]:
    entries = _enter(tournament, players)
    stage = Stage.objects.create(tournament=tournament)
    playing = Round.objects.create(stage=stage)
    numbers = range(1, players // SEATS + 1)
    tables = Table.objects.bulk_create(Table(round=playing, number=number) for number in numbers)
    Seat.objects.bulk_create(
        Seat(table=tables[index // SEATS], number=index % SEATS + 1, entry=entry)
        for index, entry in enumerate(entries)
    )
    return tables


def _enter(tournament: Tournament, players: int) -> list[Entry]:
    names = [f"Player {number}" for number in range(1, players + 1)]
    people = Player.objects.bulk_create(
        Player(
            club=tournament.club,
            name=name,
            sort_key=sort_key(name),
            search_text=search_keys(name),
        )
        for name in names
    )
    return Entry.objects.bulk_create(
        Entry(tournament=tournament, player=player, number=number, status=EntryStatus.CHECKED_IN)
        for number, player in enumerate(people, start=1)
    )
