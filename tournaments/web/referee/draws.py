"""What follows for the player who gets the card just discarded."""

from collections.abc import Iterator, Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

Claim = Mapping[str, Any]


def list_draws(ruling: Mapping[str, Any]) -> Iterator[str]:
    """How he takes it and what he holds then; nothing where nobody gets it."""
    for claim in ruling["claims"]:
        if claim["player"] == ruling["taker"]:
            yield from _tell(claim)


def _tell(claim: Claim) -> Iterator[str]:
    if claim["in_turn"]:
        yield _("It is drawn in turn, in place of a card from the stock.")
    else:
        yield _("It is an intercept: a penalty card from the stock goes with it.")
    if claim["holds"] is not None:
        yield _count_cards(claim["holds"])
    if not claim["in_turn"]:
        yield _("Intercepts left to this player in the hand: %(count)s.") % {
            "count": claim["intercepts_left"]
        }


def _count_cards(holds: int) -> str:
    text = ngettext(
        "Then %(count)s card is in hand.", "Then there are %(count)s cards in hand.", holds
    )
    return text % {"count": holds}
