"""Problems in the reader's language: the one place where their texts meet a catalogue."""

from django.utils.translation import gettext

from scoring.problems import Problem


def say(found: Problem) -> str:
    """A problem as a sentence in the language of the request."""
    return gettext(found.text).format(**dict(found.params))
