"""A tournament goes from planned to finished by acts of its own, and back only by reopening."""

from collections.abc import Callable

import pytest

from scoring.problems import RuleBroken
from tests.fields import PEOPLE, enter, plan_tournament
from tests.seated import ask, make_player, run_tournament, seat_table
from tournaments.domain.refusals import NotAllowed
from tournaments.models import Actor, Club, RoundState, Tournament, TournamentState
from tournaments.selectors.log import tournament_log
from tournaments.services.draw_acts import DrawRequest
from tournaments.services.entries import register_entry
from tournaments.services.entry_changes import check_in, disqualify_entry, withdraw_entry
from tournaments.services.hands import record_hand
from tournaments.services.rulings import give_penalty, withdraw_from_match
from tournaments.services.seating import draw_seats_by_hand, prepare_draw
from tournaments.services.tournament_states import (
    close_registration,
    finish_tournament,
    open_registration,
    reopen_tournament,
)
from tournaments.services.tournaments import change_tournament


@pytest.fixture
def running(club: Club) -> Tournament:
    """Two tables of two and three."""
    tournament = run_tournament(club)
    seat_table(tournament, PEOPLE[:3], number=1)
    seat_table(tournament, PEOPLE[3:5], number=2)
    return tournament


@pytest.fixture
def finished(director: Actor, running: Tournament) -> Tournament:
    finish_tournament(
        actor=director, tournament_id=running.pk, unfinished_tables=(1, 2), reason="power cut"
    )
    running.refresh_from_db()
    return running


def codes(refused: pytest.ExceptionInfo[RuleBroken]) -> list[str]:
    return [found.code for found in refused.value.problems]


def test_registration_opens_and_closes(director: Actor, club: Club) -> None:
    tournament = plan_tournament(director, club)
    opened = open_registration(actor=director, tournament_id=tournament.pk)
    assert opened.state == TournamentState.REGISTRATION
    closed = close_registration(actor=director, tournament_id=tournament.pk)
    assert closed.state == TournamentState.PLANNED
    acts = tournament_log(tournament).values_list("act", flat=True)
    assert [*acts] == ["close_registration", "open_registration", "create_tournament"]


@pytest.mark.parametrize("act", [open_registration, close_registration, finish_tournament])
def test_each_step_has_one_place_to_start_from(
    director: Actor, finished: Tournament, act: Callable[..., Tournament]
) -> None:
    with pytest.raises(RuleBroken) as refused:
        act(actor=director, tournament_id=finished.pk)
    assert codes(refused) == ["tournament.wrong_state"]


@pytest.mark.parametrize("act", [open_registration, close_registration, finish_tournament])
def test_scorekeepers_move_no_tournament(
    scorekeeper: Actor, tournament: Tournament, act: Callable[..., Tournament]
) -> None:
    with pytest.raises(NotAllowed):
        act(actor=scorekeeper, tournament_id=tournament.pk)


def test_the_end_is_refused_naming_the_tables_that_still_play(
    director: Actor, running: Tournament
) -> None:
    """Fault 3, for the end of a tournament."""
    with pytest.raises(RuleBroken, match="table 1, 2") as refused:
        finish_tournament(actor=director, tournament_id=running.pk)
    assert codes(refused) == ["tournament.tables_still_play"]


def test_naming_only_some_of_them_is_not_knowing(director: Actor, running: Tournament) -> None:
    with pytest.raises(RuleBroken, match="table 1, 2"):
        finish_tournament(
            actor=director, tournament_id=running.pk, unfinished_tables=[2], reason="late"
        )


def test_an_end_with_tables_playing_says_why(director: Actor, running: Tournament) -> None:
    with pytest.raises(RuleBroken) as refused:
        finish_tournament(actor=director, tournament_id=running.pk, unfinished_tables=[1, 2])
    assert codes(refused) == ["reason.missing"]


def test_an_acknowledged_end_is_logged_with_its_tables(
    director: Actor, finished: Tournament
) -> None:
    assert finished.state == TournamentState.FINISHED
    assert finished.finished_at is not None
    logged = tournament_log(finished).first()
    assert (logged.act, logged.reason) == ("finish_tournament", "power cut")
    assert logged.after == {"state": "finished", "unfinished_tables": [1, 2]}


def test_a_tournament_whose_tables_are_done_ends_without_more_ado(
    director: Actor, club: Club
) -> None:
    tournament = run_tournament(club)
    table = seat_table(tournament, PEOPLE[:2])
    withdraw_from_match(ask(director, table), seat="2", reason="ill")
    done = finish_tournament(actor=director, tournament_id=tournament.pk)
    assert done.state == TournamentState.FINISHED
    assert done.stages.get().rounds.get().state == RoundState.CLOSED


def test_a_finished_tournament_is_reopened_with_a_reason(
    director: Actor, finished: Tournament
) -> None:
    with pytest.raises(RuleBroken) as refused:
        reopen_tournament(actor=director, tournament_id=finished.pk, reason=" ")
    assert codes(refused) == ["reason.missing"]
    reopened = reopen_tournament(actor=director, tournament_id=finished.pk, reason="wrong sheet")
    assert (reopened.state, reopened.finished_at) == (TournamentState.RUNNING, None)
    assert reopened.stages.get().rounds.get().state == RoundState.PLAYING
    logged = tournament_log(finished).first()
    assert (logged.act, logged.reason) == ("reopen_tournament", "wrong sheet")


def test_only_a_finished_tournament_is_reopened(director: Actor, running: Tournament) -> None:
    with pytest.raises(RuleBroken) as refused:
        reopen_tournament(actor=director, tournament_id=running.pk, reason="why not")
    assert codes(refused) == ["tournament.wrong_state"]


def test_fault_20_no_other_act_wakes_a_finished_tournament(
    director: Actor, finished: Tournament
) -> None:
    """Fault 20: never by a side effect."""
    table = finished.stages.get().rounds.get().tables.get(number=1)
    entry = finished.entries.first()
    newcomer = make_player(finished.club, "New Face")
    hand = {"finish": "ordinary", "went_out": "1", "points": {"2": 5, "3": 5}}
    acts: list[Callable[[], object]] = [
        lambda: record_hand(ask(director, table), number=1, hand=hand),
        lambda: give_penalty(ask(director, table), seat="1", points=50, reason="late"),
        lambda: register_entry(actor=director, tournament_id=finished.pk, player_id=newcomer.pk),
        lambda: check_in(actor=director, entry_id=entry.pk),
        lambda: withdraw_entry(actor=director, entry_id=entry.pk, reason="late"),
        lambda: disqualify_entry(actor=director, entry_id=entry.pk, reason="late"),
        lambda: change_tournament(actor=director, tournament_id=finished.pk, name="Other"),
        lambda: prepare_draw(actor=director, tournament_id=finished.pk),
        lambda: draw_seats_by_hand(DrawRequest(director, finished.pk, 5), cards={}),
    ]
    version = finished.version
    for act in acts:
        with pytest.raises(RuleBroken):
            act()
    finished.refresh_from_db()
    assert (finished.state, finished.version) == (TournamentState.FINISHED, version)


def test_entries_wait_for_registration_to_open(director: Actor, club: Club) -> None:
    tournament = plan_tournament(director, club)
    with pytest.raises(RuleBroken) as refused:
        enter(director, tournament, "Ann")
    assert codes(refused) == ["entry.registration_closed"]
