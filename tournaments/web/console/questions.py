"""What is asked before a tournament ends or runs again."""

from collections.abc import Collection, Iterable
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.models import Table, Tournament
from tournaments.selectors.money import pot_balances
from tournaments.selectors.seating import seated_tables
from tournaments.selectors.unplayed import list_unplayed
from tournaments.web.console.unplayed_words import unplayed_words
from tournaments.web.money import format_money

Context = dict[str, Any]


def finish_question(
    tournament: Tournament, named: Collection[int] = (), refunded: Collection[int] = ()
) -> Context:
    """Whether to finish: what would be left unplayed is said, each table that plays is ticked."""
    to_come = list_unplayed(tournament)
    playing = [*seated_tables(tournament).filter(is_finished=False)]
    return {
        "title": _("Finish the tournament?"),
        "text": _("Its standings become final. It can be reopened with a reason."),
        "url": reverse("finish_tournament", args=(tournament.pk,)),
        "action": _("Finish the tournament"),
        "asks_reason": bool(playing or to_come),
        "warning": {
            "title": _("Not everything is played yet"),
            "lines": [unplayed_words(one) for one in to_come],
        }
        if to_come
        else None,
        "groups": [
            group
            for group in (_tables(playing, named), _pots(tournament, playing, refunded))
            if group["choices"]
        ],
    }


def reopen_question(tournament: Tournament) -> Context:
    """Why it should run again."""
    return {
        "title": _("Reopen the tournament?"),
        "text": _("Hands can be recorded and corrected again; the reason is public."),
        "url": reverse("reopen_tournament", args=(tournament.pk,)),
        "action": _("Reopen"),
        "asks_reason": True,
        "warning": None,
        "groups": [],
    }


def _tables(playing: Iterable[Table], named: Collection[int]) -> Context:
    label = _("Table %(number)s ends unfinished")
    return {
        "title": _("These tables still play. Tick each that ends as it stands:"),
        "hint": "",
        "choices": [
            _choice("unfinished", table.number, label % {"number": table.number}, named)
            for table in playing
        ],
    }


def _pots(tournament: Tournament, playing: Iterable[Table], refunded: Collection[int]) -> Context:
    left = pot_balances(tournament)
    return {
        "title": _("Nobody has won these pots. Tick each that is paid back:"),
        "hint": _("Everybody gets back what he paid into it. A pot not ticked stays as it is."),
        "choices": [
            _choice(
                "refunded", table.number, _pot_words(tournament, table, left[table.pk]), refunded
            )
            for table in playing
            if left.get(table.pk)
        ],
    }


def _pot_words(tournament: Tournament, table: Table, amount: int) -> str:
    said = {"number": table.number, "amount": format_money(amount, tournament.currency)}
    return _("Pay back the pot of table %(number)s, %(amount)s") % said


def _choice(name: str, number: int, label: str, ticked: Collection[int]) -> Context:
    return {"name": name, "value": number, "label": label, "checked": number in ticked}
