"""How a hand can end, as the form offers it: by a finish, and with nobody out."""

from typing import Any

from django.utils.translation import gettext as _

from scoring.finish import Finish
from tournaments.selectors.finish_words import finish_label
from tournaments.web.tables.entry import Entry
from tournaments.web.tables.form import NOBODY, HandForm
from tournaments.web.words import finish_effect, finish_text

Context = dict[str, Any]


def finish_choice(entry: Entry, finish: Finish) -> Context:
    return {
        "key": finish.value,
        "label": finish_label(finish),
        "effect": finish_effect(entry.match.timeline.variant, finish),
        "text": finish_text(finish),
        "checked": entry.form.finish is finish,
    }


def nobody_choice(form: HandForm) -> Context:
    return {
        "label": _("Nobody"),
        "text": _("the hand is void or blocked"),
        "checked": form.went_out == NOBODY,
    }
