"""The passes of all tables: made at each table's own page, ended here."""

from collections import defaultdict
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from tournaments.domain.access import Act
from tournaments.models import Table, TablePass, Tournament
from tournaments.selectors.seating import seated_tables
from tournaments.selectors.table_passes import open_passes
from tournaments.services.access import revoke_table_pass
from tournaments.web.actors import actor_of
from tournaments.web.console.desk import find_staffed
from tournaments.web.console.page import tournament_context
from tournaments.web.frame import club_frame
from tournaments.web.numbers import read_whole
from tournaments.web.times import clock_time

Context = dict[str, Any]


@never_cache
@require_safe
def show_passes(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Every table with the passes that open it."""
    tournament, _may = find_staffed(request, tournament_id, Act.MANAGE_TOURNAMENT)
    context = {
        "tournament": tournament_context(tournament),
        "tables": _tables(tournament),
        "all_url": reverse("all_passes", args=(tournament.pk,)),
        "revoke_url": reverse("revoke_pass", args=(tournament.pk,)),
        **club_frame(request, tournament.club),
    }
    return render(request, "tournaments/passes.html", context)


@require_POST
def revoke_pass(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """End a pass; ending one twice changes nothing more."""
    pass_id = read_whole(request.POST.get("pass", "")) or 0
    found = TablePass.objects.get(pk=pass_id, table__round__stage__tournament_id=tournament_id)
    ended = revoke_table_pass(actor=actor_of(request), table_pass_id=found.pk)
    text = _("That phone records at table %(number)s no more.")
    messages.success(request, text % {"number": ended.table.number})
    return redirect("passes", tournament_id)


def _tables(tournament: Tournament) -> list[Context]:
    """The tables of now, and every number whose passes wait until there is such a table again."""
    given: dict[int, list[TablePass]] = defaultdict(list)
    for table_pass in open_passes(tournament):
        given[table_pass.table.number].append(table_pass)
    now = {table.number: table for table in seated_tables(tournament)}
    return [
        _table(tournament, number, now.get(number), given[number])
        for number in sorted(now.keys() | given.keys())
    ]


def _table(
    tournament: Tournament, number: int, table: Table | None, passes: list[TablePass]
) -> Context:
    return {
        "number": number,
        "url": "" if table is None else reverse("table_pass", args=(table.pk,)),
        "passes": [
            {
                "key": one.pk,
                "text": _("made at %(time)s")
                % {"time": clock_time(one.created_at, tournament.club)},
            }
            for one in passes
        ],
    }
