"""Who deals first at each table, and naming somebody else."""

from dataclasses import dataclass
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.models import SeatingDraw, Table

Context = dict[str, Any]


@dataclass(frozen=True, slots=True)
class DealerForm:
    """Somebody else to deal first, as it was sent."""

    table_id: int | None = None
    seat: str = ""
    reason: str = ""


def add_first_dealers(
    tables: list[Context], draw: SeatingDraw, form: DealerForm, *, can_name: bool
) -> None:
    """Put the tables of the draw's round beside those drawn: their page, who deals first now."""
    rows = Table.objects.filter(round=draw.round_id).prefetch_related("seats")
    by_number = {table.number: table for table in rows}
    for drawn in tables:
        table = by_number.get(drawn["number"])
        if table is not None:
            drawn["url"] = reverse("table", args=(table.pk,))
            _note_dealer(drawn, table)
            drawn["dealer"] = _naming(drawn, table, form) if can_name else None


def _note_dealer(drawn: Context, table: Table) -> None:
    for seat in drawn["seats"]:
        seat["note"] = _("deals first") if seat["number"] == table.first_dealer else ""


def _naming(drawn: Context, table: Table, form: DealerForm) -> Context:
    mine = form.table_id == table.pk
    chosen = form.seat if mine else str(table.first_dealer)
    return {
        "key": table.pk,
        "url": reverse("first_dealer", args=(table.pk,)),
        "open": mine,
        "reason": form.reason if mine else "",
        "seats": [
            {
                "number": seat["number"],
                "name": seat["name"],
                "chosen": str(seat["number"]) == chosen,
            }
            for seat in drawn["seats"]
        ],
    }
