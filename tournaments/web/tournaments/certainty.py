"""Whether the places shown can still change: said wherever they are shown."""

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from tournaments.web.tournaments.board import Board


def certainty_words(board: Board) -> str:
    """“Provisional” while somebody plays, “Final” once the director has finished; "" unseated.

    Between the two all is played, and a hand may still be put right.
    """
    if not board.is_seated:
        return ""
    if board.is_over:
        return pgettext("standings", "Final")
    part = board.part
    is_provisional = board.standings.is_provisional if part is None else part.is_provisional
    return _("Provisional") if is_provisional else _("All played")
