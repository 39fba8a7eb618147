"""What a hall screen shows: standings twelve rows a page, and where everybody sits."""

from collections.abc import Sequence
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tournaments.domain.names import sort_key, split_surname
from tournaments.selectors.standing_words import is_beaten, place_words, seat_code
from tournaments.selectors.standings import StandingLine
from tournaments.web.hall.ticker import ticker
from tournaments.web.marks import bar, language_of, person
from tournaments.web.tournaments.board import Board
from tournaments.web.tournaments.certainty import certainty_words
from tournaments.web.tournaments.counted import counted_figure, counted_label, counting_of
from tournaments.web.tournaments.round_words import list_words
from tournaments.web.tournaments.stage_tabs import above_the_cut, line_words

Context = dict[str, Any]

ROWS = 12
LEADERS = 3
"""Rows that come again at the head of every later page."""

SEATS = 7
_LONGEST_IN_ONE_LINE = 20


def hall_context(board: Board) -> Context:
    """`pages`, `seats`, `ticker` and most of `hall` of `hall/standings.html`."""
    hands = ngettext("%(count)s hand in", "%(count)s hands in", board.hands_played)
    return {
        "pages": standing_pages(board),
        "seats": seat_pages(board),
        "ticker": ticker(board),
        "hall": {
            "long": is_long(board.tournament.name),
            "time": board.updated,
            "certainty": certainty_words(board),
            "limit": board.limit,
            "label": counted_label(counting_of(board)),
            "round": list_words(board),
            "cut": line_words(board.part.cut) if board.part and board.part.cut else "",
            "tree_url": _tree_url(board),
            "progress": hands % {"count": board.hands_played},
            "width": _width(board),
        },
    }


def _tree_url(board: Board) -> str:
    is_tree = any(stage.settings.is_knock_out for stage in board.standings.stages)
    return reverse("knock_out", args=(board.tournament.pk,)) if is_tree else ""


def standing_pages(board: Board) -> list[Context]:
    """The standings in pages; every later page begins with the leaders."""
    lines = board.lines
    later = range(ROWS, len(lines), ROWS - LEADERS)
    pages = [_page(board, 0, lines[:ROWS])]
    return pages + [_page(board, first, lines[first : first + ROWS - LEADERS]) for first in later]


def seat_pages(board: Board) -> list[Context]:
    """Who sits where by surname, Latin before Cyrillic."""
    seated = [line for line in board.standings.lines if line.table is not None]
    rows = sorted((_seat_row(line) for line in seated), key=lambda row: sort_key(row["surname"]))
    parts = [rows[first : first + SEATS] for first in range(0, len(rows), SEATS)]
    return [
        {"title": _seat_title(part, number, len(parts)), "rows": part}
        for number, part in enumerate(parts, start=1)
    ]


def _page(board: Board, first: int, lines: Sequence[StandingLine]) -> Context:
    every = board.lines
    leaders = every[:LEADERS] if first else ()
    cut = last_above_cut(board)
    said = {"first": first + 1, "last": first + len(lines), "count": len(every)}
    return {
        "title": _("%(first)s to %(last)s of %(count)s") % said,
        "rows": [_row(board, line, cut) for line in (*leaders, *lines)],
    }


def is_long(name: str) -> bool:
    """Whether a name takes two lines of smaller letters: it is never cut off."""
    return len(name) > _LONGEST_IN_ONE_LINE


def last_above_cut(board: Board) -> int | None:
    """The entry behind which the cut is; None where there is none to draw."""
    above = above_the_cut(board.part)
    return None if above is None else board.lines[above - 1].entry_id


def _row(board: Board, line: StandingLine, cut: int | None) -> Context:
    limit = board.limit
    return {
        **person(line.name),
        "long": is_long(line.name),
        "place": place_words(line),
        "first": line.place == 1,
        "moved": None,
        "bar": bar(line.total or 0, limit) if limit and not line.is_out else None,
        "points": counted_figure(board, line),
        "cut": line.entry_id == cut,
    }


def _seat_row(line: StandingLine) -> Context:
    surname, given = split_surname(line.name)
    return {
        "surname": surname,
        "given": given,
        "language": language_of(line.name),
        "seat": _("out") if is_beaten(line) else seat_code(line),
        "out": is_beaten(line),
    }


def _seat_title(rows: list[Context], number: int, count: int) -> str:
    said = {
        "first": rows[0]["surname"][0].upper(),
        "last": rows[-1]["surname"][0].upper(),
        "number": number,
        "count": count,
    }
    return _("%(first)s to %(last)s, %(number)s of %(count)s") % said


def _width(board: Board) -> int | None:
    """How much of a round of a fixed number of hands is played, in hundredths."""
    hands = board.settings.hands or board.variant.hand_count
    if hands is None or not board.tables:
        return None
    played = sum(table.hands_played for table in board.tables)
    return played * 100 // (hands * len(board.tables))
