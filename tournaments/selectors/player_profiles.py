"""A player with the tournaments he played."""

from dataclasses import dataclass

from django.db.models import Prefetch, QuerySet

from tournaments.models import Entry, EntryStatus, Player, PlayerMerge, Seat, Tournament
from tournaments.selectors.players import present_player


@dataclass(frozen=True, slots=True)
class TournamentResult:
    """A player's part in one tournament and his seats in it, in order of rounds."""

    tournament: Tournament
    status: EntryStatus
    seats: tuple[Seat, ...]

    @property
    def hands_won(self) -> int:
        """Hands he went out in."""
        return sum(seat.hands_won for seat in self.seats)

    @property
    def matches_won(self) -> int:
        """Matches he won or shared."""
        return sum(seat.place == 1 for seat in self.seats)


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
    seats = Seat.objects.select_related("table__round__stage").order_by(
        "table__round__stage__number", "table__round__number", "table__number"
    )
    entries = Entry.objects.filter(player=player).select_related("tournament")
    newest_first = entries.order_by("-tournament__starts_at", "-tournament_id")
    return newest_first.prefetch_related(Prefetch("seats", queryset=seats))


def _result(entry: Entry) -> TournamentResult:
    return TournamentResult(entry.tournament, EntryStatus(entry.status), tuple(entry.seats.all()))
