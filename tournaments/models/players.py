"""Clubs and the people in their registers."""

from django.db import models
from django.db.models import F, Q


class Club(models.Model):
    """A club: its register of players, its staff and its tournaments.

    `log_length` and `log_head` close the chain of the club's own log (acts outside any tournament).
    """

    name = models.CharField(max_length=120)
    slug = models.SlugField(max_length=60, unique=True)
    place = models.CharField(max_length=160, blank=True)
    time_zone = models.CharField(max_length=64, default="Europe/London")
    currency = models.CharField(max_length=3, blank=True, default="GBP")
    log_length = models.PositiveIntegerField(default=0)
    log_head = models.CharField(max_length=64, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("name",)

    def __str__(self) -> str:
        return self.name


class Player(models.Model):
    """A person in a club's register.

    `search_text` holds the folded spellings a search looks in and `sort_key` the order of lists,
    both made by `tournaments.domain.names`: no database server sorts or folds names of every
    script. A player merged into another keeps the row, so that the merge can be undone.
    """

    club = models.ForeignKey(Club, models.PROTECT, related_name="players")
    name = models.CharField(max_length=80)
    sort_key = models.CharField(max_length=200, db_collation="C")
    search_text = models.TextField()
    note = models.CharField(max_length=200, blank=True)
    merged_into = models.ForeignKey(
        "self", models.PROTECT, null=True, blank=True, related_name="merged_players"
    )
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("sort_key", "id")
        constraints = (
            models.CheckConstraint(condition=~Q(name=""), name="player_has_a_name"),
            models.CheckConstraint(
                condition=Q(merged_into=None) | ~Q(merged_into=F("id")),
                name="player_not_merged_into_self",
            ),
        )

    def __str__(self) -> str:
        return self.name


class PlayerMerge(models.Model):
    """One person was in the register twice: `absorbed` became `kept`.

    `moved_entries` are the ids of the entries that changed hands; undoing gives exactly those back.
    """

    kept = models.ForeignKey(Player, models.PROTECT, related_name="merges_kept")
    absorbed = models.ForeignKey(Player, models.PROTECT, related_name="merges_absorbed")
    moved_entries = models.JSONField(default=list)
    made_at = models.DateTimeField(auto_now_add=True)
    undone_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = (
            models.CheckConstraint(condition=~Q(kept=F("absorbed")), name="merge_of_two_players"),
            models.UniqueConstraint(
                fields=("absorbed",), condition=Q(undone_at=None), name="player_absorbed_once"
            ),
        )

    def __str__(self) -> str:
        return f"{self.absorbed} → {self.kept}"
