"""What one needs to know of a club and a tournament to read their log."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from scoring.variant import Variant
from tournaments.models import Club, Entry, Tournament
from tournaments.selectors.rules import tournament_variant


@dataclass(frozen=True, slots=True)
class LogReader:
    """Whose log it is: a club's own knows neither currency, rule sheet nor entries.

    `names` are those of the tournament's entries, by the number of the row that a log keeps.
    """

    club: Club
    currency: str = ""
    variant: Variant | None = None
    names: Mapping[str, str] = field(default_factory=dict)

    def name(self, entry: object) -> str:
        """Who an entry is; its number where nobody is known by it."""
        return self.names.get(str(entry), str(entry))

    def list_names(self, entries: Iterable[object]) -> str:
        """Names in the order the entries are given in."""
        return ", ".join(map(self.name, entries))


def reader_of(tournament: Tournament) -> LogReader:
    """The reader of a tournament's log: one query for the names."""
    entries = Entry.objects.filter(tournament=tournament).values_list("pk", "player__name")
    return LogReader(
        club=tournament.club,
        currency=tournament.currency,
        variant=tournament_variant(tournament),
        names={str(entry): name for entry, name in entries},
    )
