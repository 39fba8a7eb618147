"""Reports and how far they are."""

from typing import Any

from rest_framework import serializers

from tournaments.models import Report
from tournaments.selectors.reports import is_left_waiting


class ReportAnswer(serializers.Serializer[Any]):
    """A report. `state` is requested, running, done or failed, `progress` per cent.

    `waits` says that nobody has begun although it was asked for a while ago: queue or worker are
    away, and it is made as soon as they are back. `version` is the tournament's that it was made
    from, null until it is done. `file` is where it is fetched from, empty until then; `failure` is
    why it failed: fault or abandoned.
    """

    id = serializers.IntegerField()
    tournament = serializers.IntegerField(source="tournament_id")
    kind = serializers.CharField()
    format = serializers.CharField()
    language = serializers.CharField()
    asked_at = serializers.DateTimeField()
    state = serializers.CharField()
    progress = serializers.IntegerField()
    waits = serializers.SerializerMethodField()
    version = serializers.IntegerField(allow_null=True)
    finished_at = serializers.DateTimeField(allow_null=True)
    failure = serializers.CharField()
    file = serializers.SerializerMethodField()

    def get_waits(self, report: Report) -> bool:
        return is_left_waiting(report)

    def get_file(self, report: Report) -> str:
        return f"/api/v1/reports/{report.pk}/file/" if report.is_done else ""


class ReportPage(serializers.Serializer[Any]):
    """A page of a tournament's reports, the latest first."""

    count = serializers.IntegerField()
    results = ReportAnswer(many=True)
