"""A variant as plain JSON, for tournaments to keep and doors to show."""

import hashlib
import json
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from scoring.variant import Variant


def variant_to_data(variant: Variant) -> dict[str, Any]:
    """Every rule of the variant: dicts, lists, strings, whole numbers, true, false, null."""
    data: dict[str, Any] = _to_data(variant)
    return data


def variant_hash(variant: Variant) -> str:
    """SHA-256 in hex over all rules; equal rules, equal hash."""
    return data_hash(variant_to_data(variant))


def data_hash(data: dict[str, Any]) -> str:
    """SHA-256 in hex of rules as data, however they are ordered."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def still_holds(kept: object, present: object) -> bool:
    """Whether every rule that was kept stands as it was; the present sheet may say more.

    A sheet that comes to speak of something new says of it what was played before unsaid, so
    what was kept from an earlier sheet is not touched by it.
    """
    if isinstance(kept, dict) and isinstance(present, dict):
        return all(key in present and still_holds(rule, present[key]) for key, rule in kept.items())
    return kept == present


def _to_data(value: object) -> Any:
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [_to_data(item) for item in value]
    if is_dataclass(value):
        return {field.name: _to_data(getattr(value, field.name)) for field in fields(value)}
    return value
