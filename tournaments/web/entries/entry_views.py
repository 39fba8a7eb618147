"""One entry: what can be done to it, and doing it."""

from collections.abc import Callable, Sequence

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from scoring.problems import Problem, RuleBroken
from tournaments.domain.access import Act
from tournaments.domain.entry_changes import EntryAct
from tournaments.models import Actor, Entry
from tournaments.selectors.access import require
from tournaments.selectors.desk import desk_row
from tournaments.selectors.wording import say
from tournaments.services import entry_changes
from tournaments.services.no_shows import mark_no_show
from tournaments.services.replacements import replace_player
from tournaments.web.actors import actor_of
from tournaments.web.entries.desk import open_desk
from tournaments.web.entries.entry_page import entry_context
from tournaments.web.entries.page import counts_context
from tournaments.web.entries.replacement import find_newcomer
from tournaments.web.entries.rows import entry_row
from tournaments.web.entries.words import done_words
from tournaments.web.frame import club_frame

View = Callable[[HttpRequest, int, int], HttpResponse]
Deed = Callable[[Actor, int, str], object]

_DEEDS: dict[EntryAct, Deed] = {
    EntryAct.CHECK_IN: lambda who, pk, _: entry_changes.check_in(actor=who, entry_id=pk),
    EntryAct.UNDO_CHECK_IN: lambda who, pk, _: entry_changes.undo_check_in(actor=who, entry_id=pk),
    EntryAct.WITHDRAW: lambda who, pk, why: entry_changes.withdraw_entry(
        actor=who, entry_id=pk, reason=why
    ),
    EntryAct.DISQUALIFY: lambda who, pk, why: entry_changes.disqualify_entry(
        actor=who, entry_id=pk, reason=why
    ),
    EntryAct.REINSTATE: lambda who, pk, why: entry_changes.reinstate_entry(
        actor=who, entry_id=pk, reason=why
    ),
}


@never_cache
@require_safe
def show_entry(request: HttpRequest, tournament_id: int, entry_id: int) -> HttpResponse:
    """Somebody's part in the tournament, and everything that can be done about it."""
    return _show(request, tournament_id, entry_id)


def act_view(act: EntryAct) -> View:
    """The view of one act: done and back to the list, or the entry with what is wrong."""

    @require_POST
    def view(request: HttpRequest, tournament_id: int, entry_id: int) -> HttpResponse:
        entry = Entry.objects.get(pk=entry_id, tournament_id=tournament_id)
        try:
            _DEEDS[act](actor_of(request), entry.pk, request.POST.get("reason", ""))
        except RuleBroken as broken:
            return _refuse(request, entry, broken.problems)
        return _answer(request, act, entry)

    return view


@require_POST
def take_out_no_show(request: HttpRequest, tournament_id: int, entry_id: int) -> HttpResponse:
    """Somebody is not at his table: done and back to the list, or the entry with what is wrong."""
    entry = Entry.objects.select_related("player").get(pk=entry_id, tournament_id=tournament_id)
    reason = request.POST.get("reason", "")
    try:
        mark_no_show(actor=actor_of(request), entry_id=entry.pk, reason=reason)
    except RuleBroken as broken:
        return _refuse(request, entry, broken.problems)
    said = _("%(name)s is not at the table any more.") % {"name": entry.player.name}
    messages.success(request, said)
    return redirect(f"{open_desk(request, tournament_id).url('entries')}#e{entry.pk}")


@require_POST
def replace(request: HttpRequest, tournament_id: int, entry_id: int) -> HttpResponse:
    """Another plays on in his place: done and to the newcomer's entry, or what is wrong."""
    entry = Entry.objects.select_related("tournament").get(pk=entry_id, tournament_id=tournament_id)
    # Who may not do it learns nothing of the register.
    require(actor_of(request), Act.MANAGE_TOURNAMENT, tournament=entry.tournament)
    try:
        coming = replace_player(
            actor=actor_of(request),
            entry_id=entry.pk,
            player_id=find_newcomer(entry.tournament, request.POST.get("player", "")),
            reason=request.POST.get("reason", ""),
        )
    except RuleBroken as broken:
        return _refuse(request, entry, broken.problems)
    messages.success(request, _("%(name)s plays on.") % {"name": coming.player.name})
    return redirect("entry", tournament_id, coming.pk)


def _answer(request: HttpRequest, act: EntryAct, entry: Entry) -> HttpResponse:
    """The row alone where a script asked for it, else the list the act came from."""
    desk = open_desk(request, entry.tournament_id)
    changed = desk_row(desk.tournament, entry.pk)
    if "HX-Request" in request.headers:
        context = {"entry": entry_row(desk, changed), **counts_context(desk)}
        return render(request, "entries/entries.html#changed", context)
    messages.success(request, done_words(act, changed.player.name))
    return redirect(f"{desk.url('entries')}#e{entry.pk}")


def _refuse(request: HttpRequest, entry: Entry, problems: Sequence[Problem]) -> HttpResponse:
    if "HX-Request" in request.headers:
        messages.error(request, " ".join(say(found) for found in problems))
        address = reverse("entry", args=(entry.tournament_id, entry.pk))
        return HttpResponse(headers={"HX-Redirect": address})
    return _show(request, entry.tournament_id, entry.pk, problems)


def _show(
    request: HttpRequest, tournament_id: int, entry_id: int, problems: Sequence[Problem] = ()
) -> HttpResponse:
    desk = open_desk(request, tournament_id)
    entry = desk_row(desk.tournament, entry_id)
    context = entry_context(desk, entry, problems, typed=request.POST.get("reason", ""))
    context |= club_frame(request, desk.tournament.club)
    return render(request, "entries/entry.html", context, status=422 if problems else 200)
