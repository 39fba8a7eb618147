"""An uploaded list of players, judged against the register as it is now."""

from collections.abc import Mapping
from dataclasses import dataclass

from tournaments.domain.known_names import Alike
from tournaments.domain.names import Likeness
from tournaments.domain.player_table import JudgedRow, Verdict, judge_rows, rows_from_data
from tournaments.models import PlayerImport
from tournaments.selectors.players import known_names


@dataclass(frozen=True, slots=True)
class ImportPreview:
    """A list of players with a verdict on each row. `import_id` is what a confirmation names.

    `reading` says how the file was understood. `added` are the ids of the players that the
    confirmation made; its rows are in the register from then on and judged so.
    """

    import_id: int
    club_id: int
    filename: str
    reading: str
    rows: tuple[JudgedRow, ...]
    is_confirmed: bool
    added: tuple[int, ...]

    @property
    def counts(self) -> Mapping[Verdict, int]:
        """How many rows there are of each verdict, those without any included."""
        verdicts = [row.verdict for row in self.rows]
        return {verdict: verdicts.count(verdict) for verdict in Verdict}

    @property
    def people(self) -> tuple[int, ...]:
        """The ids of those whom the list names beyond doubt, in its order, then others added."""
        named = [same[0].owner for row in self.rows if len(same := _same_as(row)) == 1]
        return tuple(dict.fromkeys((*named, *self.added)))


def _same_as(row: JudgedRow) -> list[Alike]:
    """Those of the register with the very name of the row."""
    return [alike for alike in row.alike if alike.likeness is Likeness.SAME]


def import_preview(player_import: PlayerImport) -> ImportPreview:
    """Judge an uploaded list. One query."""
    rows = rows_from_data(player_import.rows)
    return ImportPreview(
        import_id=player_import.pk,
        club_id=player_import.club_id,
        filename=player_import.filename,
        reading=player_import.reading,
        rows=tuple(judge_rows(rows, known_names(player_import.club_id))),
        is_confirmed=player_import.confirmed_at is not None,
        added=tuple(player_import.added),
    )
