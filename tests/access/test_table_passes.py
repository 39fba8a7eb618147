"""A link or QR code lets a phone record at one table until it is ended."""

import pytest

from tests.cast import make_table
from tournaments.domain.access import Act
from tournaments.domain.refusals import NotAllowed
from tournaments.models import Actor, Round, Table, TablePass, Tournament
from tournaments.selectors.access import find_table_pass, may
from tournaments.selectors.log import tournament_log
from tournaments.selectors.table_passes import open_passes
from tournaments.services.access import make_table_pass, revoke_table_pass


@pytest.fixture
def table(tournament: Tournament) -> Table:
    return make_table(tournament)


def test_the_token_opens_its_table(director: Actor, table: Table) -> None:
    token = make_table_pass(actor=director, table_id=table.pk).token
    phone = Actor(table_pass=find_table_pass(token))
    assert may(phone, Act.RECORD_HAND, table=table)


def test_the_token_itself_is_kept_nowhere(
    director: Actor, table: Table, tournament: Tournament
) -> None:
    new = make_table_pass(actor=director, table_id=table.pk)
    assert not TablePass.objects.filter(token_hash__contains=new.token).exists()
    logged = tournament_log(tournament).get()
    assert (logged.act, logged.after) == ("make_table_pass", {"table_pass": new.table_pass.pk})


def test_every_phone_gets_a_token_of_its_own(director: Actor, table: Table) -> None:
    tokens = {make_table_pass(actor=director, table_id=table.pk).token for _ in range(5)}
    assert len(tokens) == 5


def test_an_ended_pass_opens_nothing(director: Actor, table: Table, tournament: Tournament) -> None:
    new = make_table_pass(actor=director, table_id=table.pk)
    for _ in range(2):
        revoke_table_pass(actor=director, table_pass_id=new.table_pass.pk)
    assert find_table_pass(new.token) is None
    acts = [entry.act for entry in tournament_log(tournament)]
    assert acts == ["revoke_table_pass", "make_table_pass"]


def test_a_made_up_token_opens_nothing(director: Actor, table: Table) -> None:
    make_table_pass(actor=director, table_id=table.pk)
    assert find_table_pass("made up") is None


def test_only_who_manages_the_tournament_hands_out_passes(
    director: Actor, scorekeeper: Actor, player_user: Actor, stranger: Actor, table: Table
) -> None:
    held = make_table_pass(actor=director, table_id=table.pk).table_pass
    for actor in (scorekeeper, player_user, stranger, Actor(table_pass=held)):
        with pytest.raises(NotAllowed):
            make_table_pass(actor=actor, table_id=table.pk)
        with pytest.raises(NotAllowed):
            revoke_table_pass(actor=actor, table_pass_id=held.pk)


def play_again(table: Table, *, number: int = 2) -> Table:
    """The table of the same number in another round of its stage."""
    following = Round.objects.create(stage=table.round.stage, number=number)
    return Table.objects.create(round=following, number=table.number)


def test_a_pass_goes_on_with_the_table_of_its_number(director: Actor, table: Table) -> None:
    token = make_table_pass(actor=director, table_id=table.pk).token
    phone = Actor(table_pass=find_table_pass(token))
    assert may(phone, Act.RECORD_HAND, table=play_again(table))


def test_a_pass_ended_in_a_later_round_opens_that_round_no_more(
    director: Actor, table: Table
) -> None:
    new = make_table_pass(actor=director, table_id=table.pk)
    play_again(table)
    revoke_table_pass(actor=director, table_pass_id=new.table_pass.pk)
    assert find_table_pass(new.token) is None


def test_passes_of_two_rounds_stand_under_one_table_until_each_is_ended(
    director: Actor, table: Table, tournament: Tournament
) -> None:
    tables = (table, play_again(table))
    made = [make_table_pass(actor=director, table_id=one.pk).table_pass for one in tables]
    assert [*open_passes(tournament)] == made
    revoke_table_pass(actor=director, table_pass_id=made[0].pk)
    assert [*open_passes(tournament)] == made[1:]
