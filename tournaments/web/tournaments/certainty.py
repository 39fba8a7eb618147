"""Whether the places shown can still change: said wherever they are shown."""

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from tournaments.web.tournaments.board import Board


def certainty_words(board: Board) -> str:
    """“Provisional” until nothing can change any more, then “Final”; empty before anybody sits."""
    if not board.is_seated:
        return ""
    part = board.part
    is_provisional = board.standings.is_provisional if part is None else part.is_provisional
    is_open = is_provisional and not board.is_over
    return _("Provisional") if is_open else pgettext("standings", "Final")
