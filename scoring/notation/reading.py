"""From a text to the match it tells."""

from dataclasses import replace

from scoring.notation.event_lines import EventLines
from scoring.notation.head_lines import HeadLines
from scoring.notation.line import Line
from scoring.notation.record import MatchRecord
from scoring.notation.words import LineRefused
from scoring.problems import Problem, RuleBroken, insist, translatable


def read_match(text: str) -> MatchRecord:
    """The record `write_match` wrote; empty lines and those that begin with # are left out.

    RuleBroken holds a problem for every line that cannot be read, `notation.bad_line`
    or `notation.bad_cards`, followed by what is wrong with the cards. Its `field` is
    "line 3", counted from 1. Whether the match can have gone so is for the replay to say.
    """
    head, events = HeadLines(), EventLines()
    problems: list[Problem] = []
    # Only \n ends a line: other separators may stand in a quoted name.
    for number, line in enumerate(text.split("\n"), start=1):
        if line.strip() and not line.strip().startswith("#"):
            problems += _read_line(number, line, head, events)
    insist([*problems, *head.missing()])
    return MatchRecord(
        variant=head.variant or "",
        players=tuple(head.players),
        events=events.finish(),
        house_rules=head.house_rules,
        first_dealer=head.first_dealer,
        terms=head.terms.finish(),
    )


def _read_line(number: int, text: str, head: HeadLines, events: EventLines) -> list[Problem]:
    try:
        _take_in(Line(text), head, events)
    except LineRefused as refused:
        params = tuple(sorted({**refused.params, "line": number}.items()))
        return [Problem("notation.bad_line", refused.text, params, field=f"line {number}")]
    except RuleBroken as broken:
        return _bad_cards(number, broken)
    return []


def _take_in(line: Line, head: HeadLines, events: EventLines) -> None:
    keyword = line.take_keyword()
    if not (head.read(keyword, line) or events.read(keyword, line)):
        raise LineRefused(translatable("Line {line}: no line begins like this."))
    line.insist_on_end()


def _bad_cards(number: int, broken: RuleBroken) -> list[Problem]:
    text = translatable("Line {line}: not all cards can be read.")
    field = f"line {number}"
    summary = Problem("notation.bad_cards", text, (("line", number),), field=field)
    return [summary, *(replace(found, field=field) for found in broken.problems)]
