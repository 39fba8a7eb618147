"""The context of the page of a tournament's reports."""

from collections.abc import Sequence
from typing import Any
from uuid import uuid4

from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import get_language_info
from django.utils.translation import gettext as _

from tournaments.domain.report_kinds import REPORT_KINDS
from tournaments.models import Report, ReportFailure, ReportState, Tournament
from tournaments.selectors.reports import is_left_waiting
from tournaments.web.hidden import hidden
from tournaments.web.marks import tag
from tournaments.web.times import clock_time, short_day

Context = dict[str, Any]


def reports_context(tournament: Tournament, reports: Sequence[Report]) -> Context:
    """The context `reports` of `reports/reports.html`."""
    url = reverse("reports", args=(tournament.pk,))
    return {
        "url": url,
        "part_url": f"{url}?{urlencode({'part': 'list'})}",
        "busy": any(not report.is_over for report in reports),
        "ptag": list_tag(reports),
        "rows": [_row(tournament, report) for report in reports],
        "kinds": [
            _kind(key)
            for key, kind in REPORT_KINDS.items()
            if tournament.currency or not kind.of_money
        ],
    }


def list_tag(reports: Sequence[Report]) -> str:
    """Names what the list shows: another as soon as anything in it has changed."""
    shown = (
        f"{report.pk}:{report.state}:{report.progress}:{is_left_waiting(report):d}"
        for report in reports
    )
    return ",".join(shown) or "none"


def _kind(key: str) -> Context:
    """A form for each format with an id of its own: a double tap asks once."""
    kind = REPORT_KINDS[key]
    return {
        "name": _(kind.name),
        "forms": [
            {
                "label": each.name,
                "fields": hidden(submission_id=uuid4(), kind=key, format=each.value),
            }
            for each in kind.formats
        ],
    }


def _row(tournament: Tournament, report: Report) -> Context:
    asked = report.finished_at or report.asked_at
    club = tournament.club
    return {
        "label": _label(report),
        "time": f"{short_day(asked, club)}, {clock_time(asked, club)}",
        "language": get_language_info(report.language)["name_local"],
        "tag": _tag(report),
        "progress": report.progress if report.state == ReportState.RUNNING else None,
        "text": _text(report),
        "url": reverse("report_file", args=(report.pk,)) if report.is_done else "",
    }


def _label(report: Report) -> str:
    said = {
        "report": _(REPORT_KINDS[report.kind].name),
        "format": report.format.upper(),
        "version": report.version,
    }
    if report.version is None:
        return _("%(report)s, %(format)s") % said
    return _("%(report)s, %(format)s, version %(version)s") % said


def _tag(report: Report) -> Context:
    state = ReportState(report.state)
    return tag(_TAGS[state], str(state.label))


def _text(report: Report) -> str:
    """What there is to explain: why it failed, or why nothing happens."""
    if report.state == ReportState.FAILED:
        return str(ReportFailure(report.failure).label)
    if is_left_waiting(report):
        return _(
            "The worker that makes reports does not answer just now. This one is made as soon as"
            " it is back; hands are recorded as ever."
        )
    return ""


_TAGS = {
    ReportState.REQUESTED: "hollow",
    ReportState.RUNNING: "info",
    ReportState.DONE: "ok",
    ReportState.FAILED: "bad",
}
