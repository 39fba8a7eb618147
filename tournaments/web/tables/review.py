"""The context of the review: the hand as it will be saved, read out to the table."""

from typing import Any

from django.utils.translation import gettext as _

from scoring.finish import Finish
from scoring.match import BuyInOffer, EventKind, HistoryLine, MatchState
from tournaments.domain.access import Act
from tournaments.domain.foresight import Foreseen
from tournaments.domain.seat_keys import SeatedPlayer
from tournaments.selectors.finish_words import finish_label
from tournaments.web.marks import cards, left_to, person, signed
from tournaments.web.money import format_units
from tournaments.web.tables.changes import change_rows
from tournaments.web.tables.desk import Desk
from tournaments.web.tables.entry import Entry
from tournaments.web.tables.form import HandForm
from tournaments.web.tables.offers import offer_words
from tournaments.web.tables.outlook import line_at
from tournaments.web.tables.payments import payment_words
from tournaments.web.tables.seen import sum_words
from tournaments.web.words import finish_effect

Context = dict[str, Any]
Fields = list[dict[str, str]]


def review_context(desk: Desk, form: HandForm, foreseen: Foreseen, fields: Fields) -> Context:
    """The context of `tables/review.html`; the hand has been foreseen without a problem."""
    after = foreseen.after or foreseen.before
    timeline = foreseen.timeline or desk.match.timeline
    line = line_at(timeline, after, desk.place(timeline))
    entry = desk.entry(form)
    correcting = desk.act is Act.CORRECT_HAND
    number = {"number": desk.number}
    title = _("Correction of hand %(number)s") if correcting else _("Hand %(number)s")
    if line.kind is EventKind.VOID:
        title = _("Hand %(number)s is void: nobody scores, and the same dealer deals again")
    return {
        "url": desk.url,
        "title": title % number,
        "action": desk.action(),
        "lapsing": desk.lapsing(),
        "fields": fields,
        "ending": _ending(form),
        "unaudited": line.audited is False and not line.override,
        "ruling": form.reason.strip() if line.override else "",
        "rows": review_rows(entry, line, after),
        "payments": payment_words(entry.match, line, form.finish),
        "changes": change_rows(desk, foreseen) if correcting else [],
        "changes_note": "",
    }


def _ending(form: HandForm) -> str:
    """How a hand ended that nobody went out of and that counts all the same (§4)."""
    if form.finish is not Finish.BLOCKED:
        return ""
    return _("Nobody went out: the hand is blocked, and everybody counts.")


def review_rows(entry: Entry, line: HistoryLine, after: MatchState) -> list[Context]:
    """One row a player dealt in: the winner first, then those put out, then the rest by seat."""
    rows = [
        _row(entry, seated, line, after)
        for seated in entry.match.keys.seats
        if str(seated.number) in entry.dealt_in
    ]
    return sorted(rows, key=lambda row: _ORDER[row["kind"]])


_ORDER = {"won": 0, "over": 1, "": 2}


def _row(entry: Entry, seated: SeatedPlayer, line: HistoryLine, after: MatchState) -> Context:
    seat, key = str(seated.number), seated.key
    won = entry.form.went_out == seat
    points = line.points.get(key, 0)
    total = line.totals[key]
    out_at = after.variant.out_at
    meant = entry.understood(seat)
    return {
        **person(seated.name),
        "kind": "won" if won else "over" if key in line.out else "",
        "points": signed(points) if key in line.points else "–",
        "sum": sum_words(meant),
        "total": total,
        "left": "" if out_at is None or total >= out_at else left_to(out_at, total),
        "cards": [] if won else cards(meant.cards),
        "text": _won_words(entry) if won else _out_words(entry, key, after),
    }


def _won_words(entry: Entry) -> str:
    finish = entry.form.finish
    if finish is None:
        return ""
    words = [finish_label(finish), finish_effect(entry.match.timeline.variant, finish)]
    return _("Went out: %(how)s") % {"how": ", ".join(word for word in words if word)}


def _out_words(entry: Entry, key: str, after: MatchState) -> str:
    if key not in after.out:
        return ""
    offer = next((one for one in after.offers if one.player == key), None)
    out = _("Reaches %(limit)s.") % {"limit": after.variant.out_at}
    return f"{out} {_offer(entry, offer)}" if offer else out


def _offer(entry: Entry, offer: BuyInOffer) -> str:
    tournament = entry.match.table.round.stage.tournament
    return offer_words(offer, format_units(offer.price, tournament))
