"""A hand is recorded once, in order, and everything that follows from it is right."""

from uuid import uuid4

import pytest

from scoring.problems import RuleBroken
from tests.seated import ask, run_tournament, seat_table
from tournaments.domain.refusals import NotAllowed, Stale
from tournaments.models import (
    Actor,
    Club,
    LogEntry,
    MatchEvent,
    Table,
    Tournament,
    TournamentState,
)
from tournaments.selectors.integrity import tournament_differences
from tournaments.services.hands import record_hand
from tournaments.services.table_acts import TableRequest

FIRST_HAND = {
    "finish": "ordinary",
    "went_out": "3",
    "points": {"1": 23, "2": 44, "4": 12, "5": 75},
}


@pytest.fixture
def table(club: Club) -> Table:
    return seat_table(run_tournament(club))


def test_points_add_up_to_totals_by_seat(director: Actor, table: Table) -> None:
    answer = record_hand(ask(director, table), number=1, hand=FIRST_HAND)

    assert answer["totals"] == {"1": 23, "2": 44, "3": 0, "4": 12, "5": 75}
    assert answer["next_hand"] == 2
    assert answer["dealer"] == "2"


def test_cards_left_are_counted_and_audited(director: Actor, table: Table) -> None:
    cards = {"1": "As", "2": "JK 7d", "4": "Кп", "5": "10h 9c"}
    hand = {"finish": "ordinary", "went_out": "3", "remainders": cards}

    answer = record_hand(ask(director, table), number=1, hand=hand)

    assert answer["totals"] == {"1": 11, "2": 22, "3": 0, "4": 10, "5": 19}
    assert answer["history"][0]["audited"] is True
    kept = MatchEvent.objects.get().data["remainders"]
    assert sorted(kept.values()) == sorted(["A♠", "JK 7♦", "K♠", "10♥ 9♣"])


def test_everything_wrong_is_said_at_once_unreadable_cards_and_strangers_too(
    director: Actor, table: Table
) -> None:
    cards = {"1": "Zz", "2": "As As", "4": "As", "9": "7"}
    hand = {"finish": "ordinary", "went_out": "3", "remainders": cards, "override": False}

    with pytest.raises(RuleBroken) as refusal:
        record_hand(ask(director, table), number=1, hand=hand)

    assert [(found.code, found.seat) for found in refusal.value.problems] == [
        ("seat.unknown", "9"),
        ("card.unknown", "1"),
        ("hand.remainder_missing", "5"),
        ("pack.too_many", "2"),
        ("pack.too_many", "4"),
    ]
    assert not MatchEvent.objects.exists()


def test_a_winner_who_is_not_at_the_table_leaves_open_who_needs_cards(
    director: Actor, table: Table
) -> None:
    cards = {"1": "A", "2": "As As As", "4": "7", "5": "8"}
    hand = {"finish": "ordinary", "went_out": "9", "remainders": cards}

    with pytest.raises(RuleBroken) as refusal:
        record_hand(ask(director, table), number=1, hand=hand)

    codes = [found.code for found in refusal.value.problems]
    assert codes == ["seat.unknown", "pack.too_many"]


def test_fault_01_the_same_submission_sent_twice_is_one_hand_and_one_answer(
    director: Actor, table: Table
) -> None:
    request = ask(director, table)

    first = record_hand(request, number=1, hand=FIRST_HAND)
    second = record_hand(request, number=1, hand=FIRST_HAND)

    assert second == first
    assert MatchEvent.objects.count() == 1


def test_another_hand_under_the_same_submission_id_is_refused(
    director: Actor, table: Table
) -> None:
    request = ask(director, table)
    record_hand(request, number=1, hand=FIRST_HAND)

    with pytest.raises(RuleBroken) as refusal:
        record_hand(request, number=2, hand=FIRST_HAND)

    assert refusal.value.problems[0].code == "submission.reused"


def test_fault_02_a_hand_that_is_already_in_is_answered_with_what_stands(
    director: Actor, table: Table
) -> None:
    record_hand(ask(director, table), number=1, hand=FIRST_HAND)

    with pytest.raises(Stale) as refusal:
        record_hand(ask(director, table), number=1, hand={**FIRST_HAND, "went_out": "1"})

    assert refusal.value.present["totals"] == {"1": 23, "2": 44, "3": 0, "4": 12, "5": 75}
    assert MatchEvent.objects.count() == 1


def test_an_act_on_an_older_version_of_the_table_is_refused(director: Actor, table: Table) -> None:
    void = {"finish": "void"}
    record_hand(ask(director, table, version=0), number=1, hand=void)

    with pytest.raises(Stale):
        record_hand(ask(director, table, version=0), number=1, hand=void)


def test_a_refused_hand_names_the_people_and_writes_nothing(director: Actor, table: Table) -> None:
    cards = {"1": "JK JK", "2": "JK", "4": "", "5": "2d"}
    hand = {"finish": "ordinary", "went_out": "3", "remainders": cards}

    with pytest.raises(RuleBroken) as refusal:
        record_hand(ask(director, table), number=1, hand=hand)

    problems = refusal.value.problems
    assert {found.code for found in problems} == {"pack.too_many", "hand.no_cards"}
    assert {found.seat for found in problems if found.code == "hand.no_cards"} == {"4"}
    assert any("Sam" in found.message for found in problems)
    assert not MatchEvent.objects.exists()
    table.refresh_from_db()
    assert table.version == 0


def test_seats_that_are_not_there_are_all_named(director: Actor, table: Table) -> None:
    hand = {"finish": "ordinary", "went_out": "8", "points": {"9": 3, "1": 4}}

    with pytest.raises(RuleBroken) as refusal:
        record_hand(ask(director, table), number=1, hand=hand)

    assert [found.seat for found in refusal.value.problems] == ["8", "9"]


def test_nothing_is_recorded_once_the_tournament_is_finished(director: Actor, table: Table) -> None:
    tournament = table.round.stage.tournament
    tournament.state = TournamentState.FINISHED
    tournament.save()

    with pytest.raises(RuleBroken) as refusal:
        record_hand(ask(director, table), number=1, hand=FIRST_HAND)

    assert refusal.value.problems[0].code == "tournament.not_running"


def test_a_stranger_records_nothing(stranger: Actor, player_user: Actor, table: Table) -> None:
    for actor in (stranger, player_user):
        with pytest.raises(NotAllowed):
            record_hand(ask(actor, table), number=1, hand=FIRST_HAND)


def test_a_table_that_is_not_there_is_not_found(director: Actor, club: Club) -> None:
    with pytest.raises(Table.DoesNotExist):
        record_hand(TableRequest(director, 4711, uuid4()), number=1, hand=FIRST_HAND)


def test_a_truth_damaged_behind_the_scenes_is_found(director: Actor, table: Table) -> None:
    record_hand(ask(director, table), number=1, hand=FIRST_HAND)
    tournament = table.round.stage.tournament
    tournament.refresh_from_db()
    assert tournament_differences(tournament) == ()

    table.seats.filter(number=1).update(total=22)

    assert [str(found) for found in tournament_differences(tournament)] == [
        "table 1, seat 1, total: kept 22, should be 23"
    ]


def test_a_tournament_knows_when_it_changed_last(director: Actor, table: Table) -> None:
    record_hand(ask(director, table), number=1, hand=FIRST_HAND)
    tournament = Tournament.objects.get(pk=table.round.stage.tournament_id)
    assert tournament.changed_at == LogEntry.objects.get(act="record_hand").at

    tournament.changed_at = tournament.created_at

    assert [found.where for found in tournament_differences(tournament)] == [
        "time of the last change"
    ]
