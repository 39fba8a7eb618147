"""A fault that is not the visitor's: what the page says, and that it needs no database."""

import psycopg
import pytest
from django.db import Error, InterfaceError, OperationalError, ProgrammingError
from django.http import HttpResponse
from django.test import RequestFactory

from tournaments.web.errors import show_fault


def answer(error: Error, cause: Exception | None = None) -> HttpResponse:
    """What is shown of an error that broke a page."""
    try:
        raise error from cause
    except Error:
        return show_fault(RequestFactory().get("/"))


@pytest.mark.parametrize(
    "cause",
    [
        psycopg.OperationalError("connection refused"),
        psycopg.errors.AdminShutdown(),
        psycopg.errors.CannotConnectNow(),
        psycopg.errors.TooManyConnections(),
    ],
)
def test_while_the_database_restarts_a_page_asks_for_patience(cause: Exception) -> None:
    shown = answer(OperationalError(), cause)

    assert shown.status_code == 503
    assert shown["Retry-After"] == "5"
    assert "Hands that were saved are safe" in shown.text


def test_a_connection_that_was_lost_is_no_fault_of_the_page() -> None:
    assert answer(InterfaceError("the connection is closed")).status_code == 503


@pytest.mark.parametrize(
    ("error", "cause"),
    [
        (OperationalError(), psycopg.errors.DeadlockDetected()),
        (OperationalError(), psycopg.errors.QueryCanceled()),
        (ProgrammingError(), psycopg.errors.UndefinedTable()),
    ],
)
def test_a_fault_of_our_own_is_owned_up_to(error: Error, cause: Exception) -> None:
    shown = answer(error, cause)

    assert shown.status_code == 500
    assert "Something broke on our side" in shown.text
