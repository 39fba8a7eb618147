"""Stages, rounds, tables and seats of a tournament."""

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from tournaments.models.tournaments import Entry, Tournament


class Stage(models.Model):
    """A part of a tournament with standings of its own.

    `settings` is what `domain.stages.settings_to_data` gives: how its tables are made, how their
    matches end, what counts and who goes on. Empty is one evening under the rule sheet alone.
    """

    tournament = models.ForeignKey(Tournament, models.PROTECT, related_name="stages")
    number = models.PositiveSmallIntegerField(default=1)
    name = models.CharField(max_length=80, blank=True)
    settings = models.JSONField(default=dict, blank=True)
    closed_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ("tournament_id", "number")
        constraints = (
            models.UniqueConstraint(fields=("tournament", "number"), name="stage_number_once"),
        )

    def __str__(self) -> str:
        return f"{self.tournament}, stage {self.number}"


class StageEntry(models.Model):
    """Who takes part in a stage, and what he brings into it.

    `seed` is his place among those who came, from 1. `carried_points` is None where a stage begins
    from nothing, 0 would be a score; `carried_hands` are the hands they were made in. `drawn_card`
    decides where nothing else does.
    """

    stage = models.ForeignKey(Stage, models.PROTECT, related_name="entries")
    entry = models.ForeignKey(Entry, models.PROTECT, related_name="stages")
    seed = models.PositiveIntegerField()
    carried_points = models.IntegerField(null=True, blank=True)
    carried_hands = models.PositiveIntegerField(default=0)
    drawn_card = models.PositiveSmallIntegerField(null=True, blank=True)

    class Meta:
        ordering = ("stage_id", "seed")
        constraints = (
            models.UniqueConstraint(fields=("stage", "entry"), name="stage_entry_once"),
            models.UniqueConstraint(fields=("stage", "seed"), name="stage_seed_once"),
        )

    def __str__(self) -> str:
        return f"{self.entry} in {self.stage}"


class RoundState(models.TextChoices):
    DRAFT = "draft", _("Draft")
    PUBLISHED = "published", _("Published")
    PLAYING = "playing", _("Playing")
    CLOSED = "closed", _("Closed")
    DROPPED = "dropped", _("Dropped")


class Round(models.Model):
    """Tables that play at the same time.

    A draft has no tables yet: `plan` holds them, as entry ids in seat order by table, with
    `field` (the entries it was made for), `quality` and `seed`. Publishing makes tables and seats
    of it. A dropped round keeps its tables and what was recorded there, and counts for nothing.
    `clock` is what `domain.round_clock` gives: points in time, nothing that ticks.
    """

    stage = models.ForeignKey(Stage, models.PROTECT, related_name="rounds")
    number = models.PositiveSmallIntegerField(default=1)
    state = models.CharField(max_length=10, choices=RoundState.choices, default=RoundState.PLAYING)
    plan = models.JSONField(default=dict, blank=True)
    clock = models.JSONField(default=dict, blank=True)
    published_at = models.DateTimeField(null=True, blank=True)
    closed_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ("stage_id", "number")
        constraints = (
            models.UniqueConstraint(
                fields=("stage", "number"),
                condition=~Q(state="dropped"),
                name="round_number_once",
            ),
            models.CheckConstraint(
                condition=Q(state__in=RoundState.values), name="round_state_known"
            ),
        )

    def __str__(self) -> str:
        return f"{self.stage}, round {self.number}"


class Table(models.Model):
    """One table of a round and the match played at it.

    `version` grows with every event of the match; a phone names the version it saw.
    `refunded`: it ended without a winner and its pot went back to those who had paid.
    `first_dealer` is a seat number. The match ends after `most_hands` hands (None: as the rule
    sheet has it) or once `survivors` are left. `hand_number` (the next hand, None once the match
    is over), `dealer` (a seat number) and `hands_played` are cached from the replay of the match's
    events.
    """

    round = models.ForeignKey(Round, models.PROTECT, related_name="tables")
    number = models.PositiveSmallIntegerField()
    first_dealer = models.PositiveSmallIntegerField(default=1)
    most_hands = models.PositiveSmallIntegerField(null=True, blank=True)
    survivors = models.PositiveSmallIntegerField(default=1)
    version = models.PositiveIntegerField(default=0)
    hand_number = models.PositiveSmallIntegerField(null=True, blank=True, default=1)
    dealer = models.PositiveSmallIntegerField(null=True, blank=True)
    hands_played = models.PositiveSmallIntegerField(default=0)
    is_finished = models.BooleanField(default=False)
    refunded = models.BooleanField(default=False)

    class Meta:
        ordering = ("round_id", "number")
        constraints = (
            models.UniqueConstraint(fields=("round", "number"), name="table_number_once"),
        )

    def __str__(self) -> str:
        return f"{self.round}, table {self.number}"


class Seat(models.Model):
    """Who sits where. All but table, number and entry is cached from the replay of the match.

    `total` is None until the first hand is scored: 0 is the best score and never stands for
    nothing. `left_in_hand` is the number of the hand that put the player out, None while he is
    in. `carried_total` and `carried_buy_ins` are what he brought from the table before, where one
    limit counts over the stage; None for whoever began here.
    """

    table = models.ForeignKey(Table, models.PROTECT, related_name="seats")
    number = models.PositiveSmallIntegerField()
    entry = models.ForeignKey(Entry, models.PROTECT, related_name="seats")
    carried_total = models.IntegerField(null=True, blank=True)
    carried_buy_ins = models.PositiveSmallIntegerField(null=True, blank=True)
    total = models.IntegerField(null=True, blank=True)
    last_points = models.IntegerField(null=True, blank=True)
    is_out = models.BooleanField(default=False)
    withdrew = models.BooleanField(default=False)
    left_in_hand = models.PositiveSmallIntegerField(null=True, blank=True)
    left_at = models.PositiveIntegerField(null=True, blank=True)
    hands_played = models.PositiveSmallIntegerField(default=0)
    hands_won = models.PositiveSmallIntegerField(default=0)
    kalukis = models.PositiveSmallIntegerField(default=0)
    buy_ins = models.PositiveSmallIntegerField(default=0)
    may_buy_in = models.BooleanField(default=False)
    place = models.PositiveSmallIntegerField(null=True, blank=True)
    units = models.IntegerField(default=0)
    totals = models.JSONField(default=list, blank=True)

    class Meta:
        ordering = ("table_id", "number")
        constraints = (
            models.UniqueConstraint(fields=("table", "number"), name="seat_number_once"),
            models.UniqueConstraint(fields=("table", "entry"), name="seat_entry_once_per_table"),
            models.CheckConstraint(condition=Q(number__gte=1), name="seat_number_from_one"),
            models.CheckConstraint(
                condition=Q(carried_total=None, carried_buy_ins=None)
                | Q(carried_total__isnull=False, carried_buy_ins__isnull=False),
                name="seat_carries_all_or_nothing",
            ),
        )

    def __str__(self) -> str:
        return f"{self.table}, seat {self.number}"
