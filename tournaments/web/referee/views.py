"""The referee: a ruling for anybody. A question is an address, so a ruling can be passed on."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from tournaments.web.referee.page import referee_context
from tournaments.web.referee.questions import read_question
from tournaments.web.rules.views import find_variant


@require_safe
def show_referee(request: HttpRequest, key: str) -> HttpResponse:
    """The form, and the ruling once something is asked."""
    question = read_question(find_variant(key), request.GET)
    return render(request, "referee/referee.html", referee_context(question))
