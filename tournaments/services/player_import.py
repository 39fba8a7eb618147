"""Taking a list of players into the register: first shown row by row, then confirmed."""

from collections.abc import Collection, Iterable, Iterator
from datetime import timedelta

from django.db import transaction
from django.utils import timezone

from scoring.problems import Problem, insist, problem, translatable
from tournaments.domain.access import Act
from tournaments.domain.player_table import (
    JudgedRow,
    Verdict,
    is_header,
    read_player_rows,
    rows_to_data,
)
from tournaments.models import Actor, Club, Player, PlayerImport
from tournaments.selectors.access import require
from tournaments.selectors.player_imports import ImportPreview, import_preview
from tournaments.services.locking import lock_club
from tournaments.services.log import Deed, close_club_act
from tournaments.services.player_acts import set_name
from tournaments.services.spreadsheets import read_sheet

DRAFTS_ARE_KEPT = timedelta(days=2)
"""A list nobody confirmed is forgotten after this time."""

_NOTHING_CHOSEN = translatable("No row is chosen.")
_NO_SUCH_LINE = translatable("The list has no line {line}.")
_NOT_NEW = translatable("Line {line}: {name} is not new, or no longer; look at the list again.")
_HAS_PROBLEMS = translatable("Line {line} cannot be taken in as it is.")


@transaction.atomic
def preview_import(*, actor: Actor, club_id: int, filename: str, content: bytes) -> ImportPreview:
    """Read an uploaded CSV or XLSX file and say what would become of each row.

    Keeps the list as a draft; the register stays as it is. Raises `NotAllowed`, `Club.DoesNotExist`
    and `RuleBroken`: `services.spreadsheets.read_sheet`, `domain.player_table.read_player_rows`.
    """
    club = Club.objects.get(pk=club_id)
    require(actor, Act.MANAGE_PLAYERS, club=club)
    sheet = read_sheet(content, is_header)
    draft = PlayerImport.objects.create(
        club=club,
        filename=_printable(filename),
        reading=sheet.reading,
        rows=rows_to_data(read_player_rows(sheet.rows)),
        made_by=actor.user,
    )
    return import_preview(draft)


@transaction.atomic
def confirm_import(
    *,
    actor: Actor,
    import_id: int,
    lines: Collection[int],
    in_spite_of_duplicates: Collection[int] = (),
) -> ImportPreview:
    """Add the people of the chosen lines, all or none, and return the list with `added` filled.

    `lines` have to be new still; the lines in `in_spite_of_duplicates` are added though there is
    somebody with such a name. A list is confirmed once: a second time only returns it.
    Raises `NotAllowed`, `PlayerImport.DoesNotExist`, and `RuleBroken` with `player_import.` +
    `nothing_chosen`, `no_such_line`, `not_new` or `has_problems`, for each line.
    """
    club = lock_club(PlayerImport.objects.get(pk=import_id).club_id)
    require(actor, Act.MANAGE_PLAYERS, club=club)
    draft = PlayerImport.objects.get(pk=import_id)
    if draft.confirmed_at is not None:
        return import_preview(draft)
    rows = {row.line: row for row in import_preview(draft).rows}
    insist(_choice_problems(rows, set(lines), set(in_spite_of_duplicates)))
    chosen = sorted({*lines, *in_spite_of_duplicates})
    draft.added = _add_players(club, (rows[line] for line in chosen))
    draft.confirmed_at = timezone.now()
    draft.save(update_fields=("added", "confirmed_at"))
    after = {"players": draft.added, "names": [rows[line].name for line in chosen]}
    close_club_act(actor, club.pk, Deed("import_players", draft.filename, after=after))
    return import_preview(draft)


def forget_old_drafts() -> int:
    """Delete lists nobody confirmed within `DRAFTS_ARE_KEPT`; return how many those were."""
    since = timezone.now() - DRAFTS_ARE_KEPT
    return PlayerImport.objects.filter(confirmed_at=None, made_at__lt=since).delete()[0]


def _choice_problems(
    rows: dict[int, JudgedRow], lines: set[int], in_spite_of: set[int]
) -> Iterator[Problem]:
    if not lines and not in_spite_of:
        yield problem("player_import.nothing_chosen", _NOTHING_CHOSEN)
    for line in sorted(lines | in_spite_of):
        row = rows.get(line)
        if row is None:
            yield problem("player_import.no_such_line", _NO_SUCH_LINE, field="lines", line=line)
        elif row.verdict is Verdict.PROBLEM:
            yield problem("player_import.has_problems", _HAS_PROBLEMS, field="lines", line=line)
        elif row.verdict is not Verdict.NEW and line not in in_spite_of:
            yield problem(
                "player_import.not_new", _NOT_NEW, field="lines", line=line, name=row.name
            )


def _add_players(club: Club, rows: Iterable[JudgedRow]) -> list[int]:
    players = []
    for row in rows:
        player = Player(club=club, note=row.note)
        set_name(player, row.name)
        players.append(player)
    return [player.pk for player in Player.objects.bulk_create(players)]


def _printable(filename: str) -> str:
    return "".join(sign for sign in filename if sign.isprintable())[:200]
