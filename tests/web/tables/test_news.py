"""Another phone records while a hand is entered here: the page says so and loses nothing."""

from uuid import uuid4

import pytest
from django.test import Client

from tests.seated import ask, run_tournament, seat_table
from tournaments.models import Actor, Club, MatchEvent, Table
from tournaments.services.access import make_table_pass
from tournaments.services.buy_ins import take_buy_in
from tournaments.services.hands import correct_hand, record_hand

CARDS = {"cards-1": "As", "cards-2": "JK 7d", "cards-4": "Kh", "cards-5": "10h 9c"}
POINTS = {"1": 11, "2": 25, "4": 10, "5": 19}


@pytest.fixture
def table(club: Club) -> Table:
    return seat_table(run_tournament(club))


@pytest.fixture
def phone_pass(director: Actor, table: Table) -> Actor:
    """Another phone at the table."""
    made = make_table_pass(actor=director, table_id=table.pk)
    return Actor(table_pass=made.table_pass)


@pytest.fixture
def desk(client: Client, director: Actor) -> Client:
    client.force_login(director.user)
    return client


def record(actor: Actor, table: Table, number: int = 1, **points: int) -> None:
    hand = {"finish": "ordinary", "went_out": "3", "points": POINTS | points}
    record_hand(ask(actor, table), number=number, hand=hand)


def correct(actor: Actor, table: Table) -> None:
    hand = {"finish": "ordinary", "went_out": "3", "points": POINTS | {"2": 20}}
    asked = ask(actor, table)
    correct_hand(asked, number=1, hand_version=1, hand=hand, reason="Misread")


def pass_words(phone: Actor) -> str:
    assert phone.table_pass is not None
    return f"phone with pass {phone.table_pass.pk}"


def news(client: Client, table: Table, hand: int, version: int) -> str:
    page = client.get(f"/tables/{table.pk}/sheet/?hand={hand}&version={version}")
    told = page.context["news"]
    return "" if told is None else told["text"]


def send(client: Client, table: Table, number: int, **changes: str) -> object:
    form = {"submission_id": str(uuid4()), "number": number, "version": number - 1, **CARDS}
    form |= {"went_out": "3", "finish": "ordinary", "by": "cards", "step": "save", **changes}
    return client.post(f"/tables/{table.pk}/", form)


def test_the_hand_being_entered_is_told_as_recorded_with_its_points(
    desk: Client, phone_pass: Actor, table: Table
) -> None:
    record(phone_pass, table)

    told = news(desk, table, hand=1, version=0)

    assert told.startswith(f"Hand 1 was recorded by {pass_words(phone_pass)} at ")
    assert told.endswith(": Jill went out, Jim +11, Pete +25, Sam +10, Ann +19.")


def test_nothing_is_told_while_the_table_is_as_the_form_knows_it(
    desk: Client, phone_pass: Actor, table: Table
) -> None:
    record(phone_pass, table)

    assert news(desk, table, hand=2, version=1) == ""
    assert desk.get(f"/tables/{table.pk}/sheet/").context["news"] is None
    assert news(desk, table, hand=2, version=-1) == ""


def test_a_correction_of_an_earlier_hand_leaves_the_form_and_renews_its_totals(
    desk: Client, director: Actor, phone_pass: Actor, table: Table
) -> None:
    record(phone_pass, table)
    correct(director, table)

    page = desk.get(f"/tables/{table.pk}/sheet/?hand=2&version=1")

    assert page.context["news"]["taken"] is False
    assert page.context["news"]["text"].startswith(f"{director.name} changed the score sheet at ")
    assert '<strong id="total-2" hx-swap-oob="true">20</strong>' in page.content.decode()


def test_going_on_with_what_was_entered_takes_the_table_as_it_is_now(
    desk: Client, director: Actor, phone_pass: Actor, table: Table
) -> None:
    record(phone_pass, table)
    correct(director, table)

    page = send(desk, table, 2, step="follow")

    assert page.status_code == 200
    assert page.context["entry"]["version"] == 2
    assert page.context["entry"]["seats"][1]["cards"] == "JK 7d"
    assert page.context["entry"]["seats"][1]["total"] == 20


def test_whoever_came_second_reads_who_recorded_the_hand_and_who_corrected_it(
    desk: Client, director: Actor, phone_pass: Actor, table: Table
) -> None:
    record(phone_pass, table)
    correct(director, table)

    stale = send(desk, table, 1).context["stale"]

    assert stale["text"].startswith(f"Hand 1 was recorded by {pass_words(phone_pass)} at ")
    assert stale["notes"][0].startswith(f"Hand 1 was corrected by {director.name} at ")
    assert stale["action"] == "Go on with hand 2"


def test_a_director_takes_what_he_entered_to_the_correction(
    desk: Client, phone_pass: Actor, table: Table
) -> None:
    record(phone_pass, table)
    mine = send(desk, table, 1).context["stale"]["mine"]

    fields = {one["name"]: one["value"] for one in mine["fields"]}
    page = desk.post(mine["url"], {**fields, "step": "enter"})

    assert page.context["entry"]["correcting"]["title"] == "Correct hand 1"
    assert [seat["cards"] for seat in page.context["entry"]["seats"]] == [
        "As", "JK 7d", "", "Kh", "10h 9c",
    ]  # fmt: skip
    assert MatchEvent.objects.count() == 1


def test_a_phone_that_may_not_correct_is_sent_to_the_director(
    client: Client, director: Actor, table: Table
) -> None:
    client.get(f"/pass/{make_table_pass(actor=director, table_id=table.pk).token}/")
    record(director, table)

    stale = send(client, table, 1).context["stale"]

    assert stale["mine"] is None
    assert stale["notes"] == ["If yours is right, tell the director."]


def test_two_phones_that_entered_the_same_are_told_so(
    desk: Client, phone_pass: Actor, table: Table
) -> None:
    record(phone_pass, table, **{"2": 22})

    stale = send(desk, table, 1).context["stale"]

    assert (stale["rows"], stale["notes"]) == ([], ["It is the same as yours."])


def test_the_preview_says_nothing_of_a_hand_that_is_recorded_already(
    desk: Client, phone_pass: Actor, table: Table
) -> None:
    record(phone_pass, table)
    form = {"number": 1, "version": 0, "by": "cards", **CARDS}

    assert desk.post(f"/tables/{table.pk}/preview/", form).status_code == 204


def test_a_page_knows_which_hands_its_phone_saved(desk: Client, table: Table) -> None:
    sent = str(uuid4())
    send(desk, table, 1, submission_id=sent)

    assert desk.get(f"/tables/{table.pk}/").context["entry"]["accepted"] == sent


def test_a_buy_in_elsewhere_is_told_without_taking_the_hand(
    desk: Client, director: Actor, phone_pass: Actor, table: Table
) -> None:
    for number in (1, 2):
        record(phone_pass, table, number, **{"2": 80})
    take_buy_in(ask(director, table), seat="2")

    page = desk.get(f"/tables/{table.pk}/sheet/?hand=3&version=2")

    assert page.context["news"]["taken"] is False
    assert page.context["offers"] == []
