"""Every house rule there is: where it sits in a variant and what it may be."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from scoring.house_rules.keys import PENALTY_FIELDS, STAKE_KEYS, WILD_PENALTY
from scoring.house_rules.kinds import Choice, Flag, RankPerHand, ValueKind, Whole
from scoring.match_rules import DrawTies
from scoring.meld_rules import JokerExchange
from scoring.variant import Variant

MOST_POINTS = 1_000
MOST_UNITS = 1_000_000
MOST_OUT_AT = 100_000


@dataclass(frozen=True, slots=True)
class HouseRule:
    """The dotted places in a variant that one key sets, all to the same value."""

    kind: ValueKind
    paths: tuple[str, ...]

    def values(self, variant: Variant) -> tuple[Any, ...]:
        """What stands at its places now."""
        return tuple(_get(variant, path.split(".")) for path in self.paths)

    def put(self, variant: Variant, value: object) -> Variant:
        """A variant with `value` at its places."""
        for path in self.paths:
            variant = _put(variant, path.split("."), value)
        return variant


def _get(part: Any, path: Iterable[str]) -> Any:
    for name in path:
        part = getattr(part, name)
    return part


def _put(part: Any, path: list[str], value: object) -> Any:
    name, *inner = path
    return replace(part, **{name: _put(getattr(part, name), inner, value) if inner else value})


def _most_recycles(variant: Variant) -> int:
    # §3.1 leaves only 1 or 0; §3.7 names a default and no bound.
    return 9 if variant.contracts else 1


POINTS = Whole(0, MOST_POINTS)
UNITS = Whole(0, MOST_UNITS)

HOUSE_RULES = {
    "out_at": HouseRule(Whole(1, MOST_OUT_AT), ("out_at",)),
    "opening_points": HouseRule(POINTS, ("opening.points",)),
    "ace_low": HouseRule(Flag(), ("run_rule.ace_low",)),
    "kaluki_doubles": HouseRule(Flag(), ("kaluki_doubles",)),
    "stock_recycles": HouseRule(Whole(0, _most_recycles), ("stock_recycles",)),
    "cards_per_turn": HouseRule(Whole(1, 5), ("cards_per_turn",)),
    "max_buy_ins": HouseRule(Whole(0, 100), ("buy_ins.most",)),
    "buy_in_min_survivors": HouseRule(
        Whole(1, lambda variant: variant.players_max), ("buy_ins.least_survivors",)
    ),
    "reentry_margin": HouseRule(POINTS, ("buy_ins.reentry_margin",)),
    "joker_exchange_in_set": HouseRule(Choice(JokerExchange), ("joker_exchange_in_set",)),
    "draw_ties": HouseRule(Choice(DrawTies), ("draw_ties",)),
    "hands": HouseRule(Whole(1, lambda variant: len(variant.contracts)), ("hands",)),
    "wild_ranks": HouseRule(RankPerHand(), ("wild_ranks",)),
    "first_opening_multiplier": HouseRule(Whole(1, 10), ("first_opening_multiplier",)),
    "intercepts": HouseRule(Whole(0, 10), ("intercepts",)),
    **{key: HouseRule(UNITS, (key,)) for key in STAKE_KEYS},
    **{
        f"penalties.{name}": HouseRule(POINTS, tuple(f"penalties.{field}" for field in fields))
        for name, fields in PENALTY_FIELDS.items()
    },
    WILD_PENALTY: HouseRule(POINTS, (WILD_PENALTY,)),
}
