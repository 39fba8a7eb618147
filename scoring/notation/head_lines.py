"""The lines before the first event: variant, house rules, players, terms."""

from dataclasses import dataclass, field
from typing import Any

from scoring.notation.line import Line
from scoring.notation.terms_lines import TermsLines
from scoring.notation.words import LineRefused, said_before
from scoring.problems import Problem, problem, translatable


@dataclass(slots=True)
class HeadLines:
    """What has been read of the head so far."""

    variant: str | None = None
    house_rules: dict[str, Any] = field(default_factory=dict)
    players: list[str] = field(default_factory=list)
    first_dealer: str | None = None
    terms: TermsLines = field(default_factory=TermsLines)

    def read(self, keyword: str, line: Line) -> bool:
        """Take in a line of the head; False where it is none."""
        match keyword:
            case "match":
                self.variant = _only_once(self.variant, line)
            case "rule":
                self._read_rule(line)
            case "player":
                self.players.append(line.take_text())
            case "first-dealer":
                self.first_dealer = _only_once(self.first_dealer, line)
            case _:
                return self.terms.read(keyword, line)
        return True

    def missing(self) -> list[Problem]:
        """What no line has said."""
        if self.variant is not None:
            return []
        text = translatable("No line says which variant the match is of.")
        return [problem("notation.no_variant", text, field="match")]

    def _read_rule(self, line: Line) -> None:
        key = line.word()
        if key is None:
            raise LineRefused(translatable("Line {line}: the house rule is missing."))
        value = line.take_value()
        group, dot, name = key.text.partition(".")
        if key.quoted or not dot:
            _set_once(self.house_rules, key.text, value)
            return
        inner = self.house_rules.setdefault(group, {})
        if not isinstance(inner, dict):
            raise said_before(group)
        _set_once(inner, name, value)


def _set_once(rules: dict[str, Any], key: str, value: object) -> None:
    if key in rules:
        raise said_before(key)
    rules[key] = value


def _only_once(present: str | None, line: Line) -> str:
    text = line.take_text()
    if present is not None:
        raise said_before(text)
    return text
