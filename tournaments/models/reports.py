"""Reports asked for, and the files made of them."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from tournaments.domain.report_kinds import ReportFormat
from tournaments.models.tournaments import Tournament


class ReportState(models.TextChoices):
    REQUESTED = "requested", pgettext_lazy("report", "Waiting")
    RUNNING = "running", _("Being made")
    DONE = "done", _("Ready")
    FAILED = "failed", _("Failed")


class ReportFailure(models.TextChoices):
    FAULT = "fault", _("It could not be made: a fault of ours, noted in the server's log.")
    ABANDONED = "abandoned", _("Whoever was making it stopped midway, time after time.")


class Report(models.Model):
    """A report somebody asked for, from the asking on; the queue only hastens it.

    `attempts` counts how often somebody began to make it and tells the one who does now from those
    before him. He gives a sign of life in `heartbeat_at` with each step of `progress` (per cent).
    `version` is the tournament's that it was made from, None until it is done. Asked for twice
    under one `submission_id` it is one report.
    """

    tournament = models.ForeignKey(Tournament, models.CASCADE, related_name="reports")
    kind = models.CharField(max_length=30)
    format = models.CharField(max_length=8)
    language = models.CharField(max_length=10)
    submission_id = models.UUIDField()
    asked_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.PROTECT, null=True, blank=True, related_name="+"
    )
    asked_at = models.DateTimeField()
    state = models.CharField(
        max_length=10, choices=ReportState.choices, default=ReportState.REQUESTED
    )
    progress = models.PositiveSmallIntegerField(default=0)
    attempts = models.PositiveSmallIntegerField(default=0)
    heartbeat_at = models.DateTimeField(null=True, blank=True)
    finished_at = models.DateTimeField(null=True, blank=True)
    version = models.PositiveBigIntegerField(null=True, blank=True)
    failure = models.CharField(max_length=10, choices=ReportFailure.choices, blank=True)

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

    @property
    def is_done(self) -> bool:
        """Whether its file is there."""
        return self.state == ReportState.DONE

    @property
    def is_over(self) -> bool:
        """Whether nothing becomes of it any more by itself."""
        return self.state in {ReportState.DONE, ReportState.FAILED}


class ReportFile(models.Model):
    """The bytes of a report that is done, apart from its row so that lists never read them."""

    report = models.OneToOneField(Report, models.CASCADE, primary_key=True, related_name="file")
    content = models.BinaryField()

    def __str__(self) -> str:
        return f"file of report {self.report_id}"
