"""What becomes of an entry; a status is a status and never told by a score."""

from itertools import product

import pytest

from scoring.problems import RuleBroken
from tests.cast import make_entry
from tests.fields import PEOPLE, enter, fill_field, open_tournament
from tests.seated import ask, make_player, run_tournament, seat_table
from tournaments.domain.entry_changes import TRANSITIONS, EntryAct, status_after
from tournaments.domain.refusals import NotAllowed
from tournaments.domain.standings import Status
from tournaments.models import Actor, Club, Entry, EntryStatus, Table, Tournament
from tournaments.selectors.integrity import tournament_differences
from tournaments.selectors.log import tournament_log
from tournaments.selectors.standings import build_standings
from tournaments.services.entry_changes import (
    check_in,
    check_in_everybody,
    disqualify_entry,
    reinstate_entry,
    undo_check_in,
    withdraw_entry,
)
from tournaments.services.rulings import give_penalty


@pytest.fixture
def opened(director: Actor, club: Club) -> Tournament:
    return open_tournament(director, club, most_entries=2)


@pytest.fixture
def table(club: Club) -> Table:
    """A table of four in mid-match, for 10p a unit."""
    return seat_table(run_tournament(club), PEOPLE[:4])


def codes(refused: pytest.ExceptionInfo[RuleBroken]) -> list[str]:
    return [found.code for found in refused.value.problems]


def entry_at(table: Table, seat: int) -> Entry:
    return table.seats.get(number=seat).entry


def test_statuses_are_those_the_standings_know() -> None:
    assert [*EntryStatus.values] == [*Status]


@pytest.mark.parametrize(("act", "status"), [*product(EntryAct, Status)])
def test_every_act_leads_where_the_table_says_or_is_refused(act: EntryAct, status: Status) -> None:
    transition = TRANSITIONS[act]
    if status in transition.sources or status == transition.target:
        assert status_after(act, status, "Ann") == transition.target
    else:
        with pytest.raises(RuleBroken, match="Ann"):
            status_after(act, status, "Ann")


def test_who_is_here_is_checked_in_once(director: Actor, opened: Tournament) -> None:
    entry = enter(director, opened, "Ann")
    for _ in range(2):
        assert check_in(actor=director, entry_id=entry.pk).status == EntryStatus.CHECKED_IN
    logged = tournament_log(opened).first()
    assert (logged.act, logged.before, logged.after) == (
        "check_in",
        {"status": "registered"},
        {"status": "checked_in"},
    )
    assert tournament_log(opened).filter(act="check_in").count() == 1


def test_scorekeepers_check_people_in_at_their_tournament_only(
    director: Actor, scorekeeper: Actor, opened: Tournament, tournament: Tournament
) -> None:
    theirs = enter_directly(tournament, "Ann")
    assert check_in(actor=scorekeeper, entry_id=theirs.pk).status == EntryStatus.CHECKED_IN
    elsewhere = enter(director, opened, "Bob")
    with pytest.raises(NotAllowed):
        check_in(actor=scorekeeper, entry_id=elsewhere.pk)
    with pytest.raises(NotAllowed):
        withdraw_entry(actor=scorekeeper, entry_id=theirs.pk)


def enter_directly(tournament: Tournament, name: str) -> Entry:
    return make_entry(tournament, make_player(tournament.club, name))


def test_who_waits_cannot_be_checked_in(director: Actor, opened: Tournament) -> None:
    waiting = [enter(director, opened, name) for name in PEOPLE[:3]][2]
    with pytest.raises(RuleBroken, match="waiting list"):
        check_in(actor=director, entry_id=waiting.pk)


def test_everybody_registered_is_checked_in_by_one_act(director: Actor, opened: Tournament) -> None:
    for name in PEOPLE[:3]:
        enter(director, opened, name)
    assert check_in_everybody(actor=director, tournament_id=opened.pk) == 2
    assert check_in_everybody(actor=director, tournament_id=opened.pk) == 0
    statuses = opened.entries.order_by("number").values_list("status", flat=True)
    assert [*statuses] == ["checked_in", "checked_in", "waiting"]


def test_a_check_in_is_undone(director: Actor, opened: Tournament) -> None:
    entry = fill_field(director, opened, ["Ann"])[0]
    assert undo_check_in(actor=director, entry_id=entry.pk).status == EntryStatus.REGISTERED


def test_the_first_of_the_waiting_list_gets_the_place_given_up(
    director: Actor, opened: Tournament
) -> None:
    entries = [enter(director, opened, name) for name in PEOPLE[:4]]
    withdraw_entry(actor=director, entry_id=entries[0].pk)
    statuses = opened.entries.order_by("number").values_list("status", flat=True)
    assert [*statuses] == ["withdrawn", "registered", "registered", "waiting"]
    acts = tournament_log(opened).values_list("act", "subject")[:2]
    assert [*acts] == [("promote_entry", "Jill"), ("withdraw_entry", "Jim")]


def test_a_place_on_the_waiting_list_given_up_moves_nobody(
    director: Actor, opened: Tournament
) -> None:
    entries = [enter(director, opened, name) for name in PEOPLE[:4]]
    withdraw_entry(actor=director, entry_id=entries[2].pk)
    statuses = opened.entries.order_by("number").values_list("status", flat=True)
    assert [*statuses] == ["registered", "registered", "withdrawn", "waiting"]


def test_who_comes_back_takes_a_free_place_or_waits(director: Actor, opened: Tournament) -> None:
    entries = [enter(director, opened, name) for name in PEOPLE[:3]]
    for entry in entries[:2]:
        withdraw_entry(actor=director, entry_id=entry.pk)
    back = [reinstate_entry(actor=director, entry_id=entry.pk) for entry in entries[:2]]
    assert [entry.status for entry in back] == ["registered", "waiting"]


def test_who_never_left_is_not_reinstated(director: Actor, opened: Tournament) -> None:
    entry = fill_field(director, opened, ["Ann"])[0]
    with pytest.raises(RuleBroken) as refused:
        reinstate_entry(actor=director, entry_id=entry.pk)
    assert codes(refused) == ["entry.wrong_status"]


def test_a_disqualification_says_why(director: Actor, opened: Tournament) -> None:
    entry = enter(director, opened, "Ann")
    with pytest.raises(RuleBroken) as refused:
        disqualify_entry(actor=director, entry_id=entry.pk, reason="")
    assert codes(refused) == ["reason.missing"]


def test_who_withdraws_in_mid_match_leaves_the_table_too(director: Actor, table: Table) -> None:
    """§3.1: out at once with the total he has; what he paid stays in the pot."""
    leaver = entry_at(table, 2)
    with pytest.raises(RuleBroken) as refused:
        withdraw_entry(actor=director, entry_id=leaver.pk)
    assert codes(refused) == ["reason.missing"]
    withdraw_entry(actor=director, entry_id=leaver.pk, reason="last train")
    assert table.seats.get(number=2).is_out
    assert Entry.objects.get(pk=leaver.pk).status == EntryStatus.WITHDRAWN
    assert tournament_differences(Tournament.objects.get(pk=leaver.tournament_id)) == ()


def test_fault_13_a_disqualified_player_neither_wins_nor_shares(
    director: Actor, table: Table
) -> None:
    """Fault 13: he holds the lowest total."""
    for seat in ("2", "3", "4"):
        give_penalty(ask(director, table), seat=seat, points=10, reason="late")
    best = entry_at(table, 1)
    disqualify_entry(actor=director, entry_id=best.pk, reason="marked cards")
    standings = build_standings(Tournament.objects.get(pk=best.tournament_id))
    line = next(line for line in standings.lines if line.entry_id == best.pk)
    assert (line.status, line.place) == ("disqualified", None)
    assert table.seats.get(number=1).is_out


def test_who_sits_at_a_table_is_here_once_play_has_begun(director: Actor, table: Table) -> None:
    entry = entry_at(table, 1)
    undo_check_in(actor=director, entry_id=entry.pk)
    check_in(actor=director, entry_id=entry.pk)
    give_penalty(ask(director, table), seat="2", points=10, reason="late")
    with pytest.raises(RuleBroken, match="Jim sits at table 1") as refused:
        undo_check_in(actor=director, entry_id=entry.pk)
    assert codes(refused) == ["entry.seated"]


def test_who_is_taken_back_in_after_sitting_down_is_here_again(
    director: Actor, table: Table
) -> None:
    entry = entry_at(table, 1)
    disqualify_entry(actor=director, entry_id=entry.pk, reason="mistaken for somebody")
    back = reinstate_entry(actor=director, entry_id=entry.pk, reason="it was not him")
    assert back.status == EntryStatus.CHECKED_IN
