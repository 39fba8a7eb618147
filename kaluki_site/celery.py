"""The Celery application; tasks are found in tournaments/tasks.py."""

import os

from celery import Celery
from celery.signals import heartbeat_sent

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "kaluki_site.settings")

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
