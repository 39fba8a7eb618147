"""How long a browser may keep the pages of a table."""

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec

from django.http import HttpRequest, HttpResponse
from django.utils.cache import add_never_cache_headers, patch_cache_control

Given = ParamSpec("Given")
View = Callable[Concatenate[HttpRequest, Given], HttpResponse]


def keep_for_back_button(view: View[Given]) -> View[Given]:
    """Keep no page that was asked for, and the answer to a post for the back button alone.

    Without that a browser cannot go back to a review. To save it from there once more does no
    harm: it is the same submission.
    """

    @wraps(view)
    def answer(request: HttpRequest, /, *args: Given.args, **kwargs: Given.kwargs) -> HttpResponse:
        response = view(request, *args, **kwargs)
        if request.method == "POST":
            patch_cache_control(response, private=True, no_cache=True)
        else:
            add_never_cache_headers(response)
        return response

    return answer
