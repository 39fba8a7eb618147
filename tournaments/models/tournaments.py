"""A tournament and the people entered in it."""

from django.db import models
from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from tournaments.models.players import Club, Player


class TournamentState(models.TextChoices):
    PLANNED = "planned", _("Planned")
    REGISTRATION = "registration", _("Registration")
    RUNNING = "running", _("Running")
    FINISHED = "finished", _("Finished")


class Tournament(models.Model):
    """One event of a club, under one rule sheet.

    `rules` is the whole rule sheet with the house rules applied (`scoring.variant_to_data`),
    copied when the tournament is made and frozen at its first hand. `unit_minor` is what one unit
    of the stakes is worth in minor units of `currency`; an empty currency is a tournament for
    interest, without money. Hands recorded after `two_sided_since` wait for a second player to
    agree; None where one is enough. `version` grows with every act, at `changed_at` the last time:
    every page and answer says which version it was made from.
    """

    club = models.ForeignKey(Club, models.PROTECT, related_name="tournaments")
    name = models.CharField(max_length=120)
    starts_at = models.DateTimeField()
    variant_key = models.CharField(max_length=40)
    house_rules = models.JSONField(default=dict, blank=True)
    rules = models.JSONField()
    rules_hash = models.CharField(max_length=64)
    currency = models.CharField(max_length=3, blank=True)
    unit_minor = models.PositiveIntegerField(null=True, blank=True)
    table_smallest = models.PositiveSmallIntegerField()
    table_largest = models.PositiveSmallIntegerField()
    table_preferred = models.PositiveSmallIntegerField()
    most_entries = models.PositiveIntegerField(null=True, blank=True)
    state = models.CharField(
        max_length=12, choices=TournamentState.choices, default=TournamentState.PLANNED
    )
    version = models.PositiveBigIntegerField(default=0)
    two_sided_since = models.DateTimeField(null=True, blank=True)
    log_length = models.PositiveIntegerField(default=0)
    log_head = models.CharField(max_length=64, blank=True)
    changed_at = models.DateTimeField(default=timezone.now)
    created_at = models.DateTimeField(auto_now_add=True)
    finished_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ("-starts_at", "-id")
        constraints = (
            models.CheckConstraint(
                condition=Q(currency="", unit_minor=None)
                | (~Q(currency="") & Q(unit_minor__gte=1)),
                name="tournament_money_has_a_unit",
            ),
            models.CheckConstraint(
                condition=Q(state__in=TournamentState.values), name="tournament_state_known"
            ),
            models.CheckConstraint(
                condition=Q(table_smallest__gte=2)
                & Q(table_smallest__lte=models.F("table_preferred"))
                & Q(table_preferred__lte=models.F("table_largest")),
                name="tournament_table_sizes_in_order",
            ),
        )

    def __str__(self) -> str:
        return self.name

    @property
    def moment(self) -> str:
        """A key for what is built from the tournament as it is now.

        Version alone would not do: a database restored from a backup counts the same versions
        again, with another log.
        """
        born = int(self.created_at.timestamp() * 1000)
        return f"{self.pk}:{born}:{self.version}:{self.log_head[:16]}"


class EntryStatus(models.TextChoices):
    REGISTERED = "registered", _("Registered")
    WAITING = "waiting", _("Waiting list")
    CHECKED_IN = "checked_in", _("Checked in")
    WITHDRAWN = "withdrawn", _("Withdrawn")
    DISQUALIFIED = "disqualified", _("Disqualified")


class Entry(models.Model):
    """A player's part in one tournament. A status is a status: it is never told by a score."""

    tournament = models.ForeignKey(Tournament, models.PROTECT, related_name="entries")
    player = models.ForeignKey(Player, models.PROTECT, related_name="entries")
    status = models.CharField(
        max_length=12, choices=EntryStatus.choices, default=EntryStatus.REGISTERED
    )
    number = models.PositiveIntegerField()
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("number",)
        constraints = (
            models.UniqueConstraint(fields=("tournament", "player"), name="entry_once_per_player"),
            models.UniqueConstraint(fields=("tournament", "number"), name="entry_number_once"),
            models.CheckConstraint(
                condition=Q(status__in=EntryStatus.values), name="entry_status_known"
            ),
        )

    def __str__(self) -> str:
        return f"{self.player} ({self.tournament})"
