"""What a club's home and a tournament's head say, by few queries however many there are."""

from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.cast import make_club
from tests.fields import FRIDAY, PEOPLE, enter, fill_field, open_tournament, plan_tournament
from tests.seated import ask, run_tournament, seat_table
from tournaments.models import Actor, Club
from tournaments.selectors.tournaments import programme, tournament_facts
from tournaments.services.hands import record_hand
from tournaments.services.rulings import withdraw_from_match
from tournaments.services.tournament_states import finish_tournament


def test_the_programme_is_sorted_into_running_coming_and_finished(
    director: Actor, club: Club
) -> None:
    later = open_tournament(director, club, starts_at=FRIDAY + timedelta(days=7))
    sooner = plan_tournament(director, club, starts_at=FRIDAY)
    running = run_tournament(club)
    over = run_tournament(club)
    finish_tournament(actor=director, tournament_id=over.pk)
    listed = programme(club)
    assert [*listed.coming] == [sooner, later]
    assert [*listed.running] == [running]
    assert [*listed.finished] == [over]
    assert [*programme(make_club("Other", "other")).running] == []
    assert [*programme().running] == [running]


@pytest.mark.parametrize("tournaments", [1, 3])
def test_a_list_is_one_query(director: Actor, club: Club, tournaments: int) -> None:
    for _ in range(tournaments):
        opened = open_tournament(director, club, most_entries=2)
        for name in PEOPLE[:3]:
            enter(director, opened, f"{name} {opened.pk}")
    with CaptureQueriesContext(connection) as queries:
        listed = [(row.club.name, row.entered) for row in programme().coming]
    assert listed == [(club.name, 2)] * tournaments
    assert len(queries) == 1


def test_the_facts_of_a_running_tournament(director: Actor, club: Club) -> None:
    tournament = run_tournament(club)
    seat_table(tournament, PEOPLE[:3], number=1)
    pair = seat_table(tournament, PEOPLE[3:5], number=2)
    withdraw_from_match(ask(director, pair), seat="2", reason="ill")
    with CaptureQueriesContext(connection) as queries:
        facts = tournament_facts(tournament)
    assert (facts.tables, facts.tables_finished, facts.still_in) == (2, 1, 3)
    assert (facts.hands_played, facts.last_hand_at) == (0, None)
    assert facts.entries.places_taken == 5
    assert len(queries) == 4


def test_the_last_hand_is_as_old_as_what_was_written_of_it(director: Actor, club: Club) -> None:
    tournament = run_tournament(club)
    table = seat_table(tournament)
    hand = {"finish": "ordinary", "went_out": "1", "points": {"2": 4, "3": 5, "4": 6, "5": 7}}
    record_hand(ask(director, table), number=1, hand=hand)
    assert tournament_facts(tournament).last_hand_at == table.events.get().made_at


def test_the_facts_before_anybody_came(director: Actor, club: Club) -> None:
    tournament = open_tournament(director, club)
    fill_field(director, tournament, PEOPLE[:2])
    facts = tournament_facts(tournament)
    assert (facts.entries.checked_in, facts.tables, facts.still_in) == (2, 0, 0)
