"""Is the site well? One address for whatever watches the server."""

from collections.abc import Callable

from celery.exceptions import CeleryError
from django.db import DatabaseError, connection
from django.http import HttpRequest, JsonResponse
from kombu.exceptions import OperationalError

from kaluki_site.celery import app

ANSWER_SECONDS = 1.0


def show_health(request: HttpRequest) -> JsonResponse:
    """200 while database and broker answer, else 503.

    A missing worker is told but is no fault of the pages: reports wait, hands are recorded.
    """
    database = _works(ask_database)
    broker = _works(ask_broker)
    worker = broker and _works(ask_workers)
    answer = {"database": database, "broker": broker, "worker": worker}
    return JsonResponse(answer, status=200 if database and broker else 503)


def ask_database() -> bool:
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
        return bool(cursor.fetchone())


def ask_broker() -> bool:
    with app.connection_for_write() as broker:
        broker.ensure_connection(max_retries=1, timeout=ANSWER_SECONDS)
        return bool(broker.connected)


def ask_workers() -> bool:
    return bool(app.control.ping(timeout=ANSWER_SECONDS, limit=1))


def _works(ask: Callable[[], bool]) -> bool:
    try:
        return ask()
    except (DatabaseError, OperationalError, CeleryError, OSError):
        return False
