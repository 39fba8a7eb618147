"""The standings of each stage, one click apart, and where the cut is."""

from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.domain.stages.cut import Cut
from tournaments.selectors.stage_names import stage_name
from tournaments.selectors.stage_parts import StagePart
from tournaments.web.rounds.stage_words import advancing_words
from tournaments.web.tournaments.board import WHOLE, Board

Context = dict[str, Any]


def stage_tabs(board: Board) -> list[Context]:
    """`{label, url, current}`, the present stage first; none where there is one stage only."""
    stages = board.standings.stages
    if len(stages) == 1 or not stages:
        return []
    url = reverse("tournament", args=(board.tournament.pk,))
    tabs = [
        _tab(stage_name(one.number, one.name), f"{url}?stage={one.number}", one is board.part)
        for one in reversed(stages)
    ]
    whole = _tab(_("Whole tournament"), f"{url}?stage={WHOLE}", board.part is None)
    return [whole, *tabs] if board.is_over else [*tabs, whole]


def _tab(label: str, url: str, current: bool) -> Context:
    return {"label": label, "url": url, "current": current}


def cut_words(part: StagePart | None) -> str:
    """Who goes on, and whether that can still change; empty where nobody does."""
    if part is None or part.cut is None:
        return ""
    words = advancing_words(part.settings.advancing)
    return f"{words} {_certainty(part.cut)}"


def line_words(cut: Cut) -> str:
    """What stands at the line itself."""
    return _("The cut, provisional") if not cut.is_final else _("The cut")


def _certainty(cut: Cut) -> str:
    if cut.is_provisional:
        return _("Provisional until every hand of the round is confirmed.")
    if cut.undecided:
        return _("Some are equal in everything: the director decides between them.")
    return _("The cut is final.")


def going_on(part: StagePart | None) -> frozenset[int]:
    """The entries that would go on now."""
    if part is None or part.cut is None:
        return frozenset()
    return frozenset(one.entry for one in part.cut.advancing)


def above_the_cut(part: StagePart | None) -> int | None:
    """After how many lines the cut is; None where those who go on are not the first."""
    entries = going_on(part)
    if part is None or not entries:
        return None
    first = {line.entry_id for line in part.lines[: len(entries)]}
    return len(entries) if first == entries else None
