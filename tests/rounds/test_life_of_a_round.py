"""Draft, published, closed, dropped: each step its own act."""

import pytest

from scoring.problems import RuleBroken
from tests.rounds.made import differences, ids, one_limit, planned, play_hand, tables_of
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.stages.choices import LimitScope, MatchEnd, TableMaking
from tournaments.domain.stages.settings import StageSettings
from tournaments.models import (
    Actor,
    Club,
    Entry,
    LogEntry,
    Round,
    RoundState,
    Seat,
    Table,
    TournamentState,
)
from tournaments.services.entry_changes import withdraw_entry
from tournaments.services.rounds.closing import close_round
from tournaments.services.rounds.drafting import change_draft, draft_by_hand, draft_rounds
from tournaments.services.rounds.dropping import drop_round
from tournaments.services.rounds.publishing import publish_round

SCHEDULED = StageSettings(
    match_end=MatchEnd.FIXED_HANDS,
    hands=1,
    rounds=3,
    limit_scope=LimitScope.TABLE,
    tables_made=TableMaking.SCHEDULED,
    sizes=TableSizes(2, 4, 4),
)


def codes(refused: pytest.ExceptionInfo[RuleBroken]) -> list[str]:
    return [found.code for found in refused.value.problems]


def test_a_draft_seats_nobody_until_it_is_published(club: Club, director: Actor) -> None:
    tournament = planned(club, director, SCHEDULED, players=8)
    drafts = draft_rounds(actor=director, tournament_id=tournament.pk)
    assert [one.number for one in drafts] == [1, 2, 3]
    assert not Seat.objects.exists()
    publish_round(actor=director, round_id=drafts[0].pk)
    tournament.refresh_from_db()
    assert tournament.state == TournamentState.RUNNING
    assert Seat.objects.count() == 8
    assert [*Table.objects.values_list("number", "most_hands")] == [(1, 1), (2, 1)]
    assert differences(tournament) == ()


def test_fault_09_a_draft_for_another_field_is_stale_and_says_both_numbers(
    club: Club, director: Actor
) -> None:
    tournament = planned(club, director, SCHEDULED, players=8)
    draft = draft_rounds(actor=director, tournament_id=tournament.pk)[0]
    withdraw_entry(actor=director, entry_id=ids(tournament)[0])
    with pytest.raises(RuleBroken) as refused:
        publish_round(actor=director, round_id=draft.pk)
    (found,) = refused.value.problems
    assert found.code == "schedule.field_changed"
    assert dict(found.params)["planned"] == 8
    assert dict(found.params)["present"] == 7
    assert not Table.objects.exists()


def test_rounds_are_published_in_their_order(club: Club, director: Actor) -> None:
    tournament = planned(club, director, SCHEDULED, players=8)
    second = draft_rounds(actor=director, tournament_id=tournament.pk)[1]
    with pytest.raises(RuleBroken) as refused:
        publish_round(actor=director, round_id=second.pk)
    assert codes(refused) == ["round.not_next"]


def test_fault_03_no_next_round_while_a_hand_is_missing_and_the_tables_are_named(
    club: Club, director: Actor
) -> None:
    tournament = planned(club, director, SCHEDULED, players=8)
    drafts = draft_rounds(actor=director, tournament_id=tournament.pk)
    publish_round(actor=director, round_id=drafts[0].pk)
    first, second = tables_of(drafts[0])
    play_hand(director, first, 1, seat_2=10, seat_3=20, seat_4=30)
    with pytest.raises(RuleBroken) as refused:
        publish_round(actor=director, round_id=drafts[1].pk)
    assert codes(refused) == ["round.open"]
    with pytest.raises(RuleBroken) as refused:
        close_round(actor=director, round_id=drafts[0].pk)
    assert codes(refused) == ["round.tables_still_play"]
    assert "2" in refused.value.problems[0].message

    close_round(actor=director, round_id=drafts[0].pk, unfinished=[2], reason="The hall closes")
    second.refresh_from_db()
    assert second.is_finished
    logged = LogEntry.objects.get(act="close_round")
    assert (logged.reason, logged.after) == ("The hall closes", {"unfinished_tables": [2]})
    publish_round(actor=director, round_id=drafts[1].pk)
    assert differences(tournament) == ()


def test_tables_made_by_hand_say_everything_wrong_at_once(club: Club, director: Actor) -> None:
    tournament = planned(club, director, one_limit())
    one, two, three, four = ids(tournament)
    wrong = ((one, two, two), (three,), (four, 0))
    with pytest.raises(RuleBroken) as refused:
        draft_by_hand(actor=director, tournament_id=tournament.pk, tables=wrong)
    assert codes(refused) == [
        "round.sits_twice",
        "round.sits_twice",
        "round.not_in_field",
        "round.bad_size",
    ]
    assert not Round.objects.exists()


def test_fault_15_a_draft_is_changed_and_people_sit_as_it_says(club: Club, director: Actor) -> None:
    tournament = planned(club, director, one_limit())
    one, two, three, four = ids(tournament)
    tables = ((one, two), (three, four))
    draft = draft_by_hand(actor=director, tournament_id=tournament.pk, tables=tables)
    change_draft(actor=director, round_id=draft.pk, tables=((one, four), (three, two)))
    publish_round(actor=director, round_id=draft.pk)
    first, _ = tables_of(draft)
    play_hand(director, first, 1, seat_2=33)
    assert Seat.objects.get(entry=four).total == 33
    assert Seat.objects.get(entry=two).total is None


def test_dropping_a_round_needs_its_name_and_keeps_what_was_played(
    club: Club, director: Actor
) -> None:
    tournament = planned(club, director, one_limit())
    tables = (tuple(ids(tournament)),)
    draft = draft_by_hand(actor=director, tournament_id=tournament.pk, tables=tables)
    publish_round(actor=director, round_id=draft.pk)
    play_hand(director, tables_of(draft)[0], 1, seat_2=10, seat_3=20, seat_4=30)
    with pytest.raises(RuleBroken) as refused:
        drop_round(actor=director, round_id=draft.pk, typed_name="Friday", reason="Wrong tables")
    assert codes(refused) == ["round.name_not_typed"]

    drop_round(actor=director, round_id=draft.pk, typed_name="Friday Kaluki", reason="Wrong tables")
    draft.refresh_from_db()
    assert draft.state == RoundState.DROPPED
    (table,) = tables_of(draft)
    assert table.events.count() == 1
    with pytest.raises(RuleBroken) as refused:
        play_hand(director, table, 1, seat_2=10, seat_3=20, seat_4=30)
    assert codes(refused) == ["round.dropped"]
    assert differences(tournament) == ()
    again = draft_by_hand(actor=director, tournament_id=tournament.pk, tables=tables)
    publish_round(actor=director, round_id=again.pk)
    assert [*Entry.objects.filter(seats__table__round=again).distinct()]


def test_fault_16_a_round_that_cannot_be_made_leaves_nothing_behind(
    club: Club, director: Actor
) -> None:
    tournament = planned(club, director, one_limit(sizes=TableSizes(4, 4, 4)), players=3)
    log = LogEntry.objects.count()
    with pytest.raises(RuleBroken):
        draft_by_hand(actor=director, tournament_id=tournament.pk, tables=((*ids(tournament),),))
    assert not Round.objects.exists()
    assert LogEntry.objects.count() == log
