"""Answers that carry a version: asked for again they cost one look at the version."""

from collections.abc import Callable
from typing import Any

from rest_framework.request import Request
from rest_framework.response import Response

UNCHANGED = 304


def answer_version(
    request: Request, subject: str, version: int, build: Callable[[], Any]
) -> Response:
    """What `build` makes, under an ETag of subject and version; 304 for who holds it already."""
    tag = f'"{subject}-{version}"'
    if tag in _held_tags(request):
        return Response(status=UNCHANGED, headers={"ETag": tag})
    return Response(build(), headers={"ETag": tag, "Cache-Control": "no-cache"})


def _held_tags(request: Request) -> set[str]:
    given = request.headers.get("If-None-Match", "")
    return {tag.strip().removeprefix("W/") for tag in given.split(",")}
