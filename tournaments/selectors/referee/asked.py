"""What a ruling is asked about: rules, hand and cards, every fault found at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from scoring.cards import Card, read_cards
from scoring.house_rules import apply_house_rules
from scoring.melds import MeldCard, read_meld
from scoring.problems import Problem, RuleBroken, insist, problem, translatable
from scoring.variant import Variant
from scoring.variants import get_variant

HouseRules = Mapping[str, object]
# No pack and no hand has room for more, and each could be a set or a run.
MOST_MELDS = 8
Offers = tuple[tuple[MeldCard, ...], ...]


class Questions:
    """Reads what was asked and remembers what cannot be read, until `insist` says all of it."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def variant(self, key: str, house_rules: HouseRules, number: int) -> Variant:
        """The rules in force; raises `UnknownVariant`."""
        published = get_variant(key)
        variant = published
        try:
            variant = apply_house_rules(published, house_rules)
        except RuleBroken as broken:
            self.problems += broken.problems
        if not variant.has_hand(number):
            text = translatable("There is no hand {number} in this game.")
            self.problems.append(problem("hand.no_such_hand", text, field="hand", number=number))
        return variant

    def melds(self, field: str, texts: Sequence[str]) -> Offers:
        """Melds as typed, each faulty word with its meld: "melds.0"."""
        if len(texts) > MOST_MELDS:
            found = problem("lay_down.too_many_melds", _TOO_MANY, count=len(texts), most=MOST_MELDS)
            self.add(field, [found])
        return tuple(self.cards(f"{field}.{index}", text) for index, text in enumerate(texts))

    def cards(self, field: str, text: str) -> tuple[MeldCard, ...]:
        """Cards as typed, wilds named or not."""
        cards, problems = read_meld(text)
        self.add(field, problems)
        return cards

    def plain_cards(self, field: str, text: str) -> tuple[Card, ...]:
        """Cards as typed, none of them named."""
        cards, problems = read_cards(text)
        self.add(field, problems)
        return cards

    def one_card(self, field: str, text: str) -> Card | None:
        """One card, or None where nothing is typed."""
        cards = self.plain_cards(field, text)
        if len(cards) > 1:
            self.add(field, [problem("card.not_one", _NOT_ONE, count=len(cards))])
        return next(iter(cards), None)

    def add(self, field: str, problems: Iterable[Problem]) -> None:
        """Remember problems of one field."""
        self.problems += [replace(found, field=field) for found in problems]

    def insist(self) -> None:
        """Raise RuleBroken if anything could not be read."""
        insist(self.problems)


_NOT_ONE = translatable("One card is expected here, not {count}.")
_TOO_MANY = translatable("{count} melds are more than anybody can lay; the most is {most}.")
