"""Who of those who share a place across the line of a table goes on: a director's ruling."""

from django.conf import settings
from django.db import models

from tournaments.models.schedule import Table


class TieDecision(models.Model):
    """A ruling on one tie. Only added to: of a table the latest counts.

    `entries` share `place`, and those in `going_on` go on; nobody in it takes the ruling before
    back. It counts as long as the tie is the same. Sent twice under one `submission_id` it is one.
    """

    table = models.ForeignKey(Table, models.PROTECT, related_name="tie_decisions")
    place = models.PositiveSmallIntegerField()
    entries = models.JSONField()
    going_on = models.JSONField()
    reason = models.CharField(max_length=300)
    submission_id = models.UUIDField()
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.PROTECT, null=True, blank=True, related_name="+"
    )
    device = models.CharField(max_length=120, blank=True)
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("id",)
        constraints = (
            models.UniqueConstraint(fields=("table", "submission_id"), name="tie_decided_once"),
        )

    def __str__(self) -> str:
        return f"place {self.place} of {self.table}"
