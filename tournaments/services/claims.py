"""Work claimed by one, told of on the way, given up where it fails (docs/decisions/reports.md)."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from django.db import transaction
from django.db.models import F, Q, QuerySet
from django.utils import timezone

from tournaments.models import Work, WorkFailure, WorkState
from tournaments.selectors.work import forsaken

MOST_ATTEMPTS = 3

Row = TypeVar("Row", bound=Work)


class Overtaken(Exception):
    """Somebody else has taken the work over since it was claimed."""


@dataclass(frozen=True, slots=True)
class Claim(Generic[Row]):
    """The right to do a piece of work, until somebody else begins a further attempt."""

    row: Row
    rows: QuerySet[Row]
    attempt: int

    def held(self) -> QuerySet[Row]:
        """The work's row while the claim holds, else nothing."""
        return self.rows.filter(pk=self.row.pk, state=WorkState.RUNNING, attempts=self.attempt)


def claim(rows: QuerySet[Row], row_id: int) -> Claim[Row] | None:
    """The right to do a piece of work; None where it is done, being done, or was tried too often.

    One statement decides between two who want it at once.
    """
    now = timezone.now()
    free = rows.filter(Q(state=WorkState.REQUESTED) | forsaken(now), pk=row_id)
    free.filter(attempts__gte=MOST_ATTEMPTS).update(
        state=WorkState.FAILED, failure=WorkFailure.ABANDONED, finished_at=now
    )
    with transaction.atomic():
        begun = free.filter(attempts__lt=MOST_ATTEMPTS).update(
            state=WorkState.RUNNING, attempts=F("attempts") + 1, heartbeat_at=now, progress=0
        )
        if not begun:
            return None
        row = rows.get(pk=row_id)
        return Claim(row, rows, row.attempts)


def note_progress(*, claim: Claim[Row], progress: int, **found: object) -> None:
    """Say how far it is (per cent) and what it has; a sign of life. Raises `Overtaken`."""
    if not claim.held().update(progress=progress, heartbeat_at=timezone.now(), **found):
        raise Overtaken


def finish(claim: Claim[Row], **found: object) -> None:
    """Say that it is done, with what became of it. Raises `Overtaken`."""
    done = claim.held().update(
        state=WorkState.DONE, progress=100, finished_at=timezone.now(), **found
    )
    if not done:
        raise Overtaken


def give_up(*, claim: Claim[Row]) -> None:
    """Let it be tried again later, or call it failed once it was tried often enough."""
    if claim.attempt < MOST_ATTEMPTS:
        claim.held().update(state=WorkState.REQUESTED, progress=0)
        return
    claim.held().update(
        state=WorkState.FAILED, failure=WorkFailure.FAULT, finished_at=timezone.now()
    )
