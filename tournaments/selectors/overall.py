"""The whole tournament's order out of its stages' standings.

Whoever came further stands higher; those a stage left behind follow in the order of that stage.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from django.db.models import QuerySet

from tournaments.domain.stages.standings import StageLine, StageStandings
from tournaments.models import Entry, Seat, Stage, Tournament
from tournaments.selectors.rounds import NOT_AT_TABLES


@dataclass(frozen=True, slots=True)
class PlayedStage:
    """A stage in which seats were taken, and those seats in order."""

    stage: Stage
    seats: tuple[Seat, ...]
    is_first: bool

    @property
    def has_begun(self) -> bool:
        """Whether it places people: from its first hand on, the first as soon as they sit."""
        return self.is_first or any(seat.hands_played for seat in self.seats)


@dataclass(frozen=True, slots=True)
class Placed:
    """An entry in the whole order, with its line of a stage: of the one that placed it, if one did.

    `stage` is the number of that stage, None for whoever is in none.
    """

    entry: int
    line: StageLine | None = None
    place: int | None = None
    is_shared: bool = False
    stage: int | None = None


def played_stages(tournament: Tournament) -> list[PlayedStage]:
    """The stages people sat down in, in order, with their seats: one query."""
    return stages_played_in([tournament])[tournament.pk]


def stages_played_in(tournaments: Sequence[Tournament]) -> dict[int, list[PlayedStage]]:
    """The stages people of each tournament sat down in, by its id, in order: one query for all."""
    known = {tournament.pk: tournament for tournament in tournaments}
    found: dict[int, list[PlayedStage]] = {key: [] for key in known}
    for _, seats in groupby(_taken_seats(known), key=lambda seat: seat.table.round.stage_id):
        of_stage = tuple(seats)
        stage = of_stage[0].table.round.stage
        stage.tournament = known[stage.tournament_id]
        before = found[stage.tournament_id]
        before.append(PlayedStage(stage, of_stage, is_first=not before))
    return found


def _taken_seats(tournaments: Iterable[int]) -> QuerySet[Seat]:
    """Seats of rounds at their tables, in order of tournament, stage, round, table and seat."""
    taken = Seat.objects.filter(table__round__stage__tournament__in=[*tournaments])
    taken = taken.exclude(table__round__state__in=NOT_AT_TABLES)
    return taken.select_related("table__round__stage").order_by(
        "table__round__stage__tournament",
        "table__round__stage__number",
        "table__round__number",
        "table__number",
        "number",
    )


def goes_on_after(tournament: Tournament, stages: int) -> bool:
    """Whether more stages follow the first so many."""
    return Stage.objects.filter(tournament=tournament, number__gt=stages).exists()


def place_overall(entries: Iterable[Entry], ranked: Sequence[StageStandings]) -> list[Placed]:
    """Every entry, best first; `ranked` are the standings of the stages in order."""
    placed: dict[int, Placed] = {}
    for number, standings in reversed([*enumerate(ranked, start=1)]):
        left = [line for line in standings.lines if line.entry not in placed]
        with_place = [line for line in left if line.place is not None]
        for one in _place(with_place, len(placed), number):
            placed[one.entry] = one
    unplaced = {
        line.entry: Placed(line.entry, line, stage=number)
        for number, standings in enumerate(ranked, start=1)
        for line in standings.lines
    }
    rest = (entry.pk for entry in entries if entry.pk not in placed)
    return [*placed.values(), *(unplaced.get(entry, Placed(entry)) for entry in rest)]


def _place(lines: Sequence[StageLine], before: int, stage: int) -> Iterator[Placed]:
    """The lines as they stand in their stage, behind so many who stand higher."""
    place = before + 1
    for _, equal in groupby(lines, key=lambda line: line.place):
        sharing = list(equal)
        for line in sharing:
            yield Placed(line.entry, line, place, len(sharing) > 1, stage)
        place += len(sharing)
