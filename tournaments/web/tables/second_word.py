"""What a second player may say of a hand that waits."""

from typing import Any
from uuid import uuid4

from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.domain.access import Act
from tournaments.selectors.confirmations import WaitingHand, waiting_hands
from tournaments.web.hidden import hidden
from tournaments.web.log.values import actor_words
from tournaments.web.marks import tag
from tournaments.web.tables.hand_words import told_hand
from tournaments.web.tables.table_page import TablePage

Context = dict[str, Any]


def waiting_tags(hand: WaitingHand | None) -> tuple[Context, ...]:
    """That a hand is not agreed to; none where it is."""
    if hand is None:
        return ()
    if hand.is_disputed:
        return (tag("bad", _("Disputed: the director decides")),)
    return (tag("warn", _("Waits for a second player")),)


def second_words(page: TablePage) -> list[Context]:
    """The `seconds` of `tables/table.html`: each hand whoever looks has a word on."""
    hands = waiting_hands([page.match]).get(page.match.table.pk, ())
    return [_second_word(page, hand) for hand in hands if has_a_word(page, hand)]


def has_a_word(page: TablePage, hand: WaitingHand) -> bool:
    """Whether somebody may agree to a hand here; never where it was recorded (two-sided.md)."""
    if Act.CONFIRM_HAND not in page.may or not page.is_running:
        return False
    if hand.is_disputed:
        return Act.RULE_AT_TABLE in page.may
    return not hand.recorder.is_same(page.actor)


def _second_word(page: TablePage, hand: WaitingHand) -> Context:
    table = page.match.table
    said = {"number": hand.number, "name": actor_words(hand.by)}
    return {
        "title": _("Is hand %(number)s right?") % said,
        "text": _("Recorded by %(name)s: %(hand)s.")
        % {**said, "hand": told_hand(page, hand.number) or ""},
        "url": reverse("agree_to_hand", args=(table.pk,)),
        "label": _("It is right"),
        "fields": hidden(number=hand.number, hand_version=hand.version, submission_id=uuid4()),
        "disagree_url": reverse("disagree_with_hand", args=(table.pk, hand.number)),
    }
