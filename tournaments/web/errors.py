"""The page of a fault of our own, with the reference it has in the log."""

import structlog
from django.http import HttpRequest, HttpResponseServerError
from django.template.loader import render_to_string


def show_fault(request: HttpRequest) -> HttpResponseServerError:
    """A page that needs nothing of what may have broken: no database, no session, no frame."""
    reference = structlog.contextvars.get_contextvars().get("request_id", "")
    return HttpResponseServerError(render_to_string("500.html", {"request_id": reference}))
