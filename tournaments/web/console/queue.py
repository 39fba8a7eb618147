"""What needs the director, oldest first, with the buttons that settle it."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from uuid import uuid4

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tournaments.domain.access import Act
from tournaments.selectors.console import ConsoleTable, OpenOffer
from tournaments.web.console.desk import Console
from tournaments.web.hidden import hidden
from tournaments.web.money import format_units
from tournaments.web.since import since_words
from tournaments.web.words import hand_title

Context = dict[str, Any]

_MINUTE = timedelta(minutes=1)


@dataclass(frozen=True, slots=True)
class _Need:
    since: datetime
    kind: str
    title: str
    text: str
    actions: tuple[Context, ...]


def queue_context(console: Console) -> Context:
    """The context `queue` of `tournaments/console.html`."""
    needs = sorted(_needs(console), key=lambda need: need.since)
    return {
        "url": reverse("console_queue", args=(console.tournament.pk,)),
        "ptag": console.ptag,
        "count": len(needs),
        "oldest": _oldest(console, needs),
        "items": [
            {
                "kind": need.kind,
                "title": need.title,
                "ago": since_words(console.now - need.since),
                "text": need.text,
                "actions": need.actions,
            }
            for need in needs
        ],
    }


def _needs(console: Console) -> Iterator[_Need]:
    if not console.is_running:
        return
    late = {table.pk for table in console.late}
    for table in console.board.playing:
        yield from (_buy_in(console, table, offer) for offer in table.offers)
        if table.pk in late and not table.offers:
            yield _late(console, table)
    if console.board.tables and not console.board.playing:
        yield _all_finished(console)


def _buy_in(console: Console, table: ConsoleTable, offer: OpenOffer) -> _Need:
    price = format_units(offer.price, console.tournament)
    said = {"name": offer.name, "table": table.number}
    return _Need(
        since=table.waits_since,
        kind="money",
        title=_("%(name)s, table %(table)s") % said,
        text=_offer_words(offer, price),
        actions=_answers(console, table, offer, price),
    )


def _offer_words(offer: OpenOffer, price: str) -> str:
    said = {"total": offer.total, "price": price, "score": offer.score}
    words = _("%(total)s points. May buy in for %(price)s and come back at %(score)s.") % said
    return words if offer.left else " ".join((words, _("It would be the last time.")))


def _answers(
    console: Console, table: ConsoleTable, offer: OpenOffer, price: str
) -> tuple[Context, ...]:
    if Act.ANSWER_BUY_IN not in console.may:
        return ()
    fields = hidden(seat=offer.seat, version=table.version, submission_id=uuid4(), back="console")
    take = _("Take %(price)s, back at %(score)s") % {"price": price, "score": offer.score}
    return (
        _post("table_buy_in", table, take, fields),
        _post("table_decline", table, _("Leaves"), fields),
    )


def _late(console: Console, table: ConsoleTable) -> _Need:
    title = hand_title(console.variant, table.hand_number or 0).lower()
    return _Need(
        since=table.waits_since,
        kind="clock",
        title=_("Table %(table)s, %(hand)s not recorded") % {"table": table.number, "hand": title},
        text=_usual_words(console.board.usual_pause),
        actions=(_get(reverse("table", args=(table.pk,)), _("Record it here")),),
    )


def _usual_words(usual: timedelta | None) -> str:
    if usual is None:
        return _("Nothing has come from this table for long.")
    minutes = max(1, round(usual / _MINUTE))
    text = ngettext(
        "A hand usually takes %(count)s minute tonight.",
        "A hand usually takes %(count)s minutes tonight.",
        minutes,
    )
    return text % {"count": minutes}


def _all_finished(console: Console) -> _Need:
    finish = reverse("finish_tournament", args=(console.tournament.pk,))
    can_finish = Act.MANAGE_TOURNAMENT in console.may
    return _Need(
        since=max(table.waits_since for table in console.board.tables),
        kind="check",
        title=_("Every table has finished"),
        text=_("Nothing plays any more: the standings can be made final."),
        actions=(_get(finish, _("Finish the tournament")),) if can_finish else (),
    )


def _post(name: str, table: ConsoleTable, label: str, fields: list[Context]) -> Context:
    url = reverse(name, args=(table.pk,))
    return {"label": label, "url": url, "method": "post", "fields": fields}


def _get(url: str, label: str) -> Context:
    return {"label": label, "url": url, "method": "get", "fields": []}


def _oldest(console: Console, needs: list[_Need]) -> str:
    if not needs:
        return ""
    return _("oldest %(time)s") % {"time": since_words(console.now - needs[0].since)}
