"""The public page of a tournament says who leads, who is out and what was played for."""

from collections.abc import Callable

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from tests.evening.seated_stage import begin_round
from tests.fields import enter, open_tournament
from tests.rounds.two_stages import (
    begin_final,
    begin_first_stage,
    play_final,
    play_two_stages,
)
from tests.seated import ask, run_tournament, seat_table
from tests.web.evening import BY_CARDS, begin_evening, end_evening, play
from tournaments.domain.stages.settings_data import settings_to_data
from tournaments.models import Actor, Club, Stage, Tournament
from tournaments.selectors.stages import plain_settings
from tournaments.selectors.tournaments import find_tournament
from tournaments.services.hands import correct_hand
from tournaments.services.tournament_states import finish_tournament, reopen_tournament
from tournaments.web.tournaments.built import context_of

WARM, COLD = 1, 10

BrowserOf = Callable[[Actor], Client]


def address(tournament: Tournament) -> str:
    return f"/tournaments/{tournament.pk}/"


def names_in_order(tournament: Tournament) -> list[str]:
    return [row["name"] for row in context_of(tournament)["standings"]["rows"]]


@pytest.mark.parametrize("who", ["director", "scorekeeper", "player_user", "stranger"])
def test_everybody_may_read_it(
    request: pytest.FixtureRequest, browser_of: BrowserOf, evening: Tournament, who: str
) -> None:
    answer = browser_of(request.getfixturevalue(who)).get(address(evening))

    assert answer.status_code == 200
    assert "Олена" in answer.text


def test_staff_find_their_console_and_nobody_else_does(
    browser_of: BrowserOf, evening: Tournament, director: Actor, stranger: Actor
) -> None:
    door = f"{address(evening)}console/"

    assert door in browser_of(director).get(address(evening)).text
    assert door not in browser_of(stranger).get(address(evening)).text


def test_the_lowest_total_leads_and_who_is_out_comes_under_a_heading(
    director: Actor, evening: Tournament
) -> None:
    rows = context_of(evening)["standings"]["rows"]

    assert [(row["place"], row["name"], row["points"]) for row in rows[:3]] == [
        ("1", "Jill", 12),
        ("2", "Jim", 18),
        ("3", "Ann", 39),
    ]
    assert [row["state"]["text"] for row in rows if row["name"] == "Pete"] == ["5 left"]


def test_those_out_and_those_without_a_place_come_under_headings(
    director: Actor, club: Club, empty_cache: None
) -> None:
    tournament = run_tournament(club, house_rules={"out_at": 101, "max_buy_ins": 0})
    table = seat_table(tournament, ("Jim", "Pete", "Jill"))
    seat_table(tournament, ("Sam", "Ann"), number=2)
    play(director, table, {"finish": "ordinary", "went_out": "1", "points": {"2": 110, "3": 30}})
    tournament.refresh_from_db()

    rows = context_of(tournament)["standings"]["rows"]

    headings = {row["name"]: row["heading"] for row in rows}
    assert headings["Jim"] == headings["Jill"] == ""
    assert headings["Pete"] == "Out of the tournament"
    assert sorted([headings["Sam"], headings["Ann"]]) == ["", "Without a place"]
    assert [row["state"]["text"] for row in rows if row["name"] == "Pete"] == ["Out, hand 1"]


def test_before_the_first_hand_nobody_is_said_to_lack_a_place(
    club: Club, empty_cache: None
) -> None:
    tournament = run_tournament(club)
    seat_table(tournament)

    rows = context_of(tournament)["standings"]["rows"]

    assert {(row["place"], row["points"], row["heading"]) for row in rows} == {("–", None, "")}


def test_a_last_hand_in_points_only_is_marked_as_provisional(evening: Tournament) -> None:
    rows = context_of(evening)["standings"]["rows"]

    assert [row["name"] for row in rows if row["provisional"]] == ["Jill", "Ann", "Sam", "Pete"]
    assert "recorded in points only" in Client().get(address(evening)).text


def test_a_hand_in_points_only_is_forgotten_once_he_played_another_by_its_cards(
    director: Actor, club: Club, empty_cache: None
) -> None:
    final = begin_final(director, club)
    seats = {seat.entry.player.name: str(seat.number) for seat in final.seats.all()}
    cards = {seats["Sam"]: "7♦", seats["Jim"]: "9♠"}
    play(director, final, {"finish": "ordinary", "went_out": seats["Ann"], "remainders": cards})

    tournament = find_tournament(club.tournaments.get().pk)
    assert [row["provisional"] for row in context_of(tournament)["standings"]["rows"]] == [
        False
    ] * 3


def test_money_stands_beside_the_points_where_it_is_played_for(
    director: Actor, club: Club, evening: Tournament
) -> None:
    money = {row["name"]: row["money"] for row in context_of(evening)["standings"]["rows"]}
    assert (money["Jill"], money["Sam"]) == ("−£0.20", "−£0.70")

    for_interest = run_tournament(club, unit_minor=None)
    play(director, seat_table(for_interest, ("A", "B", "C", "D", "E")), BY_CARDS)
    for_interest.refresh_from_db()
    assert context_of(for_interest)["standings"]["money"] is False


def test_the_head_counts_players_hands_and_the_pots(evening: Tournament) -> None:
    context = context_of(evening)

    facts = {fact["label"]: fact["value"] for fact in context["facts"]}
    assert facts == {
        "Still in": 8,
        "Buy-ins taken": 0,
        "Hands played": 2,
        "In the pots": "£4.00",
    }
    assert context["tournament"]["progress"] == "2 hands in, 2 tables"


def test_the_end_of_several_stages_counts_everybody_and_every_hand(
    director: Actor, club: Club, empty_cache: None
) -> None:
    context = context_of(play_two_stages(director, club))

    facts = {fact["label"]: fact["value"] for fact in context["facts"]}
    assert facts == {"Players": 6, "Buy-ins taken": 0, "Hands played": 5}
    assert context["tournament"]["progress"] == "5 hands in, 1 table"


def test_whoever_was_cut_long_ago_is_not_still_in(
    director: Actor, club: Club, empty_cache: None
) -> None:
    rows = context_of(play_two_stages(director, club))["standings"]["rows"]

    assert [(row["name"], row["heading"], row["state"]["text"]) for row in rows] == [
        ("Ann", "", "Winner"),
        ("Sam", "Out of the tournament", "Out, hand 1"),
        ("Jim", "", "Out, hand 1"),
        ("Pete", "No further than Stage 1", "Cut"),
        ("Bob", "", "Cut"),
        ("Jill", "", "Cut"),
    ]
    assert [row["won"] for row in rows] == [1, 2, 2, 0, 0, 0]


def test_a_stage_that_is_past_tells_who_went_on(
    director: Actor, club: Club, empty_cache: None
) -> None:
    tournament = play_two_stages(director, club)
    rows = context_of(tournament, "1")["standings"]["rows"]

    assert [row["state"]["text"] for row in rows] == ["Goes on"] * 3 + ["Cut"] * 3
    assert {row["heading"] for row in rows} == {""}


def test_in_the_final_those_behind_the_cut_are_not_counted_in(
    director: Actor, club: Club, empty_cache: None
) -> None:
    played_out = play_final(director, begin_final(director, club))

    facts = {fact["label"]: fact for fact in context_of(played_out)["facts"]}
    assert (facts["Still in"]["value"], facts["Still in"]["note"]) == (1, "of 6")


def test_a_stage_of_fixed_hands_announces_no_limit_and_no_buy_in(
    director: Actor, club: Club, empty_cache: None
) -> None:
    """variants.md §3.1 puts out at a total; a number of hands is played by everybody."""
    begin_first_stage(club)
    context = context_of(club.tournaments.get())

    standings = context["standings"]
    assert standings["lead"] == "Points count against you. The lowest total leads."
    assert (standings["limit"], standings["buy_ins"], context["scoring"]["limit"]) == (
        None,
        False,
        [],
    )
    assert "Buy-ins taken" not in {fact["label"] for fact in context["facts"]}


@pytest.mark.parametrize(
    ("match_end", "limit"), [({"match_end": "fixed_hands", "hands": 5}, None), ({}, 150)]
)
def test_before_the_draw_only_a_limit_that_will_count_is_announced(
    director: Actor, club: Club, empty_cache: None, match_end: dict[str, object], limit: int | None
) -> None:
    tournament = open_tournament(director, club)
    settings = settings_to_data(plain_settings(tournament)) | match_end
    Stage.objects.update_or_create(tournament=tournament, number=1, defaults={"settings": settings})
    context = context_of(tournament)

    assert context["standings"]["limit"] == limit
    assert ("150 puts you out" in context["standings"]["lead"]) is (limit is not None)
    assert bool(context["scoring"]["limit"]) is (limit is not None)
    hall = Client().get(f"{address(tournament)}hall/").context["hall"]
    assert hall["limit"] == limit


def test_in_the_final_the_limit_counts_again(
    director: Actor, club: Club, empty_cache: None
) -> None:
    begin_final(director, club)
    context = context_of(find_tournament(club.tournaments.get().pk))

    assert context["scoring"]["limit_title"] == "Reaching 30"
    # Until its first hand is in the standings shown are those of stage 1.
    assert context["standings"]["limit"] is None


def test_places_are_final_once_the_director_has_finished(
    director: Actor, club: Club, empty_cache: None
) -> None:
    played_out = play_final(director, begin_final(director, club))
    assert context_of(played_out)["standings"]["certainty"] == "All played"

    finish_tournament(actor=director, tournament_id=played_out.pk)
    over = find_tournament(played_out.pk)
    assert context_of(over)["standings"]["certainty"] == "Final"


def test_tables_tell_the_last_hand_and_who_deals_next(evening: Tournament) -> None:
    first, second = context_of(evening)["tables"]["list"]

    assert [(seat["name"], seat["change"], seat["total"]) for seat in first["seats"]] == [
        ("Jim", "won", 18),
        ("Pete", "+130", 145),
        ("Jill", "+12", 12),
        ("Sam", "+20", 40),
        ("Ann", "+25", 39),
    ]
    assert [seat["number"] for seat in first["seats"] if seat["dealer"]] == [3]
    assert first["tag"]["text"] == "Points only"
    assert second["progress"] == "Hand 1"


def test_a_table_tells_who_is_out_at_it_where_he_sits_down_again_in_the_next_round(
    director: Actor, club: Club, empty_cache: None
) -> None:
    """variants.md §3.1: out of this match; the stage has a second round for him."""
    rules = {"out_at": 50, "max_buy_ins": 0}
    (table,) = begin_round(club, ("Jim", "Pete", "Jill"), house_rules=rules, rounds=2)
    put_out = {"finish": "ordinary", "went_out": "1", "points": {"2": 60, "3": 20}}
    play(director, table, put_out, {"finish": "ordinary", "went_out": "3", "points": {"1": 7}})

    (told,) = context_of(find_tournament(club.tournaments.get().pk))["tables"]["list"]
    assert [seat["change"] for seat in told["seats"]] == ["+7", "out", "won"]


def test_before_the_seats_are_drawn_it_lists_who_has_entered(
    director: Actor, club: Club, empty_cache: None
) -> None:
    tournament = open_tournament(director, club)
    enter(director, tournament, "Jim")
    enter(director, tournament, "Jill")

    page = Client().get(address(tournament)).text

    assert "Jim" in page
    assert "2 entered" in page
    assert "The standings appear when the seats are drawn." in page


def test_times_are_those_of_the_club(club: Club, empty_cache: None) -> None:
    club.time_zone = "Asia/Tokyo"
    club.save()
    tournament = run_tournament(club)

    assert "Saturday 7 November 2026" in Client().get(address(tournament)).text


def test_after_the_end_it_names_the_winner_and_nothing_moves(
    director: Actor, evening: Tournament
) -> None:
    page = Client().get(address(end_evening(director, evening))).text

    assert "Jill wins" in page
    assert "12 points at the end. −£0.20 after all payments." in page
    assert "hx-get" not in page
    assert "data-live=" not in page


def test_a_tournament_reopened_is_live_again_and_its_correction_stays_told(
    director: Actor, club: Club, empty_cache: None
) -> None:
    tournament = run_tournament(club)
    table = seat_table(tournament)
    play(director, table, BY_CARDS)
    over = {"actor": director, "tournament_id": tournament.pk}
    finish_tournament(**over, unfinished_tables=[1], reason="late")
    reopen_tournament(**over, reason="a hand was mistyped")
    assert "data-live=" in Client().get(address(tournament)).text

    correct_hand(
        ask(director, table), number=1, hand_version=1,
        hand={**BY_CARDS, "went_out": "3", "remainders": {**BY_CARDS["remainders"], "2": "JK 2♦"}},
        reason="a two was missing",
    )  # fmt: skip
    finish_tournament(**over, unfinished_tables=[1], reason="late")

    page = Client().get(address(tournament)).text
    assert "a two was missing" in page
    assert "Corrected on" in page


def test_nobody_is_told_of_a_tournament_that_is_not_there(db: None) -> None:
    assert Client().get("/tournaments/404/").status_code == 404


def test_a_stranger_costs_one_query_and_leaves_no_trace(evening: Tournament) -> None:
    with CaptureQueriesContext(connection) as cold:
        Client().get(address(evening))
    with CaptureQueriesContext(connection) as warm:
        answer = Client().get(address(evening))

    assert (len(cold), len(warm)) == (COLD, WARM)
    assert answer.cookies == {}


@pytest.mark.parametrize("tables", [1, 3])
def test_a_cold_page_costs_the_same_whatever_the_number_of_tables(
    director: Actor, club: Club, empty_cache: None, tables: int
) -> None:
    tournament = run_tournament(club)
    for number in range(1, tables + 1):
        people = [f"{name} {number}" for name in ("Jim", "Pete", "Jill", "Sam", "Ann")]
        play(director, seat_table(tournament, people, number=number), BY_CARDS)

    with CaptureQueriesContext(connection) as cold:
        Client().get(address(tournament))

    assert len(cold) == COLD


def test_the_same_page_is_not_sent_twice(director: Actor, evening: Tournament) -> None:
    browser = Client()
    etag = browser.get(address(evening))["ETag"]

    again = browser.get(address(evening), headers={"If-None-Match": etag})
    assert again.status_code == 304

    end_evening(director, evening)
    assert browser.get(address(evening), headers={"If-None-Match": etag}).status_code == 200


def test_names_that_look_like_markup_stay_names(
    director: Actor, club: Club, empty_cache: None
) -> None:
    tournament = begin_evening(director, club)
    tournament.name = "<script>alert(1)</script>"
    tournament.save()

    assert "<script>alert(1)" not in Client().get(address(tournament)).text
