"""What the answers so far come to, sent while they are typed."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from tournaments.web.setup.form import settings_form
from tournaments.web.setup.page import published_variant, rules_context
from tournaments.web.setup.reading import Read
from tournaments.web.setup.side import PlayedField, side_context


def facts_answer(
    request: HttpRequest, read: Read, field: PlayedField | None = None
) -> HttpResponse:
    """The side panel; and the questions of the rule sheet where another one was chosen."""
    data = request.POST
    published = published_variant(data.get("variant", ""))
    context = {"side": side_context(read.checked, published, field)}
    if data.get("shown_variant", "") == data.get("variant", ""):
        return render(request, "tournaments/setup.html#facts", context)
    context |= rules_context(settings_form(data, published))
    return render(request, "tournaments/setup.html#other_sheet", context)
