"""What is asked before an act on prizes and receipts: `question` of `tournaments/ask.html`."""

from collections.abc import Collection
from typing import Any

from django.utils.translation import gettext as _

from tournaments.models import Payment, Tournament
from tournaments.selectors.standings import standings_of
from tournaments.services.prizes import PROVISIONAL
from tournaments.web.money import format_money

Context = dict[str, Any]


def lock_question(tournament: Tournament, acknowledged: Collection[str]) -> Context:
    """Whether to lock, and whether although the standings can still change."""
    groups = []
    if standings_of(tournament).is_provisional:
        choice = {
            "name": "acknowledged",
            "value": PROVISIONAL,
            "label": _("Lock them by the standings as they are"),
            "checked": PROVISIONAL in acknowledged,
        }
        hint = _("A hand still to come will not change the prizes any more.")
        groups.append(
            {"title": _("The standings can still change"), "hint": hint, "choices": [choice]}
        )
    return {
        "title": _("Lock the prizes?"),
        "text": _("Everybody's prize is fixed by the standings now. Then it can be paid out."),
        "action": _("Lock the prizes"),
        "asks_reason": False,
        "groups": groups,
    }


def unlock_question() -> Context:
    """Why the prizes should move again."""
    return {
        "title": _("Unlock the prizes?"),
        "text": _("They follow the standings again, until they are locked anew."),
        "action": _("Unlock the prizes"),
        "asks_reason": True,
        "groups": [],
    }


def undo_question(tournament: Tournament, payment: Payment) -> Context:
    """Why a receipt should not stand."""
    said = {
        "number": payment.number,
        "amount": format_money(abs(payment.amount), tournament.currency),
        "name": payment.entry.player.name,
    }
    return {
        "title": _("Take receipt %(number)s back?") % said,
        "text": _("%(amount)s, %(name)s. A receipt of its own will say so.") % said,
        "action": _("Take it back"),
        "asks_reason": True,
        "groups": [],
    }
