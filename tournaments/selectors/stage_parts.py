"""The standings of one stage as people look at them: what counts, where the cut is."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from scoring.variant import Variant
from tournaments.domain.stages.advancing import cut_stage
from tournaments.domain.stages.advancing_rules import NobodyAdvances
from tournaments.domain.stages.choices import Counting
from tournaments.domain.stages.cut import Cut
from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.stages.standings import StageStandings
from tournaments.selectors.overall import Placed, PlayedStage
from tournaments.selectors.stages import stage_variant
from tournaments.selectors.standing_lines import People, StandingLine, make_line


@dataclass(frozen=True, slots=True, kw_only=True)
class StagePart:
    """A stage that has begun. `round` is the latest people sat down for.

    `limit` is where a total puts a player out, None where no one total does. `buy_ins` are how many
    a player may take in a match, 0 where nobody may. `cut` is who would go on now, None from the
    last stage.
    """

    number: int
    name: str
    settings: StageSettings
    round: int
    limit: int | None
    buy_ins: int
    is_provisional: bool
    cut: Cut | None
    lines: tuple[StandingLine, ...]

    @property
    def counting(self) -> Counting:
        """What the stage counts."""
        return self.settings.counting

    @property
    def has_rounds(self) -> bool:
        """Whether more than one round is played in it."""
        return self.settings.rounds != 1


def make_part(played: PlayedStage, standings: StageStandings, people: People) -> StagePart:
    """The part of a stage; `people` as the whole tournament has them. Asks the database nothing."""
    settings, variant = standings.settings, stage_variant(played.stage)
    latest = {seat.entry_id: seat for seat in played.seats}
    here = replace(people, seats=latest, out_at=variant.out_at)
    goes_on = not isinstance(settings.advancing, NobodyAdvances)
    return StagePart(
        number=played.stage.number,
        name=played.stage.name,
        settings=settings,
        round=max(seat.table.round.number for seat in played.seats),
        limit=one_limit(settings, variant),
        buy_ins=variant.buy_ins.most,
        is_provisional=standings.is_provisional,
        cut=cut_stage(standings) if goes_on else None,
        lines=tuple(make_line(one, here) for one in _placed(played.stage.number, standings)),
    )


def _placed(stage: int, standings: StageStandings) -> Iterator[Placed]:
    for line in standings.lines:
        yield Placed(line.entry, line, line.place, line.is_shared, stage)


def one_limit(settings: StageSettings, variant: Variant) -> int | None:
    """Where a total of the stage puts a player out; `variant` are the rules of its matches.

    Over several matches that each begin at zero the sum says nothing about the limit.
    """
    one_total = settings.rounds == 1 or settings.puts_out_for_good
    counts_points = settings.counting is Counting.PENALTY_POINTS
    return variant.out_at if one_total and counts_points else None
