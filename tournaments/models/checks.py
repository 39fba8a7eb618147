"""What the site last found when it worked a tournament out anew."""

from django.db import models

from tournaments.models.tournaments import Tournament


class TournamentCheck(models.Model):
    """The last check of a tournament, made at `version`; `differences` are sentences, none is good.

    Nothing follows from it but that people look: the truth it was made from is kept elsewhere.
    """

    tournament = models.OneToOneField(Tournament, models.CASCADE, related_name="last_check")
    version = models.PositiveBigIntegerField()
    differences = models.JSONField(default=list, blank=True)
    checked_at = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.tournament} at version {self.version}: {len(self.differences)} differences"
