"""A player's page shows what he played, at the same cost however much that is."""

import pytest
from pytest_django import DjangoAssertNumQueries

from tests.cast import make_table, make_tournament
from tests.seated import run_tournament
from tournaments.models import Actor, Club, EntryStatus, Player, Round, RoundState
from tournaments.selectors.player_profiles import player_profile
from tournaments.selectors.standings import build_standings
from tournaments.services.players import add_player


@pytest.fixture
def ann(director: Actor, club: Club) -> Player:
    return add_player(actor=director, club_id=club.pk, name="Ann Larkspur")


def test_a_new_player_has_played_nothing(ann: Player) -> None:
    assert player_profile(ann.pk).results == ()


def test_a_result_holds_the_seats_and_sums_what_was_won(ann: Player, club: Club) -> None:
    table = make_table(run_tournament(club), ann)
    table.seats.update(total=0, place=1, hands_won=3)
    (result,) = player_profile(ann.pk).results
    assert (result.status, result.hands_won) == (EntryStatus.REGISTERED, 3)
    assert result.matches_won(build_standings(result.tournament)) == 1
    assert [seat.total for seat in result.seats] == [0]


def test_no_hand_yet_is_no_total_and_no_win(ann: Player, club: Club) -> None:
    make_table(run_tournament(club), ann)
    (result,) = player_profile(ann.pk).results
    assert result.seats[0].total is None
    assert result.matches_won(build_standings(result.tournament)) == 0


def test_a_round_that_was_dropped_counts_for_nothing(ann: Player, club: Club) -> None:
    table = make_table(make_tournament(club), ann)
    table.seats.update(total=0, place=1, hands_won=3)
    Round.objects.update(state=RoundState.DROPPED)
    (result,) = player_profile(ann.pk).results
    assert (result.seats, result.hands_won) == ((), 0)


@pytest.mark.parametrize("count", [1, 3])
def test_the_number_of_queries_does_not_grow_with_the_results(
    count: int, ann: Player, club: Club, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    for number in range(count):
        make_table(make_tournament(club, f"Evening {number}"), ann)
    with django_assert_num_queries(4):
        profile = player_profile(ann.pk)
        rounds = {seat.table.round.stage.number for r in profile.results for seat in r.seats}
    assert (len(profile.results), rounds) == (count, {1})
