"""What the worker has to do: left waiting, or begun by somebody who shows no sign of life."""

from datetime import datetime, timedelta

from django.db.models import Q
from django.utils import timezone

from tournaments.models import Work, WorkState

WAITS_TOO_LONG = timedelta(seconds=10)
"""After this time what was asked for is looked after by the clock, and said to wait."""

SIGN_OF_LIFE = timedelta(seconds=60)
"""Whoever makes it gives one at least so often, or another may take over."""


def is_left_waiting(work: Work, now: datetime | None = None) -> bool:
    """Whether it waits longer than it would if queue and worker were well."""
    since = (now or timezone.now()) - WAITS_TOO_LONG
    return work.state == WorkState.REQUESTED and work.asked_at < since


def unmade(now: datetime) -> Q:
    """What nobody is making though it was asked for a while ago."""
    return Q(state=WorkState.REQUESTED, asked_at__lt=now - WAITS_TOO_LONG) | forsaken(now)


def forsaken(now: datetime) -> Q:
    """What is being made by somebody who has shown no sign of life for too long."""
    return Q(state=WorkState.RUNNING, heartbeat_at__lt=now - SIGN_OF_LIFE)
