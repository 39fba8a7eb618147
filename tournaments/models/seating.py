"""Seating draws: promise, seed and outcome."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from tournaments.models.schedule import Round
from tournaments.models.tournaments import Tournament


class DrawMethod(models.TextChoices):
    SEED = "seed", _("Drawn by the site, provably")
    HAND = "hand", _("Cards drawn by hand")


class SeatingDraw(models.Model):
    """One seating draw of a tournament.

    A draw by seed is first only a promise: `commitment` is public, `secret` is not, until
    `drawn_at`. From then on nothing of it changes: `outcome` is what
    `domain.seating_draw.draw_to_data` gives.
    """

    tournament = models.ForeignKey(Tournament, models.PROTECT, related_name="seating_draws")
    round = models.ForeignKey(
        Round, models.PROTECT, null=True, blank=True, related_name="seating_draws"
    )
    number = models.PositiveSmallIntegerField(default=1)
    method = models.CharField(max_length=8, choices=DrawMethod.choices)
    ties = models.CharField(max_length=8)
    commitment = models.CharField(max_length=64, blank=True)
    secret = models.CharField(max_length=64, blank=True)
    public_word = models.CharField(max_length=80, blank=True)
    outcome = models.JSONField(null=True, blank=True)
    committed_at = models.DateTimeField(auto_now_add=True)
    drawn_at = models.DateTimeField(null=True, blank=True)
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.PROTECT, null=True, blank=True, related_name="+"
    )

    class Meta:
        ordering = ("tournament_id", "number")
        constraints = (
            models.UniqueConstraint(
                fields=("tournament", "number"), name="seating_draw_number_once"
            ),
            models.CheckConstraint(
                condition=Q(drawn_at=None) | Q(outcome__isnull=False),
                name="seating_draw_has_an_outcome",
            ),
        )

    def __str__(self) -> str:
        return f"{self.tournament}, draw {self.number}"
