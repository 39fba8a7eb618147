"""Who may do what: one test for each cell of role × act."""

import pytest

from tests.cast import (
    make_club,
    make_director,
    make_scorekeeper,
    make_table,
    make_tournament,
    make_user,
)
from tournaments.domain.access import Act
from tournaments.models import Actor, Club, ClubRole, Role, Table, TablePass, Tournament
from tournaments.selectors.access import may

EVERYTHING = set(Act)
AT_A_TABLE = {Act.RECORD_HAND, Act.CONFIRM_HAND, Act.ANSWER_BUY_IN}
AT_THE_DOOR = {Act.CHECK_IN, Act.READ_LOG, Act.MAKE_REPORTS, Act.TAKE_PAYMENT}
NOTHING: set[Act] = set()

MATRIX = {
    "director": EVERYTHING,
    "administrator": EVERYTHING,
    "club scorekeeper": AT_A_TABLE | AT_THE_DOOR,
    "scorekeeper": AT_A_TABLE | AT_THE_DOOR,
    "table pass": AT_A_TABLE,
    "player": NOTHING,
    "stranger": NOTHING,
    "director of another club": NOTHING,
    "scorekeeper of another tournament": NOTHING,
    "pass of another table": NOTHING,
    "locked-out director": NOTHING,
}


@pytest.fixture
def table(tournament: Tournament) -> Table:
    return make_table(tournament)


def make_pass(table: Table) -> Actor:
    return Actor(table_pass=TablePass.objects.create(table=table, token_hash=f"hash {table.pk}"))


def make_locked_out(club: Club) -> Actor:
    actor = make_director(club, "locked-out")
    assert actor.user is not None
    actor.user.is_active = False
    actor.user.save()
    return actor


def make_club_scorekeeper(club: Club) -> Actor:
    user = make_user("club-scorekeeper")
    ClubRole.objects.create(club=club, user=user, role=Role.SCOREKEEPER)
    return Actor(user=user)


def make_administrator() -> Actor:
    user = make_user("administrator")
    user.is_superuser = True
    user.save()
    return Actor(user=user)


def cast_actor(role: str, table: Table) -> Actor:
    tournament = table.round.stage.tournament
    makers = {
        "director": lambda: make_director(tournament.club, "director"),
        "administrator": make_administrator,
        "club scorekeeper": lambda: make_club_scorekeeper(tournament.club),
        "scorekeeper": lambda: make_scorekeeper(tournament, "scorekeeper"),
        "table pass": lambda: make_pass(table),
        "player": lambda: Actor(user=make_user("player")),
        "stranger": Actor,
        "director of another club": lambda: make_director(make_club("Other", "other"), "other"),
        "scorekeeper of another tournament": lambda: make_scorekeeper(
            make_tournament(tournament.club, "Sunday Kaluki"), "sunday"
        ),
        "pass of another table": lambda: make_pass(make_table(tournament, number=2)),
        "locked-out director": lambda: make_locked_out(tournament.club),
    }
    return makers[role]()


@pytest.mark.parametrize("act", list(Act))
@pytest.mark.parametrize("role", MATRIX)
def test_a_role_opens_its_own_acts_at_a_table_and_no_others(
    role: str, act: Act, table: Table
) -> None:
    assert may(cast_actor(role, table), act, table=table) == (act in MATRIX[role])


@pytest.mark.parametrize("act", list(Act))
def test_a_table_pass_is_worth_nothing_away_from_its_table(act: Act, table: Table) -> None:
    holder = make_pass(table)
    tournament = table.round.stage.tournament
    assert not may(holder, act, tournament=tournament)
    assert not may(holder, act, club=tournament.club)


@pytest.mark.parametrize("act", list(Act))
def test_the_scorekeeper_of_a_tournament_is_nobody_in_its_club(
    act: Act, club: Club, scorekeeper: Actor
) -> None:
    assert not may(scorekeeper, act, club=club)


def test_every_role_of_the_matrix_is_tried_against_every_act() -> None:
    assert all(acts <= set(Act) for acts in MATRIX.values())
