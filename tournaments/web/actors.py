"""Who is looking at a page: a user, a phone with a table pass, or nobody in particular."""

from django.contrib.auth.models import User
from django.http import HttpRequest

from tournaments.domain.devices import clean_device
from tournaments.models import Actor, TablePass

PASS_IN_SESSION = "table_pass"  # noqa: S105 (a key, no secret)


def actor_of(request: HttpRequest) -> Actor:
    """The actor behind a request. A pass revoked since it was opened counts for nothing."""
    user = request.user if isinstance(request.user, User) else None
    device = clean_device(request.headers.get("User-Agent", ""))
    return Actor(user=user, table_pass=_pass_of(request), device=device)


def _pass_of(request: HttpRequest) -> TablePass | None:
    pass_id = request.session.get(PASS_IN_SESSION)
    if pass_id is None:
        return None
    passes = TablePass.objects.select_related("table__round__stage")
    return passes.filter(pk=pass_id, revoked_at=None).first()
