"""The Celery application; tasks are found in tournaments/tasks."""

import os

from celery import Celery
from celery.signals import heartbeat_sent, worker_ready

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "kaluki_site.settings")

MAKE_WHAT_WAITED = (
    "tournaments.tasks.reports.make_unmade_reports",
    "tournaments.tasks.searches.make_unmade_searches",
)
WORKER_SEEN = "worker_seen"
WORKER_SEEN_SECONDS = 20

app = Celery("kaluki_site")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()


@heartbeat_sent.connect  # type: ignore[untyped-decorator]
def note_worker(**_: object) -> None:
    """A worker lives: noted in the cache every two seconds, for /healthz to look up."""
    from django.core.cache import cache  # noqa: PLC0415 - needs the settings

    cache.set(WORKER_SEEN, 1, WORKER_SEEN_SECONDS)


@worker_ready.connect  # type: ignore[untyped-decorator]
def make_what_waited(**_: object) -> None:
    """A worker has come: what waited for one is made now."""
    for task in MAKE_WHAT_WAITED:
        app.send_task(task)
