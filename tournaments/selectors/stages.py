"""What was decided about a stage, and the rules and terms its matches are played by."""

import json
from collections.abc import Iterable
from functools import lru_cache

from scoring.match import Carried, MatchTerms
from scoring.variant import Variant
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.stages.choices import LimitScope
from tournaments.domain.stages.match_rules import rules_of_matches
from tournaments.domain.stages.own import own_settings
from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.stages.settings_data import settings_from_data
from tournaments.models import Seat, Stage, Table, Tournament
from tournaments.selectors.rules import tournament_variant


def stage_settings(stage: Stage) -> StageSettings:
    """The settings of a stage; those of the rule sheet alone where none were chosen."""
    if stage.settings:
        return _read(json.dumps(stage.settings, sort_keys=True))
    return plain_settings(stage.tournament)


def plain_settings(tournament: Tournament) -> StageSettings:
    """What holds for a tournament whose director decided nothing about stages."""
    sizes = TableSizes(
        tournament.table_smallest, tournament.table_preferred, tournament.table_largest
    )
    return own_settings(tournament_variant(tournament), sizes)


@lru_cache(maxsize=256)
def _read(text: str) -> StageSettings:
    return settings_from_data(json.loads(text))


def stage_variant(stage: Stage) -> Variant:
    """The rules the matches of a stage are played by."""
    return rules_of_matches(stage_settings(stage), tournament_variant(stage.tournament))


def table_terms(table: Table, seats: Iterable[Seat]) -> MatchTerms:
    """The terms of the match at a table; its players are entry ids as text."""
    settings = stage_settings(table.round.stage)
    return MatchTerms(
        hands=table.most_hands,
        survivors=table.survivors,
        carried={str(seat.entry_id): _carried(seat) for seat in seats if _is_carried(seat)},
        pot_is_kept=settings.limit_scope is LimitScope.STAGE,
    )


def _is_carried(seat: Seat) -> bool:
    return seat.carried_total is not None


def _carried(seat: Seat) -> Carried:
    return Carried(total=seat.carried_total or 0, buy_ins_taken=seat.carried_buy_ins or 0)
