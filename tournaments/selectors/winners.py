"""Who won: for lists of tournaments, where nobody reads whole standings."""

from collections.abc import Iterable

from tournaments.models import Tournament
from tournaments.selectors.standings import standings_of


def winners_of(tournaments: Iterable[Tournament]) -> dict[int, list[str]]:
    """The names at the first place of each finished tournament, by its id.

    Standings of a finished tournament are worked out once and kept as long as it stays as it is.
    """
    return {
        tournament.pk: [line.name for line in standings_of(tournament).winners]
        for tournament in tournaments
    }
