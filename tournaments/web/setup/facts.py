"""What the answers so far come to, sent while they are typed."""

from collections.abc import Mapping

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from tournaments.web.setup.form import settings_form
from tournaments.web.setup.page import published_variant, rules_context, variants_context
from tournaments.web.setup.presets import presets_context
from tournaments.web.setup.reading import Read
from tournaments.web.setup.side import PlayedField, side_context


def facts_answer(
    request: HttpRequest, data: Mapping[str, str], read: Read, field: PlayedField | None = None
) -> HttpResponse:
    """The side panel; and the questions of the rule sheet where another one was chosen.

    A preset chosen just now brings its sheet along: then the choice of sheets comes too.
    """
    published = published_variant(data.get("variant", ""))
    context = {"side": side_context(read.checked, published, field)}
    if data.get("shown_variant", "") == data.get("variant", ""):
        return render(request, "tournaments/setup.html#facts", context)
    form = settings_form(data, published)
    context |= rules_context(form)
    if request.POST.get("variant", "") != data.get("variant", ""):
        context |= {"variants": variants_context(form, data), "presets": presets_context(data)}
        return render(request, "tournaments/setup.html#preset_sheet", context)
    return render(request, "tournaments/setup.html#other_sheet", context)
