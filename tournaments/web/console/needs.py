"""Each kind of thing that needs the director, in words, with what settles it."""

from datetime import timedelta
from typing import Any, assert_never
from uuid import uuid4

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tournaments.domain.access import Act
from tournaments.selectors.console_tables import ConsoleTable
from tournaments.selectors.merging import TablesToMerge
from tournaments.selectors.waiting import (
    BuyInDecision,
    DisputedHand,
    LateTable,
    MoneyToCollect,
    TablesFinished,
    TableWait,
    TimeUp,
    UnconfirmedHand,
    Wait,
)
from tournaments.web.clocks import minutes_words
from tournaments.web.console.desk import Console
from tournaments.web.console.hand_needs import disputed_need, unconfirmed_need
from tournaments.web.console.need_parts import get, need, post
from tournaments.web.hidden import hidden
from tournaments.web.money import format_money, format_units
from tournaments.web.rounds.place import read_place
from tournaments.web.rounds.step_words import step_context
from tournaments.web.words import hand_title

Context = dict[str, Any]

_MINUTE = timedelta(minutes=1)


def need_context(console: Console, wait: Wait) -> Context:
    """An item of the queue (components/queue_item.html), without how long it waits."""
    match wait:
        case TablesToMerge():
            return _merge(console, wait)
        case MoneyToCollect():
            return _money(console, wait)
        case TablesFinished():
            return _all_finished(console)
        case _:
            return _at_table(console, wait)


def _at_table(console: Console, wait: TableWait) -> Context:
    match wait:
        case BuyInDecision():
            return _buy_in(console, wait)
        case DisputedHand():
            return disputed_need(console, wait)
        case UnconfirmedHand():
            return unconfirmed_need(console, wait)
        case TimeUp():
            return _time_up(console, wait.table)
        case LateTable():
            return _late(console, wait)
        case _:
            assert_never(wait)


def _buy_in(console: Console, wait: BuyInDecision) -> Context:
    offer = wait.offer
    price = format_units(offer.price, console.tournament)
    return need(
        "money",
        _("%(name)s, table %(table)s") % {"name": offer.name, "table": wait.table.number},
        " ".join((_offer_words(wait, price), *_time_words(console, wait))),
        *_answers(console, wait, price),
    )


def _offer_words(wait: BuyInDecision, price: str) -> str:
    offer = wait.offer
    said = {"total": offer.total, "price": price, "score": offer.score}
    words = _("%(total)s points. May buy in for %(price)s and come back at %(score)s.") % said
    return words if offer.left else " ".join((words, _("It would be the last time.")))


def _time_words(console: Console, wait: BuyInDecision) -> tuple[str, ...]:
    """How long the offer stands, where decisions have a clock."""
    clock = wait.offer.clock
    if clock is None:
        return ()
    if clock.has_run_out(console.now):
        return (_("The time to decide is up."),)
    return (_("%(time)s left to decide.") % {"time": minutes_words(clock.left(console.now))},)


def _answers(console: Console, wait: BuyInDecision, price: str) -> tuple[Context, ...]:
    if Act.ANSWER_BUY_IN not in console.may:
        return ()
    table, offer = wait.table, wait.offer
    fields = hidden(seat=offer.seat, version=table.version, submission_id=uuid4(), back="console")
    take = _("Take %(price)s, back at %(score)s") % {"price": price, "score": offer.score}
    return (
        post("table_buy_in", table.pk, take, fields),
        post("table_decline", table.pk, _("Leaves"), fields),
    )


def _time_up(console: Console, table: ConsoleTable) -> Context:
    fields = hidden(version=table.version, submission_id=uuid4(), back="console")
    end = post("end_by_clock", table.pk, _("No hand is in play: end the match"), fields)
    return need(
        "clock",
        _("Table %(table)s, time is up") % {"table": table.number},
        _("The hand in play is the last; the match ends when it is recorded."),
        get(reverse("table", args=(table.pk,)), _("Record it here")),
        *((end,) if Act.RECORD_HAND in console.may else ()),
    )


def _late(console: Console, wait: LateTable) -> Context:
    table = wait.table
    title = hand_title(console.variant, table.hand_number or 0).lower()
    return need(
        "clock",
        _("Table %(table)s, %(hand)s not recorded") % {"table": table.number, "hand": title},
        _usual_words(wait.usual),
        get(reverse("table", args=(table.pk,)), _("Record it here")),
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


def _merge(console: Console, wait: TablesToMerge) -> Context:
    moves = ngettext("%(count)s player moves.", "%(count)s players move.", wait.moves)
    said = {"tables": ", ".join(map(str, wait.broken))}
    text = _("Table %(tables)s would be closed.") % said if wait.broken else ""
    preview = get(reverse("merge_tables", args=(wait.round_id,)), _("Preview the merge"))
    return need(
        "move",
        _("Tables have grown short"),
        " ".join(part for part in (text, moves % {"count": wait.moves}) if part),
        *((preview,) if Act.PLAN_ROUNDS in console.may else ()),
    )


def _money(console: Console, wait: MoneyToCollect) -> Context:
    owe = ngettext("%(count)s player owes", "%(count)s players owe", wait.people)
    amount = format_money(wait.amount, console.tournament.currency)
    return need(
        "money",
        _("Money to collect"),
        f"{owe % {'count': wait.people}} {amount}.",
        get(reverse("money", args=(console.tournament.pk,)), _("Balances")),
    )


def _all_finished(console: Console) -> Context:
    """What comes next: closing the round, or the end of the tournament."""
    step = step_context(read_place(console.tournament, console.may))
    leads = step is not None and step["url"] and not step["post"]
    return need(
        "check",
        _("Every table has finished"),
        step["text"] if step is not None else "",
        *((get(step["url"], step["action"]),) if step is not None and leads else ()),
    )
