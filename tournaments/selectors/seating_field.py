"""The field of a seating draw: who would be drawn now, and for which tables."""

from dataclasses import dataclass

from scoring.match_rules import DrawTies, FirstDealer
from scoring.problems import RuleBroken, problem, translatable
from tournaments.domain.table_sizes import split_into_tables
from tournaments.models import Entry, EntryStatus, Stage, Tournament
from tournaments.selectors.entries import HOLDING_A_PLACE
from tournaments.selectors.rounds import closed_rounds, next_field, present_stage
from tournaments.selectors.rules import tournament_variant
from tournaments.selectors.stages import plain_settings, stage_settings


@dataclass(frozen=True, slots=True)
class SeatingField:
    """Entries in the order of their numbers, table sizes, and the rules their draw follows."""

    entries: tuple[Entry, ...]
    table_sizes: tuple[int, ...]
    ties: DrawTies
    first_dealer: FirstDealer

    @property
    def ids(self) -> tuple[int, ...]:
        """What a draw knows its entries by."""
        return tuple(entry.pk for entry in self.entries)


def field_entries(tournament: Tournament, *, include_registered: bool) -> tuple[Entry, ...]:
    """Who would be drawn: everybody checked in, or everybody with a place.

    In a later round it is who is here and still in.
    """
    return _entries(tournament, present_stage(tournament), include_registered)


def _entries(
    tournament: Tournament, stage: Stage | None, include_registered: bool
) -> tuple[Entry, ...]:
    if stage is not None and (stage.number > 1 or closed_rounds(stage)):
        return tuple(next_field(stage))
    statuses = HOLDING_A_PLACE if include_registered else (EntryStatus.CHECKED_IN,)
    entries = Entry.objects.filter(tournament=tournament, status__in=statuses)
    return tuple(entries.select_related("player").order_by("number"))


def seating_field(tournament: Tournament, *, include_registered: bool = False) -> SeatingField:
    """The field as it is now.

    `RuleBroken`: `seating_draw.nobody`, or `table_sizes.cannot_split` with what would do.
    """
    stage = present_stage(tournament)
    entries = _entries(tournament, stage, include_registered)
    if not entries:
        raise RuleBroken((problem("seating_draw.nobody", _NOBODY),))
    variant = tournament_variant(tournament)
    limits = (plain_settings(tournament) if stage is None else stage_settings(stage)).sizes
    sizes = split_into_tables(len(entries), limits.smallest, limits.largest, limits.preferred)
    # variants.md §6: unless the house says otherwise, suits decide where there are several tables.
    ties = variant.draw_ties or (DrawTies.RANK if len(sizes) == 1 else DrawTies.CARD)
    return SeatingField(entries, sizes, ties, variant.first_dealer)


_NOBODY = translatable("Nobody is checked in, so there is nobody to draw seats for.")
