"""What logs keep in signs for machines, in people's words."""

import re
from collections.abc import Iterator, Mapping
from datetime import datetime

from django.utils.translation import gettext as _

from scoring.variants import UnknownVariant, get_variant
from tournaments.models import Club
from tournaments.selectors.rule_words import rule_label
from tournaments.web.rules.words import variant_name
from tournaments.web.times import clock_time, day

_PASS = re.compile(r"table pass (\d+)")


def actor_words(name: str) -> str:
    """Who acted; a phone by its pass, in the reader's language."""
    found = _PASS.fullmatch(name)
    return _("phone with pass %(number)s") % {"number": found[1]} if found else name


def moment_words(text: str, club: Club) -> str:
    """A kept time as the day and the time in the club's zone."""
    at = datetime.fromisoformat(text)
    return f"{day(at, club)}, {clock_time(at, club)}"


def sheet_words(key: str) -> str:
    """The name of a rule sheet; a sheet that is no more by its key."""
    try:
        return variant_name(get_variant(key))
    except UnknownVariant:
        return key


def rules_by_label(rules: Mapping[str, object], group: str = "") -> Iterator[tuple[str, object]]:
    """Each house rule by its label in the setup, with its value."""
    for key, value in rules.items():
        if isinstance(value, Mapping):
            yield from rules_by_label(value, f"{key}.")
        else:
            yield rule_label(f"{group}{key}"), value
