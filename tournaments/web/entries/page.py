"""The context of the page of entries."""

from collections.abc import Sequence
from typing import Any

from django.core.paginator import Page
from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.domain.access import Act
from tournaments.models import Entry, EntryStatus
from tournaments.selectors.desk import find_people
from tournaments.selectors.entries import EntryCounts, entry_counts
from tournaments.web.entries.desk import Desk
from tournaments.web.entries.field_notice import field_notice
from tournaments.web.entries.rows import entry_row, found_row, status_words
from tournaments.web.paging import pages_context
from tournaments.web.tournaments.facts import fact
from tournaments.web.tournaments.states import state_tag

Context = dict[str, Any]

_MANY = 2


def entries_context(
    request: HttpRequest, desk: Desk, page: "Page[Entry]", problems: Sequence[Context] = ()
) -> Context:
    """The context of `entries/entries.html`."""
    return {
        "tournament": tournament_context(desk),
        "problems": problems,
        "desk": doors(desk),
        "found": found_context(desk),
        "entries": [entry_row(desk, entry) for entry in page],
        "pages": pages_context(request, page),
        "empty": _empty(desk),
        **counts_context(desk),
    }


def counts_context(desk: Desk) -> Context:
    """Everything on the page that an act on one entry may change beside its row."""
    counts = entry_counts(desk.tournament)
    return {
        "facts": _facts(desk, counts),
        "filters": _filters(desk, counts),
        "all": _everybody(desk, counts),
        **field_notice(desk, counts),
    }


def tournament_context(desk: Desk) -> Context:
    """The tournament at the head of every page of the desk."""
    tournament = desk.tournament
    return {
        "name": tournament.name,
        "url": reverse("tournament", args=(tournament.pk,)),
        "console_url": reverse("console", args=(tournament.pk,)),
        "state": state_tag(tournament),
    }


def found_context(desk: Desk) -> Context:
    """Who was found, by the words looked for."""
    rows = [found_row(desk, found) for found in find_people(desk.tournament, desk.query)]
    return {
        "q": desk.query,
        "rows": rows,
        "none": bool(desk.query) and not rows,
        "all": _all_found([row["key"] for row in rows if row["can"]]),
    }


def _all_found(keys: Sequence[int]) -> Context | None:
    """Enter everybody found who can be; None where it would be one or nobody."""
    if len(keys) < _MANY:
        return None
    label = _("Enter all %(count)s found") % {"count": len(keys)}
    return {"players": ",".join(map(str, keys)), "label": label}


def _facts(desk: Desk, counts: EntryCounts) -> list[Context]:
    """How many are entered, here and waiting."""
    most = desk.tournament.most_entries
    return [
        fact(_("Entered"), counts.places_taken, _("of %(most)s") % {"most": most} if most else ""),
        fact(_("Here"), counts.checked_in),
        fact(_("Waiting"), counts.waiting),
    ]


def doors(desk: Desk) -> Context:
    """Where to look people up, enter them, and register somebody new."""
    pk = desk.tournament.pk
    return {
        "search_url": reverse("entries", args=(pk,)),
        "enter_url": reverse("enter_player", args=(pk,)),
        "enter_all_url": reverse("enter_players", args=(pk,)),
        "finds_next": desk.finds_next,
        "new_url": reverse("new_entrant", args=(pk,)) if desk.can_enter else "",
    }


def _filters(desk: Desk, counts: EntryCounts) -> list[Context]:
    numbers = {status: getattr(counts, status.value) for status in EntryStatus}
    url = reverse("entries", args=(desk.tournament.pk,))
    everybody = {
        "label": _("All"),
        "url": url,
        "count": sum(numbers.values()),
        "current": desk.show is None,
    }
    return [
        everybody,
        *(
            {
                "label": status_words(status),
                "url": f"{url}?show={status.value}",
                "count": number,
                "current": desk.show is status,
            }
            for status, number in numbers.items()
            if number or desk.show is status
        ),
    ]


def _everybody(desk: Desk, counts: EntryCounts) -> Context | None:
    if not counts.registered or desk.is_over:
        return None
    label = _("Check in all %(count)s") % {"count": counts.registered}
    return {"url": desk.url("check_in_everybody"), "label": label}


def _empty(desk: Desk) -> Context:
    if desk.show is not None:
        return {"title": _("Nobody"), "text": _("No entry stands like this now."), "url": ""}
    url = reverse("new_entrant", args=(desk.tournament.pk,))
    text = _("Find the first player in the register, or register somebody new.")
    can = desk.can_enter and Act.MANAGE_PLAYERS in desk.may
    return {
        "title": _("Nobody is entered yet"),
        "text": text,
        "url": url if can else "",
        "action": _("New player"),
    }
