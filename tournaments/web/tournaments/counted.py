"""What a stage counts, as people read it: its heading, its figure, the sentence about it."""

from typing import assert_never

from django.utils.translation import gettext as _

from tournaments.domain.stages.choices import Counting
from tournaments.domain.stages.counting import HUNDREDTHS, round_to_hundredths
from tournaments.selectors.standings import StandingLine
from tournaments.web.money import format_units
from tournaments.web.tournaments.board import Board


def counting_of(board: Board) -> Counting | None:
    """What the standings shown count; None where stages of a tournament count different things."""
    if board.part is not None:
        return board.part.counting
    kinds = {stage.counting for stage in board.standings.stages}
    return board.standings.counting if len(kinds) < _SEVERAL else None


def is_whole(board: Board) -> bool:
    """Whether the standings shown are those of several stages together."""
    return board.part is None and len(board.standings.stages) >= _SEVERAL


def counted_label(counting: Counting | None) -> str:
    """The heading above the figures."""
    match counting:
        case Counting.PENALTY_POINTS | None:
            return _("Points")
        case Counting.AVERAGE_PER_HAND:
            return _("Average a hand")
        case Counting.TABLE_POINTS:
            return _("Table points")
        case Counting.MONEY_WON:
            return _("Money won")
        case _:
            assert_never(counting)


def counted_figure(board: Board, line: StandingLine) -> int | str | None:
    """A line's figure: points as they are, an average to hundredths, money in its currency."""
    counted = line.counted
    match counting_of(board):
        case Counting.PENALTY_POINTS | None:
            return line.total
        case _ if counted is None:
            return None
        case Counting.AVERAGE_PER_HAND:
            return hundredths_words(round_to_hundredths(counted))
        case Counting.TABLE_POINTS:
            return int(counted)
        case Counting.MONEY_WON:
            units = int(counted)
            return format_units(units, board.tournament) if board.is_for_money else units
        case _ as never:
            assert_never(never)


def hundredths_words(hundredths: int) -> str:
    """“12.34”, “−0.50”."""
    whole, rest = divmod(abs(hundredths), HUNDREDTHS)
    sign = "−" if hundredths < 0 else ""
    return f"{sign}{whole}.{rest:02}"


def lead_words(board: Board) -> str:
    """How the standings shown are read, in a sentence or two."""
    match None if is_whole(board) else counting_of(board):
        case None:
            return _("Whoever came further stands higher.")
        case Counting.PENALTY_POINTS:
            return _points_words(board.limit)
        case Counting.AVERAGE_PER_HAND:
            return _("Points a hand count against you: the lowest average leads.")
        case Counting.TABLE_POINTS:
            return _("The place at each table gives table points: the most lead.")
        case Counting.MONEY_WON:
            return _("Money won counts: the most leads.")
        case _ as never:
            assert_never(never)


def _points_words(limit: int | None) -> str:
    if limit is None:
        return _("Points count against you. The lowest total leads.")
    text = _("Points count against you. The lowest total leads, %(limit)s puts you out.")
    return text % {"limit": limit}


_SEVERAL = 2
