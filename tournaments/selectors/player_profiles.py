"""A player with the tournaments he played."""

from dataclasses import dataclass

from django.db.models import Prefetch, QuerySet

from tournaments.domain.stages.choices import LimitScope
from tournaments.models import Entry, EntryStatus, Player, PlayerMerge, Seat, Tournament
from tournaments.selectors.players import present_player
from tournaments.selectors.rounds import NOT_AT_TABLES
from tournaments.selectors.stage_parts import StagePart
from tournaments.selectors.standings import Standings


@dataclass(frozen=True, slots=True)
class TournamentResult:
    """A player's part in one tournament and his seats in it that count, in order of rounds."""

    entry_id: int
    tournament: Tournament
    status: EntryStatus
    seats: tuple[Seat, ...]

    @property
    def hands_won(self) -> int:
        """Hands he went out in."""
        return sum(seat.hands_won for seat in self.seats)

    @property
    def buy_ins(self) -> int:
        """Buy-ins he took. A table he was carried to counts those from before as well."""
        return sum(seat.buy_ins - (seat.carried_buy_ins or 0) for seat in self.seats)

    def matches_won(self, standings: Standings) -> int:
        """Matches he won or shared; `standings` are those of the tournament."""
        return sum(self._won_in(part) for part in standings.stages)

    def _won_in(self, part: StagePart) -> int:
        """Where one limit counts over a stage its tables are one match: its last one in wins it."""
        if part.settings.limit_scope is LimitScope.STAGE:
            return sum(line.won_match for line in part.lines if line.entry_id == self.entry_id)
        here = [seat for seat in self.seats if seat.table.round.stage.number == part.number]
        return sum(seat.place == 1 for seat in here)


@dataclass(frozen=True, slots=True)
class PlayerProfile:
    """A player, what he played, newest first, and who was found to be the same person.

    `asked_for` differs from the player's id when that one was merged into him: the page moved here.
    """

    asked_for: int
    player: Player
    results: tuple[TournamentResult, ...]
    merges: tuple[PlayerMerge, ...]

    @property
    def has_moved(self) -> bool:
        """Whether the page asked for leads to another player's."""
        return self.asked_for != self.player.pk


def player_profile(player_id: int) -> PlayerProfile:
    """The page of a player, or of whom he was merged into. Raises `Player.DoesNotExist`.

    Four queries, and one more for each merge that leads to the player.
    """
    asked_for = Player.objects.select_related("club", "merged_into").get(pk=player_id)
    player = present_player(asked_for)
    merges = player.merges_kept.filter(undone_at=None).select_related("absorbed").order_by("pk")
    results = tuple(_result(entry) for entry in _entries(player))
    return PlayerProfile(player_id, player, results, tuple(merges))


def _entries(player: Player) -> QuerySet[Entry]:
    seats = Seat.objects.exclude(table__round__state__in=NOT_AT_TABLES)
    seats = seats.select_related("table__round__stage").order_by(
        "table__round__stage__number", "table__round__number", "table__number"
    )
    entries = Entry.objects.filter(player=player).select_related("tournament")
    newest_first = entries.order_by("-tournament__starts_at", "-tournament_id")
    return newest_first.prefetch_related(Prefetch("seats", queryset=seats))


def _result(entry: Entry) -> TournamentResult:
    seats = tuple(entry.seats.all())
    return TournamentResult(entry.pk, entry.tournament, EntryStatus(entry.status), seats)
