"""What the worker does. Celery finds its tasks here; each calls a service and holds no logic."""

from tournaments.tasks.reports import forget_old_reports, make_report, make_unmade_reports
from tournaments.tasks.searches import make_search, make_unmade_searches
from tournaments.tasks.upkeep import (
    check_running_tournaments,
    forget_expired_sessions,
    forget_old_drafts,
)

__all__ = [
    "check_running_tournaments",
    "forget_expired_sessions",
    "forget_old_drafts",
    "forget_old_reports",
    "make_report",
    "make_search",
    "make_unmade_reports",
    "make_unmade_searches",
]
