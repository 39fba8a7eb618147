"""Problems in the reader's language: the one place where their texts meet a catalogue."""

from django.utils.translation import gettext

from scoring.problems import Problem
from tournaments.selectors.problem_fields import name_value


def say(found: Problem) -> str:
    """A problem as a sentence in the language of the request."""
    words = {name: name_value(name, value) for name, value in found.params}
    return _with_hand(found, gettext(found.text).format(**words))


def _with_hand(found: Problem, sentence: str) -> str:
    """Said with the hand it is about, where that is not the one in front of the reader."""
    if found.hand is not None:
        return gettext("Hand %(number)s: %(problem)s") % {
            "number": found.hand,
            "problem": sentence,
        }
    if found.after_hand is not None:
        return gettext("After hand %(number)s: %(problem)s") % {
            "number": found.after_hand,
            "problem": sentence,
        }
    return sentence
