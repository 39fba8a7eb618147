"""A longer search in words: what for, how far, how good, better than the draft or not."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from tournaments.domain.rounds.notes import note_problem
from tournaments.domain.schedule import Ending
from tournaments.models import RoundSearch, SearchOutcome, WorkFailure, WorkState
from tournaments.selectors.wording import say
from tournaments.selectors.work import is_left_waiting
from tournaments.web.field_words import count_players
from tournaments.web.marks import tag
from tournaments.web.rounds.place import Place

Context = dict[str, Any]
Figures = Mapping[str, Any]

_MINUTE = 60


def field_sentence(place: Place) -> str:
    """Which rounds are searched for, and for whom."""
    first, last = place.next_number, place.settings.rounds or place.next_number
    said = {"first": first, "last": last, "players": count_players(len(place.field))}
    if first == last:
        return _("Round %(first)s, for %(players)s.") % said
    return _("Rounds %(first)s to %(last)s together, for %(players)s.") % said


def duration_words(seconds: int) -> str:
    """“30 seconds”, “2 minutes”."""
    if seconds % _MINUTE:
        text = ngettext("%(count)s second", "%(count)s seconds", seconds)
        return text % {"count": seconds}
    minutes = seconds // _MINUTE
    return ngettext("%(count)s minute", "%(count)s minutes", minutes) % {"count": minutes}


def search_tag(search: RoundSearch) -> Context:
    """Where a search is, with its own shape."""
    match WorkState(search.state), SearchOutcome(search.outcome):
        case WorkState.REQUESTED, _outcome:
            return tag("hollow", pgettext("search", "Waiting"))
        case WorkState.RUNNING, _outcome:
            return tag("info", pgettext("search", "Searching"))
        case WorkState.FAILED, _outcome:
            return tag("bad", pgettext("search", "Failed"))
        case WorkState.DONE, SearchOutcome.TAKEN:
            return tag("plain", pgettext("search", "Taken"))
        case _done:
            return tag("ok", pgettext("search", "Ready"))


def best_words(repeats: int | None) -> str:
    """How good the best plan so far is; nothing before there is one."""
    if repeats is None:
        return ""
    if not repeats:
        return _("Best so far: nobody meets anybody twice.")
    text = ngettext(
        "Best so far: people meet again %(count)s time.",
        "Best so far: people meet again %(count)s times.",
        repeats,
    )
    return text % {"count": repeats}


def state_sentence(search: RoundSearch) -> str:
    """Why nothing happens, why it failed, or why it ended."""
    if search.state == WorkState.FAILED:
        return _failure(search)
    if is_left_waiting(search):
        return _(
            "The worker that searches does not answer just now. This search begins as soon as it"
            " is back; a draft can be made and published meanwhile."
        )
    if not search.is_over:
        return _("It ends in a moment, with the best found so far.") if search.is_stopped else ""
    if search.outcome == SearchOutcome.TAKEN:
        return _("What it found is the draft.")
    return _endings().get(search.ending, "")


def verdict(found: Figures, drafted: Figures, *, has_draft: bool) -> str:
    """Whether it is worth taking."""
    if not has_draft:
        return _("There is no draft yet.")
    if "repeats" not in drafted:
        return _("The draft was changed by hand: nobody counted how good it is.")
    new, old = _rank(found), _rank(drafted)
    if new < old:
        return _("It is better than the draft.")
    return _("It is as good as the draft.") if new == old else _("The draft is better.")


def is_worth_taking(found: Figures, drafted: Figures) -> bool:
    """Whether it is better than the draft, as far as anybody counted how good that is."""
    return "repeats" not in drafted or _rank(found) < _rank(drafted)


def _rank(figures: Figures) -> tuple[int, int, int, int]:
    """The less the better, in the order in which things count."""
    return (
        len(figures["broken"]),
        figures["repeats"],
        figures["most_meetings"],
        len(figures["unmet_wishes"]),
    )


def _failure(search: RoundSearch) -> str:
    if search.failure:
        return str(WorkFailure(search.failure).label)
    return " ".join(say(note_problem(found)) for found in search.problems)


def _endings() -> dict[str, str]:
    return {
        Ending.PROVEN: _("It ended early: no plan has fewer people meet again."),
        Ending.STEPS: _("It searched to its end."),
        Ending.CLOCK: _("It ended when its time was up."),
        Ending.STOPPED: _("It was stopped."),
    }
