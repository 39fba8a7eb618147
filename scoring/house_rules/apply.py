"""A published rule sheet and a director's changes become the rules of a tournament."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from scoring.house_rules.conflicts import ace_conflicts, wild_rank_conflicts
from scoring.house_rules.kinds import ValueRefused, quote
from scoring.house_rules.table import HOUSE_RULES
from scoring.problems import Problem, insist, problem, translatable
from scoring.variant import Variant

GROUPS = ("stakes", "penalties")


def apply_house_rules(variant: Variant, house_rules: Mapping[str, object]) -> Variant:
    """The published sheet with these rules in force.

    `house_rules` is plain JSON: {"out_at": 101, "stakes": {"call": 1}, "penalties":
    {"joker": 25}}. RuleBroken names every fault at once, `field` the key at fault,
    nested ones dotted: `house_rules.unknown`, `house_rules.bad_value`,
    `house_rules.conflict`. Rules set to what the sheet says anyway are not in force.
    """
    given, problems = _flatten(house_rules)
    problems += [_unknown(key) for key in given if key not in variant.house_rules]
    changed = variant
    for key in (key for key in given if key in variant.house_rules):
        rule = HOUSE_RULES[key]
        try:
            changed = rule.put(changed, rule.kind.read(given[key], variant))
        except ValueRefused as refused:
            problems.append(_bad_value(key, refused))
    problems += ace_conflicts(given)
    # Only values that are right by themselves can be held against each other.
    insist(problems or wild_rank_conflicts(changed))
    return _mark(variant, _follow_call(changed, given))


def _flatten(house_rules: object) -> tuple[dict[str, object], list[Problem]]:
    if not isinstance(house_rules, Mapping):
        return {}, [_not_a_group("house_rules", house_rules)]
    given: dict[str, object] = {}
    problems: list[Problem] = []
    for key, value in house_rules.items():
        if "." in str(key):
            problems.append(_unknown(str(key)))
        elif key not in GROUPS:
            given[str(key)] = value
        elif isinstance(value, Mapping):
            given |= {f"{key}.{name}": inner for name, inner in value.items()}
        else:
            problems.append(_not_a_group(key, value))
    return given, problems


def _unknown(key: str) -> Problem:
    text = translatable("This game has no house rule {field}.")
    return problem("house_rules.unknown", text, field=key)


def _bad_value(key: str, refused: ValueRefused) -> Problem:
    params = tuple(sorted({"field": key, **refused.params}.items()))
    return Problem("house_rules.bad_value", refused.text, params, field=key)


def _not_a_group(key: str, value: object) -> Problem:
    text = translatable("{field} is a group of named values, not {value}.")
    return problem("house_rules.bad_value", text, field=key, value=quote(value))


def _follow_call(changed: Variant, given: Mapping[str, object]) -> Variant:
    # Where there is no kaluki stake, the call is paid for it, whatever the call (§3.5).
    if not changed.kaluki_pays_call or "stakes.kaluki" in given:
        return changed
    return replace(changed, stakes=replace(changed.stakes, kaluki=changed.stakes.call))


def _mark(published: Variant, changed: Variant) -> Variant:
    return replace(changed, in_force=tuple(_changed_keys(published, changed)))


def _changed_keys(published: Variant, changed: Variant) -> Iterator[str]:
    for key in published.house_rules:
        rule = HOUSE_RULES[key]
        if rule.values(published) != rule.values(changed):
            yield key
