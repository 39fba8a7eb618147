"""Acts at a table that are asked about first, each on a page of its own that takes the reason."""

from collections.abc import Callable
from typing import Any
from uuid import uuid4

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from scoring.problems import Problem, RuleBroken
from tournaments.domain.access import Act
from tournaments.selectors.access import require
from tournaments.selectors.tables import find_table
from tournaments.web.actors import actor_of
from tournaments.web.frame import club_frame
from tournaments.web.hidden import hidden
from tournaments.web.summary import summary, texts_at
from tournaments.web.tables.acts import Deed, do_act
from tournaments.web.tables.opening import open_page
from tournaments.web.tables.steps import refuse
from tournaments.web.tables.table_page import TablePage

Context = dict[str, Any]
Question = Callable[[TablePage, QueryDict], Context]


def grave_act_view(
    deed: Deed, act: Act, question: Question
) -> Callable[[HttpRequest, int], HttpResponse]:
    """Got, the view asks the question; posted, it does the act or asks again with what is wrong."""

    @never_cache
    @require_http_methods(["GET", "POST"])
    def view(request: HttpRequest, table_id: int) -> HttpResponse:
        if request.method == "GET":
            return _ask(request, table_id, act, question)
        try:
            return do_act(request, table_id, deed)
        except RuleBroken as broken:
            return _ask(request, table_id, act, question, broken.problems)

    return view


def _ask(
    request: HttpRequest,
    table_id: int,
    act: Act,
    question: Question,
    problems: tuple[Problem, ...] = (),
) -> HttpResponse:
    require(actor_of(request), act, table=find_table(table_id))
    page, data = open_page(request, table_id), request.POST or request.GET
    try:
        asked = question(page, data)
    except RuleBroken as broken:
        return refuse(request, table_id, broken.problems, data)
    table = page.match.table
    carried = hidden(submission_id=uuid4(), version=table.version)
    context = {
        "table": {"number": table.number, "url": reverse("table", args=(table_id,))},
        "question": {**asked, "fields": [*asked["fields"], *carried]},
        "problems": summary(problems),
        "reason": {"typed": data.get("reason", ""), "errors": texts_at(problems, "reason")},
    }
    context |= club_frame(request, table.round.stage.tournament.club)
    return render(request, "tables/ask.html", context, status=422 if problems else 200)
