"""What is asked before an act that cannot be undone by a second tap: on what, and what it does."""

from collections.abc import Iterator
from typing import Any

from django.http import QueryDict
from django.urls import reverse
from django.utils.translation import gettext as _

from scoring.match import MatchState
from scoring.problems import RuleBroken, problem, translatable
from tournaments.domain.foresight import foresee
from tournaments.domain.timeline import Change, PutIn, TakeBack
from tournaments.selectors.rounds import limit_goes_along
from tournaments.selectors.unplayed import list_unplayed
from tournaments.web.hidden import hidden
from tournaments.web.numbers import read_whole
from tournaments.web.tables.act_words import act_words, penalty_words
from tournaments.web.tables.changes import consequence
from tournaments.web.tables.deeds import LEAVES, read_penalty
from tournaments.web.tables.table_page import TablePage

Context = dict[str, Any]


def ask_withdrawal(page: TablePage, data: QueryDict) -> Context:
    """Whether a player withdraws. `RuleBroken` for a seat that is not at the table."""
    match, seat = page.match, data.get("seat", "")
    key = _player(page, seat)
    said = {"name": match.keys.name(key), "total": page.state.totals[key]}
    withdrawal = PutIn(match.timeline.last_position, {"type": "withdrawal", "player": key})
    return {
        "title": _("%(name)s withdraws with %(total)s") % said,
        "text": _(
            "Out at once with this total: no more cards, nothing more to pay, no buy-in. "
            "What was paid stays in the pot."
        ),
        "consequences": _consequences(page, (withdrawal,)),
        "also": _leaving(page, data),
        "url": reverse("table_withdraw", args=(match.table.pk,)),
        "action": _("Record the withdrawal"),
        "fields": hidden(seat=seat),
    }


def _leaving(page: TablePage, data: QueryDict) -> Context | None:
    """Whether he leaves the tournament too; nothing to ask where nothing comes after this round."""
    stage = page.match.table.round.stage
    if not list_unplayed(stage.tournament):
        return None
    is_first_look = "reason" not in data
    again = _("Unticked, only this match ends for him, and the next round seats him again.")
    out = _("Unticked, only this stage ends for him: one limit counts over all its rounds.")
    return {
        "name": LEAVES,
        "checked": is_first_look or data.get(LEAVES) == "1",
        "label": _("Leaves the tournament too"),
        "hint": out if limit_goes_along(stage) else again,
    }


def ask_penalty(page: TablePage, data: QueryDict) -> Context:
    """Whether a player gets points. `RuleBroken` for a stranger, or points that cannot be given."""
    match, seat = page.match, data.get("seat", "")
    key, points = _player(page, seat), read_penalty(data)
    penalty = PutIn(
        match.timeline.last_position, {"type": "penalty", "player": key, "points": points}
    )
    return {
        "title": penalty_words(match.keys.name(key), points),
        "text": _("An entry of its own, never doubled; it counts towards the limit at once."),
        "consequences": _consequences(page, (penalty,)),
        "url": reverse("table_penalty", args=(match.table.pk,)),
        "action": _("Give the points"),
        "fields": hidden(seat=seat, points=points),
    }


def ask_take_back(page: TablePage, data: QueryDict) -> Context:
    """Whether an act is to count no more. `RuleBroken` where none is recorded at the position."""
    match, position = page.match, read_whole(data.get("position", "")) or 0
    event = match.timeline.at(position)
    line = page.line_of(event)
    return {
        "title": _("Take back: %(what)s") % {"what": act_words(match, line, event)},
        "text": _("It counts no more, as if it had never been. It stays on record."),
        "consequences": _consequences(page, (TakeBack(position),)),
        "url": reverse("table_take_back", args=(match.table.pk,)),
        "action": _("Take it back"),
        "fields": hidden(position=position, event_version=event.version),
    }


def _player(page: TablePage, seat: str) -> str:
    if not seat:
        raise RuleBroken((problem("seat.missing", _WHO),))
    return page.match.keys.key(seat)


def _consequences(page: TablePage, changes: tuple[Change, ...]) -> list[str]:
    """What would follow. `RuleBroken` where the rules refuse it."""
    foreseen = foresee(page.match.timeline, changes)
    if foreseen.after is None:
        raise RuleBroken(page.match.keys.explain(foreseen.problems))
    return [*_differences(page, foreseen.before, foreseen.after)]


def _differences(page: TablePage, before: MatchState, after: MatchState) -> Iterator[str]:
    """Whose total changes, who is out or in again, and whether play ends by it."""
    for seat in page.match.keys.seats:
        was, now = before.totals[seat.key], after.totals[seat.key]
        total = f"{was} → {now}" if was != now else ""
        words = ", ".join(filter(None, (total, consequence(seat.key, before, after))))
        if words:
            yield f"{seat.name}: {words}"
    if after.finished and not before.finished:
        yield _("The match is over with it.")


_WHO = translatable("Choose the player it is about.")
