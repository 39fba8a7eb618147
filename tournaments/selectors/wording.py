"""Problems in the reader's language: the one place where their texts meet a catalogue."""

from django.utils.translation import gettext

from scoring.problems import Problem
from tournaments.selectors.problem_fields import name_value


def say(found: Problem) -> str:
    """A problem as a sentence in the language of the request."""
    words = {name: name_value(name, value) for name, value in found.params}
    return gettext(found.text).format(**words)
