"""The context of taking in a list of players."""

from collections.abc import Sequence
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from scoring.problems import Problem
from tournaments.domain.player_table import JudgedRow, Verdict
from tournaments.models import Club
from tournaments.selectors.player_imports import ImportPreview
from tournaments.selectors.wording import say
from tournaments.web.hidden import hidden
from tournaments.web.marks import tag
from tournaments.web.players.choices import LEAVE, TAKE, choice_name, may_choose
from tournaments.web.summary import summary

Context = dict[str, Any]

_KINDS = {
    Verdict.NEW: ("new", "ok"),
    Verdict.ALREADY_THERE: ("known", "hollow"),
    Verdict.DUPLICATE_IN_FILE: ("known", "hollow"),
    Verdict.LOOKS_LIKE: ("doubtful", "warn"),
    Verdict.PROBLEM: ("wrong", "bad"),
}


def import_context(
    club: Club,
    preview: ImportPreview | None,
    problems: Sequence[Problem],
    file_problems: Sequence[Problem],
) -> Context:
    """The context of `players/import.html`."""
    return {
        "club": {
            "name": club.name,
            "url": reverse("club", args=(club.slug,)),
            "players_url": reverse("players", args=(club.slug,)),
        },
        "url": reverse("player_import", args=(club.slug,)),
        "problems": summary((*problems, *file_problems)),
        "columns": _(
            "A column of names, or of first names and surnames; a column of notes may follow. "
            "Headings in English, Russian or Ukrainian."
        ),
        "example_url": "",
        "file_errors": [say(found) for found in file_problems],
        "preview": _preview(preview) if preview is not None else None,
    }


def _preview(preview: ImportPreview) -> Context:
    new = preview.counts[Verdict.NEW]
    action = ngettext("Add %(count)s player", "Add %(count)s players", new) % {"count": new}
    can_choose = any(may_choose(row) for row in preview.rows)
    return {
        "text": _counts(preview),
        "ready": (bool(new) or can_choose) and not preview.is_confirmed,
        "action": _("Add those chosen") if can_choose else action,
        "fields": hidden(list=preview.import_id),
        "rows": [_row(row, preview) for row in preview.rows],
    }


def _counts(preview: ImportPreview) -> str:
    """“41 new, 3 in the register already”; a list taken in says so."""
    if preview.is_confirmed:
        return _("This list was taken in already.")
    labels = {
        Verdict.NEW: _("%(count)s new"),
        Verdict.ALREADY_THERE: _("%(count)s in the register already"),
        Verdict.DUPLICATE_IN_FILE: _("%(count)s twice in this list"),
        Verdict.LOOKS_LIKE: _("%(count)s to decide"),
        Verdict.PROBLEM: _("%(count)s with a problem"),
    }
    counts = preview.counts
    return ", ".join(labels[one] % {"count": counts[one]} for one in Verdict if counts[one])


def _row(row: JudgedRow, preview: ImportPreview) -> Context:
    kind, mark = _KINDS[row.verdict]
    return {
        "line": row.line,
        "name": row.name,
        "other": row.note,
        "kind": kind,
        "tag": tag(mark, _(row.verdict.text)),
        "text": _text(row),
        "choice": _choice(row) if may_choose(row) and not preview.is_confirmed else None,
    }


def _text(row: JudgedRow) -> str:
    if row.problems:
        return " ".join(say(found) for found in row.problems)
    if row.alike:
        return ", ".join(alike.name for alike in row.alike)
    if row.same_as_line is not None:
        return _("as in line %(line)s") % {"line": row.same_as_line}
    return ""


def _choice(row: JudgedRow) -> Context:
    return {
        "name": choice_name(row),
        "options": [
            {"value": LEAVE, "label": _("leave out"), "checked": True},
            {"value": TAKE, "label": _("is somebody else: add"), "checked": False},
        ],
    }
