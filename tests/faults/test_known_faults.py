"""What went wrong in other systems between stages and rounds, and what is right here.

Each test has the number of the fault; those at single tables have theirs beside what they try
(`grep -rn test_fault_ tests`).
"""

from datetime import UTC, datetime
from typing import Any

import pytest
from django.db import OperationalError
from django.test import Client
from django.utils import timezone

from scoring.problems import RuleBroken
from tests.api.people import client_of, hand
from tests.broken_disk import break_disk, repair_disk
from tests.rounds.made import differences, ids, one_limit, planned, play_hand, tables_of
from tests.seated import ask, make_player
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.stages.advancing_rules import TopOverall
from tournaments.domain.stages.choices import MatchEnd, TableMaking
from tournaments.domain.stages.settings import StageSettings
from tournaments.models import (
    Actor,
    Club,
    Entry,
    EntryStatus,
    LedgerLine,
    LogEntry,
    Round,
    RoundState,
    Seat,
    Table,
    Tournament,
    TournamentState,
)
from tournaments.reports.standings_report import write_standings
from tournaments.selectors.rounds import next_field, present_stage
from tournaments.selectors.standings import build_standings
from tournaments.selectors.tournaments import find_tournament
from tournaments.services.entry_changes import disqualify_entry, withdraw_entry
from tournaments.services.hands import correct_hand
from tournaments.services.rounds.advancing import advance_stage
from tournaments.services.rounds.closing import close_round
from tournaments.services.rounds.drafting import draft_by_hand, draft_rounds
from tournaments.services.rounds.dropping import drop_round
from tournaments.services.rounds.publishing import publish_round
from tournaments.services.rulings import give_penalty, take_back
from tournaments.services.tournament_states import finish_tournament, reopen_tournament

FIFTH = {"finish": "ordinary", "went_out": "1"}


def by_hand(rounds: int = 1, **more: Any) -> StageSettings:
    """Rounds of one hand at tables made by hand."""
    return StageSettings(
        match_end=MatchEnd.FIXED_HANDS,
        hands=1,
        rounds=rounds,
        tables_made=TableMaking.MANUAL,
        sizes=TableSizes(2, 4, 5),
        **more,
    )


def seat(director: Actor, tournament: Tournament, *tables: list[int]) -> Round:
    """Seat people as said in a round of its own."""
    wanted = tuple(tuple(table) for table in tables)
    draft = draft_by_hand(actor=director, tournament_id=tournament.pk, tables=wanted)
    return publish_round(actor=director, round_id=draft.pk)


def play(director: Actor, tournament: Tournament, table: list[int], *points: int) -> Round:
    """A closed round of one table; points of the second seat, the third and so on."""
    one = seat(director, tournament, table)
    given = {f"seat_{number}": value for number, value in enumerate(points, start=2)}
    play_hand(director, tables_of(one)[0], 1, **given)
    return close_round(actor=director, round_id=one.pk)


def places(tournament: Tournament) -> dict[int, int | None]:
    """The place of everybody, by entry id."""
    return {
        line.entry_id: line.place for line in build_standings(find_tournament(tournament.pk)).lines
    }


def stage_lines(tournament: Tournament, stage: int) -> Any:
    """The standings of a stage as programs get them."""
    address = f"/api/v1/tournaments/{tournament.pk}/stages/{stage}/standings/"
    return client_of(Actor()).get(address).json()["lines"]


def codes(refused: pytest.ExceptionInfo[RuleBroken]) -> list[str]:
    return [found.code for found in refused.value.problems]


def test_fault_03_the_next_stage_waits_for_every_hand_of_this_one(
    club: Club, director: Actor
) -> None:
    tournament = planned(club, director, by_hand(advancing=TopOverall(2)), by_hand())
    seat(director, tournament, ids(tournament))
    with pytest.raises(RuleBroken) as refused:
        advance_stage(actor=director, tournament_id=tournament.pk)
    assert codes(refused) == ["stage.not_over"]
    with pytest.raises(RuleBroken) as refused:
        draft_by_hand(actor=director, tournament_id=tournament.pk, tables=((*ids(tournament),),))
    assert codes(refused) == ["round.open"]
    assert "table 1" in refused.value.problems[0].message


def test_fault_04_a_penalty_taken_back_after_the_next_round_leaves_no_trace_but_the_logs(
    club: Club, director: Actor
) -> None:
    tournament = planned(club, director, one_limit())
    first = play(director, tournament, ids(tournament), 30, 60, 90)
    (table,) = tables_of(first)
    given = give_penalty(ask(director, table), seat="2", points=20, reason="Wrong opening")
    position = table.events.get(kind="penalty").position
    second = seat(director, tournament, ids(tournament))
    play_hand(director, tables_of(second)[0], 1, seat_2=11, seat_3=12, seat_4=13)
    assert given["totals"] == {"1": 0, "2": 50, "3": 60, "4": 90}
    take_back(ask(director, table), position=position, event_version=1, reason="It was right")
    assert [*Seat.objects.filter(table__round=second).values_list("total", flat=True)] == [
        0,
        41,
        72,
        103,
    ]
    assert differences(tournament) == ()
    assert {"give_penalty", "take_back"} <= {*LogEntry.objects.values_list("act", flat=True)}


def test_fault_05_equals_share_their_place_on_page_screen_export_and_api(
    club: Club, director: Actor, client: Client
) -> None:
    tournament = planned(club, director, by_hand(), players=5)
    one, *others = ids(tournament)
    tables = [[one, others[0]], others[1:]]
    drawn = seat(director, tournament, *tables)
    first, second = tables_of(drawn)
    play_hand(director, first, 1, seat_2=39)
    play_hand(director, second, 1, seat_2=39, seat_3=39)
    close_round(actor=director, round_id=drawn.pk)

    shared = [("1=", 0), ("1=", 0), ("3=", 39), ("3=", 39), ("3=", 39)]
    page = client.get(f"/tournaments/{tournament.pk}/").context["standings"]["rows"]
    screen = client.get(f"/tournaments/{tournament.pk}/hall/").context["pages"][0]["rows"]
    report = write_standings(find_tournament(tournament.pk))
    assert [row["place"] for row in page if "place" in row] == [place for place, _ in shared]
    assert [row["place"] for row in screen] == [place for place, _ in shared]
    assert [str(row.cells[0]) for row in report.rows] == [place for place, _ in shared]
    lines = stage_lines(tournament, 1)
    assert [line["place"] for line in lines] == [1, 1, 3, 3, 3]
    assert [line["counted"]["numerator"] for line in lines] == [points for _, points in shared]


def test_fault_07_who_tied_in_qualifying_and_meets_in_the_final_stays_tied_there(
    club: Club, director: Actor
) -> None:
    tournament = planned(club, director, by_hand(advancing=TopOverall(2)), by_hand())
    one, two, three, four = ids(tournament)
    qualifying = seat(director, tournament, [one, three], [two, four])
    for table in tables_of(qualifying):
        play_hand(director, table, 1, seat_2=40)
    close_round(actor=director, round_id=qualifying.pk)
    advance_stage(actor=director, tournament_id=tournament.pk, decided=[two, one])
    before = stage_lines(tournament, 1)
    play(director, tournament, [two, one], 25)

    assert stage_lines(tournament, 1) == before
    assert [(line["place"], line["is_shared"]) for line in before][:2] == [(1, True), (1, True)]
    assert places(tournament) == {two: 1, one: 2, three: 3, four: 3}


def test_fault_08_a_round_is_dropped_whole_and_a_penalty_in_it_stays_on_record(
    club: Club, director: Actor
) -> None:
    tournament = planned(club, director, by_hand())
    drawn = seat(director, tournament, ids(tournament))
    (table,) = tables_of(drawn)
    give_penalty(ask(director, table), seat="2", points=20, reason="Talked")
    drop_round(actor=director, round_id=drawn.pk, typed_name=tournament.name, reason="Wrong tables")
    assert table.events.filter(kind="penalty", is_current=True).count() == 1
    assert Seat.objects.filter(table=table).count() == 4
    assert places(tournament) == dict.fromkeys(ids(tournament))
    assert differences(tournament) == ()


def test_fault_11_late_entry_leaver_and_who_never_played(club: Club, director: Actor) -> None:
    tournament = planned(club, director, by_hand(3), players=5)
    one, two, three, leaver, absent = ids(tournament)
    play(director, tournament, [one, two, three, leaver], 30, 40, 10)
    play(director, tournament, [one, two, three, leaver], 30, 40, 10)
    withdraw_entry(actor=director, entry_id=leaver)
    late = Entry.objects.create(
        tournament=tournament,
        player=make_player(club, "Late"),
        number=6,
        status=EntryStatus.CHECKED_IN,
    ).pk
    play(director, tournament, [one, two, three, late], 30, 40, 2)

    assert Seat.objects.filter(entry=late).count() == 1
    totals = {line["entry"]: line["counted"] for line in stage_lines(tournament, 1)}
    assert totals[leaver]["numerator"] == 20
    standing = places(tournament)
    assert standing[absent] is None
    assert [standing[one], standing[two], standing[three]] == [1, 2, 3]
    assert {standing[late], standing[leaver]} == {4, 5}


def test_fault_12_who_is_restored_by_a_correction_sits_in_the_next_round(
    club: Club, director: Actor
) -> None:
    tournament = planned(club, director, one_limit(), players=5)
    people = ids(tournament)
    play(director, tournament, people, 100, 100, 3, 2)
    drawn = play(director, tournament, people, 55, 70, 3, 2)
    stage = present_stage(tournament)
    assert stage is not None
    assert len(next_field(stage)) == 3
    (table,) = tables_of(drawn)
    correct_hand(
        ask(director, table),
        number=1,
        hand_version=1,
        hand={**FIFTH, "points": {"2": 45, "3": 70, "4": 3, "5": 2}},
        reason="A king was counted twice",
    )
    assert {entry.pk for entry in next_field(stage)} == {*people} - {people[2]}
    assert sorted(place or 0 for place in places(tournament).values()) == [1, 2, 3, 4, 5]
    assert places(tournament)[people[2]] == 5
    assert differences(tournament) == ()


def test_fault_13_who_is_disqualified_does_not_go_on(club: Club, director: Actor) -> None:
    tournament = planned(club, director, by_hand(advancing=TopOverall(2)), by_hand())
    one, two, three, four = ids(tournament)
    play(director, tournament, [one, two, three, four], 10, 20, 30)
    disqualify_entry(actor=director, entry_id=one, reason="Marked cards")
    going_on = advance_stage(actor=director, tournament_id=tournament.pk)
    assert [entry.entry_id for entry in going_on] == [two, three]


def test_fault_16_publishing_that_fails_half_way_leaves_the_draft_and_nothing_else(
    club: Club, director: Actor
) -> None:
    tournament = planned(club, director, by_hand())
    tables = ((*ids(tournament),),)
    draft = draft_by_hand(actor=director, tournament_id=tournament.pk, tables=tables)
    break_disk()
    with pytest.raises(OperationalError, match="disk full"):
        publish_round(actor=director, round_id=draft.pk)
    draft.refresh_from_db()
    assert draft.state == RoundState.DRAFT
    assert not Table.objects.exists()
    assert not LedgerLine.objects.exists()
    assert find_tournament(tournament.pk).state == TournamentState.REGISTRATION
    repair_disk()
    publish_round(actor=director, round_id=draft.pk)
    assert Seat.objects.count() == 4


def test_fault_17_between_rounds_every_output_says_provisional_with_its_version(
    club: Club, director: Actor, client: Client
) -> None:
    tournament = planned(club, director, by_hand(2))
    play(director, tournament, ids(tournament), 10, 20, 30)
    now = find_tournament(tournament.pk)
    report = write_standings(now)
    assert (report.status, report.version) == (
        "Provisional: a round is still to be played",
        now.version,
    )
    api = client_of(Actor())
    for address in ("standings/", "stages/1/standings/"):
        told = api.get(f"/api/v1/tournaments/{tournament.pk}/{address}").json()
        assert (told["is_provisional"], told["version"]) == (True, now.version)
    assert said_on_page_and_screen(client, tournament) == ["Provisional", "Provisional"]
    play(director, tournament, ids(tournament), 10, 20, 30)
    assert said_on_page_and_screen(client, tournament) == ["All played", "All played"]
    finish_tournament(actor=director, tournament_id=tournament.pk)
    assert write_standings(find_tournament(tournament.pk)).status == "Final"
    assert said_on_page_and_screen(client, tournament) == ["Final", "Final"]


def said_on_page_and_screen(client: Client, tournament: Tournament) -> list[str]:
    """Whether places are final, as the public page and the hall's screen say it."""
    page = client.get(f"/tournaments/{tournament.pk}/").context
    screen = client.get(f"/tournaments/{tournament.pk}/hall/").context
    return [page["standings"]["certainty"], screen["hall"]["certainty"]]


def test_fault_18_what_is_shown_carries_the_version_it_was_made_from(
    club: Club, director: Actor, client: Client
) -> None:
    tournament = planned(club, director, by_hand())
    play(director, tournament, ids(tournament), 10, 20, 30)
    screens = [Client().get(f"/tournaments/{tournament.pk}/hall/").context for _ in range(2)]
    api = client_of(Actor()).get(f"/api/v1/tournaments/{tournament.pk}/standings/")
    version = find_tournament(tournament.pk).version
    assert [screen["version"] for screen in screens] == [version, version]
    assert screens[0]["pages"] == screens[1]["pages"]
    assert api.json()["version"] == version


def test_fault_19_nothing_is_taken_back_that_is_not_named(club: Club, director: Actor) -> None:
    tournament = planned(club, director, by_hand())
    drawn = seat(director, tournament, ids(tournament))
    (table,) = tables_of(drawn)
    give_penalty(ask(director, table), seat="2", points=20, reason="Talked")
    desk = client_of(director)
    nothing_named = {"submission_id": "0b6f7a52-5f0e-4a55-9d2e-6f0a4f7f3c01", "reason": "undo"}
    assert desk.post(f"/api/v1/tables/{table.pk}/take-backs/", nothing_named).status_code == 422
    assert desk.post(f"/api/v1/rounds/{drawn.pk}/drop/", {}).status_code == 422
    assert table.events.filter(is_current=True).count() == 1


def test_fault_20_nothing_done_to_rounds_wakes_a_finished_tournament(
    club: Club, director: Actor
) -> None:
    tournament = planned(club, director, by_hand(2, advancing=TopOverall(2)), by_hand())
    play(director, tournament, ids(tournament), 10, 20, 30)
    draft = draft_by_hand(
        actor=director, tournament_id=tournament.pk, tables=((*ids(tournament),),)
    )
    finish_tournament(actor=director, tournament_id=tournament.pk, reason="late")
    on_tournament: dict[str, Any] = {"actor": director, "tournament_id": tournament.pk}
    on_round: dict[str, Any] = {"actor": director, "round_id": draft.pk}
    for act in (
        lambda: draft_rounds(**on_tournament),
        lambda: draft_by_hand(**on_tournament, tables=((*ids(tournament),),)),
        lambda: advance_stage(**on_tournament),
        lambda: publish_round(**on_round),
        lambda: close_round(**on_round),
        lambda: drop_round(**on_round, typed_name=tournament.name, reason="x"),
    ):
        with pytest.raises(RuleBroken) as refused:
            act()
        assert codes(refused) == ["tournament.finished"]
    assert find_tournament(tournament.pk).state == TournamentState.FINISHED

    reopen_tournament(actor=director, tournament_id=tournament.pk, reason="One round was forgotten")
    reopened = LogEntry.objects.get(act="reopen_tournament")
    assert reopened.reason == "One round was forgotten"


def test_fault_23_who_rested_plays_while_another_never_rested(club: Club, director: Actor) -> None:
    fours = StageSettings(
        match_end=MatchEnd.FIXED_HANDS,
        hands=1,
        rounds=5,
        tables_made=TableMaking.BY_STANDING,
        sizes=TableSizes(4, 4, 4),
    )
    tournament = planned(club, director, fours, players=5)
    rested = []
    for _ in range(5):
        (draft,) = draft_rounds(actor=director, tournament_id=tournament.pk)
        rested += draft.plan["resting"]
        publish_round(actor=director, round_id=draft.pk)
        play_hand(director, tables_of(draft)[0], 1, seat_2=10, seat_3=20, seat_4=30)
        close_round(actor=director, round_id=draft.pk)
    assert sorted(rested) == ids(tournament)


def test_fault_25_the_time_of_an_act_is_the_servers(club: Club, director: Actor) -> None:
    tournament = planned(club, director, by_hand())
    drawn = seat(director, tournament, ids(tournament))
    (table,) = tables_of(drawn)
    before = timezone.now()
    body = hand(1, "1", {"2": 10, "3": 20, "4": 30}, made_at="1999-12-31T23:59:59Z")
    headers = {"Date": "Fri, 31 Dec 1999 23:59:59 GMT"}
    sent = client_of(director).post(f"/api/v1/tables/{table.pk}/hands/", body, headers=headers)
    assert sent.status_code == 201
    at = LogEntry.objects.get(act="record_hand").at
    assert before <= at <= timezone.now()
    assert at > datetime(2000, 1, 1, tzinfo=UTC)
