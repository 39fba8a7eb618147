"""Roles in a whole club, given and taken back on a page."""

import pytest

from tests.cast import make_user
from tests.web.visitors import browser_of, problem_texts
from tournaments.models import Actor, Club, ClubRole, Role, Tournament

STAFF = "/clubs/kaluki/staff/"
REVOKE = "/clubs/kaluki/staff/revoke/"


def test_an_account_becomes_scorekeeper(director: Actor, club: Club) -> None:
    user = make_user("rufus")
    browser = browser_of(director)
    assert browser.post(STAFF, {"username": " rufus ", "role": "scorekeeper"}).status_code == 302
    assert ClubRole.objects.filter(club=club, user=user, role=Role.SCOREKEEPER).exists()
    shown = browser.get(STAFF).context["staff"]
    assert [one["account"] for one in shown] == ["director", "rufus"]


@pytest.mark.parametrize(
    ("form", "text"),
    [
        ({"username": "nemo", "role": "director"}, "There is no account named nemo."),
        ({"username": "rufus", "role": "king"}, "Choose what the account may do in the club."),
    ],
)
def test_what_cannot_be_is_refused_and_what_was_typed_stays(
    director: Actor, club: Club, form: dict[str, str], text: str
) -> None:
    make_user("rufus")
    answer = browser_of(director).post(STAFF, form)
    assert answer.status_code == 422
    assert problem_texts(answer) == [text]
    assert answer.context["username"] == form["username"]
    assert ClubRole.objects.count() == 1


def test_a_role_is_taken_back(director: Actor, club: Club) -> None:
    user = make_user("rufus")
    ClubRole.objects.create(club=club, user=user, role=Role.SCOREKEEPER)
    form = {"user": user.pk, "role": "scorekeeper"}
    assert browser_of(director).post(REVOKE, form).status_code == 302
    assert not ClubRole.objects.filter(user=user).exists()


def test_the_last_director_stays(director: Actor, club: Club) -> None:
    assert director.user is not None
    answer = browser_of(director).post(REVOKE, {"user": director.user.pk, "role": "director"})
    assert answer.status_code == 422
    assert ClubRole.objects.filter(user=director.user, role=Role.DIRECTOR).exists()


@pytest.mark.parametrize(
    ("who", "status"), [("scorekeeper", 403), ("player_user", 403), ("stranger", 302)]
)
def test_who_may_not_hand_out_roles_does_not_see_who_has_them(
    request: pytest.FixtureRequest, tournament: Tournament, who: str, status: int
) -> None:
    browser = browser_of(request.getfixturevalue(who))
    assert browser.get(STAFF).status_code == status
    assert browser.post(STAFF, {"username": "x", "role": "director"}).status_code == status
    assert browser.post(REVOKE, {"user": "1", "role": "director"}).status_code == status
