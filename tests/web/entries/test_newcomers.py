"""Somebody new at the desk, and the warning of people who look like him."""

from uuid import uuid4

import pytest

from tests.fields import enter, open_tournament
from tests.seated import make_player
from tests.web.entries.test_desk_list import at
from tests.web.visitors import browser_of, problem_texts
from tournaments.models import Actor, Club, Entry, Player, Tournament


@pytest.fixture
def evening(director: Actor, club: Club) -> Tournament:
    return open_tournament(director, club)


def test_the_name_looked_for_is_filled_in(director: Actor, evening: Tournament) -> None:
    page = browser_of(director).get(at(evening, "new"), {"q": "Olha"})
    assert page.context["form"]["name"] == "Olha"


def test_a_new_person_is_registered_and_entered(director: Actor, evening: Tournament) -> None:
    answer = browser_of(director).post(at(evening, "new"), {"name": "Olha", "note": "from Lviv"})
    assert answer.status_code == 302
    entry = Entry.objects.get(tournament=evening)
    assert (entry.player.name, entry.player.note) == ("Olha", "from Lviv")


def test_no_name_is_refused_and_nobody_is_registered(director: Actor, evening: Tournament) -> None:
    answer = browser_of(director).post(at(evening, "new"), {"name": " ", "note": "from Lviv"})
    assert answer.status_code == 422
    assert answer.context["form"]["name_errors"]
    assert answer.context["form"]["note"] == "from Lviv"
    assert not Player.objects.exists()


def test_who_looks_like_somebody_is_asked_about_first(director: Actor, evening: Tournament) -> None:
    make_player(evening.club, "Łukasz Nowak")
    answer = browser_of(director).post(at(evening, "new"), {"name": "Lukasz Nowak"})
    assert answer.status_code == 422
    assert problem_texts(answer) == ["Łukasz Nowak is in the register: the same name."]
    assert [(row["name"], row["can"]) for row in answer.context["alike"]] == [
        ("Łukasz Nowak", True)
    ]
    assert Player.objects.count() == 1


def test_somebody_of_the_same_name_is_registered_when_said_so(
    director: Actor, evening: Tournament
) -> None:
    enter(director, evening, "Ann Grey")
    form = {"name": "Ann Grey", "note": "the younger", "in_spite": "1"}
    assert browser_of(director).post(at(evening, "new"), form).status_code == 302
    assert Entry.objects.filter(tournament=evening).count() == 2


def test_a_double_click_registers_one_person(director: Actor, evening: Tournament) -> None:
    form = {"name": "Ann Grey", "in_spite": "1", "form_id": str(uuid4())}
    desk = browser_of(director)
    for _ in range(2):
        assert desk.post(at(evening, "new"), form).status_code == 302
    assert Player.objects.count() == 1


def test_a_refused_form_can_be_sent_again(director: Actor, evening: Tournament) -> None:
    desk, form_id = browser_of(director), str(uuid4())
    assert desk.post(at(evening, "new"), {"name": "", "form_id": form_id}).status_code == 422
    assert desk.post(at(evening, "new"), {"name": "Ann", "form_id": form_id}).status_code == 302


def test_a_stranger_registers_nobody(evening: Tournament, stranger: Actor) -> None:
    assert browser_of(stranger).post(at(evening, "new"), {"name": "Ann"}).status_code == 302
    assert not Player.objects.exists()
