"""What clubs usually play: whole tournaments to be chosen with one click."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from scoring.problems import translatable
from scoring.variants import get_variant
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.stages.advancing_rules import TopOverall
from tournaments.domain.stages.choices import LimitScope, MatchEnd, TableMaking
from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.stages.tie_break_choices import default_tie_breaks

PLAYERS_IN_FINAL = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """A tournament ready to be made. `name`, `explanation` and stage names are English texts."""

    key: str
    name: str
    explanation: str
    variant_key: str
    stages: tuple[StageSettings, ...]


def _tie_breaks(variant_key: str) -> tuple[str, ...]:
    return default_tie_breaks(get_variant(variant_key))


def _rounds_and_final(variant_key: str) -> tuple[StageSettings, ...]:
    """Three rounds of all contracts, each time with others, then the best at one table."""
    rounds = StageSettings(
        name=translatable("Rounds"),
        match_end=MatchEnd.ALL_CONTRACTS,
        tables_made=TableMaking.SCHEDULED,
        rounds=3,
        sizes=TableSizes(3, 4, 5),
        tie_breaks=_tie_breaks(variant_key),
        advancing=TopOverall(PLAYERS_IN_FINAL),
    )
    final = StageSettings(
        name=translatable("Final"),
        match_end=MatchEnd.ALL_CONTRACTS,
        sizes=TableSizes(3, 4, PLAYERS_IN_FINAL),
        tie_breaks=_tie_breaks(variant_key),
    )
    return rounds, final


BRITISH_EVENING = Preset(
    key="british_evening",
    name=translatable("British evening"),
    explanation=translatable(
        "One table, or several that play side by side: seats are drawn, everybody begins at zero, "
        "and whoever reaches the limit is out unless he buys in. The last player in wins the "
        "table and its pot; the others are placed by when they went out."
    ),
    variant_key="british",
    stages=(
        StageSettings(
            match_end=MatchEnd.TO_THE_LAST,
            sizes=TableSizes(2, 5, 5),
            tie_breaks=_tie_breaks("british"),
        ),
    ),
)

BLACKPOOL_KNOCK_OUT = Preset(
    key="blackpool_knock_out",
    name=translatable("Blackpool knock-out"),
    explanation=translatable(
        "Tables of four. Each table plays until one player is left, and he goes on to the next "
        "round, where everybody begins at zero again. The rounds go on until one table is left: "
        "its winner wins the tournament."
    ),
    variant_key="blackpool",
    stages=(
        StageSettings(
            match_end=MatchEnd.TO_THE_LAST,
            tables_made=TableMaking.WINNERS_ADVANCE,
            rounds=None,
            sizes=TableSizes(2, 4, 5),
            tie_breaks=_tie_breaks("blackpool"),
        ),
    ),
)

BRITISH_TO_THE_LAST = Preset(
    key="british_to_the_last",
    name=translatable("British, one limit for the whole tournament"),
    explanation=translatable(
        "Everybody keeps his total from table to table. After every five hands the tables are "
        "drawn anew, and fewer of them as players go out. Whoever reaches the limit is out of "
        "the tournament unless he buys in. The last player in wins."
    ),
    variant_key="british",
    stages=(
        StageSettings(
            match_end=MatchEnd.FIXED_HANDS,
            hands=5,
            limit_scope=LimitScope.STAGE,
            rounds=None,
            sizes=TableSizes(2, 4, 5),
            tie_breaks=_tie_breaks("british"),
        ),
    ),
)

JAMAICAN_WITH_FINAL = Preset(
    key="jamaican_with_final",
    name=translatable("Jamaican with a final"),
    explanation=translatable(
        "Three rounds of all nine contracts, each time at a table with others. The points of the "
        "three rounds are added up, and the four lowest totals play the nine contracts once more "
        "in a final that begins at zero."
    ),
    variant_key="jamaican",
    stages=_rounds_and_final("jamaican"),
)

MEXICAN_WITH_FINAL = Preset(
    key="mexican_with_final",
    name=translatable("Mexican with a final"),
    explanation=translatable(
        "Three rounds of all seven contracts, each time at a table with others. The points of "
        "the three rounds are added up, and the four lowest totals play the seven contracts once "
        "more in a final that begins at zero."
    ),
    variant_key="mexican",
    stages=_rounds_and_final("mexican"),
)

LEAGUE_NIGHT = Preset(
    key="league_night",
    name=translatable("League night"),
    explanation=translatable(
        "Three rounds of six hands, the tables drawn before each. Nobody is put out: everybody "
        "plays all hands, the points are added up, and the lowest total wins the night."
    ),
    variant_key="british",
    stages=(
        StageSettings(
            match_end=MatchEnd.FIXED_HANDS,
            hands=6,
            rounds=3,
            sizes=TableSizes(3, 4, 5),
            tie_breaks=_tie_breaks("british"),
        ),
    ),
)

PRESETS: Mapping[str, Preset] = MappingProxyType(
    {
        preset.key: preset
        for preset in (
            BRITISH_EVENING,
            BLACKPOOL_KNOCK_OUT,
            BRITISH_TO_THE_LAST,
            JAMAICAN_WITH_FINAL,
            MEXICAN_WITH_FINAL,
            LEAGUE_NIGHT,
        )
    }
)
"""By key, in the order they are offered."""
