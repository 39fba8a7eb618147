"""The referee's questions by name."""

from django.utils.translation import gettext_lazy as _

from tournaments.domain.referee_questions import Ask

_NAMES = {
    Ask.LAY_DOWN: _("Lay-down"),
    Ask.BEST: _("Best lay-down"),
    Ask.GOING_OUT: _("Going out"),
    Ask.LAY_OFF: _("Lay-off"),
    Ask.EXCHANGE: _("Joker"),
    Ask.DRAWING: _("Drawing"),
}


def ask_name(ask: Ask) -> str:
    """A question in a word or two."""
    return str(_NAMES[ask])
