"""Reports from the asking to the file: asked once, claimed by one, made once."""

from datetime import timedelta
from uuid import uuid4

import pytest
from django.utils import timezone, translation

from scoring.problems import RuleBroken
from tests.cast import make_club, make_tournament
from tests.reported import ask_for_report, make_done_report
from tests.seated import run_tournament
from tournaments.domain.refusals import NotAllowed
from tournaments.models import (
    Actor,
    Club,
    Report,
    ReportFailure,
    ReportFile,
    ReportState,
    Tournament,
)
from tournaments.reports.making import make_file
from tournaments.selectors.reports import (
    SIGN_OF_LIFE,
    WAITS_TOO_LONG,
    is_left_waiting,
    unmade_reports,
)
from tournaments.services.report_making import (
    MOST_ATTEMPTS,
    Claim,
    Overtaken,
    claim_report,
    finish_report,
    note_progress,
)
from tournaments.services.reports import REPORTS_ARE_KEPT
from tournaments.tasks import forget_old_reports, make_report, make_unmade_reports


@pytest.fixture
def evening(club: Club) -> Tournament:
    """A tournament before the first hand."""
    return run_tournament(club)


@pytest.fixture
def report(director: Actor, evening: Tournament) -> Report:
    return ask_for_report(director, evening)


def claim(report: Report) -> Claim:
    claimed = claim_report(report_id=report.pk)
    assert claimed is not None
    return claimed


def fall_silent(report: Report) -> None:
    """Whoever makes it has shown no sign of life for too long."""
    long_ago = timezone.now() - SIGN_OF_LIFE - timedelta(seconds=1)
    Report.objects.filter(pk=report.pk).update(heartbeat_at=long_ago)


def wait(report: Report) -> None:
    """Time goes by and nobody begins."""
    long_ago = timezone.now() - WAITS_TOO_LONG - timedelta(seconds=1)
    Report.objects.filter(pk=report.pk).update(asked_at=long_ago)


def test_a_report_is_a_row_before_anybody_makes_it(report: Report) -> None:
    assert (report.state, report.progress, report.version) == (ReportState.REQUESTED, 0, None)


def test_asked_for_twice_under_one_id_it_is_one(director: Actor, evening: Tournament) -> None:
    token = uuid4()
    first, second = (ask_for_report(director, evening, submission_id=token) for _ in range(2))
    assert first == second


def test_an_id_stands_for_one_report_only(director: Actor, evening: Tournament) -> None:
    token = uuid4()
    ask_for_report(director, evening, submission_id=token)
    with pytest.raises(RuleBroken) as refusal:
        ask_for_report(director, evening, submission_id=token, format="pdf")
    assert [found.code for found in refusal.value.problems] == ["submission.reused"]


@pytest.mark.parametrize(
    ("wanted", "code"),
    [({"kind": "gossip"}, "report.unknown_kind"), ({"format": "doc"}, "report.unknown_format")],
)
def test_only_reports_there_are_can_be_asked_for(
    director: Actor, evening: Tournament, wanted: dict[str, str], code: str
) -> None:
    with pytest.raises(RuleBroken) as refusal:
        ask_for_report(director, evening, **wanted)
    assert [found.code for found in refusal.value.problems] == [code]
    assert not Report.objects.exists()


def test_who_does_not_work_there_asks_for_nothing(player_user: Actor, evening: Tournament) -> None:
    with pytest.raises(NotAllowed):
        ask_for_report(player_user, evening)
    assert not Report.objects.exists()


def test_it_is_written_in_the_language_it_was_asked_for_in(
    director: Actor, evening: Tournament
) -> None:
    with translation.override("ru"):
        report = ask_for_report(director, evening)
    make_report(report.pk)
    text = bytes(report.file.content).decode("utf-8-sig")
    assert "Игрок" in text
    assert "Player" not in text


def test_made_it_has_its_file_its_version_and_nothing_left_to_do(
    report: Report, evening: Tournament
) -> None:
    make_report(report.pk)
    report.refresh_from_db()
    assert (report.state, report.progress) == (ReportState.DONE, 100)
    assert report.version == evening.version
    assert b"Friday Kaluki" in bytes(report.file.content)


def test_a_task_sent_twice_makes_one_file(report: Report) -> None:
    make_report(report.pk)
    first = report.file
    make_report(report.pk)
    report.refresh_from_db()
    assert report.attempts == 1
    assert [*ReportFile.objects.all()] == [first]


def test_only_one_may_make_it_at_a_time(report: Report) -> None:
    claim(report)
    assert claim_report(report_id=report.pk) is None


def test_who_falls_silent_is_overtaken_and_keeps_nothing(report: Report) -> None:
    slow = claim(report)
    fall_silent(report)
    quick = claim(report)
    finish_report(claim=quick, version=2, content=b"quick")
    with pytest.raises(Overtaken):
        note_progress(claim=slow, progress=90)
    with pytest.raises(Overtaken):
        finish_report(claim=slow, version=1, content=b"slow")
    assert bytes(ReportFile.objects.get().content) == b"quick"


def test_a_sign_of_life_keeps_the_claim(report: Report) -> None:
    held = claim(report)
    fall_silent(report)
    note_progress(claim=held, progress=40)
    assert claim_report(report_id=report.pk) is None
    assert Report.objects.get().progress == 40


def test_progress_is_told_on_the_way(report: Report) -> None:
    told: list[int] = []
    make_file(report, told.append)
    assert told == sorted(told)
    assert 0 < told[0] < told[-1] < 100


def test_the_clock_makes_what_waited_and_what_was_left_lying(
    director: Actor, evening: Tournament
) -> None:
    waiting, forsaken, fresh = (ask_for_report(director, evening) for _ in range(3))
    wait(waiting)
    claim(forsaken)
    fall_silent(forsaken)
    make_unmade_reports()
    states = {each.pk: each.state for each in Report.objects.all()}
    assert states[waiting.pk] == states[forsaken.pk] == ReportState.DONE
    assert states[fresh.pk] == ReportState.REQUESTED


def test_what_has_just_been_asked_for_is_not_said_to_wait(report: Report) -> None:
    assert not is_left_waiting(report)
    wait(report)
    assert is_left_waiting(Report.objects.get())


def test_whatever_stops_its_makers_time_after_time_is_given_up(report: Report) -> None:
    for _ in range(MOST_ATTEMPTS):
        claim(report)
        fall_silent(report)
    make_unmade_reports()
    report.refresh_from_db()
    assert (report.state, report.failure) == (ReportState.FAILED, ReportFailure.ABANDONED)
    assert not unmade_reports()


def test_what_cannot_be_made_is_tried_again_and_then_said_to_have_failed(
    director: Actor, club: Club
) -> None:
    """A tournament whose rules nobody can vouch for: no result is worked out at all."""
    report = ask_for_report(director, make_tournament(club, "Broken"))
    for attempt in range(1, MOST_ATTEMPTS + 1):
        make_report(report.pk)
        report.refresh_from_db()
        assert report.attempts == attempt
        last = attempt == MOST_ATTEMPTS
        assert report.state == (ReportState.FAILED if last else ReportState.REQUESTED)
    assert report.failure == ReportFailure.FAULT


def test_old_reports_are_forgotten_with_their_files(club: Club) -> None:
    tournament = make_tournament(make_club("Other", "other"))
    old, new = (make_done_report(tournament) for _ in range(2))
    at = timezone.now() - REPORTS_ARE_KEPT - timedelta(minutes=1)
    Report.objects.filter(pk=old.pk).update(finished_at=at)
    forget_old_reports()
    assert [*Report.objects.all()] == [new]
    assert ReportFile.objects.count() == 1
