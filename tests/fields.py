"""A tournament on its way to the draw: registration open, people entered by name."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

from tests.seated import make_player
from tournaments.models import Actor, Club, Entry, Tournament
from tournaments.services.entries import register_entry
from tournaments.services.entry_changes import check_in
from tournaments.services.tournament_states import open_registration
from tournaments.services.tournaments import create_tournament

FRIDAY = datetime(2026, 11, 6, 19, tzinfo=UTC)
PEOPLE = ("Jim", "Pete", "Jill", "Sam", "Ann", "Łukasz", "Тарас", "Zoë", "Bob", "Eve", "Kit", "Max")


def plan_tournament(actor: Actor, club: Club, **settings: Any) -> Tournament:
    """A planned tournament; for interest and after the British sheet unless said otherwise."""
    chosen = {"name": "Friday Kaluki", "starts_at": FRIDAY, "variant_key": "british", **settings}
    return create_tournament(actor=actor, club_id=club.pk, **chosen)


def open_tournament(actor: Actor, club: Club, **settings: Any) -> Tournament:
    """A tournament people can be entered in."""
    planned = plan_tournament(actor, club, **settings)
    return open_registration(actor=actor, tournament_id=planned.pk)


def enter(actor: Actor, tournament: Tournament, name: str) -> Entry:
    """Enter somebody new to the club."""
    player = make_player(tournament.club, name)
    return register_entry(actor=actor, tournament_id=tournament.pk, player_id=player.pk)


def fill_field(actor: Actor, tournament: Tournament, names: Iterable[str]) -> list[Entry]:
    """Enter and check in everybody named."""
    entered = [enter(actor, tournament, name) for name in names]
    return [check_in(actor=actor, entry_id=entry.pk) for entry in entered]
