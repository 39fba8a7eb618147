"""A question to the referee as the form, or a shared link, gives it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, assert_never

from django.http import QueryDict

from scoring.problems import Problem
from scoring.variant import Variant
from tournaments.selectors import referee
from tournaments.web.numbers import read_whole
from tournaments.web.rules.house_rules import read_house_rules

Data = dict[str, Any]

LONGEST_TEXT = 6_000
MOST_HANDS = 99
FIELDS = ("melds", "own", "cards", "discard", "left", "table", "player")


class Ask(StrEnum):
    """What the referee can be asked."""

    LAY_DOWN = "lay-down"
    BEST = "best"
    GOING_OUT = "going-out"
    LAY_OFF = "lay-off"
    EXCHANGE = "exchange"


NEEDED = {
    Ask.LAY_DOWN: ("melds",),
    Ask.BEST: ("cards",),
    Ask.GOING_OUT: ("melds", "discard", "left"),
    Ask.LAY_OFF: ("cards",),
    Ask.EXCHANGE: ("cards",),
}


@dataclass(frozen=True)
class Question:
    """One question. `variant` has the house rules applied that could be read.

    `typed` are the texts of `FIELDS` as they were typed; `meld` counts from 0.
    """

    variant: Variant
    house_rules: dict[str, object]
    house_rule_problems: tuple[Problem, ...]
    ask: Ask
    number: int
    opened: bool
    meld: int
    typed: dict[str, str]

    @property
    def is_asked(self) -> bool:
        """Whether anything was typed that can be ruled on."""
        return any(self.typed[field].strip() for field in NEEDED[self.ask])

    def answer(self) -> Data:
        """The ruling, as the API gives it; RuleBroken with everything that cannot be read."""
        key, typed = self.variant.key, self.typed
        match self.ask:
            case Ask.LAY_DOWN:
                melds = split_melds(typed["melds"])
                return referee.lay_down_ruling(key, melds=melds, **self._hand())
            case Ask.BEST:
                return referee.best_lay_down(key, cards=typed["cards"], **self._hand())
            case Ask.GOING_OUT:
                return referee.going_out_ruling(key, **self._last_turn(), **self._hand())
            case Ask.LAY_OFF:
                return referee.lay_off_ruling(key, **self._at_table())
            case Ask.EXCHANGE:
                return referee.exchange_ruling(key, **self._at_table())
            case _:
                assert_never(self.ask)

    def _hand(self) -> Data:
        return {
            "number": self.number,
            "opened": self.opened,
            "own": split_melds(self.typed["own"]) if self.opened else [],
            "house_rules": self.house_rules,
        }

    def _last_turn(self) -> Data:
        names = {name: self.typed[name] for name in ("discard", "left")}
        return {"melds": split_melds(self.typed["melds"]), **names}

    def _at_table(self) -> Data:
        return {
            "table": self.typed["table"],
            "player": self.typed["player"].strip(),
            "meld": self.meld,
            "cards": self.typed["cards"],
        }


def split_melds(text: str) -> list[str]:
    """The melds of a text, one on each line."""
    lines = (line.strip() for line in text.splitlines())
    return [line for line in lines if line]


def read_question(published: Variant, data: QueryDict) -> Question:
    """Read the form; what is out of range counts as not given."""
    house_rules, variant, problems = read_house_rules(published, data.get("house_rules", ""))
    number = read_whole(data.get("hand", "")) or 1
    asked = data.get("ask", "")
    return Question(
        variant=variant,
        house_rules=house_rules,
        house_rule_problems=problems,
        ask=Ask(asked) if asked in list(Ask) else Ask.LAY_DOWN,
        number=number if variant.has_hand(number) and number <= MOST_HANDS else 1,
        opened=data.get("opened") == "yes",
        meld=max((read_whole(data.get("meld", "")) or 1) - 1, 0),
        typed={field: data.get(field, "")[:LONGEST_TEXT] for field in FIELDS},
    )
