"""The log of people's acts: hash-chained, only added to."""

from django.conf import settings
from django.db import models
from django.db.models import Q

from tournaments.models.players import Club
from tournaments.models.tournaments import Tournament


class LogEntry(models.Model):
    """Who did what, from which device, when, on what, before → after, and why.

    `number` counts from 1 within the chain of a tournament, or of a club where `tournament` is
    None. `hash` is `domain.log_chain.entry_hash` of the entry before and this one's content.
    """

    club = models.ForeignKey(Club, models.PROTECT, related_name="log")
    tournament = models.ForeignKey(
        Tournament, models.PROTECT, null=True, blank=True, related_name="log"
    )
    number = models.PositiveIntegerField()
    at = models.DateTimeField()
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.PROTECT, null=True, blank=True, related_name="+"
    )
    actor_name = models.CharField(max_length=150)
    device = models.CharField(max_length=120, blank=True)
    act = models.CharField(max_length=40)
    subject = models.CharField(max_length=200)
    before = models.JSONField(null=True, blank=True)
    after = models.JSONField(null=True, blank=True)
    reason = models.CharField(max_length=300, blank=True)
    previous_hash = models.CharField(max_length=64, blank=True)
    hash = models.CharField(max_length=64)

    class Meta:
        ordering = ("id",)
        constraints = (
            models.UniqueConstraint(
                fields=("tournament", "number"),
                condition=Q(tournament__isnull=False),
                name="log_number_once_per_tournament",
            ),
            models.UniqueConstraint(
                fields=("club", "number"),
                condition=Q(tournament=None),
                name="log_number_once_per_club",
            ),
        )

    def __str__(self) -> str:
        return f"{self.number}: {self.act} {self.subject}"
