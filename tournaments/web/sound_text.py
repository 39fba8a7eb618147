"""Text no database can keep is turned away at the door of the pages."""

from collections.abc import Callable, Iterator

from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponseBase, QueryDict

GetResponse = Callable[[HttpRequest], HttpResponseBase]

_NUL = "\x00"
# The API reads its own requests, and refuses the same with a problem in its own shape.
_API = "/api/"


class SoundTextMiddleware:
    """Answer 400 where a form or a question holds NUL, which no keyboard types."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        return self.get_response(request)

    def process_view(self, request: HttpRequest, *_view: object) -> None:
        """Raise `BadRequest` before any page is asked."""
        if request.path_info.startswith(_API):
            return
        if any(_NUL in text for asked in (request.GET, request.POST) for text in _texts(asked)):
            raise BadRequest


def _texts(asked: QueryDict) -> Iterator[str]:
    for name, values in asked.lists():
        yield name
        yield from map(str, values)
