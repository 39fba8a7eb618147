"""A disputed hand before the director: the versions side by side."""

from typing import Any
from uuid import uuid4

from django.http import QueryDict
from django.urls import reverse
from django.utils.translation import gettext as _

from scoring.problems import RuleBroken, problem, translatable
from tournaments.selectors.confirmations import WaitingHand, waiting_hands
from tournaments.web.hidden import hidden
from tournaments.web.log.values import actor_words
from tournaments.web.marks import signed
from tournaments.web.numbers import read_whole
from tournaments.web.tables.table_page import TablePage

Context = dict[str, Any]


def ask_other_version(page: TablePage, data: QueryDict) -> Context:
    """Which version of a hand stands. `RuleBroken` for a hand nobody disputes."""
    table, hand = page.match.table, _disputed(page, read_whole(data.get("number", "")))
    seen = {"number": hand.number, "hand_version": hand.version}
    return {
        "title": _("Hand %(number)s is disputed") % {"number": hand.number},
        "text": _("Ask the table, then say which version stands."),
        "consequences": [],
        "versions": _versions(hand),
        "url": reverse("take_other_version", args=(table.pk,)),
        "action": _("Take the last version"),
        "fields": hidden(**seen),
        "stands": {
            "url": reverse("agree_to_hand", args=(table.pk,)),
            "label": _("Keep the hand as recorded"),
            "fields": hidden(**seen, submission_id=uuid4(), back="console"),
        },
    }


def _disputed(page: TablePage, number: int | None) -> WaitingHand:
    hands = waiting_hands([page.match]).get(page.match.table.pk, ())
    for hand in hands:
        if hand.number == number and hand.is_disputed:
            return hand
    raise RuleBroken((problem("confirmation.not_disputed", _NOT_DISPUTED),))


def _versions(hand: WaitingHand) -> Context:
    given = [other for other in hand.others if other.points is not None]
    columns = [dict(hand.points), *(dict(other.points or ()) for other in given)]
    return {
        "heads": [actor_words(hand.by), *(actor_words(other.by) for other in given)],
        "rows": [_row(name, columns) for name, _points in hand.points],
        "notes": [f"{actor_words(one.by)}: {one.note}" for one in hand.others if one.note],
    }


def _row(name: str, columns: list[dict[str, int]]) -> Context:
    return {"name": name, "cells": [signed(one[name]) if name in one else "" for one in columns]}


_NOT_DISPUTED = translatable("Nobody disputes this hand any more.")
