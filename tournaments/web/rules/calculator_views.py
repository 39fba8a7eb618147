"""The calculator: one hand scored for anybody, nothing kept.

As nothing is kept, nothing is guarded by a token: the page stays free of cookies.
"""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_POST

from tournaments.web.rules.calculator import read_sum
from tournaments.web.rules.calculator_page import calculator_context, preview_context
from tournaments.web.rules.views import find_variant


@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
def score(request: HttpRequest, key: str) -> HttpResponse:
    """The form, and after a post what it comes to."""
    asked = read_sum(find_variant(key), request.POST or request.GET)
    context = calculator_context(asked, is_asked=request.POST.get("step") == "score")
    return render(request, "rules/score.html", context)


@csrf_exempt
@require_POST
def preview(request: HttpRequest, key: str) -> HttpResponse:
    """What the form means so far, while somebody types."""
    asked = read_sum(find_variant(key), request.POST)
    return render(request, "rules/score.html#preview", {"preview": preview_context(asked)})
