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
    data = variant_to_data(variant)
    text = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _to_data(value: object) -> Any:
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [_to_data(item) for item in value]
    if is_dataclass(value):
        return {field.name: _to_data(getattr(value, field.name)) for field in fields(value)}
    return value
