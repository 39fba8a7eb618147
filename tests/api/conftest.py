"""The API as programs meet it."""

from typing import Any

import pytest
from pytest_django import Settings
from rest_framework.response import Response
from rest_framework.test import APIClient


@pytest.fixture(autouse=True)
def unlimited(settings: Settings) -> None:
    """Lift the calculator's rate: its own test sets one."""
    settings.REST_FRAMEWORK = {
        **settings.REST_FRAMEWORK,
        "DEFAULT_THROTTLE_RATES": {"calculator": None},
    }


@pytest.fixture
def api() -> APIClient:
    """Somebody without any login."""
    return APIClient(raise_request_exception=True)


class Calculator:
    """The two stateless calls."""

    def __init__(self, client: APIClient) -> None:
        self._client = client

    def score(self, variant: str, hand: dict[str, Any], status: int = 200) -> dict[str, Any]:
        return self._ask(f"/api/v1/variants/{variant}/score/", hand, status)

    def match(self, variant: str, match: dict[str, Any], status: int = 200) -> dict[str, Any]:
        return self._ask(f"/api/v1/variants/{variant}/match/", match, status)

    def _ask(self, address: str, body: dict[str, Any], status: int) -> dict[str, Any]:
        answer: Response = self._client.post(address, body)
        assert answer.status_code == status, answer.content
        data: dict[str, Any] = answer.json()
        return data


@pytest.fixture
def calculator(api: APIClient) -> Calculator:
    return Calculator(api)
