"""Who won: for lists of tournaments, where nobody reads whole standings."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from django.core.cache import cache

from tournaments.domain.stages.standings import rank_stage
from tournaments.models import Entry, Tournament
from tournaments.selectors.overall import PlayedStage, place_overall, stages_played_in
from tournaments.selectors.stage_results import stage_results

_SECONDS_KEPT = 3600


def winners_of(tournaments: Iterable[Tournament]) -> dict[int, list[str]]:
    """The names at the first place of each finished tournament, by its id.

    They are kept as long as the tournament stays as it is. Working them out takes two queries for
    all tournaments together, and one for each later stage.
    """
    by_key = {f"winners:{tournament.moment}": tournament for tournament in tournaments}
    named: dict[str, list[str]] = cache.get_many(by_key)
    fresh = _work_out({key: one for key, one in by_key.items() if key not in named})
    cache.set_many(fresh, _SECONDS_KEPT)
    named |= fresh
    return {tournament.pk: named[key] for key, tournament in by_key.items()}


def _work_out(by_key: Mapping[str, Tournament]) -> dict[str, list[str]]:
    if not by_key:
        return {}
    tournaments = [*by_key.values()]
    entered: dict[int, list[Entry]] = defaultdict(list)
    for entry in Entry.objects.filter(tournament__in=tournaments).select_related("player"):
        entered[entry.tournament_id].append(entry)
    played = stages_played_in(tournaments)
    return {key: _name_first(entered[one.pk], played[one.pk]) for key, one in by_key.items()}


def _name_first(entries: Sequence[Entry], stages: Sequence[PlayedStage]) -> list[str]:
    names = {entry.pk: entry.player.name for entry in entries}
    begun = [one for one in stages if one.has_begun]
    ranked = [rank_stage(stage_results(one.stage, entries, one.seats)) for one in begun]
    return [names[placed.entry] for placed in place_overall(entries, ranked) if placed.place == 1]
