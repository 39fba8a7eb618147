"""A stage's settings as plain JSON, and back."""

from enum import Enum

from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.stages.advancing_rules import ADVANCING_RULES, Advancing
from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.stages.settings_reading import read_settings
from tournaments.domain.stages.table_points import TablePoints

__all__ = ["settings_from_data", "settings_to_data"]


def settings_to_data(settings: StageSettings) -> dict[str, object]:
    """Every field by its name, as plain JSON.

    Sizes are an object of three numbers, table points an object of a list for each size, the
    advancing an object of the rule's name and its numbers.
    """
    return {name: _to_data(getattr(settings, name)) for name in StageSettings.__slots__}


def settings_from_data(data: object) -> StageSettings:
    """The settings again; what is left out stands at its default.

    `RuleBroken` with all that cannot be read, each naming its field. Whether the settings make
    sense is `settings_problems`' to say.
    """
    return read_settings(data)


def _to_data(value: object) -> object:
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, TableSizes):
        return {name: getattr(value, name) for name in TableSizes.__slots__}
    if isinstance(value, TablePoints):
        return {str(len(row)): list(row) for row in value.rows}
    if isinstance(value, Advancing):
        return _advancing_to_data(value)
    return list(value) if isinstance(value, tuple) else value


def _advancing_to_data(rule: Advancing) -> dict[str, object]:
    kind = next(name for name, of_kind in ADVANCING_RULES.items() if isinstance(rule, of_kind))
    return {"rule": kind, **{name: getattr(rule, name) for name in rule.__slots__}}
