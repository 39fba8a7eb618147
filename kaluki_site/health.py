"""Is the site well? One address for whatever watches the server."""

from django.core.cache import cache
from django.db import DatabaseError, connection
from django.http import HttpRequest, JsonResponse
from django.views.decorators.cache import never_cache
from kombu.exceptions import OperationalError

from kaluki_site.celery import WORKER_SEEN, app


@never_cache
def show_health(request: HttpRequest) -> JsonResponse:
    """200 while database and broker answer, else 503.

    A missing worker is told but is no fault of the pages: reports wait, hands are recorded.
    """
    answer = {
        "database": database_answers(),
        "broker": broker_answers(),
        "worker": cache.get(WORKER_SEEN) is not None,
    }
    well = answer["database"] and answer["broker"]
    return JsonResponse(answer, status=200 if well else 503)


def database_answers() -> bool:
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
            return bool(cursor.fetchone())
    except DatabaseError:
        return False


def broker_answers() -> bool:
    try:
        with app.connection_for_write() as broker:
            broker.ensure_connection(max_retries=1, interval_start=0, interval_step=0)
            return bool(broker.connected)
    except (OperationalError, OSError):
        return False
