"""The rule sheet and the house rules a director chose become the rules of a tournament."""

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from scoring.house_rules import apply_house_rules
from scoring.problems import Problem, RuleBroken, problem, translatable
from scoring.variant import Variant
from scoring.variants import UnknownVariant, get_variant

FIELD = "house_rules"

_UNKNOWN = translatable("There is no rule sheet named {key}.")


def resolve_rules(variant_key: str, house_rules: Mapping[str, object]) -> Variant:
    """The rules in force: the published sheet of that key with plain-JSON house rules applied.

    `RuleBroken` with `tournament.unknown_variant`, or every problem of the house rules, their
    fields put as "house_rules.out_at".
    """
    return _resolve(variant_key, json.dumps(house_rules, sort_keys=True, ensure_ascii=False))


# A tournament's rules are asked for with every hand; canonical JSON makes the key.
@lru_cache(maxsize=256)
def _resolve(variant_key: str, house_rules: str) -> Variant:
    try:
        published = get_variant(variant_key)
    except UnknownVariant:
        unknown = problem(
            "tournament.unknown_variant", _UNKNOWN, field="variant_key", key=variant_key
        )
        raise RuleBroken((unknown,)) from None
    try:
        return apply_house_rules(published, json.loads(house_rules))
    except RuleBroken as broken:
        raise RuleBroken(_in_their_group(found) for found in broken.problems) from None


def _in_their_group(found: Problem) -> Problem:
    return found if found.field in (None, FIELD) else replace(found, field=f"{FIELD}.{found.field}")
