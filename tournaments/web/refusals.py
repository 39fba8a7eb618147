"""What a person sees when an act is refused: the login page, a page that says why, or not found."""

from collections.abc import Callable

from django.contrib.auth.views import redirect_to_login
from django.core.exceptions import ObjectDoesNotExist, PermissionDenied
from django.http import Http404, HttpRequest, HttpResponseBase

from tournaments.domain.refusals import NotAllowed

GetResponse = Callable[[HttpRequest], HttpResponseBase]


class RefusalMiddleware:
    """Turns refusals that a page does not show by itself into answers of the web."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        return self.get_response(request)

    def process_exception(
        self, request: HttpRequest, exception: Exception
    ) -> HttpResponseBase | None:
        """Not logged in: log in first. No right: 403. Not there: 404."""
        if isinstance(exception, NotAllowed):
            if not request.user.is_authenticated:
                return redirect_to_login(request.get_full_path())
            raise PermissionDenied from exception
        if isinstance(exception, ObjectDoesNotExist):
            raise Http404 from exception
        return None
