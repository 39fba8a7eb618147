"""A question to the referee as the form, or a shared link, gives it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, assert_never

from django.http import QueryDict

from scoring.problems import Problem
from scoring.variant import Variant
from tournaments.domain.referee_questions import Ask
from tournaments.models import Tournament
from tournaments.selectors.referee import ask_referee
from tournaments.selectors.rules import tournament_variant
from tournaments.web.numbers import read_whole
from tournaments.web.rules.house_rules import read_house_rules

Data = dict[str, Any]

LONGEST_TEXT = 6_000
MOST_HANDS = 99
FIELDS = (
    "melds", "own", "cards", "discard", "left", "table", "player", "claims", "intercepted",
)  # fmt: skip

NEEDED = {
    Ask.LAY_DOWN: ("melds",),
    Ask.BEST: ("cards",),
    Ask.GOING_OUT: ("melds", "discard", "left"),
    Ask.LAY_OFF: ("cards",),
    Ask.EXCHANGE: ("cards",),
    Ask.DRAWING: ("claims",),
}


@dataclass(frozen=True)
class Question:
    """One question. `variant` has the house rules applied that could be read.

    `typed` are the texts of `FIELDS` as they were typed; `meld` counts from 0. `is_asked`: the
    form was sent, not only opened. `rules_bind`: a table told as text has these house rules,
    whatever it says.
    """

    variant: Variant
    house_rules: dict[str, object]
    house_rule_problems: tuple[Problem, ...]
    ask: Ask
    number: int
    opened: bool
    meld: int
    typed: dict[str, str]
    is_asked: bool = False
    rules_bind: bool = False

    @property
    def told_rules(self) -> dict[str, object] | None:
        """House rules that count whatever a table says; None where the table's own do."""
        return self.house_rules if self.rules_bind or self.house_rules else None

    def answer(self) -> Data:
        """The ruling, as the API gives it; RuleBroken with everything that cannot be read."""
        return ask_referee(self.variant.key, self.ask, self.asked(), self.told_rules)

    def asked(self) -> Data:
        """What is asked, as the API takes it."""
        match self.ask:
            case Ask.LAY_DOWN:
                return {**self._hand(), "melds": split_lines(self.typed["melds"])}
            case Ask.BEST:
                return {**self._hand(), "cards": self.typed["cards"]}
            case Ask.GOING_OUT:
                return {**self._hand(), **self._last_turn()}
            case Ask.LAY_OFF | Ask.EXCHANGE:
                return self._at_table()
            case Ask.DRAWING:
                return self._discard()
            case _:
                assert_never(self.ask)

    def _hand(self) -> Data:
        own = split_lines(self.typed["own"]) if self.opened else []
        return {"hand": self.number, "opened": self.opened, "own": own}

    def _last_turn(self) -> Data:
        names = {name: self.typed[name] for name in ("discard", "left")}
        return {"melds": split_lines(self.typed["melds"]), **names}

    def _at_table(self) -> Data:
        return {
            "table": self.typed["table"],
            "player": self.typed["player"].strip(),
            "meld": self.meld,
            "cards": self.typed["cards"],
        }

    def _discard(self) -> Data:
        names = {name: split_lines(self.typed[name]) for name in ("claims", "intercepted")}
        return {"table": self.typed["table"], **names}


def split_lines(text: str) -> list[str]:
    """The melds or names of a text, one on each line."""
    lines = (line.strip() for line in text.splitlines())
    return [line for line in lines if line]


def read_question(published: Variant, data: QueryDict) -> Question:
    """Read the form; what is out of range counts as not given."""
    house_rules, variant, problems = read_house_rules(published, data.get("house_rules", ""))
    return Question(variant, house_rules, problems, **_read_fields(variant, data))


def read_tournament_question(tournament: Tournament, data: QueryDict) -> Question:
    """The same under the rules of a tournament, which bind."""
    variant = tournament_variant(tournament)
    fields = _read_fields(variant, data)
    return Question(variant, tournament.house_rules, (), **fields, rules_bind=True)


def _read_fields(variant: Variant, data: QueryDict) -> Data:
    number = read_whole(data.get("hand", "")) or 1
    named = data.get("ask", "")
    ask = Ask(named) if named in list(Ask) else Ask.LAY_DOWN
    return {
        "ask": ask,
        "is_asked": any(field in data for field in NEEDED[ask]),
        "number": number if variant.has_hand(number) and number <= MOST_HANDS else 1,
        "opened": data.get("opened") == "yes",
        "meld": max((read_whole(data.get("meld", "")) or 1) - 1, 0),
        "typed": {field: data.get(field, "")[:LONGEST_TEXT] for field in FIELDS},
    }


def write_fields(ask: Ask, asked: Mapping[str, Any]) -> dict[str, str]:
    """The form's fields that ask this again: `asked` as the API takes it."""
    told = {name: _write(name, value) for name, value in asked.items() if value is not None}
    return {"ask": ask.value, **told}


def _write(name: str, value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return "\n".join(value)
    if name == "meld" and isinstance(value, int):
        return str(value + 1)
    return str(value)
