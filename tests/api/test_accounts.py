"""Tokens, roles and sessions at the doors of the API."""

import pytest
from rest_framework.test import APIClient

from tests.api.people import client_of
from tests.cast import make_user
from tournaments.models import Actor, Club, Tournament

WORD = "a long enough word"


@pytest.fixture
def desk(director: Actor) -> APIClient:
    return client_of(director)


def test_a_password_gives_a_token_that_can_be_ended(api: APIClient, director: Actor) -> None:
    asked = {"username": "director", "password": WORD}
    token = api.post("/api/v1/token/", asked).json()["token"]
    program = APIClient()
    program.credentials(HTTP_AUTHORIZATION=f"Token {token}")
    assert program.post("/api/v1/token/end/").status_code == 204
    assert program.get("/api/v1/variants/").status_code == 200
    assert program.post("/api/v1/token/end/").status_code == 401


@pytest.mark.parametrize("password", ["wrong", ""])
def test_a_wrong_password_gives_nothing(api: APIClient, director: Actor, password: str) -> None:
    answer = api.post("/api/v1/token/", {"username": "director", "password": password})
    assert answer.status_code in (401, 422)
    assert answer.json()["problems"]


def test_ten_wrong_passwords_close_the_door_for_a_while(api: APIClient, director: Actor) -> None:
    wrong = {"username": "director", "password": "guess"}
    answers = [api.post("/api/v1/token/", wrong) for _ in range(11)]
    assert {answer.status_code for answer in answers[:9]} == {401}
    assert answers[-1].status_code == 429
    assert answers[-1].json()["problems"][0]["code"] == "request.throttled"
    right = {"username": "director", "password": WORD}
    assert api.post("/api/v1/token/", right).status_code == 429


def test_an_account_that_was_closed_opens_nothing(director: Actor, club: Club) -> None:
    program = client_of(director)
    assert director.user is not None
    director.user.is_active = False
    director.user.save()
    assert program.get(f"/api/v1/clubs/{club.pk}/log/").status_code == 401


def test_roles_are_given_and_taken_by_the_name_of_an_account(
    desk: APIClient, club: Club, tournament: Tournament
) -> None:
    ann = make_user("ann")
    for address in (f"clubs/{club.pk}", f"tournaments/{tournament.pk}"):
        roles = f"/api/v1/{address}/roles/"
        given = desk.post(roles, {"username": "ann", "role": "scorekeeper"})
        assert given.status_code == 201, given.content
        assert "ann" in {role["username"] for role in desk.get(roles).json()}
        assert desk.delete(f"{roles}{ann.pk}/scorekeeper/").status_code == 204
        assert "ann" not in {role["username"] for role in desk.get(roles).json()}


def test_a_role_for_nobody_or_of_no_kind_is_refused(desk: APIClient, club: Club) -> None:
    roles = f"/api/v1/clubs/{club.pk}/roles/"
    unknown = desk.post(roles, {"username": "nobody", "role": "director"})
    assert unknown.json()["problems"][0]["code"] == "user.unknown"
    assert desk.post(roles, {"username": "director", "role": "king"}).status_code == 422
    assert desk.delete(f"{roles}1/king/").status_code == 404


def test_a_session_writes_only_with_the_page_s_token(director: Actor, club: Club) -> None:
    browser = APIClient(enforce_csrf_checks=True)
    assert director.user is not None
    browser.force_login(director.user, backend="django.contrib.auth.backends.ModelBackend")
    answer = browser.post(f"/api/v1/clubs/{club.pk}/players/", {"name": "Zoë"})
    assert answer.status_code == 403
    assert browser.get(f"/api/v1/clubs/{club.pk}/log/").status_code == 200
