"""What clubs play, ready to be chosen."""

import pytest

from scoring.variants import get_variant
from tournaments.domain.stages.advancing_rules import TopOverall
from tournaments.domain.stages.choices import LimitScope, MatchEnd, TableMaking
from tournaments.domain.stages.presets import BLACKPOOL_KNOCK_OUT, PRESETS, Preset
from tournaments.domain.stages.settings_data import settings_from_data, settings_to_data
from tournaments.domain.stages.stage_list_problems import stage_list_problems
from tournaments.domain.table_sizes import split_into_tables

EACH = pytest.mark.parametrize("preset", PRESETS.values(), ids=lambda preset: preset.key)
FIELDS = (5, 23, 24, 64, 200)


def split(preset: Preset, players: int, stage: int = 0) -> tuple[int, ...]:
    sizes = preset.stages[stage].sizes
    return split_into_tables(players, sizes.smallest, sizes.largest, sizes.preferred)


@EACH
def test_a_preset_is_a_tournament_without_problems(preset: Preset) -> None:
    assert stage_list_problems(preset.stages, get_variant(preset.variant_key)) == []


@EACH
def test_a_preset_says_what_it_is(preset: Preset) -> None:
    assert preset.name
    assert len(preset.explanation) > 100
    assert all(stage.name for stage in preset.stages) or len(preset.stages) == 1


@EACH
def test_a_preset_is_kept_as_json(preset: Preset) -> None:
    for stage in preset.stages:
        assert settings_from_data(settings_to_data(stage)) == stage


@EACH
@pytest.mark.parametrize("players", FIELDS)
def test_a_preset_seats_fields_of_every_size(preset: Preset, players: int) -> None:
    assert sum(split(preset, players)) == players


def test_the_six_are_offered_in_a_fixed_order() -> None:
    assert [*PRESETS] == [
        "british_evening",
        "blackpool_knock_out",
        "british_to_the_last",
        "jamaican_with_final",
        "mexican_with_final",
        "league_night",
    ]


@pytest.mark.parametrize("players", FIELDS)
def test_a_blackpool_knock_out_comes_down_to_one_winner_whatever_the_field(players: int) -> None:
    stage = BLACKPOOL_KNOCK_OUT.stages[0]
    left = players
    while left > stage.advance:
        left = len(split(BLACKPOOL_KNOCK_OUT, left)) * stage.advance
    assert left == 1


@pytest.mark.parametrize(("key", "contracts"), [("jamaican", 9), ("mexican", 7)])
def test_the_contract_games_play_three_rounds_and_a_final_of_four(key: str, contracts: int) -> None:
    preset = PRESETS[f"{key}_with_final"]
    rounds, final = preset.stages
    assert get_variant(preset.variant_key).hand_count == contracts
    assert (rounds.match_end, rounds.rounds) == (MatchEnd.ALL_CONTRACTS, 3)
    assert rounds.tables_made is TableMaking.SCHEDULED
    assert rounds.advancing == TopOverall(4)
    assert (final.match_end, final.rounds, final.sizes.largest) == (MatchEnd.ALL_CONTRACTS, 1, 4)


def test_the_british_limit_counts_over_the_stage() -> None:
    (stage,) = PRESETS["british_to_the_last"].stages
    assert stage.limit_scope is LimitScope.STAGE
    assert stage.rounds is None


def test_a_league_night_is_drawn_and_of_fixed_hands() -> None:
    (stage,) = PRESETS["league_night"].stages
    assert (stage.tables_made, stage.match_end) == (TableMaking.DRAWN, MatchEnd.FIXED_HANDS)
