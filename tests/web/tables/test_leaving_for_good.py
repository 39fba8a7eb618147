"""Who withdraws at a table with rounds to come leaves the tournament too, or that match only."""

import pytest
from django.test import Client

from tests.evening.seated_stage import begin_round, tournament_of
from tests.web.rounds.events import now_played, open_event, seat_round
from tests.web.visitors import browser_of, hidden_fields
from tournaments.models import (
    Actor,
    Club,
    EntryStatus,
    LogEntry,
    MatchEvent,
    Seat,
    Table,
    Tournament,
)
from tournaments.selectors.entries import entry_counts
from tournaments.selectors.rounds import next_field, present_stage
from tournaments.services.entry_changes import reinstate_entry


@pytest.fixture
def league(director: Actor, club: Club, empty_cache: None) -> Tournament:
    """Eight people at two tables, in the first of three rounds and a final of four."""
    event = open_event(director, club, "jamaican_with_final", 8)
    seat_round(director, event)
    return event


@pytest.fixture
def desk(director: Actor) -> Client:
    return browser_of(director)


def first_table(tournament: Tournament) -> Table:
    return now_played(tournament).tables.get(number=1)


def withdraw(desk: Client, table: Table, **sent: str) -> tuple[int, dict[str, object]]:
    """Ask about seat 2 and send the answer; the status and what was sent."""
    address = f"/tables/{table.pk}/withdraw/"
    fields = hidden_fields(desk.get(f"{address}?seat=2").context["question"]["fields"])
    form = fields | {"reason": "Last train"} | sent
    return desk.post(address, form).status_code, form


def next_names(tournament: Tournament) -> list[int]:
    stage = present_stage(tournament)
    assert stage is not None
    return [entry.pk for entry in next_field(stage)]


def test_the_question_offers_to_leave_the_tournament_too_and_has_it_ticked(
    desk: Client, league: Tournament
) -> None:
    page = desk.get(f"/tables/{first_table(league).pk}/withdraw/?seat=2")
    assert page.context["question"]["also"]["checked"] is True
    assert "Leaves the tournament too" in page.text


def test_who_leaves_for_good_is_withdrawn_and_seated_no_more(
    desk: Client, league: Tournament
) -> None:
    table = first_table(league)
    leaver = Seat.objects.get(table=table, number=2)
    assert withdraw(desk, table, leaves="1")[0] == 302
    leaver.refresh_from_db()
    leaver.entry.refresh_from_db()
    assert (leaver.is_out, leaver.entry.status) == (True, EntryStatus.WITHDRAWN)
    assert entry_counts(league).checked_in == 7
    assert leaver.entry_id not in next_names(league)
    acts = [entry.act for entry in LogEntry.objects.order_by("-pk")[:2]]
    assert acts == ["withdraw_entry", "withdraw_from_match"]


def test_who_only_misses_the_rest_of_the_match_sits_down_again(
    desk: Client, league: Tournament
) -> None:
    table = first_table(league)
    leaver = Seat.objects.get(table=table, number=2)
    assert withdraw(desk, table)[0] == 302
    leaver.refresh_from_db()
    assert leaver.is_out
    assert leaver.entry_id in next_names(league)


def test_a_double_tap_withdraws_once(desk: Client, league: Tournament) -> None:
    table = first_table(league)
    _status, form = withdraw(desk, table, leaves="1")
    assert desk.post(f"/tables/{table.pk}/withdraw/", form).status_code == 302
    assert MatchEvent.objects.filter(table=table).count() == 1
    assert LogEntry.objects.filter(act="withdraw_entry").count() == 1


def test_a_belated_repeat_does_not_undo_that_he_was_taken_back_in(
    director: Actor, desk: Client, league: Tournament
) -> None:
    table = first_table(league)
    _status, form = withdraw(desk, table, leaves="1")
    entry = Seat.objects.get(table=table, number=2).entry
    reinstate_entry(actor=director, entry_id=entry.pk)
    assert desk.post(f"/tables/{table.pk}/withdraw/", form).status_code == 302
    entry.refresh_from_db()
    assert entry.status == EntryStatus.CHECKED_IN


def test_the_tick_changed_and_sent_again_is_another_request(
    desk: Client, league: Tournament
) -> None:
    table = first_table(league)
    _status, form = withdraw(desk, table)
    again = desk.post(f"/tables/{table.pk}/withdraw/", form | {"leaves": "1"})
    assert again.status_code == 422
    assert entry_counts(league).checked_in == 8


@pytest.mark.parametrize("leaves", ["1", ""])
def test_asked_again_for_the_reason_the_tick_is_as_it_was_sent(
    desk: Client, league: Tournament, leaves: str
) -> None:
    table = first_table(league)
    address = f"/tables/{table.pk}/withdraw/"
    page = desk.post(address, {"seat": "2", "reason": " ", "leaves": leaves})
    assert page.status_code == 422
    assert page.context["question"]["also"]["checked"] is (leaves == "1")
    assert not MatchEvent.objects.exists()
    assert entry_counts(league).checked_in == 8


def test_where_no_round_is_to_come_there_is_nothing_to_ask(
    desk: Client, evening: Tournament
) -> None:
    page = desk.get(f"/tables/{Table.objects.get(number=1).pk}/withdraw/?seat=2")
    assert page.context["question"]["also"] is None
    assert "Leaves the tournament too" not in page.text


def test_where_one_limit_counts_over_the_stage_he_is_out_of_all_of_it_either_way(
    desk: Client, club: Club, empty_cache: None
) -> None:
    (table,) = begin_round(club, limit_scope="stage", match_end="to_the_last", rounds=None)
    asked = desk.get(f"/tables/{table.pk}/withdraw/?seat=2").context["question"]["also"]
    assert asked["hint"].startswith("Unticked, only this stage ends for him")
    leaver = Seat.objects.get(table=table, number=2)
    assert withdraw(desk, table)[0] == 302
    assert leaver.entry_id not in next_names(tournament_of(table))
