"""Pages speak the reader's language, by choice or by the browser's wish."""

import pytest
from django.test import Client

from tournaments.models import Tournament


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_language_chosen_stays(client: Client, db: None, language: str) -> None:
    answer = client.post("/language/", {"language": language, "next": "/rules/"})

    assert answer["Location"] == "/rules/"
    assert f'<html lang="{language}">' in client.get("/").text


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_the_browsers_wish_is_heard(db: None, language: str) -> None:
    browser = Client(headers={"Accept-Language": f"{language},en;q=0.5"})

    assert f'<html lang="{language}">' in browser.get("/").text


def test_a_kept_page_is_kept_for_each_language(evening: Tournament) -> None:
    address = f"/tournaments/{evening.pk}/"
    pages = {
        code: Client(headers={"Accept-Language": code}).get(address) for code in ("en", "ru", "uk")
    }

    assert all(f'<html lang="{code}">' in page.text for code, page in pages.items())
    assert all("Accept-Language" in page["Vary"] for page in pages.values())


def test_choosing_needs_no_cookie_from_before() -> None:
    strict = Client(enforce_csrf_checks=True)

    assert strict.post("/language/", {"language": "uk", "next": "/"}).status_code == 302


def test_nobody_is_led_elsewhere_by_choosing(client: Client) -> None:
    asked = {"language": "uk", "next": "https://elsewhere.example/"}

    assert client.post("/language/", asked)["Location"] == "/"
