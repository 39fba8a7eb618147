"""Any question to the referee, asked in one way: by its kind and what the API takes for it."""

from collections.abc import Mapping
from typing import Any, assert_never

from tournaments.domain.referee_questions import Ask
from tournaments.selectors.referee.asked import HouseRules
from tournaments.selectors.referee.last_turns import best_lay_down, going_out_ruling
from tournaments.selectors.referee.lay_downs import lay_down_ruling
from tournaments.selectors.referee.table_rulings import (
    claims_ruling,
    exchange_ruling,
    lay_off_ruling,
)

Data = dict[str, Any]


def ask_referee(
    key: str, ask: Ask, question: Mapping[str, Any], house_rules: HouseRules | None = None
) -> Data:
    """The answer to a question, as the API gives it.

    `house_rules` None are those that the question itself names. Raises `UnknownVariant`, or
    `RuleBroken` with everything that cannot be read.
    """
    match ask:
        case Ask.LAY_DOWN:
            return lay_down_ruling(key, **_of_hand(question, house_rules))
        case Ask.BEST:
            return best_lay_down(key, **_of_hand(question, house_rules))
        case Ask.GOING_OUT:
            return going_out_ruling(key, **_of_hand(question, house_rules))
        case Ask.LAY_OFF:
            return lay_off_ruling(key, house_rules=house_rules, **question)
        case Ask.EXCHANGE:
            return exchange_ruling(key, house_rules=house_rules, **question)
        case Ask.DRAWING:
            return claims_ruling(key, house_rules=house_rules, **question)
        case _:
            assert_never(ask)


def _of_hand(question: Mapping[str, Any], house_rules: HouseRules | None) -> Data:
    asked = {name: value for name, value in question.items() if name not in _RENAMED}
    named = question.get("house_rules", {}) if house_rules is None else house_rules
    return {**asked, "number": question["hand"], "house_rules": named}


_RENAMED = {"hand", "house_rules"}
