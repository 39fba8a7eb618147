"""Buy-ins on offer, in words and with the two answers to them."""

from typing import Any

from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from scoring.match import BuyInOffer, MatchState
from tournaments.domain.countdown import Countdown
from tournaments.selectors.clocks import offer_clocks, time_left
from tournaments.selectors.matches import Match
from tournaments.web.clocks import clock_context
from tournaments.web.marks import person
from tournaments.web.money import format_units

Context = dict[str, Any]


def offer_words(offer: BuyInOffer, price: str) -> str:
    """At what price a player comes back, at what total, and how many more times he may."""
    back = _("May buy in for %(price)s, back at %(score)s.") % {
        "price": price,
        "score": offer.score,
    }
    if offer.left == 0:
        return " ".join((back, _("It would be the last time.")))
    more = ngettext(
        "%(left)s more buy-in would be left.", "%(left)s more buy-ins would be left.", offer.left
    )
    return f"{back} {more % {'left': offer.left}}"


def offer_contexts(
    match: Match, state: MatchState, *, may_answer: bool, submission_id: object
) -> list[Context]:
    """The context of each open offer; without addresses for whoever may only look."""
    clocks = offer_clocks([(match, state)])
    return [
        {
            **_offer(match, state, offer, may_answer, submission_id),
            "clock": _clock(match, clocks.get((match.table.pk, offer.player))),
        }
        for offer in state.offers
    ]


def _clock(match: Match, clock: Countdown | None) -> Context | None:
    """How long the offer stands, where decisions have a clock."""
    if clock is None:
        return None
    now, club = timezone.now(), match.table.round.stage.tournament.club
    return clock_context(time_left(clock, now), now, club, up=_("The time to decide is up"))


def _offer(
    match: Match, state: MatchState, offer: BuyInOffer, may_answer: bool, submission_id: object
) -> Context:
    table = match.table
    price = format_units(offer.price, table.round.stage.tournament)
    name = match.keys.name(offer.player)
    reached = _("Is out with %(total)s.") % {"total": state.totals[offer.player]}
    return {
        **person(name),
        "text": f"{reached} {offer_words(offer, price)}",
        "accept": _("Buys in at %(score)s for %(price)s") % {"score": offer.score, "price": price},
        "accept_url": reverse("table_buy_in", args=(table.pk,)) if may_answer else "",
        "decline": _("Leaves"),
        "decline_url": reverse("table_decline", args=(table.pk,)),
        "fields": [
            {"name": "seat", "value": match.keys.number(offer.player)},
            {"name": "version", "value": table.version},
            {"name": "submission_id", "value": submission_id},
        ],
    }
