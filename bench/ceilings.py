"""What any Django site needs at least: a locked row and six more, bytes from a cache."""

from django.core.cache import cache
from django.db import connection, transaction
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.csrf import csrf_exempt

ROWS = 6

TABLES = """
DROP TABLE IF EXISTS bench_row, bench_lock;
CREATE TABLE bench_lock (id int PRIMARY KEY);
CREATE TABLE bench_row (id bigserial PRIMARY KEY, lock_id int NOT NULL, data text NOT NULL);
INSERT INTO bench_lock SELECT generate_series(1, 64);
"""


def prepare() -> None:
    """Make the two tables the bare transaction writes to."""
    with connection.cursor() as cursor:
        cursor.execute(TABLES)


@csrf_exempt
@transaction.atomic
def lock_and_insert(request: HttpRequest, number: int) -> JsonResponse:
    """Lock one row and insert six, one by one, as an ORM would."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT id FROM bench_lock WHERE id = %s FOR UPDATE", [number])
        for row in range(ROWS):
            cursor.execute(
                "INSERT INTO bench_row (lock_id, data) VALUES (%s, %s)", [number, f"row {row}"]
            )
    return JsonResponse({"done": number})


def send_cached(request: HttpRequest, key: str) -> HttpResponse:
    """The bytes cached under a key, and nothing else."""
    return HttpResponse(cache.get(key))
