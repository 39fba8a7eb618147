"""What any Django site needs at least: a locked row and six more, bytes from a cache."""

from uuid import uuid4

from django.core.cache import cache
from django.db import transaction
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.csrf import csrf_exempt

from tournaments.models import Submission, Table

ROWS = 6


@csrf_exempt
@transaction.atomic
def lock_and_insert(request: HttpRequest, table_id: int) -> JsonResponse:
    """Lock one row and insert six as Django does, one by one; nothing else."""
    table = Table.objects.select_for_update().get(pk=table_id)
    for _ in range(ROWS):
        Submission.objects.create(table=table, submission_id=uuid4(), request_hash="", answer={})
    return JsonResponse({"done": table_id})


def send_cached(request: HttpRequest, key: str) -> HttpResponse:
    """The bytes cached under a key, and nothing else."""
    return HttpResponse(cache.get(key))
