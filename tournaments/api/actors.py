"""Who is asking: the actor behind a request."""

from rest_framework.request import Request

from tournaments.domain.devices import clean_device
from tournaments.models import Actor, TablePass


def actor_of(request: Request) -> Actor:
    """The logged-in user or the table pass behind a request, and the device it came from."""
    user = request.user if request.user.is_authenticated else None
    table_pass = request.auth if isinstance(request.auth, TablePass) else None
    device = request.headers.get("X-Device") or request.headers.get("User-Agent") or ""
    return Actor(user=user, table_pass=table_pass, device=clean_device(device))
