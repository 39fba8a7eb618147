"""Answers that carry a version: asked for again they cost one look at the version."""

from collections.abc import Callable
from typing import Any

from rest_framework.request import Request
from rest_framework.response import Response

UNCHANGED = 304


def answer_version(request: Request, tag: str, build: Callable[[], tuple[str, Any]]) -> Response:
    """What `build` makes, under the tag it names as that of its version, as an ETag.

    `tag` names the present version: 304 for who holds it already, and nothing is built.
    """
    if _quoted(tag) in _held_tags(request):
        return Response(status=UNCHANGED, headers={"ETag": _quoted(tag)})
    built_at, data = build()
    return Response(data, headers={"ETag": _quoted(built_at), "Cache-Control": "no-cache"})


def _quoted(tag: str) -> str:
    return f'"{tag}"'


def _held_tags(request: Request) -> set[str]:
    given = request.headers.get("If-None-Match", "")
    return {tag.strip().removeprefix("W/") for tag in given.split(",")}
