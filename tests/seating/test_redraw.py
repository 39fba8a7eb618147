"""Seats are drawn again with a reason, before anything is recorded; earlier draws stay public."""

import pytest

from scoring.problems import RuleBroken
from tests.fields import PEOPLE, fill_field, open_tournament
from tests.rounds.made import ids, one_limit, planned
from tests.seated import ask
from tests.seating.conftest import Draw
from tournaments.models import Actor, Club, Round, Seat, Table, TablePass, Tournament
from tournaments.selectors.access import find_table_pass
from tournaments.selectors.integrity import tournament_differences
from tournaments.selectors.log import tournament_log
from tournaments.selectors.money import entry_balances, pot_balances
from tournaments.selectors.seating import seated_tables
from tournaments.selectors.seating_draws import draw_in_force, draw_problems, published_draws
from tournaments.selectors.standings import build_standings
from tournaments.selectors.table_passes import table_now
from tournaments.services.access import make_table_pass
from tournaments.services.entry_changes import undo_check_in
from tournaments.services.hands import record_hand
from tournaments.services.rounds.drafting import draft_by_hand
from tournaments.services.rounds.publishing import publish_round
from tournaments.services.rulings import give_penalty, take_back
from tournaments.services.seating import prepare_draw


@pytest.fixture
def drawn(field: Tournament, draw: Draw) -> Tournament:
    """Nine people at tables of five and four, nothing recorded yet."""
    draw(field)
    return field


def codes(refused: pytest.ExceptionInfo[RuleBroken]) -> list[str]:
    return [found.code for found in refused.value.problems]


def where_people_sit(tournament: Tournament) -> dict[int, tuple[int, int]]:
    seats = Seat.objects.filter(entry__tournament=tournament).select_related("table")
    return {seat.entry_id: (seat.table.number, seat.number) for seat in seats}


def test_drawing_again_says_why(director: Actor, drawn: Tournament, draw: Draw) -> None:
    prepare_draw(actor=director, tournament_id=drawn.pk)
    with pytest.raises(RuleBroken) as refused:
        draw(drawn)
    assert codes(refused) == ["reason.missing"]


def test_drawing_again_needs_a_promise_of_its_own(drawn: Tournament, draw: Draw) -> None:
    with pytest.raises(RuleBroken) as refused:
        draw(drawn, reason="lamp fell on the table")
    assert codes(refused) == ["seating_draw.not_promised"]


def test_a_new_draw_replaces_the_seats_and_the_old_one_stays_public(
    director: Actor, drawn: Tournament, draw: Draw
) -> None:
    before = where_people_sit(drawn)
    prepare_draw(actor=director, tournament_id=drawn.pk)
    again = draw(drawn, word="Other word", reason="lamp fell on the table")
    first, second = published_draws(drawn)
    assert (first["number"], second) == (1, again)
    assert {seat["entry"]: (seat["table"], seat["seat"]) for seat in first["outcome"]["seats"]} == (
        before
    )
    assert where_people_sit(drawn) == {
        seat["entry"]: (seat["table"], seat["seat"]) for seat in again["outcome"]["seats"]
    }
    logged = tournament_log(drawn).first()
    assert (logged.act, logged.reason) == ("draw_seats", "lamp fell on the table")
    assert draw_problems(draw_in_force(drawn)) == []


def test_stakes_follow_people_to_their_new_tables(
    director: Actor, drawn: Tournament, draw: Draw
) -> None:
    prepare_draw(actor=director, tournament_id=drawn.pk)
    draw(drawn, word="Other word", reason="lamp fell on the table")
    assert set(entry_balances(drawn).values()) == {-50}
    assert sorted(pot_balances(drawn).values()) == [200, 250]
    assert tournament_differences(drawn) == ()


def test_a_table_too_many_stays_empty_and_closes_to_nothing(
    director: Actor, club: Club, draw: Draw
) -> None:
    """Somebody did not come: nine at three tables become eight at two."""
    tournament = open_tournament(
        director,
        club,
        currency="GBP",
        unit_minor=10,
        table_smallest=3,
        table_preferred=3,
        table_largest=4,
    )
    fill_field(director, tournament, PEOPLE[:9])
    prepare_draw(actor=director, tournament_id=tournament.pk)
    draw(tournament)
    third = Table.objects.get(round__stage__tournament=tournament, number=3)
    given = make_table_pass(actor=director, table_id=third.pk)
    absent = tournament.entries.get(number=1)
    undo_check_in(actor=director, entry_id=absent.pk)
    prepare_draw(actor=director, tournament_id=tournament.pk)
    draw(tournament, entries=8, reason="Jim did not come")
    tables = [(table.number, table.seats.count()) for table in seated_tables(tournament)]
    assert tables == [(1, 4), (2, 4)]
    assert table_now(tournament, 3) is None
    assert find_table_pass(given.token) == given.table_pass, "It waits for a table of its number."
    balances = entry_balances(tournament)
    assert balances.pop(absent.pk) == 0
    assert set(balances.values()) == {-50}
    assert tournament_differences(tournament) == ()
    seated = {line.entry_id for line in build_standings(tournament).lines if line.table}
    assert seated == set(balances)


def test_at_a_table_left_empty_nothing_is_recorded(
    director: Actor, drawn: Tournament, draw: Draw
) -> None:
    second = seated_tables(drawn)[1]
    for entry in drawn.entries.filter(number__lte=4):
        undo_check_in(actor=director, entry_id=entry.pk)
    prepare_draw(actor=director, tournament_id=drawn.pk)
    draw(drawn, entries=5, reason="four went home")
    with pytest.raises(Table.DoesNotExist):
        give_penalty(ask(director, second), seat="1", points=5, reason="late")


def test_a_phone_that_saw_the_old_seats_is_told(
    director: Actor, drawn: Tournament, draw: Draw
) -> None:
    versions = [table.version for table in seated_tables(drawn)]
    prepare_draw(actor=director, tournament_id=drawn.pk)
    draw(drawn, word="Other word", reason="lamp fell on the table")
    assert [table.version for table in seated_tables(drawn)] == [seen + 1 for seen in versions]


def test_fault_08_seats_stay_once_somebody_has_a_penalty_and_so_does_the_penalty(
    director: Actor, drawn: Tournament, draw: Draw
) -> None:
    """Fault 8: a seating reset with a penalty at a table."""
    table = seated_tables(drawn)[0]
    punished = table.seats.get(number=1).entry_id
    before = where_people_sit(drawn)
    give_penalty(ask(director, table), seat="1", points=50, reason="wrong opening")
    with pytest.raises(RuleBroken) as refused:
        prepare_draw(actor=director, tournament_id=drawn.pk)
    assert codes(refused) == ["seating_draw.play_has_begun"]
    assert where_people_sit(drawn) == before
    assert Seat.objects.get(entry_id=punished).total == 50


def test_what_was_taken_back_was_recorded_all_the_same(
    director: Actor, drawn: Tournament, draw: Draw
) -> None:
    prepare_draw(actor=director, tournament_id=drawn.pk)
    table = seated_tables(drawn)[0]
    give_penalty(ask(director, table), seat="1", points=50, reason="wrong opening")
    event = table.events.get()
    take_back(ask(director, table), position=event.position, event_version=1, reason="it was right")
    with pytest.raises(RuleBroken) as refused:
        draw(drawn, reason="lamp fell on the table")
    assert codes(refused) == ["seating_draw.play_has_begun"]


def test_after_a_new_draw_hands_are_recorded_as_ever(
    director: Actor, drawn: Tournament, draw: Draw
) -> None:
    prepare_draw(actor=director, tournament_id=drawn.pk)
    draw(drawn, word="Other word", reason="lamp fell on the table")
    table = seated_tables(drawn)[1]
    hand = {"finish": "ordinary", "went_out": "1", "points": {"2": 5, "3": 6, "4": 7}}
    record_hand(ask(director, table), number=1, hand=hand)
    assert tournament_differences(Tournament.objects.get(pk=drawn.pk)) == ()
    assert not TablePass.objects.exists()


def test_a_draw_takes_the_place_of_a_draft_made_by_hand(
    director: Actor, club: Club, draw: Draw
) -> None:
    tournament = open_tournament(director, club)
    entries = [entry.pk for entry in fill_field(director, tournament, PEOPLE[:4])]
    draft_by_hand(actor=director, tournament_id=tournament.pk, tables=((*entries,),))
    prepare_draw(actor=director, tournament_id=tournament.pk)
    draw(tournament, entries=4)
    assert [*Round.objects.values_list("number", "plan")] == [(1, {})]
    assert tournament_differences(tournament) == ()


def test_tables_that_are_not_drawn_are_not_drawn_anew(club: Club, director: Actor) -> None:
    tournament = planned(club, director, one_limit())
    tables = ((*ids(tournament),),)
    draft = draft_by_hand(actor=director, tournament_id=tournament.pk, tables=tables)
    publish_round(actor=director, round_id=draft.pk)
    with pytest.raises(RuleBroken) as refused:
        prepare_draw(actor=director, tournament_id=tournament.pk)
    assert codes(refused) == ["seating_draw.not_drawn"]
