"""Who won: for lists of tournaments, where nobody reads whole standings."""

from collections import defaultdict
from collections.abc import Iterable

from django.db.models import Q

from tournaments.domain.standings import order_of, rank
from tournaments.models import Seat, Tournament
from tournaments.selectors.rules import tournament_variant
from tournaments.selectors.standings import standing_row


def winners_of(tournaments: Iterable[Tournament]) -> dict[int, list[str]]:
    """The names at the first place of each finished tournament, by its id; one query for all."""
    finished = {tournament.pk: tournament for tournament in tournaments}
    unbeaten = Seat.objects.filter(
        Q(is_out=False) | Q(place=1), entry__tournament__in=finished
    ).select_related("entry__player")
    candidates: dict[int, list[Seat]] = defaultdict(list)
    for seat in unbeaten:
        candidates[seat.entry.tournament_id].append(seat)
    return {key: _first(finished[key], seats) for key, seats in candidates.items()}


def _first(tournament: Tournament, seats: list[Seat]) -> list[str]:
    variant = tournament_variant(tournament)
    names = {seat.entry_id: seat.entry.player.name for seat in seats}
    rows = (standing_row(seat.entry, seat) for seat in seats)
    ranked = rank(rows, order_of(variant.ranking, variant.tie_break))
    return [names[standing.row.entry] for standing in ranked if standing.place == 1]
