"""What nobody means to send and somebody will."""

import json
from typing import Any

from rest_framework.test import APIClient

NONSENSE: list[Any] = [
    None,
    True,
    7,
    -1,
    1.5,
    10**30,
    "",
    "text",
    "\x00",
    "\ud800",
    [],
    [None],
    {},
    {"": None},
    {"1": "\x00"},
    {"a": {"b": [None, {"c": "\x00"}]}},
    "A" * 50_000,
]


def send(client: APIClient, address: str, body: Any, method: str = "post") -> Any:
    """Send as pure ASCII: half of a surrogate pair can be written in no other way."""
    call = getattr(client, method)
    return call(address, json.dumps(body), content_type="application/json")


def is_answered(answer: Any) -> bool:
    """Whether it was done, or refused with problems."""
    if answer.status_code in (200, 201):
        return True
    return answer.status_code < 500 and bool(answer.json()["problems"])
