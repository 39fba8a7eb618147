"""How long a hand usually takes, and when a table is late with its next one."""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from itertools import pairwise
from statistics import median

FEWEST_PAUSES = 3
"""With fewer hands behind them nobody knows how long one usually takes."""

PATIENCE = timedelta(minutes=30)
"""A table is late after this while nothing usual is known."""

LEAST_PATIENCE = timedelta(minutes=10)


def usual_pause(tables: Iterable[Sequence[datetime]]) -> timedelta | None:
    """The median time between two hands at one table; None while too few were recorded.

    `tables` are the times hands were recorded at, table by table, rising.
    """
    pauses = [later - earlier for times in tables for earlier, later in pairwise(times)]
    if len(pauses) < FEWEST_PAUSES:
        return None
    return timedelta(seconds=median(pause.total_seconds() for pause in pauses))


def is_late(waited: timedelta, usual: timedelta | None) -> bool:
    """Whether a hand should long have been in: after twice the usual time, never too soon."""
    patience = PATIENCE if usual is None else max(LEAST_PATIENCE, 2 * usual)
    return waited >= patience
