"""The context of the table page."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any
from uuid import uuid4

from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _

from scoring.match import MatchState
from scoring.problems import Problem
from tournaments.domain.access import Act
from tournaments.domain.seat_keys import SeatedPlayer
from tournaments.selectors.matches import Match
from tournaments.web.marks import bar, person, pips, tag
from tournaments.web.summary import say_once, summary
from tournaments.web.tables.clock import table_clock_context
from tournaments.web.tables.controls import control_of
from tournaments.web.tables.going_on import finished_context, is_carried_on
from tournaments.web.tables.news import SeenTable
from tournaments.web.tables.offers import offer_contexts
from tournaments.web.tables.other_acts import acts_context
from tournaments.web.tables.second_word import second_words
from tournaments.web.tables.sheet import sheet_context
from tournaments.web.tables.table_page import TablePage
from tournaments.web.words import contract_words, dealt_words, hand_title, wild_words

Context = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Shown:
    """What of the page depends on what somebody just did."""

    entry: Context | None = None
    review: Context | None = None
    preview: Context | None = None
    problems: Sequence[Problem] = ()
    conflicts: Sequence[Context] = ()
    stale: Context | None = None
    seen: SeenTable | None = None
    given: Mapping[str, str] = field(default_factory=dict)
    submission_id: object = field(default_factory=uuid4)


def table_context(page: TablePage, shown: Shown) -> Context:
    """The context of `tables/table.html`."""
    match, state = page.match, page.state
    tournament = match.table.round.stage.tournament
    may_answer = Act.ANSWER_BUY_IN in page.may and page.is_running
    return {
        "tournament": {
            "name": tournament.name,
            "url": reverse("tournament", args=(tournament.pk,)),
        },
        "table": _table(page),
        "clock": table_clock_context(page, timezone.now()),
        "seats": _seats(match, state),
        "offers": offer_contexts(
            match, state, may_answer=may_answer, submission_id=shown.submission_id
        ),
        "seconds": second_words(page),
        "conflicts": shown.conflicts,
        "stale": shown.stale,
        "entry": shown.entry,
        "review": shown.review,
        "preview": shown.preview,
        "acts": acts_context(page, shown.submission_id, shown.given) if page.is_running else None,
        "sheet": sheet_context(page, shown.seen),
        "problems": say_once(summary(shown.problems, partial(control_of, entry=shown.entry))),
    }


def _table(page: TablePage) -> Context:
    match, state = page.match, page.state
    table, variant, number = match.table, match.timeline.variant, state.hand_number
    said: Context = {
        "number": table.number,
        "url": reverse("table", args=(table.pk,)),
        "version": table.version,
        "tag": None if page.is_running else tag("out", _("Nothing to record")),
        "next": finished_context(match, state) if state.finished else None,
        "hand": _("Finished") if state.finished else hand_title(variant, number),
        "contract": contract_words(state.contract),
        "wild": "" if state.finished else wild_words(variant, number),
        "dealt": "",
        "dealer": match.keys.name(state.dealer) if state.dealer else "",
    }
    if not state.finished:
        said["dealt"] = dealt_words(variant.cards_dealt(number, len(state.still_in)))
    return said


def _seats(match: Match, state: MatchState) -> list[Context]:
    """Whoever is left where the total goes along to a later round has not won here."""
    winners = () if state.finished and is_carried_on(match) else state.winners
    return [_seat(match, state, seat, winners) for seat in match.keys.seats]


def _seat(match: Match, state: MatchState, seat: SeatedPlayer, winners: Sequence[str]) -> Context:
    total, out_at = state.totals[seat.key], match.timeline.variant.out_at
    allowed = match.timeline.variant.buy_ins.most
    used = state.buy_ins_taken[seat.key]
    is_out = seat.key in state.out
    return {
        **person(seat.name),
        "key": str(seat.number),
        "number": seat.number,
        "total": total,
        "left": None if out_at is None or is_out else max(0, out_at - total),
        "bar": bar(total, out_at) if out_at else None,
        "pips": pips(used, allowed) if allowed else None,
        "dealer": seat.key == state.dealer,
        "out": is_out,
        "tag": _seat_tag(state, seat.key, winners),
        "place": str(state.places[seat.key]) if state.finished else "",
    }


def _seat_tag(state: MatchState, key: str, winners: Sequence[str]) -> Context | None:
    if key in winners:
        return tag("gold", _("Winner"))
    if any(offer.player == key for offer in state.offers):
        return tag("warn", _("Buy-in?"))
    if key in state.withdrawn:
        return tag("out", _("Withdrawn"))
    return tag("out", _("Out")) if key in state.out else None
