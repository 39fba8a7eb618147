"""The standings of a tournament at one version: few queries, one pure ranking, cached."""

from collections.abc import Sequence
from dataclasses import dataclass

from tournaments.domain.stages.choices import Counting
from tournaments.domain.stages.standings import StageStandings, rank_stage
from tournaments.models import Entry, Tournament, TournamentState
from tournaments.selectors.fates import Played, add_up_stages, fields_of
from tournaments.selectors.moments import keep_at_moment, look_unmoved, see_one_moment
from tournaments.selectors.overall import (
    PlayedStage,
    goes_on_after,
    place_overall,
    played_stages,
)
from tournaments.selectors.stage_parts import StagePart, make_part
from tournaments.selectors.stage_results import stage_results
from tournaments.selectors.stages import stage_variant
from tournaments.selectors.standing_lines import People, StandingLine, make_overall_line

__all__ = ["StandingLine", "Standings", "build_standings", "standings_at", "standings_of"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Standings:
    """The standings a version gives. `is_provisional` until every table has finished.

    `hands_played` are those scored at all tables so far, `counting` is what the stage counts that
    was played last. `stages` are the standings of each stage that has begun, in order; `lines` is
    the order of the whole tournament, with what everybody played in all of it.
    """

    tournament_id: int
    version: int
    is_provisional: bool
    hands_played: int
    counting: Counting
    stages: tuple[StagePart, ...]
    lines: tuple[StandingLine, ...]

    @property
    def winners(self) -> tuple[StandingLine, ...]:
        """Whoever holds the first place, once nothing can change any more."""
        return () if self.is_provisional else tuple(x for x in self.lines if x.place == 1)


def standings_of(tournament: Tournament) -> Standings:
    """The standings now, built once per version.

    Where the tournament has gone on since it was read they are later than it: they say of which
    version they are.
    """
    _now, standings = see_one_moment(tournament, standings_at)
    return standings


def standings_at(tournament: Tournament) -> Standings:
    """The standings at this very moment of the tournament. Raises `Moved` once that is over."""
    return keep_at_moment(
        f"standings:{tournament.moment}",
        lambda: look_unmoved(tournament, build_standings),
    )


def build_standings(tournament: Tournament) -> Standings:
    """The standings from the seats' figures, in a few queries that may see several moments."""
    entries = {
        entry.pk: entry
        for entry in Entry.objects.filter(tournament=tournament).select_related("player")
    }
    seated = played_stages(tournament)
    stages = [one for one in seated if one.has_begun]
    ranked = [
        rank_stage(stage_results(one.stage, [*entries.values()], one.seats)) for one in stages
    ]
    people = People(
        entries=entries,
        seats={seat.entry_id: seat for one in seated for seat in one.seats},
        present=seated[-1].seats[-1].table.round_id if seated else None,
        out_at=stage_variant(stages[-1].stage).out_at if stages else None,
        fields=fields_of(ranked),
    )
    return Standings(
        tournament_id=tournament.pk,
        version=tournament.version,
        is_provisional=_is_provisional(tournament, ranked),
        hands_played=sum(_hands_by_table(seated).values()),
        counting=ranked[-1].settings.counting if ranked else Counting.PENALTY_POINTS,
        stages=tuple(
            make_part(one, of_stage, people) for one, of_stage in zip(stages, ranked, strict=True)
        ),
        lines=_lines(people, ranked),
    )


def _lines(people: People, ranked: Sequence[StageStandings]) -> tuple[StandingLine, ...]:
    """The order of the whole tournament."""
    played = add_up_stages(ranked)
    return tuple(
        make_overall_line(placed, people, played.get(placed.entry, Played()))
        for placed in place_overall(people.entries.values(), ranked)
    )


def _hands_by_table(stages: Sequence[PlayedStage]) -> dict[int, int]:
    return {seat.table_id: seat.table.hands_played for one in stages for seat in one.seats}


def _is_provisional(tournament: Tournament, ranked: Sequence[StageStandings]) -> bool:
    if tournament.state == TournamentState.FINISHED:
        return False
    return not ranked or ranked[-1].is_provisional or goes_on_after(tournament, len(ranked))
