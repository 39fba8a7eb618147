"""The prize fund and the prizes, as the public page and the money page show them."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from django.utils.translation import gettext as _

from tournaments.models import Entry, Tournament
from tournaments.selectors.prizes import Prizes
from tournaments.selectors.wording import say
from tournaments.web.marks import person, tag
from tournaments.web.money import format_money
from tournaments.web.money_problems import in_money

Context = dict[str, Any]


def prizes_context(tournament: Tournament, prizes: Prizes | None) -> Context | None:
    """{state: tag, rows: [{label, value}], sum, places: [{label or "", person or None, value}],
    problems: [text]}; None where there is neither a fee nor a plan nor anything in the fund."""
    if prizes is None or not _is_anything(prizes):
        return None
    currency = tournament.currency
    return {
        "state": tag("ok", _("Locked")) if prizes.is_locked else tag("hollow", _("Preview")),
        "rows": [
            {"label": label, "value": format_money(amount, currency)}
            for label, amount in _fund_rows(tournament, prizes)
        ],
        "sum": {"label": _("Prize fund"), "value": format_money(prizes.total, currency)},
        "places": [*_winners(tournament, prizes)]
        if prizes.is_locked
        else _places(prizes, currency),
        "problems": [say(found) for found in in_money(prizes.problems, currency)],
    }


def _is_anything(prizes: Prizes) -> bool:
    terms = prizes.terms
    return bool(terms.entry_fee or terms.added or prizes.plan or prizes.total)


def _fund_rows(tournament: Tournament, prizes: Prizes) -> Iterator[tuple[str, int]]:
    parts, fee = prizes.parts, prizes.terms.entry_fee
    if fee:
        said = {"count": parts.payers, "price": format_money(fee, tournament.currency)}
        yield _("Entry fees, %(count)s at %(price)s") % said, parts.fees
    if parts.house:
        yield _("Kept by the house"), -parts.house
    if parts.kept_pots:
        yield _("Stakes and buy-ins"), parts.kept_pots
    if parts.added:
        yield _("Added by the club"), parts.added
    if prizes.topped_up:
        yield _("Added to keep the guarantee"), prizes.topped_up


def _places(prizes: Prizes, currency: str) -> list[Context]:
    return [
        {
            "label": _place_words(place, 1),
            "person": None,
            "value": format_money(amount, currency),
        }
        for place, amount in enumerate(prizes.by_place, start=1)
    ]


def _winners(tournament: Tournament, prizes: Prizes) -> Iterator[Context]:
    """Whoever gets a prize: by the places they were locked for, else the highest first."""
    amounts, places = prizes.amounts or {}, prizes.places
    sharing = Counter(places.values())
    won = [entry for entry, amount in amounts.items() if amount]
    entries = Entry.objects.filter(pk__in=won).select_related("player").order_by("number")
    for entry in sorted(entries, key=lambda one: (places.get(one.pk, 0), -amounts[one.pk])):
        place = places.get(entry.pk)
        yield {
            "label": "" if place is None else _place_words(place, sharing[place]),
            "person": person(entry.player.name, entry.player_id),
            "value": format_money(amounts[entry.pk], tournament.currency),
        }


def _place_words(place: int, sharing: int) -> str:
    """“Place 2”; “Place 2–3” where two share it."""
    places = str(place) if sharing == 1 else f"{place}–{place + sharing - 1}"
    return _("Place %(place)s") % {"place": places}
