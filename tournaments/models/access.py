"""Who may act: staff roles, table passes, and the actor of an act."""

from dataclasses import dataclass

from django.conf import settings
from django.contrib.auth.models import User
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from tournaments.models.players import Club
from tournaments.models.schedule import Table
from tournaments.models.tournaments import Tournament


class Role(models.TextChoices):
    DIRECTOR = "director", _("Director")
    SCOREKEEPER = "scorekeeper", _("Scorekeeper")


class ClubRole(models.Model):
    """A role in every tournament of a club, and over its register."""

    club = models.ForeignKey(Club, models.CASCADE, related_name="roles")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="club_roles")
    role = models.CharField(max_length=12, choices=Role.choices)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=("club", "user", "role"), name="club_role_once"),
            models.CheckConstraint(condition=Q(role__in=Role.values), name="club_role_known"),
        )

    def __str__(self) -> str:
        return f"{self.user}: {self.role} of {self.club}"


class TournamentRole(models.Model):
    """A role in one tournament."""

    tournament = models.ForeignKey(Tournament, models.CASCADE, related_name="roles")
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="tournament_roles"
    )
    role = models.CharField(max_length=12, choices=Role.choices)

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=("tournament", "user", "role"), name="tournament_role_once"
            ),
            models.CheckConstraint(condition=Q(role__in=Role.values), name="tournament_role_known"),
        )

    def __str__(self) -> str:
        return f"{self.user}: {self.role} of {self.tournament}"


class TablePass(models.Model):
    """A link or QR code that lets a phone record at one table; only its hash is kept.

    `table` is where it was made; it goes on with the table of that number in later rounds.
    """

    table = models.ForeignKey(Table, models.PROTECT, related_name="passes")
    token_hash = models.CharField(max_length=64, unique=True)
    created_at = models.DateTimeField(auto_now_add=True)
    revoked_at = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        return f"pass {self.pk} for {self.table}"


@dataclass(frozen=True, slots=True)
class Actor:
    """Who acts and from which device: a logged-in user, or a phone with a table pass."""

    user: User | None = None
    table_pass: TablePass | None = None
    device: str = ""

    @property
    def name(self) -> str:
        """The name the log keeps, so that it reads the same after the account is gone."""
        if self.user is not None:
            return self.user.get_full_name() or self.user.get_username()
        if self.table_pass is not None:
            return f"table pass {self.table_pass.pk}"
        return "system"
