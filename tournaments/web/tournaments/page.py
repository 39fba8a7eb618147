"""The context of a tournament's public page, the same for everybody who reads its language."""

from typing import Any

from django.urls import reverse
from django.utils.http import urlencode

from tournaments.models import Tournament
from tournaments.selectors.prizes import announced_prizes
from tournaments.web.clubs.rows import rules_name
from tournaments.web.prize_words import prizes_context
from tournaments.web.times import day
from tournaments.web.tournaments.board import Board, read_board
from tournaments.web.tournaments.draws import draw_context
from tournaments.web.tournaments.endings import correction_context, winner_context
from tournaments.web.tournaments.entrants import entrants_context
from tournaments.web.tournaments.facts import facts, progress_words
from tournaments.web.tournaments.scoring_panel import scoring_panel
from tournaments.web.tournaments.standings_panel import standings_panel
from tournaments.web.tournaments.states import state_tag
from tournaments.web.tournaments.tables_panel import tables_panel

Context = dict[str, Any]


def public_context(tournament: Tournament, stage: str = "") -> Context:
    """The context of `tournaments/tournament.html` as a stranger sees it: plain data only."""
    board = read_board(tournament, stage)
    return {
        "tournament": _head(board),
        "live_url": "" if board.is_over else f"/live/{tournament.pk}",
        "facts": facts(board),
        "facts_url": _part_url(board, "head"),
        "winner": winner_context(board),
        "corrected": correction_context(tournament) if board.is_over else None,
        "draw": draw_context(tournament),
        **entrants_context(board, _part_url(board, "entrants")),
        "standings": standings_panel(board, _part_url(board, "standings", stage)),
        "tables": tables_panel(board, _part_url(board, "tables")),
        "prizes": _prizes(tournament),
        "scoring": scoring_panel(tournament, board.variant),
    }


def _head(board: Board) -> Context:
    tournament = board.tournament
    return {
        "name": tournament.name,
        "date": day(tournament.starts_at, board.club),
        "variant": rules_name(tournament),
        "rules_url": reverse("tournament_rules", args=(tournament.pk,)),
        "state": state_tag(tournament),
        "progress": progress_words(board),
        "version": tournament.version,
        "ptag": tournament.moment,
        "console_url": "",
        "hall_url": reverse("hall", args=(tournament.pk,)) if _is_played(board) else "",
        "tree_url": reverse("knock_out", args=(tournament.pk,)) if _has_tree(board) else "",
    }


def _has_tree(board: Board) -> bool:
    """A knock-out that has begun."""
    return any(stage.settings.is_knock_out for stage in board.standings.stages)


def _prizes(tournament: Tournament) -> Context | None:
    """Fund and prizes; that the fund does not suffice yet is for the director to know."""
    context = prizes_context(tournament, announced_prizes(tournament))
    return context and {**context, "problems": []}


def _is_played(board: Board) -> bool:
    return board.is_seated and not board.is_over


def _part_url(board: Board, part: str, stage: str = "") -> str:
    """Where a part of the page is asked for again; nowhere once nothing moves.

    It names the state the page was made in: a page of another state is loaded anew.
    """
    if board.is_over:
        return ""
    asked = urlencode({"part": part, "state": board.state.value} | _stage(stage))
    return f"{reverse('tournament', args=(board.tournament.pk,))}?{asked}"


def _stage(stage: str) -> dict[str, str]:
    return {"stage": stage} if stage else {}
