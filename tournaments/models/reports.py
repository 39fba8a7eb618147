"""Reports asked for, and the files made of them."""

from django.db import models
from django.db.models import Q

from tournaments.domain.report_kinds import ReportFormat
from tournaments.models.tournaments import Tournament
from tournaments.models.work import Work, WorkFailure, WorkState

ReportState = WorkState
ReportFailure = WorkFailure


class Report(Work):
    """A report somebody asked for, from the asking on; the queue only hastens it.

    `version` is the tournament's that it was made from, None until it is done. Asked for twice
    under one `submission_id` it is one report.
    """

    tournament = models.ForeignKey(Tournament, models.CASCADE, related_name="reports")
    kind = models.CharField(max_length=30)
    format = models.CharField(max_length=8)
    language = models.CharField(max_length=10)
    submission_id = models.UUIDField()
    version = models.PositiveBigIntegerField(null=True, blank=True)

    class Meta:
        ordering = ("-id",)
        constraints = (
            models.UniqueConstraint(
                fields=("tournament", "submission_id"), name="report_asked_once"
            ),
            models.CheckConstraint(
                condition=Q(state__in=ReportState.values), name="report_state_known"
            ),
            models.CheckConstraint(
                condition=Q(format__in=[each.value for each in ReportFormat]),
                name="report_format_known",
            ),
            models.CheckConstraint(condition=Q(progress__lte=100), name="report_progress_per_cent"),
            models.CheckConstraint(
                condition=~Q(state=ReportState.DONE) | Q(version__isnull=False),
                name="report_done_at_a_version",
            ),
        )
        indexes = (
            models.Index(
                fields=("id",),
                condition=Q(state__in=(ReportState.REQUESTED, ReportState.RUNNING)),
                name="report_not_yet_made",
            ),
        )

    def __str__(self) -> str:
        return f"{self.kind}.{self.format} of {self.tournament}, {self.state}"


class ReportFile(models.Model):
    """The bytes of a report that is done, apart from its row so that lists never read them."""

    report = models.OneToOneField(Report, models.CASCADE, primary_key=True, related_name="file")
    content = models.BinaryField()

    def __str__(self) -> str:
        return f"file of report {self.report_id}"
