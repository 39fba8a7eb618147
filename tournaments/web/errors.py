"""The pages of faults that are not the visitor's, with the reference they have in the log."""

import sys

import structlog
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string

# SQLSTATE classes of a server that is away, full, or just stopping or starting.
_AWAY = ("08", "53", "57P")
_SECONDS_TO_WAIT = "5"


def show_fault(request: HttpRequest) -> HttpResponse:
    """500, or 503 while the database is away: a page that needs nothing of what has broken.

    No database, no session, no frame. Django calls it while it handles the exception.
    """
    if is_database_away(sys.exc_info()[1]):
        return _answer("errors/503.html", 503, {"Retry-After": _SECONDS_TO_WAIT})
    return _answer("500.html", 500, {})


def is_database_away(error: BaseException | None) -> bool:
    """Whether no statement reached the database, or its connection was lost."""
    if isinstance(error, InterfaceError):
        return True
    if not isinstance(error, OperationalError):
        return False
    state = getattr(error.__cause__, "sqlstate", None)
    return state is None or state.startswith(_AWAY)


def _answer(template: str, status: int, headers: dict[str, str]) -> HttpResponse:
    reference = structlog.contextvars.get_contextvars().get("request_id", "")
    page = render_to_string(template, {"request_id": reference})
    return HttpResponse(page, status=status, headers=headers)
