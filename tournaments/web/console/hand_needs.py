"""Hands the director is asked about: nobody agreed to them, or somebody said otherwise."""

from typing import Any
from uuid import uuid4

from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.domain.access import Act
from tournaments.selectors.confirmations import OtherVersion, PointsByName, WaitingHand
from tournaments.selectors.console_tables import ConsoleTable
from tournaments.selectors.waiting import DisputedHand, UnconfirmedHand
from tournaments.web.console.desk import Console
from tournaments.web.console.need_parts import get, need, post
from tournaments.web.hidden import hidden
from tournaments.web.log.values import actor_words
from tournaments.web.marks import signed

Context = dict[str, Any]


def unconfirmed_need(console: Console, wait: UnconfirmedHand) -> Context:
    """A hand that waits for a second player."""
    table, hand = wait.table, wait.hand
    return need(
        "check",
        _title(table, hand),
        _("Recorded by %(name)s, and nobody else has agreed to it yet.")
        % {"name": actor_words(hand.by)},
        *_agree(console, table, hand),
    )


def disputed_need(console: Console, wait: DisputedHand) -> Context:
    """Both versions side by side, and the ways out."""
    table, hand = wait.table, wait.hand
    said = [f"{actor_words(hand.by)}: {points_words(hand.points)}", *map(_other, hand.others)]
    correct = reverse("correct_hand", args=(table.pk, hand.number))
    compare = f"{reverse('take_other_version', args=(table.pk,))}?number={hand.number}"
    may_correct = Act.CORRECT_HAND in console.may
    return need(
        "warning",
        _("%(hand)s is disputed") % {"hand": _title(table, hand)},
        ". ".join(said),
        *(
            (get(compare, _("Compare and decide")), get(correct, _("Correct it")))
            if may_correct
            else ()
        ),
    )


def _agree(console: Console, table: ConsoleTable, hand: WaitingHand) -> tuple[Context, ...]:
    if Act.CONFIRM_HAND not in console.may:
        return ()
    fields = hidden(
        number=hand.number, hand_version=hand.version, submission_id=uuid4(), back="console"
    )
    label = _("Agree as director") if Act.RULE_AT_TABLE in console.may else _("Agree")
    return (post("agree_to_hand", table.pk, label, fields),)


def _title(table: ConsoleTable, hand: WaitingHand) -> str:
    return _("Table %(table)s, hand %(hand)s") % {"table": table.number, "hand": hand.number}


def _other(other: OtherVersion) -> str:
    parts = (points_words(other.points) if other.points else "", other.note)
    return f"{actor_words(other.by)}: {'; '.join(part for part in parts if part)}"


def points_words(points: PointsByName) -> str:
    """“Jim 0, Pete +20”."""
    return ", ".join(f"{name} {signed(value)}" for name, value in points)
