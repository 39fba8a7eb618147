"""From names to entries of a tournament."""

from collections.abc import Iterable

from tournaments.demo.staff import Staff
from tournaments.models import Entry, Player, Tournament
from tournaments.services.entries import register_entry
from tournaments.services.players import add_player


def add_people(staff: Staff, names: Iterable[str]) -> list[Player]:
    """Put people in the register in the order of their names given, whoever they look like."""
    return [
        add_player(
            actor=staff.director, club_id=staff.club.pk, name=name, in_spite_of_duplicates=True
        )
        for name in names
    ]


def enter_people(staff: Staff, tournament: Tournament, players: Iterable[Player]) -> list[Entry]:
    """Enter people in the order given."""
    return [
        register_entry(actor=staff.director, tournament_id=tournament.pk, player_id=player.pk)
        for player in players
    ]
