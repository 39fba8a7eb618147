"""Reading a table from its text."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace

from scoring.melds import parse_meld
from scoring.notation.line import Line
from scoring.notation.words import LineRefused, said_before
from scoring.problems import Problem, RuleBroken, insist, problem, translatable
from scoring.referee.table import Opened, TableMeld, TableState

LONGEST_TABLE = 6000


def read_table(text: str) -> TableState:
    """The table `write_table` wrote; empty lines and those that begin with # are left out.

    RuleBroken holds a problem for every line that cannot be read, `table.bad_line`, and
    what is wrong with the cards of a meld; `field` is "line 3", counted from 1.
    """
    if len(text) > LONGEST_TABLE:
        insist([problem("table.too_long", _TOO_LONG, field="table")])
    lines = TableLines()
    problems: list[Problem] = []
    for number, line in enumerate(text.split("\n"), start=1):
        if line.strip() and not line.strip().startswith("#"):
            problems += _read_line(lines, number, line)
    insist([*problems, *lines.missing()])
    return lines.state


class TableLines:
    """What has been read so far."""

    def __init__(self) -> None:
        self.state = TableState(variant="", hand=0, players=())

    def missing(self) -> list[Problem]:
        """What no line has said."""
        if self.state.variant:
            return []
        return [problem("table.no_variant", _NO_VARIANT, field="table")]

    def read(self, line: Line) -> None:
        """Take in one line; LineRefused or RuleBroken where it cannot be."""
        match line.take_keyword():
            case "table":
                self.state = replace(self.state, variant=line.take_text(), hand=line.take_whole())
            case "rules":
                self._put_rules(line)
            case "player":
                player = _take_new(self.state.players, line)
                self.state = replace(self.state, players=(*self.state.players, player))
            case "turn":
                if self.state.turn is not None:
                    raise said_before(self.state.turn)
                self.state = replace(self.state, turn=line.take_text())
            case "meld":
                self._put_meld(line)
            case keyword:
                self._put_fact(keyword, line)

    def _put_rules(self, line: Line) -> None:
        rules = line.take_value()
        if not isinstance(rules, dict):
            raise LineRefused(translatable("Line {line}: house rules are named values."))
        self.state = replace(self.state, house_rules=rules)

    def _put_meld(self, line: Line) -> None:
        meld = TableMeld(line.take_text(), parse_meld(line.take_rest()))
        self.state = replace(self.state, melds=(*self.state.melds, meld))

    def _put_fact(self, keyword: str, line: Line) -> None:
        """What is known of one player."""
        match keyword:
            case "opened":
                player = _take_new(self.state.opened, line)
                opened = {**self.state.opened, player: _take_opened(line)}
                self.state = replace(self.state, opened=opened)
            case "holds":
                player = _take_new(self.state.holds, line)
                holds = {**self.state.holds, player: _take_count(line)}
                self.state = replace(self.state, holds=holds)
            case "intercepts":
                player = _take_new(self.state.intercepts, line)
                taken = {**self.state.intercepts, player: _take_count(line)}
                self.state = replace(self.state, intercepts=taken)
            case _:
                raise LineRefused(translatable("Line {line}: no line begins like this."))


def _read_line(lines: TableLines, number: int, text: str) -> list[Problem]:
    field = f"line {number}"
    line = Line(text)
    try:
        lines.read(line)
        line.insist_on_end()
    except LineRefused as refused:
        params = tuple(sorted({**refused.params, "line": number}.items()))
        return [Problem("table.bad_line", refused.text, params, field=field)]
    except RuleBroken as broken:
        return [replace(found, field=field) for found in broken.problems]
    return []


def _take_new(said: Container[str], line: Line) -> str:
    """A player of whom no line before has said this."""
    player = line.take_text()
    if player in said:
        raise said_before(player)
    return player


def _take_count(line: Line) -> int:
    count = line.take_whole()
    if count < 0:
        raise LineRefused(_BELOW_NOTHING, given=count)
    return count


def _take_opened(line: Line) -> Opened:
    text = line.take_text()
    if text not in list(Opened):
        wanted = translatable("Line {line}: earlier or now is expected, not {given}.")
        raise LineRefused(wanted, given=text)
    return Opened(text)


_BELOW_NOTHING = translatable("Line {line}: 0 or more is expected, not {given}.")
_TOO_LONG = translatable("This text is too long to be a table.")
_NO_VARIANT = translatable("No line says of which game and hand the table is.")
