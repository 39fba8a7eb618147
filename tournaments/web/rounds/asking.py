"""Questions before grave acts: closing with tables that play, the cut, dropping a round."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse

from scoring.problems import Problem
from tournaments.web.console.page import tournament_context
from tournaments.web.frame import club_frame
from tournaments.web.rounds.place import Place
from tournaments.web.summary import summary, texts_at

Context = dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What is asked: `choices` are boxes to tick, `rows` people who go on,
    `orders` people to be put in order, `fields` what is sent along unseen.

    `name` is to be typed.
    """

    title: str
    text: str
    url: str
    action: str
    grave: bool = False
    asks_reason: bool = False
    name: str = ""
    legend: str = ""
    choices: Sequence[Context] = ()
    orders: Sequence[Context] = ()
    rows: Sequence[Context] = ()
    fields: Sequence[Context] = ()


def ask(
    request: HttpRequest, place: Place, question: Question, problems: Sequence[Problem] = ()
) -> HttpResponse:
    """The page of a question, with what was typed and what is wrong with it."""
    context = {
        "tournament": tournament_context(place.tournament),
        "back_url": reverse("rounds", args=(place.tournament.pk,)),
        "question": question,
        "reason": _typed(request, "reason", problems),
        "typed_name": _typed(request, "typed_name", problems),
        "problems": summary(problems),
        **club_frame(request, place.tournament.club),
    }
    return render(request, "rounds/ask.html", context, status=422 if problems else 200)


def tick(name: str, value: int, label: str, ticked: Collection[int]) -> Context:
    """A box to tick."""
    return {"name": name, "value": value, "label": label, "checked": value in ticked}


def _typed(request: HttpRequest, name: str, problems: Sequence[Problem]) -> Context:
    return {"typed": request.POST.get(name, ""), "errors": texts_at(problems, name)}
