"""What needs the director, oldest first, with the buttons that settle it."""

from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.selectors.waiting import Wait, list_waits
from tournaments.web.console.desk import Console
from tournaments.web.console.needs import need_context
from tournaments.web.since import since_words

Context = dict[str, Any]


def queue_context(console: Console) -> Context:
    """The context `queue` of `tournaments/console.html`."""
    waits = list_waits(console.board, console.now) if console.is_running else []
    return {
        "url": reverse("console_queue", args=(console.tournament.pk,)),
        "ptag": console.ptag,
        "count": len(waits),
        "oldest": _oldest(console, waits),
        "items": [
            {**need_context(console, wait), "ago": since_words(console.now - wait.since)}
            for wait in waits
        ],
    }


def _oldest(console: Console, waits: list[Wait]) -> str:
    if not waits:
        return ""
    return _("oldest %(time)s") % {"time": since_words(console.now - waits[0].since)}
