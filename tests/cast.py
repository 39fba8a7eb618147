"""The fixed cast of the tests, and a club house for it to act in."""

from datetime import UTC, datetime

from django.contrib.auth.models import User

from tournaments.models import (
    Actor,
    Club,
    ClubRole,
    Entry,
    Player,
    Role,
    Round,
    Seat,
    Stage,
    Table,
    Tournament,
    TournamentRole,
)


def make_user(username: str) -> User:
    return User.objects.create_user(username, password="a long enough word")


def make_club(name: str = "Kaluki Club", slug: str = "kaluki") -> Club:
    return Club.objects.create(name=name, slug=slug)


def make_director(club: Club, username: str) -> Actor:
    user = make_user(username)
    ClubRole.objects.create(club=club, user=user, role=Role.DIRECTOR)
    return Actor(user=user, device="desk")


def make_scorekeeper(tournament: Tournament, username: str) -> Actor:
    user = make_user(username)
    TournamentRole.objects.create(tournament=tournament, user=user, role=Role.SCOREKEEPER)
    return Actor(user=user, device="phone")


def make_tournament(club: Club, name: str = "Friday Kaluki") -> Tournament:
    """A tournament for interest, enough of one for acts that play no cards."""
    return Tournament.objects.create(
        club=club,
        name=name,
        starts_at=datetime(2024, 11, 1, 19, tzinfo=UTC),
        variant_key="british",
        rules={},
        rules_hash="",
        table_smallest=2,
        table_preferred=4,
        table_largest=6,
    )


def make_entry(tournament: Tournament, player: Player) -> Entry:
    number = tournament.entries.count() + 1
    return Entry.objects.create(tournament=tournament, player=player, number=number)


def make_table(tournament: Tournament, *players: Player, number: int = 1) -> Table:
    """A table of the first round with the players entered and seated in the order given."""
    stage, _ = Stage.objects.get_or_create(tournament=tournament, number=1)
    first_round, _ = Round.objects.get_or_create(stage=stage, number=1)
    table = Table.objects.create(round=first_round, number=number)
    for seat, player in enumerate(players, start=1):
        Seat.objects.create(table=table, number=seat, entry=make_entry(tournament, player))
    return table
