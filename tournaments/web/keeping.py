"""What was made for somebody known is kept by nobody: no cache, no way back after signing out."""

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponseBase
from django.utils.cache import patch_cache_control

GetResponse = Callable[[HttpRequest], HttpResponseBase]


class KeepingMiddleware:
    """Forbid to keep what a session or a token was shown, unless a page says itself what holds.

    A table pass lives in a session too. Strangers' pages stay as free to keep as they were.
    """

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        response = self.get_response(request)
        if _is_known(request) and not response.has_header("Cache-Control"):
            patch_cache_control(response, private=True, no_store=True)
        return response


def _is_known(request: HttpRequest) -> bool:
    return settings.SESSION_COOKIE_NAME in request.COOKIES or "Authorization" in request.headers
