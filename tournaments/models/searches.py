"""Searches for a good schedule that take longer than a page can wait."""

from django.db import models
from django.db.models import Q

from tournaments.models.schedule import Stage
from tournaments.models.work import Work, WorkState


class SearchOutcome(models.TextChoices):
    """What became of the plan a search was for."""

    OPEN = "open"
    TAKEN = "taken"
    DROPPED = "dropped"


class RoundSearch(Work):
    """The rounds left of a stage, searched for so many `seconds` and written as drafts.

    One that `offers` its plan keeps it in `found` until somebody takes or drops it
    (`domain.rounds.found`); `repeats` are those of the best plan so far, None before there is one.
    `is_stopped`: somebody wants the best found so far. `ending` says why the search ended
    (`domain.schedule.Ending`), `problems` why nothing was written: as data, English texts. Asked
    for twice under one `submission_id` it is one search.
    """

    stage = models.ForeignKey(Stage, models.CASCADE, related_name="searches")
    submission_id = models.UUIDField()
    seed = models.CharField(max_length=400, blank=True)
    seconds = models.PositiveSmallIntegerField()
    is_stopped = models.BooleanField(default=False)
    offers = models.BooleanField(default=False)
    outcome = models.CharField(
        max_length=10, choices=SearchOutcome.choices, default=SearchOutcome.OPEN
    )
    repeats = models.PositiveIntegerField(null=True, blank=True)
    found = models.JSONField(default=dict, blank=True)
    ending = models.CharField(max_length=10, blank=True)
    problems = models.JSONField(default=list, blank=True)

    class Meta:
        ordering = ("-id",)
        constraints = (
            models.UniqueConstraint(fields=("stage", "submission_id"), name="search_asked_once"),
            models.CheckConstraint(
                condition=Q(state__in=WorkState.values), name="search_state_known"
            ),
            models.CheckConstraint(
                condition=Q(outcome__in=SearchOutcome.values), name="search_outcome_known"
            ),
            models.CheckConstraint(condition=Q(progress__lte=100), name="search_progress_per_cent"),
        )

    def __str__(self) -> str:
        return f"search for rounds of {self.stage}, {self.state}"
