"""What the table page shows while a hand is entered."""

from typing import Any

from scoring.problems import Problem
from tournaments.selectors.submissions import latest_submissions
from tournaments.web.tables.changes import change_rows
from tournaments.web.tables.conflicts import conflict_choices
from tournaments.web.tables.desk import Desk
from tournaments.web.tables.entry_page import entry_context
from tournaments.web.tables.form import HandForm
from tournaments.web.tables.outlook import foresee_hand, may_overrule
from tournaments.web.tables.page import Shown
from tournaments.web.tables.seen import preview_context

Context = dict[str, Any]


def entering(desk: Desk, form: HandForm | None = None, problems: tuple[Problem, ...] = ()) -> Shown:
    """The form with what is wrong with it; blank where nothing was filled in."""
    form = form or desk.blank()
    entry = entry_context(
        desk.entry(form, problems),
        finishes=desk.page.finishes,
        url=desk.url,
        preview_url=desk.preview_url,
        correcting=desk.correcting(),
        settlements=conflict_choices(desk, form),
        may_overrule=may_overrule(desk, form, problems),
        lapsing=desk.lapsing(),
        accepted=latest_submissions(desk.match.table),
    )
    preview, seen = preview_of(desk, form), desk.seen(form)
    return Shown(entry=entry, preview=preview, problems=problems, seen=seen)


def preview_of(desk: Desk, form: HandForm) -> Context:
    """The context of `tables/preview.html` for the form as it is filled in."""
    foreseen = foresee_hand(desk, form)
    entry = desk.entry(form, () if form.is_empty else foreseen.typing_problems)
    return preview_context(entry, change_rows(desk, foreseen) if desk.correcting() else ())
