"""The register on a page: who is in it, who may see what, and somebody new."""

from typing import Any

import pytest

from tests.cast import make_entry
from tests.seated import make_player
from tests.web.visitors import browser_of, problem_texts
from tournaments.models import Actor, Club, Player, Tournament

REGISTER = "/clubs/kaluki/players/"


def names(answer: Any) -> list[str]:
    return [row["name"] for row in answer.context["players"]]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("lukasz", "Łukasz Wójt"),
        ("WOJT", "Łukasz Wójt"),
        ("oles", "Олесь Гук"),
        ("гук", "Олесь Гук"),
    ],
)
def test_people_are_found_in_any_spelling(
    director: Actor, club: Club, typed: str, found: str
) -> None:
    for name in ("Łukasz Wójt", "Олесь Гук", "Una Kettle"):
        make_player(club, name)
    assert names(browser_of(director).get(REGISTER, {"q": typed})) == [found]


def test_a_search_as_one_types_is_answered_with_rows_alone(director: Actor, club: Club) -> None:
    make_player(club, "Una Kettle")
    answer = browser_of(director).get(REGISTER, {"q": "una"}, headers={"HX-Request": "true"})
    assert "Una Kettle" in answer.text
    assert "<html" not in answer.text


def test_a_stranger_sees_those_who_played_and_no_notes(
    director: Actor, stranger: Actor, tournament: Tournament
) -> None:
    played, newcomer = (make_player(tournament.club, name) for name in ("Una Kettle", "Ida Moor"))
    Player.objects.filter(pk=played.pk).update(note="left-handed")
    make_entry(tournament, played)
    page = browser_of(stranger).get(REGISTER)
    assert names(page) == ["Una Kettle"]
    assert "left-handed" not in page.text
    assert page.context["add"] is None
    assert names(browser_of(director).get(REGISTER)) == [newcomer.name, played.name]


def test_somebody_new_is_registered(director: Actor, club: Club) -> None:
    answer = browser_of(director).post(REGISTER, {"name": " Una  Kettle ", "note": "plays Fridays"})
    assert answer.status_code == 302
    player = Player.objects.get()
    assert (player.name, player.note) == ("Una Kettle", "plays Fridays")


def test_a_name_that_cannot_be_is_refused_beside_its_field(director: Actor, club: Club) -> None:
    answer = browser_of(director).post(REGISTER, {"name": "", "note": "plays Fridays"})
    assert answer.status_code == 422
    assert problem_texts(answer)
    name, note = answer.context["add"]["form"]
    assert name.errors
    assert note.value() == "plays Fridays"
    assert not Player.objects.exists()


def test_who_looks_like_somebody_is_asked_about_before_he_is_made(
    director: Actor, club: Club
) -> None:
    make_player(club, "Łukasz Wójt")
    browser = browser_of(director)
    answer = browser.post(REGISTER, {"name": "Lukasz Wojt"})
    assert answer.status_code == 422
    assert [one["name"] for one in answer.context["add"]["duplicates"]] == ["Łukasz Wójt"]
    assert answer.context["add"]["confirm"]
    assert Player.objects.count() == 1

    assert browser.post(REGISTER, {"name": "Lukasz Wojt", "confirm": "yes"}).status_code == 302
    assert Player.objects.count() == 2


@pytest.mark.parametrize("who", ["scorekeeper", "player_user", "stranger"])
def test_only_who_keeps_the_register_adds_to_it(
    request: pytest.FixtureRequest, tournament: Tournament, who: str
) -> None:
    answer = browser_of(request.getfixturevalue(who)).post(REGISTER, {"name": "Una Kettle"})
    assert answer.status_code in {302, 403}
    assert not Player.objects.exists()


@pytest.mark.parametrize(("suffix", "start"), [("csv", b"\xef\xbb\xbf"), ("xlsx", b"PK")])
def test_the_register_can_be_taken_away_as_a_file(
    director: Actor, stranger: Actor, club: Club, suffix: str, start: bytes
) -> None:
    make_player(club, "Łukasz Wójt")
    answer = browser_of(director).get(f"{REGISTER}players.{suffix}")
    assert answer.status_code == 200
    assert answer.content.startswith(start)
    assert f"kaluki-players.{suffix}" in answer.headers["Content-Disposition"]
    assert browser_of(stranger).get(f"{REGISTER}players.{suffix}").status_code == 302
