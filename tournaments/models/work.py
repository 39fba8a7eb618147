"""Work the worker does: a row from the asking on; the queue only hastens it."""

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy


class WorkState(models.TextChoices):
    REQUESTED = "requested", pgettext_lazy("report", "Waiting")
    RUNNING = "running", _("Being made")
    DONE = "done", _("Ready")
    FAILED = "failed", _("Failed")


class WorkFailure(models.TextChoices):
    FAULT = "fault", _("It could not be made: a fault of ours, noted in the server's log.")
    ABANDONED = "abandoned", _("Whoever was making it stopped midway, time after time.")


class Work(models.Model):
    """Something asked for that takes a while.

    `attempts` counts how often somebody began to make it and tells the one who does now from those
    before him. He gives a sign of life in `heartbeat_at` with each step of `progress` (per cent).
    """

    asked_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.PROTECT, null=True, blank=True, related_name="+"
    )
    asked_at = models.DateTimeField()
    state = models.CharField(max_length=10, choices=WorkState.choices, default=WorkState.REQUESTED)
    progress = models.PositiveSmallIntegerField(default=0)
    attempts = models.PositiveSmallIntegerField(default=0)
    heartbeat_at = models.DateTimeField(null=True, blank=True)
    finished_at = models.DateTimeField(null=True, blank=True)
    failure = models.CharField(max_length=10, choices=WorkFailure.choices, blank=True)

    class Meta:
        abstract = True

    @property
    def is_done(self) -> bool:
        """Whether what was asked for is there."""
        return self.state == WorkState.DONE

    @property
    def is_over(self) -> bool:
        """Whether nothing becomes of it any more by itself."""
        return self.state in {WorkState.DONE, WorkState.FAILED}
