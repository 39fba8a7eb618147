"""How a hand ended, in words."""

from django.utils.translation import gettext_lazy

from scoring.finish import Finish

_LABELS = {
    Finish.ORDINARY: gettext_lazy("Ordinary"),
    Finish.KALUKI: gettext_lazy("Kaluki"),
    Finish.FIRST_OPENING: gettext_lazy("On the first opening"),
    Finish.BLOCKED: gettext_lazy("Blocked"),
    Finish.VOID: gettext_lazy("Void hand"),
}


def finish_label(finish: Finish) -> str:
    """How a hand ended, in a word or two."""
    return str(_LABELS[finish])
