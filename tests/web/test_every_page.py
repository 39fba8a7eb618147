"""What holds for every public page: the content policy, the frame, and pages for errors."""

import re

import pytest
from django.test import Client

from tournaments.models import Tournament

INLINE = re.compile(
    r"\s(style|on\w+)\s*=\s*[\"']|<style\b|<script(?![^>]*\bsrc=)|javascript:", re.IGNORECASE
)
PAGES = (
    "/",
    "/clubs/kaluki/",
    "/tournaments/{id}/",
    "/tournaments/{id}/hall/",
    "/tournaments/{id}/rules/",
    "/rules/",
    "/rules/mexican/",
    "/rules/british/score/",
    "/rules/british/referee/",
    "/login/",
    "/nowhere/",
)


@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_inline_and_the_policy_says_so(evening: Tournament, page: str) -> None:
    answer = Client().get(page.format(id=evening.pk))

    assert INLINE.search(answer.text) is None
    assert "script-src 'self'" in answer["Content-Security-Policy"]
    assert "unsafe" not in answer["Content-Security-Policy"]


@pytest.mark.parametrize("page", [page for page in PAGES if page != "/login/"])
def test_strangers_get_no_cookie_from_reading(evening: Tournament, page: str) -> None:
    assert Client().get(page.format(id=evening.pk)).cookies == {}


@pytest.mark.parametrize("method", ["post", "put", "delete"])
def test_pages_are_for_reading(evening: Tournament, method: str) -> None:
    browser = Client()
    answers = [
        getattr(browser, method)(page.format(id=evening.pk)).status_code for page in PAGES[:6]
    ]
    assert answers == [405] * 6


def test_a_page_that_is_not_there_has_the_look_of_the_site(db: None) -> None:
    answer = Client().get("/nowhere/")

    assert answer.status_code == 404
    assert "This page is not in the pack" in answer.text


def test_a_fault_of_ours_is_owned_up_to_with_its_reference_in_the_log(
    tournament: Tournament,
) -> None:
    """A tournament whose rules nobody can vouch for: no result is worked out at all."""
    browser = Client(raise_request_exception=False)

    answer = browser.get(f"/tournaments/{tournament.pk}/")

    assert answer.status_code == 500
    assert "Hands that were saved are safe" in answer.text
    assert re.search(r"Error 500, [0-9a-f-]{36}", answer.text)


def test_a_form_without_its_token_is_told_so(db: None) -> None:
    answer = Client(enforce_csrf_checks=True).post("/login/", {})

    assert answer.status_code == 403
    assert "too old to be sent" in answer.text


def test_an_address_of_another_host_is_not_understood(db: None) -> None:
    answer = Client(headers={"Host": "elsewhere.example"}).get("/")

    assert answer.status_code == 400
    assert "That could not be read" in answer.text
