"""The context of the standings: the list, and what is said round it."""

from typing import Any

from django.utils.translation import gettext as _

from tournaments.web.tournaments.board import Board
from tournaments.web.tournaments.certainty import certainty_words
from tournaments.web.tournaments.counted import counted_label, counting_of, lead_words
from tournaments.web.tournaments.stage_tabs import cut_words, line_words, stage_tabs
from tournaments.web.tournaments.standing_rows import points_only, standing_rows

Context = dict[str, Any]


def standings_panel(board: Board, url: str) -> Context:
    """The context `standings` of `tournaments/tournament.html`; `url` is "" where nothing moves."""
    has_played = board.hands_played > 0
    return {
        "url": url,
        "ptag": board.tournament.moment,
        "updated": board.updated if board.is_seated else "",
        "certainty": certainty_words(board),
        "lead": lead_words(board),
        "label": counted_label(counting_of(board)),
        "tabs": stage_tabs(board),
        "cut": cut_words(board.part),
        "line": line_words(board.part.cut) if board.part and board.part.cut else "",
        "limit": board.limit,
        "buy_ins": board.buy_ins > 0,
        "money": board.is_for_money and has_played,
        "sparks": has_played,
        "moves": False,
        "movement_note": "",
        "provisional": bool(points_only(board)) and not board.is_over,
        "empty": None if board.is_seated else _nothing_played(),
        "rows": standing_rows(board) if board.is_seated else [],
    }


def _nothing_played() -> Context:
    return {
        "title": _("No hand has been played yet"),
        "text": _("The standings appear when the seats are drawn."),
        "url": "",
        "action": "",
    }
