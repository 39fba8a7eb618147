"""What happened at a table: the only truth a match is folded from."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from tournaments.models.access import TablePass
from tournaments.models.schedule import Table


class EventKind(models.TextChoices):
    HAND = "hand", _("Hand")
    VOID = "void", _("Void hand")
    BUY_IN = "buy_in", _("Buy-in")
    DECLINE = "decline", _("Buy-in declined")
    WITHDRAWAL = "withdrawal", _("Withdrawal")
    PENALTY = "penalty", _("Penalty by ruling")
    END = "end", _("End of the match")
    TAKEN_BACK = "taken_back", _("Taken back")


class MatchEvent(models.Model):
    """One version of one event of a match.

    Events of a table are folded in order of `position`; positions leave gaps, so that a settled
    conflict can put a buy-in between two hands. A correction is a new version at the same
    position; the older ones stay, no longer current. `data` is the event as
    `scoring.match.event_to_data` writes it, its players being entry ids as text: results follow
    persons, not seats. An event taken back is a version too, of kind `taken_back`, which the fold
    leaves out.
    """

    table = models.ForeignKey(Table, models.PROTECT, related_name="events")
    position = models.PositiveBigIntegerField()
    version = models.PositiveSmallIntegerField(default=1)
    is_current = models.BooleanField(default=True)
    kind = models.CharField(max_length=10, choices=EventKind.choices)
    data = models.JSONField(default=dict)
    reason = models.CharField(max_length=300, blank=True)
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.PROTECT, null=True, blank=True, related_name="+"
    )
    table_pass = models.ForeignKey(
        TablePass, models.PROTECT, null=True, blank=True, related_name="+"
    )
    device = models.CharField(max_length=120, blank=True)
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("table_id", "position", "version")
        constraints = (
            models.UniqueConstraint(
                fields=("table", "position", "version"), name="event_version_once"
            ),
            models.UniqueConstraint(
                fields=("table", "position"),
                condition=Q(is_current=True),
                name="event_one_current_version",
            ),
            models.CheckConstraint(condition=Q(kind__in=EventKind.values), name="event_kind_known"),
        )

    def __str__(self) -> str:
        return f"{self.table}, {self.kind} at {self.position} v{self.version}"


class Submission(models.Model):
    """An accepted act of a phone and the answer it got.

    Phones send twice; the second time they get this very answer. `request_hash` tells a repeat from
    another act sent under the same id by mistake.
    """

    table = models.ForeignKey(Table, models.PROTECT, related_name="submissions")
    submission_id = models.UUIDField()
    request_hash = models.CharField(max_length=64)
    answer = models.JSONField()
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=("table", "submission_id"), name="submission_once"),
        )

    def __str__(self) -> str:
        return str(self.submission_id)
