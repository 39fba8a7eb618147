"""A hand is entered on the table page: filled in, reviewed, saved; nothing typed is ever lost."""

from typing import Any
from uuid import uuid4

import pytest
from django.http import HttpResponse
from django.test import Client

from tests.seated import ask, run_tournament, seat_table
from tournaments.models import Actor, Club, MatchEvent, Table
from tournaments.services.hands import record_hand

CARDS = {"cards-1": "As", "cards-2": "JK 7d", "cards-4": "Кп", "cards-5": "10h 9c"}


@pytest.fixture
def table(club: Club) -> Table:
    return seat_table(run_tournament(club))


@pytest.fixture
def desk(client: Client, director: Actor) -> Client:
    client.force_login(director.user)
    return client


def filled(**changes: Any) -> dict[str, Any]:
    return {
        "submission_id": str(uuid4()),
        "number": 1,
        "version": 0,
        "went_out": "3",
        "finish": "ordinary",
        "by": "cards",
        "step": "review",
        **CARDS,
        **changes,
    }


def send(client: Client, table: Table, **changes: Any) -> HttpResponse:
    return client.post(f"/tables/{table.pk}/", filled(**changes))


def test_anybody_may_look_but_only_staff_sees_the_form(
    client: Client, desk: Client, table: Table
) -> None:
    stranger = Client().get(f"/tables/{table.pk}/")
    staff = desk.get(f"/tables/{table.pk}/")

    assert "Record hand 1" not in stranger.content.decode()
    assert "Record hand 1" in staff.content.decode()


def test_the_review_reads_the_hand_out_and_writes_nothing(desk: Client, table: Table) -> None:
    page = send(desk, table)

    assert page.status_code == 200
    assert page.context["review"]["rows"][0]["name"] == "Jill"
    assert [row["points"] for row in page.context["review"]["rows"]] == [
        "0",
        "+11",
        "+22",
        "+10",
        "+19",
    ]
    assert not MatchEvent.objects.exists()


def test_saving_records_the_hand_and_goes_back_to_the_table(desk: Client, table: Table) -> None:
    page = send(desk, table, step="save")

    assert page.status_code == 302
    table.refresh_from_db()
    assert [seat.total for seat in table.seats.order_by("number")] == [11, 22, 0, 10, 19]


def test_a_double_tap_on_save_is_one_hand(desk: Client, table: Table) -> None:
    form = filled(step="save")

    first = desk.post(f"/tables/{table.pk}/", form)
    second = desk.post(f"/tables/{table.pk}/", form)

    assert first.status_code == second.status_code == 302
    assert MatchEvent.objects.count() == 1


def test_every_fault_is_named_and_everything_typed_stays(desk: Client, table: Table) -> None:
    page = send(desk, table, **{"cards-1": "Ts", "cards-2": "JK JK JK", "cards-4": ""})

    text = page.content.decode()
    assert page.status_code == 422
    assert {found["field"] for found in page.context["problems"]} >= {"cards-1"}
    assert 'value="Ts"' in text
    assert 'value="JK JK JK"' in text
    assert not MatchEvent.objects.exists()


def test_an_unreadable_card_hides_nothing_else_and_its_holder_is_not_called_empty_handed(
    desk: Client, table: Table
) -> None:
    page = send(desk, table, **{"cards-1": "Zz", "cards-2": "As As As", "cards-4": ""})

    assert [(found["field"], found["text"]) for found in page.context["problems"]] == [
        ("cards-1", "Zz (card 1) is not a card; write for example A♠, 10h, 7 or JK."),
        ("cards-4", "Sam did not go out and must have cards left."),
        ("cards-2", "The pack holds 2 of A♠, but 3 are named: Pete."),
    ]


def test_the_cards_that_could_be_read_are_shown_beside_the_one_that_could_not(
    desk: Client, table: Table
) -> None:
    page = send(desk, table, **{"cards-1": "As Zz"})

    seen = page.context["entry"]["seats"][0]["seen"]
    assert (len(seen["cards"]), seen["points"]) == (1, None)


def test_a_card_too_many_is_said_once_and_names_everybody_who_holds_it(
    desk: Client, table: Table
) -> None:
    page = send(desk, table, **{"cards-1": "As", "cards-2": "As", "cards-4": "As"})

    (found,) = page.context["problems"]
    assert found["text"] == "The pack holds 2 of A♠, but 3 are named: Jim, Pete, Sam."
    assert found["field"] == "cards-1"


def test_points_the_pack_cannot_give_at_once_name_everybody(desk: Client, table: Table) -> None:
    dear = dict.fromkeys(("points-1", "points-2", "points-4", "points-5"), "132")

    page = send(desk, table, by="points", **dear)

    (found,) = page.context["problems"]
    assert found == {
        "text": "The pack cannot give Jim, Pete, Sam, Ann so many points at once.",
        "field": "points-1",
    }


def test_the_finish_is_never_guessed(desk: Client, table: Table) -> None:
    page = send(desk, table, finish="")

    assert page.status_code == 422
    assert not MatchEvent.objects.exists()


def test_points_alone_are_taken_and_marked(desk: Client, table: Table) -> None:
    points = {"points-1": "23", "points-2": "44", "points-4": "12", "points-5": "75"}

    page = send(desk, table, by="points", **points)

    assert page.context["review"]["unaudited"] is True
    assert send(desk, table, by="points", step="save", **points).status_code == 302


def test_points_that_no_cards_give_are_refused(desk: Client, table: Table) -> None:
    points = {"points-1": "1", "points-2": "44", "points-4": "12", "points-5": "75"}

    page = send(desk, table, by="points", **points)

    assert page.status_code == 422
    assert "Jim" in page.content.decode()


def test_whoever_comes_second_sees_both_results(
    desk: Client, director: Actor, table: Table
) -> None:
    points = {"1": 11, "2": 25, "4": 10, "5": 19}
    hand = {"finish": "ordinary", "went_out": "3", "points": points}
    record_hand(ask(director, table), number=1, hand=hand)

    page = send(desk, table, step="save")

    assert page.status_code == 409
    assert [
        (row["name"], row["yours"], row["theirs"]) for row in page.context["stale"]["rows"]
    ] == [("Pete", 22, 25)]
    assert MatchEvent.objects.count() == 1


def test_a_void_hand_in_between_asks_to_look_again_and_keeps_the_cards(
    desk: Client, director: Actor, table: Table
) -> None:
    record_hand(ask(director, table), number=1, hand={"finish": "void"})

    page = send(desk, table, step="save")

    assert page.status_code == 422
    assert page.context["problems"][0]["text"].startswith("Something else was recorded")
    assert 'value="JK 7d"' in page.content.decode()
    assert 'name="version" value="1"' in page.content.decode()


def test_the_preview_says_points_and_totals_while_one_types(desk: Client, table: Table) -> None:
    form = filled(**{"cards-1": "As Kd", "cards-2": "", "cards-4": "", "cards-5": ""})

    page = desk.post(f"/tables/{table.pk}/preview/", form)

    text = page.content.decode()
    assert "makes 21" in text
    assert "must have cards" not in text
    assert not MatchEvent.objects.exists()


def test_a_third_of_a_card_is_said_at_once(desk: Client, table: Table) -> None:
    form = filled(**{"cards-1": "As", "cards-2": "As", "cards-4": "As", "cards-5": ""})

    page = desk.post(f"/tables/{table.pk}/preview/", form)

    assert "A♠" in page.content.decode()
    assert any("A♠" in text for seat in page.context["preview"]["seats"] for text in seat["errors"])


def test_the_sheet_is_sent_only_when_something_is_new(desk: Client, table: Table) -> None:
    fresh = desk.get(f"/tables/{table.pk}/sheet/")
    again = desk.get(f"/tables/{table.pk}/sheet/", headers={"HX-PTag": fresh["HX-PTag"]})

    assert fresh.status_code == 200
    assert again.status_code == 304


def test_a_stranger_who_posts_is_asked_to_sign_in(client: Client, table: Table) -> None:
    page = send(client, table, step="save")

    assert page.status_code == 302
    assert "/login/" in page["Location"]
    assert not MatchEvent.objects.exists()


def test_nonsense_in_every_field_is_no_server_error(desk: Client, table: Table) -> None:
    nonsense = {
        "submission_id": "x",
        "number": "-1",
        "version": "²",
        "went_out": "99",
        "finish": "exploded",
        "by": "luck",
        "cards-99": "As",
        "cards-1": "\x01",
        "settle": "nothing:at:all",
        "cut_joker_seat": "7",
    }

    for step in ("review", "save", "enter", ""):
        assert send(desk, table, step=step, **nonsense).status_code in {200, 409, 422}
    assert desk.post(f"/tables/{table.pk}/preview/", nonsense).status_code == 204
    assert not MatchEvent.objects.exists()


def test_a_void_hand_is_reviewed_and_saved_like_any_other(desk: Client, table: Table) -> None:
    nobody = {"went_out": "", "finish": "void", **dict.fromkeys(CARDS, "")}

    review = send(desk, table, **nobody)
    saved = send(desk, table, step="save", **nobody)

    assert "same dealer" in review.context["review"]["title"]
    assert {row["points"] for row in review.context["review"]["rows"]} == {"–"}
    assert saved.status_code == 302
    assert MatchEvent.objects.get().kind == "void"
    table.refresh_from_db()
    assert (table.hand_number, table.dealer) == (1, 1)


@pytest.mark.parametrize(
    ("variant", "ends", "nobody"),
    [
        ("british", "Ordinary, Kaluki, Void hand", "nobody went out"),
        ("jamaican", "Ordinary, On the first opening, Void hand", "nobody went out"),
        ("mexican", "Ordinary, Blocked, Void hand", "the hand is void or blocked"),
    ],
)
def test_only_ends_this_game_knows_are_named(
    desk: Client, club: Club, variant: str, ends: str, nobody: str
) -> None:
    """variants.md §4: blocked hands are a matter of Mexican Rummy alone."""
    table = seat_table(run_tournament(club, variant))

    page = send(desk, table, finish="")

    assert f"Say how the hand ended: {ends}." in [x["text"] for x in page.context["problems"]]
    assert page.context["entry"]["nobody"]["text"] == nobody


def test_a_scorekeeper_of_mexican_rummy_is_offered_no_void_hand(
    client: Client, scorekeeper: Actor, club: Club
) -> None:
    """variants.md §4: there the stock blocks a hand, and only a ruling voids one."""
    tournament = run_tournament(club, "mexican")
    tournament.roles.create(user=scorekeeper.user, role="scorekeeper")
    client.force_login(scorekeeper.user)

    page = client.get(f"/tables/{seat_table(tournament).pk}/")

    assert [end["key"] for end in page.context["entry"]["finishes"]] == ["ordinary", "blocked"]
    assert page.context["entry"]["nobody"]["label"] == "Blocked"
    assert page.context["acts"] is None


def test_a_problem_leads_to_a_field_that_can_be_seen(desk: Client, table: Table) -> None:
    """Whoever went out has no field of his own; points are typed beside cards that are hidden."""
    winner = send(desk, table, finish="void", went_out="3", **dict.fromkeys(CARDS, ""))
    points = send(desk, table, by="points", **{"points-1": "1"})

    assert [found["field"] for found in winner.context["problems"]] == ["finish"]
    assert {found["field"] for found in points.context["problems"]} >= {"points-1"}


@pytest.mark.parametrize(
    ("finish", "words"),
    [
        ("ordinary", "For the call each of the others pays Jill £0.10, £0.40 in all."),
        ("kaluki", "For the kaluki each of the others pays Jill £0.20, £0.80 in all."),
    ],
)
def test_the_review_says_who_pays_what_to_whom(
    desk: Client, club: Club, finish: str, words: str
) -> None:
    """variants.md §3.1: everybody dealt in pays whoever went out."""
    stakes = {"call": 1, "kaluki": 2, "initial": 4, "buy_in": 4}
    table = seat_table(run_tournament(club, house_rules={"stakes": stakes}))

    assert send(desk, table, finish=finish).context["review"]["payments"] == words


def test_where_points_are_paid_too_the_review_names_each_amount(desk: Client, club: Club) -> None:
    """variants.md §3.6: a unit for each point, beside the call."""
    table = seat_table(run_tournament(club, "scarne"), ("Jim", "Pete", "Jill"))

    words = send(desk, table).context["review"]["payments"]

    assert words.startswith("Jill gets £")
    assert "Jim £" in words
    assert "Pete £" in words


def test_where_nothing_is_played_for_nobody_is_told_to_pay(desk: Client, club: Club) -> None:
    table = seat_table(run_tournament(club, unit_minor=None))

    assert send(desk, table).context["review"]["payments"] == ""


def test_while_one_types_each_holder_of_a_card_too_many_is_named_with_his_count(
    desk: Client, table: Table
) -> None:
    """Before anybody has said who went out, and how."""
    form = filled(went_out=None, finish="", **{"cards-1": "As As", "cards-2": "As 7d"})
    del form["went_out"]

    page = desk.post(f"/tables/{table.pk}/preview/", form)

    errors = {seat["key"]: seat.get("errors") for seat in page.context["preview"]["seats"]}
    assert errors["1"] == ["The pack holds 2 of A♠, but 3 are named: Jim (2), Pete."]
    assert errors["2"] == errors["1"]
    assert errors["4"] == []


def test_points_that_no_cards_give_are_said_at_their_seat_while_one_types(
    desk: Client, table: Table
) -> None:
    form = filled(by="points", **{"points-1": "1", "points-2": "44"})

    page = desk.post(f"/tables/{table.pk}/preview/", form)

    seats = {seat["key"]: seat for seat in page.context["preview"]["seats"]}
    assert seats["1"]["errors"] == ["No cards that Jim can hold are worth 1 points."]
    assert (seats["2"]["errors"], seats["2"]["total"]) == ([], 44)


def test_a_blocked_hand_is_read_out_as_one(desk: Client, club: Club) -> None:
    """variants.md §4: nobody could draw, and everybody counts what he holds."""
    table = seat_table(run_tournament(club, "mexican"), ("Jim", "Pete", "Jill"))
    held = {"cards-1": "As", "cards-2": "JK", "cards-3": "9h"}

    review = send(desk, table, went_out="", finish="blocked", **held).context["review"]

    assert review["ending"] == "Nobody went out: the hand is blocked, and everybody counts."
    assert [row["kind"] for row in review["rows"]] == ["", "", ""]
