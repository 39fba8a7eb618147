"""House rules carried along by a link, for pages that keep nothing."""

import json
from contextlib import suppress
from typing import Any

from scoring.house_rules import apply_house_rules
from scoring.problems import Problem, RuleBroken, problem, translatable
from scoring.variant import Variant

LONGEST_HOUSE_RULES = 4000


def read_house_rules(
    published: Variant, text: str
) -> tuple[dict[str, object], Variant, tuple[Problem, ...]]:
    """The house rules of a link, the sheet under them, and what is wrong with them."""
    if not text:
        return {}, published, ()
    try:
        house_rules = _parse(text)
        return house_rules, apply_house_rules(published, house_rules), ()
    except RuleBroken as broken:
        return {}, published, broken.problems


def _parse(text: str) -> dict[str, object]:
    found: Any = None
    with suppress(ValueError, RecursionError):
        found = json.loads(text[:LONGEST_HOUSE_RULES])
    if not isinstance(found, dict):
        raise RuleBroken((problem("house_rules.unreadable", _UNREADABLE, field="house_rules"),))
    return found


_UNREADABLE = translatable("The house rules of this link cannot be read.")
