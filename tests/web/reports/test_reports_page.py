"""The page of a tournament's reports."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries

from tests.cast import make_club, make_director, make_scorekeeper, make_user
from tests.reported import ask_for_report, make_done_report
from tests.seated import run_tournament
from tests.web.visitors import browser_of, hidden_fields, problem_texts
from tournaments.models import Actor, Club, Report, ReportFailure, ReportState, Tournament
from tournaments.selectors.reports import WAITS_TOO_LONG
from tournaments.services.report_making import claim_report, note_progress
from tournaments.tasks import make_report


@pytest.fixture
def evening(club: Club) -> Tournament:
    """A tournament before the first hand."""
    return run_tournament(club)


@pytest.fixture
def desk(director: Actor) -> Client:
    return browser_of(director)


def at(tournament: Tournament) -> str:
    return f"/tournaments/{tournament.pk}/reports/"


def part_at(tournament: Tournament) -> str:
    return f"{at(tournament)}?part=list"


def rows_of(desk: Client, tournament: Tournament) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = desk.get(at(tournament)).context["reports"]["rows"]
    return rows


def test_a_report_is_asked_for_made_and_fetched(desk: Client, evening: Tournament) -> None:
    kind, *_others = desk.get(at(evening)).context["reports"]["kinds"]
    pdf, _xlsx, csv = (hidden_fields(form["fields"]) for form in kind["forms"])
    assert (pdf["format"], csv["format"]) == ("pdf", "csv")
    assert desk.post(at(evening), csv).status_code == 302

    make_report(Report.objects.get().pk)

    (row,) = rows_of(desk, evening)
    assert row["label"] == f"Standings, CSV, version {evening.version}"
    file = desk.get(row["url"])
    assert file["Content-Disposition"].endswith('.csv"')
    assert b"Friday Kaluki" in file.content


def test_an_impatient_finger_asks_once(desk: Client, evening: Tournament) -> None:
    kind, *_others = desk.get(at(evening)).context["reports"]["kinds"]
    form = hidden_fields(kind["forms"][0]["fields"])
    for _ in range(2):
        assert desk.post(at(evening), form).status_code == 302
    assert Report.objects.count() == 1


def test_what_there_is_not_is_refused(desk: Client, evening: Tournament) -> None:
    answer = desk.post(at(evening), {"kind": "standings", "format": "doc"})
    assert answer.status_code == 422
    assert problem_texts(answer) == ["This report does not come as doc."]


def test_how_far_it_is_shows_while_it_is_made(
    desk: Client, director: Actor, evening: Tournament
) -> None:
    report = ask_for_report(director, evening)
    assert desk.get(at(evening)).context["reports"]["busy"]
    claim = claim_report(report_id=report.pk)
    assert claim is not None
    note_progress(claim=claim, progress=40)
    (row,) = rows_of(desk, evening)
    assert (row["tag"], row["progress"]) == ({"kind": "info", "text": "Being made"}, 40)
    make_report(report.pk)


def test_the_list_comes_anew_only_when_something_has_changed(
    desk: Client, director: Actor, evening: Tournament
) -> None:
    report = ask_for_report(director, evening)
    first = desk.get(part_at(evening))
    assert "<html" not in first.text
    headers = {"HX-PTag": first["HX-PTag"]}
    assert desk.get(part_at(evening), headers=headers).status_code == 304
    make_report(report.pk)
    ready = desk.get(part_at(evening), headers=headers)
    assert "Download" in ready.text
    assert "hx-get" not in ready.text


def test_a_page_without_scripts_offers_to_look_again(
    desk: Client, director: Actor, evening: Tournament
) -> None:
    assert "Look again" not in desk.get(at(evening)).text
    ask_for_report(director, evening)
    assert "<noscript>" in desk.get(at(evening)).text


def test_a_report_nobody_begins_is_said_to_wait(
    desk: Client, director: Actor, evening: Tournament
) -> None:
    ask_for_report(director, evening)
    assert rows_of(desk, evening)[0]["text"] == ""
    long_ago = timezone.now() - WAITS_TOO_LONG - timedelta(seconds=1)
    Report.objects.update(asked_at=long_ago)
    (row,) = rows_of(desk, evening)
    assert row["tag"] == {"kind": "hollow", "text": "Waiting"}
    assert "hands are recorded as ever" in str(row["text"])


def test_a_report_that_failed_says_so_in_a_sentence(
    desk: Client, director: Actor, evening: Tournament
) -> None:
    report = ask_for_report(director, evening)
    Report.objects.filter(pk=report.pk).update(
        state=ReportState.FAILED, failure=ReportFailure.FAULT
    )
    (row,) = rows_of(desk, evening)
    assert "a fault of ours" in str(row["text"])
    assert not desk.get(at(evening)).context["reports"]["busy"]


CAST: dict[str, Callable[[Tournament, Actor], Actor]] = {
    "director": lambda _tournament, director: director,
    "scorekeeper": lambda tournament, _director: make_scorekeeper(tournament, "keeper"),
    "director of another club": lambda _tournament, _director: make_director(
        make_club("Other", "other"), "outsider"
    ),
    "player": lambda _tournament, _director: Actor(user=make_user("anybody")),
    "stranger": lambda _tournament, _director: Actor(),
}
WORKS_THERE = {"director", "scorekeeper"}


@pytest.mark.parametrize("role", CAST)
@pytest.mark.parametrize("door", ["look", "part", "ask", "fetch"])
def test_reports_are_for_those_who_work_at_the_tournament(
    role: str, door: str, evening: Tournament, director: Actor
) -> None:
    browser = browser_of(CAST[role](evening, director))
    report = make_done_report(evening)
    answer = {
        "look": lambda: browser.get(at(evening)),
        "part": lambda: browser.get(part_at(evening)),
        "ask": lambda: browser.post(at(evening), {"kind": "standings", "format": "pdf"}),
        "fetch": lambda: browser.get(f"/reports/{report.pk}/file/"),
    }[door]()
    if role in WORKS_THERE:
        assert answer.status_code == (302 if door == "ask" else 200)
    elif role == "stranger":
        assert answer["Location"].startswith("/login/")
    else:
        assert answer.status_code == 403
    assert Report.objects.count() == 1 + (door == "ask" and role in WORKS_THERE)


@pytest.mark.parametrize("many", [1, 3])
def test_looking_costs_the_same_for_any_number(
    desk: Client, evening: Tournament, many: int, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    for _ in range(many):
        make_done_report(evening)
    with django_assert_num_queries(4):
        desk.get(at(evening))
