"""After signing out nobody turns back to what was shown; strangers' pages may be kept."""

import pytest
from django.test import Client
from rest_framework.authtoken.models import Token

from tests.web.visitors import browser_of
from tournaments.models import Actor, Club

ADDRESSES = ("/", "/clubs/{slug}/", "/clubs/{slug}/players/", "/clubs/{slug}/players/players.csv")


@pytest.mark.parametrize("address", ADDRESSES)
def test_no_cache_keeps_what_somebody_signed_in_was_shown(
    director: Actor, club: Club, address: str
) -> None:
    page = browser_of(director).get(address.format(slug=club.slug))

    assert page.status_code == 200
    assert "no-store" in page["Cache-Control"]


def test_no_cache_keeps_what_a_token_was_answered(director: Actor, club: Club) -> None:
    token = Token.objects.create(user=director.user)

    answer = Client().get(
        f"/api/v1/clubs/{club.pk}/players/", headers={"Authorization": f"Token {token.key}"}
    )

    assert answer.status_code == 200
    assert "no-store" in answer["Cache-Control"]


def test_a_stranger_may_keep_a_public_page(client: Client, club: Club) -> None:
    page = client.get(f"/clubs/{club.slug}/")

    assert "no-store" not in page.get("Cache-Control", "")
