"""Reports over the API: asked for, looked after, fetched."""

from uuid import uuid4

import pytest
from pytest_django import DjangoCaptureOnCommitCallbacks

from tests.api.people import act, client_of
from tests.reported import make_done_report
from tests.seated import run_tournament
from tournaments.models import Actor, Club, Report, Tournament
from tournaments.tasks import make_report


@pytest.fixture
def evening(club: Club) -> Tournament:
    """A tournament before the first hand."""
    return run_tournament(club)


def at(tournament: Tournament) -> str:
    return f"/api/v1/tournaments/{tournament.pk}/reports/"


def test_a_report_is_asked_for_watched_and_fetched(director: Actor, evening: Tournament) -> None:
    client = client_of(director)
    asked = client.post(at(evening), act(format="csv"))
    assert asked.status_code == 202
    assert (asked.json()["state"], asked.json()["file"]) == ("requested", "")

    make_report(asked.json()["id"])

    told = client.get(f"/api/v1/reports/{asked.json()['id']}/").json()
    assert (told["state"], told["progress"], told["version"]) == ("done", 100, evening.version)
    file = client.get(told["file"])
    assert file["Content-Type"] == "text/csv; charset=utf-8"
    assert f"standings-{evening.pk}-version-{evening.version}.csv" in file["Content-Disposition"]
    assert b"Friday Kaluki" in file.content


def test_sent_twice_it_is_one_report(director: Actor, evening: Tournament) -> None:
    client, body = client_of(director), act(format="pdf")
    first, second = (client.post(at(evening), body).json()["id"] for _ in range(2))
    assert first == second


def test_its_language_is_that_of_whoever_asks(director: Actor, evening: Tournament) -> None:
    client = client_of(director)
    asked = client.post(at(evening), act(format="csv"), headers={"Accept-Language": "uk"})
    assert asked.json()["language"] == "uk"


def test_all_that_is_wrong_is_said_at_once(director: Actor, evening: Tournament) -> None:
    answer = client_of(director).post(at(evening), {"submission_id": "x", "format": 7})
    assert answer.status_code == 422
    assert {found["field"] for found in answer.json()["problems"]} == {"submission_id", "format"}
    unknown = client_of(director).post(at(evening), act(format="doc"))
    assert [found["code"] for found in unknown.json()["problems"]] == ["report.unknown_format"]
    assert not Report.objects.exists()


def test_a_file_that_is_not_made_yet_is_not_there(director: Actor, evening: Tournament) -> None:
    client = client_of(director)
    asked = client.post(at(evening), act(format="csv")).json()
    assert client.get(f"/api/v1/reports/{asked['id']}/file/").status_code == 404


def test_the_latest_stand_first(director: Actor, evening: Tournament) -> None:
    older, newer = (make_done_report(evening) for _ in range(2))
    page = client_of(director).get(at(evening)).json()
    assert [found["id"] for found in page["results"]] == [newer.pk, older.pk]


def test_the_task_is_sent_once_the_row_is_committed(
    director: Actor,
    evening: Tournament,
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    with django_capture_on_commit_callbacks() as callbacks:
        client_of(director).post(at(evening), act(format="csv", submission_id=str(uuid4())))
    assert len(callbacks) == 1
