"""Stages, their standings and their cut as plain JSON."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from django.utils.translation import gettext

from tournaments.domain.stages.cut import Cut
from tournaments.domain.stages.presets import Preset
from tournaments.domain.stages.settings_data import settings_to_data
from tournaments.domain.stages.standings import StageLine
from tournaments.domain.standing_rows import Figure
from tournaments.models import Stage, StageEntry, Tournament
from tournaments.selectors.rounds import stages_of
from tournaments.selectors.stage_sights import see_stage
from tournaments.selectors.stages import stage_settings


def preset_data(preset: Preset) -> dict[str, Any]:
    """A preset, its words in the reader's language."""
    return {
        "key": preset.key,
        "name": gettext(preset.name),
        "explanation": gettext(preset.explanation),
        "variant_key": preset.variant_key,
        "stages": [settings_to_data(one) for one in preset.stages],
    }


def stages_data(tournament: Tournament) -> dict[str, Any]:
    """The stages of a tournament at its version."""
    return {
        "tournament": tournament.pk,
        "version": tournament.version,
        "stages": [_stage_data(one) for one in stages_of(tournament)],
    }


def stage_standings_data(stage: Stage) -> dict[str, Any]:
    """The standings of a stage and its cut, as they are now."""
    sight = see_stage(stage)
    return {
        "tournament": stage.tournament_id,
        "version": sight.version,
        "stage": stage.number,
        "counting": sight.standings.settings.counting.value,
        "is_provisional": sight.standings.is_provisional,
        "lines": [_line_data(line, sight.names) for line in sight.standings.lines],
        "cut": _cut_data(sight.cut),
    }


def entries_data(tournament: Tournament, entries: Sequence[StageEntry]) -> dict[str, Any]:
    """Those who came into a stage; there is one at least, or nobody could have gone on."""
    return {
        "tournament": tournament.pk,
        "version": tournament.version,
        "stage": entries[0].stage.number,
        "entries": entries,
    }


def _stage_data(stage: Stage) -> dict[str, Any]:
    return {
        "number": stage.number,
        "name": stage.name,
        "settings": settings_to_data(stage_settings(stage)),
        "closed_at": stage.closed_at,
    }


def _line_data(line: StageLine, names: dict[int, str]) -> dict[str, Any]:
    return {
        "entry": line.entry,
        "name": names[line.entry],
        "status": line.status.value,
        "place": line.place,
        "is_shared": line.is_shared,
        "counted": _figure_data(line.counted),
        "hands_played": line.hands_played,
        "is_out": line.is_out,
    }


def _figure_data(figure: Figure | None) -> dict[str, int] | None:
    if figure is None:
        return None
    exact = Fraction(figure)
    return {"numerator": exact.numerator, "denominator": exact.denominator}


def _cut_data(cut: Cut) -> dict[str, Any]:
    return {
        "is_provisional": cut.is_provisional,
        "advancing": [
            {"entry": one.entry, "seed": one.seed, "by": one.by.value} for one in cut.advancing
        ],
        "undecided": [
            {"entries": list(one.entries), "places": one.places} for one in cut.undecided
        ],
        "reserves": list(cut.reserves),
    }
