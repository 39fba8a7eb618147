"""Two players agree to each hand: asked of the other phone, at the top of its page."""

import pytest
from django.test import Client

from tests.seated import ask, run_tournament, seat_table
from tournaments.models import Actor, Club, Table
from tournaments.services.access import make_table_pass
from tournaments.services.confirmations import agree_to_hand, ask_for_two
from tournaments.services.hands import record_hand

POINTS = {"1": 11, "2": 25, "4": 10, "5": 19}
HAND = {"finish": "ordinary", "went_out": "3", "points": POINTS}


@pytest.fixture
def table(club: Club, director: Actor) -> Table:
    table = seat_table(run_tournament(club))
    tournament_id = table.round.stage.tournament_id
    ask_for_two(actor=director, tournament_id=tournament_id, wanted=True)
    return table


@pytest.fixture
def phones(director: Actor, table: Table) -> tuple[Client, Client]:
    """Two phones with a pass each; the first has recorded hand 1."""
    first, second = Client(), Client()
    made = make_table_pass(actor=director, table_id=table.pk)
    first.get(f"/pass/{made.token}/")
    second.get(f"/pass/{make_table_pass(actor=director, table_id=table.pk).token}/")
    record_hand(ask(Actor(table_pass=made.table_pass), table), number=1, hand=HAND)
    return first, second


def asked(phone: Client, table: Table) -> list[str]:
    seconds = phone.get(f"/tables/{table.pk}/").context["seconds"]
    return [f"{second['title']} {second['text']}" for second in seconds]


def test_the_phone_that_recorded_a_hand_is_not_asked(
    phones: tuple[Client, Client], table: Table
) -> None:
    recorder, other = phones

    assert asked(recorder, table) == []
    assert "It is right" not in recorder.get(f"/tables/{table.pk}/").content.decode()
    (question,) = asked(other, table)
    assert question.startswith("Is hand 1 right? Recorded by phone with pass ")
    assert question.endswith(": Jill went out, Jim +11, Pete +25, Sam +10, Ann +19.")


def test_it_is_asked_above_the_form_and_the_score_sheet(
    phones: tuple[Client, Client], table: Table
) -> None:
    page = phones[1].get(f"/tables/{table.pk}/").content.decode()

    assert page.index("It is right") < page.index("Record hand 2") < page.index('id="sheet"')


def test_a_page_in_use_is_asked_too_and_no_longer_once_it_is_settled(
    phones: tuple[Client, Client], director: Actor, table: Table
) -> None:
    sheet = phones[1].get(f"/tables/{table.pk}/sheet/")
    assert "Is hand 1 right?" in sheet.content.decode()

    agree_to_hand(ask(director, table), number=1, hand_version=1)

    after = phones[1].get(f"/tables/{table.pk}/sheet/", headers={"HX-PTag": sheet["HX-PTag"]})
    assert after.status_code == 200
    assert "Is hand 1 right?" not in after.content.decode()


def test_a_word_on_the_last_hand_does_not_disturb_whoever_enters_the_next(
    phones: tuple[Client, Client], director: Actor, table: Table
) -> None:
    seen = phones[0].get(f"/tables/{table.pk}/").context["entry"]["version"]
    agree_to_hand(ask(director, table), number=1, hand_version=1)

    page = phones[0].get(f"/tables/{table.pk}/sheet/?hand=2&version={seen}")
    assert page.context["news"] is None
    record_hand(ask(director, table, version=seen), number=2, hand=HAND)


def test_the_director_is_asked_of_a_hand_two_disagree_about(
    client: Client, phones: tuple[Client, Client], director: Actor, table: Table
) -> None:
    client.force_login(director.user)
    form = {"number": 1, "version": 1, "finish": "ordinary", "went_out": "3", "by": "points"}
    form |= {f"points-{seat}": str(points) for seat, points in (POINTS | {"2": 35}).items()}
    saved = phones[1].post(f"/tables/{table.pk}/hands/1/disagree/", {**form, "step": "save"})

    assert saved.status_code == 302
    assert asked(phones[1], table) == []
    assert len(asked(client, table)) == 1
