"""What merging the tables of a round would do, each move with its reason."""

from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.models import Round
from tournaments.selectors.merging import MergePlan
from tournaments.selectors.wording import say
from tournaments.web.hidden import hidden

Context = dict[str, Any]


def merge_context(round_: Round, plan: MergePlan) -> Context:
    """`merge` of `tournaments/merge.html`."""
    balance = plan.balance
    return {
        "closed": [say(one.reason) for one in balance.broken],
        "moves": [
            {
                "name": plan.names[move.entry],
                "from": _place(move.from_table, move.from_seat),
                "to": _place(move.to_table, move.to_seat),
                "why": say(move.reason),
            }
            for move in balance.moves
        ],
        "tables": [
            {
                "number": table.number,
                "seats": [
                    {"number": seat, "name": plan.names[entry]}
                    for seat, entry in sorted(table.seats.items())
                ],
            }
            for table in balance.tables
        ],
        "offers": ", ".join(map(str, plan.offers)),
        "url": reverse("merge_tables", args=(round_.pk,)),
        "fields": hidden(version=round_.stage.tournament.version),
        "console_url": reverse("console", args=(round_.stage.tournament_id,)),
    }


def _place(table: int, seat: int) -> str:
    return _("table %(table)s, seat %(seat)s") % {"table": table, "seat": seat}
