"""A seating draw makes tables, seats people and starts the tournament, all or nothing (§6)."""

import pytest
from django.db import OperationalError

from scoring.problems import RuleBroken
from tests.broken_disk import break_disk, repair_disk
from tests.fields import PEOPLE, fill_field, open_tournament
from tests.seating.conftest import Draw
from tournaments.domain.refusals import NotAllowed, Stale
from tournaments.models import (
    Actor,
    Club,
    LedgerLine,
    Round,
    Seat,
    SeatingDraw,
    Stage,
    Table,
    Tournament,
    TournamentState,
)
from tournaments.selectors.integrity import tournament_differences
from tournaments.selectors.log import tournament_log
from tournaments.selectors.money import entry_balances, pot_balances
from tournaments.services.draw_acts import DrawRequest
from tournaments.services.seating import draw_seats, prepare_draw
from tournaments.services.tournament_states import close_registration


def test_everybody_checked_in_gets_one_seat(field: Tournament, draw: Draw) -> None:
    published = draw(field)
    seats = Seat.objects.filter(table__round__stage__tournament=field)
    assert published["outcome"]["table_sizes"] == [5, 4]
    assert {seat.entry_id for seat in seats} == set(field.entries.values_list("pk", flat=True))
    highest = published["outcome"]["order"]
    assert seats.get(table__number=1, number=1).entry_id == highest[0]
    assert seats.get(table__number=2, number=1).entry_id == highest[1]
    assert seats.get(table__number=1, number=2).entry_id == highest[2]


def test_the_draw_is_what_makes_a_tournament_run(field: Tournament, draw: Draw) -> None:
    draw(field)
    assert field.state == TournamentState.RUNNING
    assert tournament_log(field).first().act == "draw_seats"


def test_everybody_has_paid_the_initial_stake(field: Tournament, draw: Draw) -> None:
    draw(field)
    assert set(entry_balances(field).values()) == {-50}
    assert sorted(pot_balances(field).values()) == [200, 250]
    assert tournament_differences(field) == ()


def test_all_matches_stand_before_their_first_hand(field: Tournament, draw: Draw) -> None:
    draw(field)
    tables = Table.objects.filter(round__stage__tournament=field)
    assert [(table.hand_number, table.dealer) for table in tables] == [(1, 1), (1, 1)]


def test_seats_can_be_drawn_after_registration_closed(
    director: Actor, field: Tournament, draw: Draw
) -> None:
    close_registration(actor=director, tournament_id=field.pk)
    draw(field)
    assert Seat.objects.count() == 9


def test_with_nobody_here_there_is_nothing_to_draw(director: Actor, club: Club, draw: Draw) -> None:
    tournament = open_tournament(director, club)
    with pytest.raises(RuleBroken) as refused:
        draw(tournament, entries=0)
    assert [found.code for found in refused.value.problems] == ["seating_draw.nobody"]


def test_registered_people_are_seated_if_the_director_says_so(
    field: Tournament, draw: Draw
) -> None:
    field.entries.filter(number__lte=3).update(status="registered")
    draw(field, include_registered=True)
    assert Seat.objects.count() == 9
    assert set(field.entries.values_list("status", flat=True)) == {"checked_in"}


def test_without_saying_so_only_those_here_are(field: Tournament, draw: Draw) -> None:
    field.entries.filter(number__lte=3).update(status="registered")
    draw(field, entries=6)
    assert Seat.objects.count() == 6


def test_fault_09_a_field_that_grew_meanwhile_is_refused_with_both_numbers(
    field: Tournament, draw: Draw
) -> None:
    """Fault 9: a plan made for eight, nine have checked in."""
    with pytest.raises(Stale) as refused:
        draw(field, entries=8)
    present = refused.value.present
    assert (present["expected_entries"], present["entries"]) == (8, 9)
    assert present["table_sizes"] == [5, 4]
    assert not Seat.objects.exists()


def test_a_number_that_fits_no_tables_is_refused_in_plain_words(
    director: Actor, club: Club, draw: Draw
) -> None:
    tournament = open_tournament(director, club, table_smallest=4, table_largest=4)
    fill_field(director, tournament, PEOPLE[:6])
    prepare_draw(actor=director, tournament_id=tournament.pk)
    with pytest.raises(RuleBroken, match="4 or 8 would do"):
        draw(tournament, entries=6)


def test_without_a_promise_the_site_draws_nothing(director: Actor, club: Club, draw: Draw) -> None:
    tournament = open_tournament(director, club)
    fill_field(director, tournament, PEOPLE[:4])
    with pytest.raises(RuleBroken) as refused:
        draw(tournament, entries=4)
    assert [found.code for found in refused.value.problems] == ["seating_draw.not_promised"]


def test_a_draw_needs_its_public_word(director: Actor, field: Tournament) -> None:
    with pytest.raises(RuleBroken) as refused:
        draw_seats(DrawRequest(director, field.pk, 9), public_word="  ")
    assert [found.code for found in refused.value.problems] == ["public_word.empty"]


def test_scorekeepers_draw_no_seats(scorekeeper: Actor, field: Tournament) -> None:
    with pytest.raises(NotAllowed):
        draw_seats(DrawRequest(scorekeeper, field.pk, 9), public_word="oak")


def test_a_single_table_draws_again_on_equal_ranks(director: Actor, club: Club, draw: Draw) -> None:
    """§6: rank at one table, the card at several, unless the house says otherwise."""
    ties = {}
    for people, rules in ((4, {}), (9, {}), (10, {"draw_ties": "rank"})):
        tournament = open_tournament(director, club, house_rules=rules)
        fill_field(director, tournament, [f"{name} {people}" for name in PEOPLE[:people]])
        prepare_draw(actor=director, tournament_id=tournament.pk)
        ties[people] = draw(tournament, entries=people)["outcome"]["ties"]
    assert ties == {4: "rank", 9: "card", 10: "rank"}


def test_fault_16_a_draw_that_fails_half_way_leaves_nothing_and_can_be_tried_again(
    field: Tournament, draw: Draw
) -> None:
    break_disk()
    with pytest.raises(OperationalError, match="disk full"):
        draw(field)
    left = (Stage, Round, Table, Seat, LedgerLine)
    assert [model.objects.count() for model in left] == [0] * len(left)
    assert SeatingDraw.objects.get().drawn_at is None
    field.refresh_from_db()
    assert field.state == TournamentState.REGISTRATION
    repair_disk()
    draw(field)
    assert Seat.objects.count() == 9
