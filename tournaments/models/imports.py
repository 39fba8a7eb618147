"""Lists of players somebody uploaded."""

from django.conf import settings
from django.db import models

from tournaments.models.players import Club


class PlayerImport(models.Model):
    """An uploaded list of players: only a draft until somebody confirms it, once.

    `rows` is what the file held, as `domain.player_table.rows_to_data` writes it. What is said of
    a row is worked out against the register each time, as that may have changed. `added` are
    the ids of the players the confirmation made.
    """

    club = models.ForeignKey(Club, models.CASCADE, related_name="player_imports")
    filename = models.CharField(max_length=200)
    reading = models.CharField(max_length=40)
    rows = models.JSONField()
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.PROTECT, null=True, blank=True, related_name="+"
    )
    made_at = models.DateTimeField(auto_now_add=True)
    confirmed_at = models.DateTimeField(null=True, blank=True)
    added = models.JSONField(default=list, blank=True)

    class Meta:
        ordering = ("-id",)

    def __str__(self) -> str:
        return self.filename
