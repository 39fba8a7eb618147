"""What the sheet offers a second player to say of a hand that waits."""

from typing import Any
from uuid import uuid4

from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.domain.access import Act
from tournaments.selectors.confirmations import WaitingHand
from tournaments.web.hidden import hidden
from tournaments.web.marks import tag
from tournaments.web.tables.table_page import TablePage

Context = dict[str, Any]


def waiting_tags(hand: WaitingHand | None) -> tuple[Context, ...]:
    """That a hand is not agreed to; none where it is."""
    if hand is None:
        return ()
    if hand.is_disputed:
        return (tag("bad", _("Disputed: the director decides")),)
    return (tag("warn", _("Waits for a second player")),)


def second_word(page: TablePage, hand: WaitingHand | None) -> Context | None:
    """Agreeing and disagreeing; None for whoever has no word on the hand."""
    if hand is None or Act.CONFIRM_HAND not in page.may or not page.is_running:
        return None
    if hand.is_disputed and Act.RULE_AT_TABLE not in page.may:
        return None
    table = page.match.table
    return {
        "url": reverse("agree_to_hand", args=(table.pk,)),
        "label": _("It is right"),
        "fields": hidden(number=hand.number, hand_version=hand.version, submission_id=uuid4()),
        "disagree_url": reverse("disagree_with_hand", args=(table.pk, hand.number)),
    }
