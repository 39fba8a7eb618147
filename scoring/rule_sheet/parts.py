"""What a rule sheet is made of. Every text is an English template for the edge to translate."""

from collections.abc import Callable
from dataclasses import dataclass

Translate = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Phrase:
    """A template with named {fields}; a field may be a phrase too, translated on its own.

    The template "{value}" stands for what needs no translation: a number, cards.
    """

    text: str
    params: tuple[tuple[str, "int | str | Phrase"], ...] = ()

    def render(self, translate: Translate = str) -> str:
        """The phrase in the language of `translate`, English by default."""
        fields = {
            name: value.render(translate) if isinstance(value, Phrase) else value
            for name, value in self.params
        }
        return translate(self.text).format(**fields)


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A rule: what it is about and what it says.

    `keys` are the house rules that can change it; `in_force` that one of them has.
    """

    label: Phrase
    value: Phrase
    keys: tuple[str, ...] = ()
    in_force: bool = False


@dataclass(frozen=True, slots=True)
class SheetSection:
    """Rules that belong together."""

    title: Phrase
    rows: tuple[SheetRow, ...]


@dataclass(frozen=True, slots=True)
class RuleSheet:
    """A whole sheet; `house_rules_in_force` says whether anything differs from the published."""

    key: str
    name: Phrase
    sections: tuple[SheetSection, ...]
    house_rules_in_force: bool
