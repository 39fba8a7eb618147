"""Saying what a recorded hand was instead; the director decides between the two."""

from django.urls import reverse
from django.utils.translation import gettext as _

from scoring.problems import Problem
from tournaments.domain.access import Act
from tournaments.services.confirmations import disagree_with_hand
from tournaments.services.table_acts import Answer, TableRequest
from tournaments.web.tables.correction import Correction
from tournaments.web.tables.desk import Context
from tournaments.web.tables.form import HandForm
from tournaments.web.tables.form_hand import hand_of
from tournaments.web.tables.table_page import TablePage


class Disagreement(Correction):
    """A recorded hand as somebody else at the table saw it; nothing of the match changes."""

    act = Act.CONFIRM_HAND

    def __init__(self, page: TablePage, number: int) -> None:
        super().__init__(page, number)
        self.url = reverse("disagree_with_hand", args=(page.match.table.pk, number))

    def on(self, page: TablePage) -> "Disagreement":
        return Disagreement(page, self.number)

    def form_problems(self, form: HandForm) -> tuple[Problem, ...]:
        return ()

    def done(self) -> str:
        return _("The director is told, and decides. Go on playing.")

    def correcting(self) -> Context:
        title = _("What was hand %(number)s?") % {"number": self.number}
        return {**super().correcting(), "title": title}

    def save(self, request: TableRequest, form: HandForm) -> Answer:
        return disagree_with_hand(
            request,
            number=self.number,
            hand_version=form.version or 0,
            hand=hand_of(form, self.entry(form).losers),
            note=form.reason,
        )
