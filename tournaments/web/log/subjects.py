"""What an act was done to, in the reader's language: logs keep it in English."""

import re

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

_PLACES: dict[str, Promise] = {
    "table": _("table %(what)s"),
    "hand": _("hand %(what)s"),
    "seat": _("seat %(what)s"),
    "round": _("round %(what)s"),
    "stage": _("stage %(what)s"),
    "seating draw": _("seating draw %(what)s"),
    "user": _("account %(what)s"),
}
_EVENTS: dict[str, Promise] = {
    "hand": _("a hand"),
    "void": _("a void hand"),
    "buy_in": _("a buy-in"),
    "decline": _("a buy-in declined"),
    "withdrawal": _("somebody's leaving"),
    "penalty": _("points by a ruling"),
    "end": _("the end of the match"),
}
"""What was taken back at a table."""
_PLACE = re.compile(r"(table|hand|seat|round|stage|seating draw) (\d+)|(user) (.+)")


def subject_words(subject: str) -> str:
    """“table 4, hand 5”; names and whatever else stands there stay as they are."""
    return ", ".join(_word(part) for part in subject.split(", "))


def _word(part: str) -> str:
    found = _PLACE.fullmatch(part)
    if found is None:
        return str(_EVENTS.get(part, part))
    place, what = (text for text in found.groups() if text is not None)
    return str(_PLACES[place]) % {"what": what}
