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
from tournaments.models import (
    Actor,
    Club,
    ClubRole,
    Role,
    Round,
    RoundState,
    Stage,
    Table,
    TablePass,
    Tournament,
)
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
    "pass of this number from an earlier round": AT_A_TABLE,
    "pass of this number from an earlier stage": AT_A_TABLE,
    "pass of this number from a later round": NOTHING,
    "pass of this number in another tournament": NOTHING,
    "locked-out director": NOTHING,
}


@pytest.fixture
def table(tournament: Tournament) -> Table:
    """In the second round of the second stage, so that something came before and may follow."""
    stage = Stage.objects.create(tournament=tournament, number=2)
    return Table.objects.create(round=Round.objects.create(stage=stage, number=2), number=1)


def make_pass(table: Table) -> Actor:
    return Actor(table_pass=TablePass.objects.create(table=table, token_hash=f"hash {table.pk}"))


def table_in(table: Table, rounds_later: int) -> Table:
    """The table of the same number so many rounds later in its stage."""
    playing = table.round
    other = Round.objects.create(stage=playing.stage, number=playing.number + rounds_later)
    return Table.objects.create(round=other, number=table.number)


def table_in_stage(table: Table, stages_later: int) -> Table:
    """The table of the same number in the last round of another stage."""
    stage = table.round.stage
    other = Stage.objects.create(tournament=stage.tournament, number=stage.number + stages_later)
    last = Round.objects.create(stage=other, number=9)
    return Table.objects.create(round=last, number=table.number)


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
        "pass of this number from an earlier round": lambda: make_pass(table_in(table, -1)),
        "pass of this number from an earlier stage": lambda: make_pass(table_in_stage(table, -1)),
        "pass of this number from a later round": lambda: make_pass(table_in(table, 1)),
        "pass of this number in another tournament": lambda: make_pass(
            make_table(make_tournament(tournament.club, "Sunday Kaluki"))
        ),
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
def test_a_table_pass_is_worth_nothing_in_a_round_that_was_dropped(act: Act, table: Table) -> None:
    holder = make_pass(table)
    table.round.state = RoundState.DROPPED
    assert not may(holder, act, table=table)


@pytest.mark.parametrize("act", list(Act))
def test_the_scorekeeper_of_a_tournament_is_nobody_in_its_club(
    act: Act, club: Club, scorekeeper: Actor
) -> None:
    assert not may(scorekeeper, act, club=club)


def test_every_role_of_the_matrix_is_tried_against_every_act() -> None:
    assert all(acts <= set(Act) for acts in MATRIX.values())
