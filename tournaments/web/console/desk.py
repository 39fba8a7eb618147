"""A tournament's console as one person sees it."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TypeVar

from django.http import HttpRequest
from django.utils import timezone

from scoring.variant import Variant
from tournaments.domain.access import Act, allows
from tournaments.domain.refusals import NotAllowed
from tournaments.models import Tournament, TournamentState
from tournaments.selectors.access import holders
from tournaments.selectors.console import ConsoleBoard, console_board_at
from tournaments.selectors.console_tables import ConsoleTable
from tournaments.selectors.entries import EntryCounts, entry_counts
from tournaments.selectors.moments import look_unmoved, see_one_moment
from tournaments.selectors.rules import tournament_variant
from tournaments.selectors.waiting import late_tables
from tournaments.web.actors import actor_of

Seen = TypeVar("Seen")

_PTAG_SECONDS = 60


@dataclass(frozen=True, slots=True)
class Console:
    """A tournament now: its board, its entries, and what whoever looks may do.

    `variant` are the rules of the stage at the tables.
    """

    tournament: Tournament
    variant: Variant
    may: frozenset[Act]
    board: ConsoleBoard
    counts: EntryCounts
    now: datetime

    @property
    def state(self) -> TournamentState:
        """Where it is between planned and finished."""
        return TournamentState(self.tournament.state)

    @property
    def is_running(self) -> bool:
        """Whether anything can be recorded."""
        return self.state is TournamentState.RUNNING

    @property
    def is_for_money(self) -> bool:
        """Whether units of the stakes are worth anything."""
        return self.tournament.unit_minor is not None

    @property
    def play_has_begun(self) -> bool:
        """Whether anything was recorded at a table."""
        return any(table.last_by for table in self.board.tables)

    @property
    def late(self) -> tuple[ConsoleTable, ...]:
        """Tables whose next hand should long have been in."""
        return late_tables(self.board, self.now) if self.is_running else ()

    @property
    def ptag(self) -> str:
        """Names what is shown: another with every act, and every minute, for the waits."""
        return f"{self.tournament.moment}:{int(self.now.timestamp()) // _PTAG_SECONDS}"

    def waited(self, table: ConsoleTable) -> timedelta:
        """How long nothing has been recorded at a table."""
        return self.now - table.waits_since


def see_console(
    request: HttpRequest, tournament_id: int, look: Callable[[Console], Seen]
) -> tuple[Console, Seen]:
    """The console for staff and what `look` makes of it, both of one moment.

    Raises `NotAllowed`, `Tournament.DoesNotExist`.
    """
    tournament, may = find_staffed(request, tournament_id, Act.READ_LOG)

    def see(now: Tournament) -> tuple[Console, Seen]:
        console = _open(now, may)
        return console, look(console)

    _now, seen = see_one_moment(tournament, lambda now: look_unmoved(now, see))
    return seen


def _open(tournament: Tournament, may: frozenset[Act]) -> Console:
    board = console_board_at(tournament)
    return Console(
        tournament=tournament,
        variant=board.variant or tournament_variant(tournament),
        may=may,
        board=board,
        counts=entry_counts(tournament),
        now=timezone.now(),
    )


def find_staffed(
    request: HttpRequest, tournament_id: int, needed: Act
) -> tuple[Tournament, frozenset[Act]]:
    """The tournament and what whoever asks may do in it. Raises `NotAllowed` without `needed`."""
    tournament = Tournament.objects.select_related("club").get(pk=tournament_id)
    held = holders(actor_of(request), tournament=tournament)
    may = frozenset(act for act in Act if allows(held, act))
    if needed not in may:
        raise NotAllowed(needed)
    return tournament, may
