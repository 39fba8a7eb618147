"""The forms a draw is made with: the promise, the word, cards typed by hand."""

from collections.abc import Sequence
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from scoring.problems import Problem
from tournaments.domain.seating_draw.cards import packs_needed
from tournaments.models import Entry, EntryStatus
from tournaments.selectors.entries import entry_counts
from tournaments.selectors.wording import say
from tournaments.web.hidden import hidden
from tournaments.web.marks import person
from tournaments.web.seating.draw_room import DrawRoom
from tournaments.web.seating.form import DrawForm
from tournaments.web.summary import texts_at

Context = dict[str, Any]

REASON = "reason"
_PACKS_OFFERED = 4


def making_context(room: DrawRoom, form: DrawForm, problems: Sequence[Problem]) -> Context:
    """`promise`, `reveal`, `by_hand`, `reason` and `absent` of `seating/draw.html`."""
    if not room.can_draw:
        return {"promise": None, "reveal": None, "by_hand": None, "reason": None, "absent": None}
    pk = room.tournament.pk
    promise = {"url": reverse("promise_draw", args=(pk,))} if room.promise is None else None
    return {
        "promise": promise,
        "reveal": _reveal(room, form, problems) if room.promise is not None else None,
        "by_hand": _by_hand(room, form, problems) if room.entries else None,
        "reason": _reason(form, problems) if room.is_redraw else None,
        "absent": _absent(room),
    }


def _reveal(room: DrawRoom, form: DrawForm, problems: Sequence[Problem]) -> Context:
    return {
        "url": reverse("draw_by_seed", args=(room.tournament.pk,)),
        "fields": _carried(room, form),
        "errors": texts_at(problems, "public_word"),
        "word": form.word,
    }


def _by_hand(room: DrawRoom, form: DrawForm, problems: Sequence[Problem]) -> Context:
    return {
        "url": reverse("draw_by_hand", args=(room.tournament.pk,)),
        "fields": _carried(room, form),
        "open": form.is_by_hand,
        "packs": _packs(room, form),
        "rows": [_row(entry, form, problems) for entry in room.entries],
    }


def _packs(room: DrawRoom, form: DrawForm) -> list[Context]:
    """How many packs may have been spread: as few as give everybody a card, or more."""
    fewest = packs_needed(len(room.entries))
    chosen = form.packs or fewest
    offered = range(fewest, fewest + _PACKS_OFFERED)
    return [{"value": packs, "chosen": packs == chosen} for packs in offered]


def _row(entry: Entry, form: DrawForm, problems: Sequence[Problem]) -> Context:
    wrong = [say(found) for found in problems if found.seat == str(entry.pk)]
    return {
        **person(entry.player.name),
        "key": entry.pk,
        "card": form.cards.get(entry.pk, ""),
        "errors": wrong,
    }


def _carried(room: DrawRoom, form: DrawForm) -> list[Context]:
    return hidden(
        form_id=form.form_id,
        expected_entries=len(room.entries),
        everybody="1" if room.everybody else "",
    )


def _reason(form: DrawForm, problems: Sequence[Problem]) -> Context:
    return {"typed": form.reason, "errors": texts_at(problems, REASON)}


def _absent(room: DrawRoom) -> Context | None:
    """Who is entered and not here: drawn for as well, or not."""
    url = reverse("draw", args=(room.tournament.pk,))
    if room.everybody:
        registered = sum(entry.status == EntryStatus.REGISTERED for entry in room.entries)
        action = _("Draw only for those who are here")
    else:
        registered = entry_counts(room.tournament).registered
        action, url = _("Draw for them too"), f"{url}?everybody=1"
    if not registered:
        return None
    text = ngettext(
        "%(count)s is entered and not checked in.",
        "%(count)s are entered and not checked in.",
        registered,
    )
    return {"text": text % {"count": registered}, "url": url, "action": action}
