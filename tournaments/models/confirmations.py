"""What others at a table say of a recorded hand."""

from django.conf import settings
from django.db import models

from tournaments.models.access import TablePass
from tournaments.models.hands import MatchEvent


class HandConfirmation(models.Model):
    """One word on one version of a hand, beside whoever recorded it. Only added to.

    `other` is what the hand was for whoever disagrees, as an event's `data`, its players entry ids;
    None where he only says in a `note` what is wrong. `is_ruling`: a director said it.
    """

    event = models.ForeignKey(MatchEvent, models.PROTECT, related_name="+")
    agrees = models.BooleanField()
    other = models.JSONField(null=True, blank=True)
    note = models.CharField(max_length=300, blank=True)
    is_ruling = models.BooleanField(default=False)
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.PROTECT, null=True, blank=True, related_name="+"
    )
    table_pass = models.ForeignKey(
        TablePass, models.PROTECT, null=True, blank=True, related_name="+"
    )
    device = models.CharField(max_length=120, blank=True)
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("id",)

    def __str__(self) -> str:
        return f"{'agreed' if self.agrees else 'disagreed'}: {self.event}"
