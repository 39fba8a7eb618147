"""Where the referee is asked: on a rule sheet's page, or in a tournament under its rules."""

from __future__ import annotations

import json
from dataclasses import dataclass

from django.urls import reverse
from django.utils.http import urlencode

from tournaments.domain.referee_questions import Ask
from tournaments.models import Tournament
from tournaments.web.referee.questions import Question


@dataclass(frozen=True)
class Place:
    """The addresses that the page leads to; `tournament` None on a rule sheet's page."""

    url: str
    rules_url: str
    tournament: Tournament | None = None

    def ask_url(self, question: Question, ask: Ask) -> str:
        """Another kind of question about the same hand, under the same rules."""
        asked = {"ask": ask.value, "hand": str(question.number)}
        if self.tournament is None and question.house_rules:
            asked["house_rules"] = json.dumps(question.house_rules)
        return f"{self.url}?{urlencode(asked)}"


def sheet_place(question: Question) -> Place:
    """The page of a rule sheet."""
    key = question.variant.key
    return Place(reverse("referee", args=(key,)), reverse("rule_sheet", args=(key,)))


def tournament_place(tournament: Tournament) -> Place:
    """The page of a tournament."""
    return Place(
        reverse("tournament_referee", args=(tournament.pk,)),
        reverse("tournament_rules", args=(tournament.pk,)),
        tournament,
    )
