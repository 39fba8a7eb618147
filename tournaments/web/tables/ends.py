"""How a hand can end, as a form offers it: by a finish, and with nobody out."""

from collections.abc import Sequence
from typing import Any

from django.utils.translation import gettext as _

from scoring.finish import Finish
from scoring.variant import Variant
from tournaments.selectors.finish_words import finish_label
from tournaments.web.tables.form import NOBODY, HandForm
from tournaments.web.words import finish_effect, finish_text

Context = dict[str, Any]


def finish_choices(variant: Variant, finishes: Sequence[Finish], form: HandForm) -> list[Context]:
    """The ends to choose from; `nobody` marks those nobody goes out by."""
    return [
        {
            "key": finish.value,
            "label": finish_label(finish),
            "effect": finish_effect(variant, finish),
            "text": finish_text(finish),
            "nobody": not finish.somebody_went_out,
            "checked": form.finish is finish,
        }
        for finish in finishes
    ]


def nobody_choice(finishes: Sequence[Finish], form: HandForm) -> Context | None:
    """The choice beside the players; None where each of the ends has somebody going out."""
    ends = {finish for finish in finishes if not finish.somebody_went_out}
    if not ends:
        return None
    return {**_nobody_words(ends), "checked": form.went_out == NOBODY}


def _nobody_words(ends: set[Finish]) -> Context:
    """The one end that is meant by its own name; else that it is one of several."""
    if len(ends) > 1:
        return {"label": _("Nobody"), "text": _("the hand is void or blocked")}
    return {"label": finish_label(*ends), "text": _("nobody went out")}
