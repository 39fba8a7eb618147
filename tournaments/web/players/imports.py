"""Taking in a list of players: upload, look at every row, confirm."""

from collections.abc import Sequence

from django.contrib import messages
from django.core.files.uploadedfile import UploadedFile
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import ngettext
from django.views.decorators.http import require_http_methods

from scoring.problems import Problem, RuleBroken, problem, translatable
from tournaments.domain.access import Act
from tournaments.models import Club, PlayerImport
from tournaments.selectors.access import require
from tournaments.selectors.player_imports import ImportPreview, import_preview
from tournaments.services.player_import import confirm_import, preview_import
from tournaments.services.spreadsheets import MOST_BYTES
from tournaments.web.actors import actor_of
from tournaments.web.frame import club_frame
from tournaments.web.numbers import read_whole
from tournaments.web.players.choices import read_choices
from tournaments.web.players.entering import entering_context, open_tournaments
from tournaments.web.players.import_page import import_context


@require_http_methods(["GET", "HEAD", "POST"])
def import_players(request: HttpRequest, slug: str) -> HttpResponse:
    """The file, then its rows, then the people. Raises `Club.DoesNotExist` and `NotAllowed`."""
    club = Club.objects.get(slug=slug)
    require(actor_of(request), Act.MANAGE_PLAYERS, club=club)
    if request.method == "POST":
        return _confirm(request, club) if "list" in request.POST else _upload(request, club)
    draft = _find_draft(club, request.GET.get("list", ""))
    return _show(request, club, None if draft is None else import_preview(draft))


def _upload(request: HttpRequest, club: Club) -> HttpResponse:
    file = request.FILES.get("file")
    if not isinstance(file, UploadedFile):
        missing = problem("player_import.no_file", _NO_FILE, field="file")
        return _show(request, club, None, file_problems=(missing,))
    try:
        preview = preview_import(
            actor=actor_of(request),
            club_id=club.pk,
            filename=file.name or "",
            # One byte more than is read is enough to say that the file is too large.
            content=file.read(MOST_BYTES + 1),
        )
    except RuleBroken as broken:
        return _show(request, club, None, file_problems=broken.problems)
    return _to_list(club, preview.import_id)


def _confirm(request: HttpRequest, club: Club) -> HttpResponse:
    draft = _find_draft(club, request.POST["list"])
    if draft is None:
        raise PlayerImport.DoesNotExist
    preview = import_preview(draft)
    choices = read_choices(request.POST, preview)
    try:
        done = confirm_import(
            actor=actor_of(request),
            import_id=draft.pk,
            lines=choices.new,
            in_spite_of_duplicates=choices.in_spite,
        )
    except RuleBroken as broken:
        return _show(request, club, preview, problems=broken.problems)
    added = len(done.added)
    text = ngettext("%(count)s player was added.", "%(count)s players were added.", added)
    messages.success(request, text % {"count": added})
    if open_tournaments(actor_of(request), club):
        return _to_list(club, done.import_id)
    return redirect("players", club.slug)


def _to_list(club: Club, import_id: int) -> HttpResponse:
    return redirect(f"{reverse('player_import', args=(club.slug,))}?list={import_id}")


def _find_draft(club: Club, text: str) -> PlayerImport | None:
    """The uploaded list named; None when none is. Raises `PlayerImport.DoesNotExist`."""
    import_id = read_whole(text)
    if import_id is None:
        return None
    return PlayerImport.objects.get(pk=import_id, club=club)


def _show(
    request: HttpRequest,
    club: Club,
    preview: ImportPreview | None,
    *,
    problems: Sequence[Problem] = (),
    file_problems: Sequence[Problem] = (),
) -> HttpResponse:
    context = import_context(club, preview, problems, file_problems) | club_frame(request, club)
    context["entering"] = entering_context(actor_of(request), club, preview)
    status = 422 if problems or file_problems else 200
    return render(request, "players/import.html", context, status=status)


_NO_FILE = translatable("Choose a file first.")
