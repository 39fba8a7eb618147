"""The whole tree before anything is played: rounds, tables, slots."""

from dataclasses import dataclass

from tournaments.domain.knockout.lines import Line, deal_in_snake
from tournaments.domain.knockout.rounds import KnockoutPlan, RoundPlan
from tournaments.domain.knockout.sources import Finisher, LuckyLoser, Rested, Seed, Source


@dataclass(frozen=True, slots=True)
class BracketTable:
    """A table and where its players come from, the best line first; numbers begin with 1."""

    number: int
    slots: tuple[Source, ...]


@dataclass(frozen=True, slots=True)
class BracketRound:
    """A round: its tables, who passes it by a bye, and its numbers."""

    number: int
    plan: RoundPlan
    tables: tuple[BracketTable, ...]
    byes: tuple[Source, ...]


@dataclass(frozen=True, slots=True)
class Bracket:
    """The rounds, the final last."""

    rounds: tuple[BracketRound, ...]


def make_bracket(plan: KnockoutPlan) -> Bracket:
    """The tree of a plan. Seeds 1 to T meet at none of T tables, in any round, while they win."""
    lines = [Line(Seed(number + 1)) for number in range(plan.rounds[0].entrants)]
    rounds: list[BracketRound] = []
    for number, one in enumerate(plan.rounds, start=1):
        resting = _choose_byes(lines, one.byes)
        playing = [place for place in range(len(lines)) if place not in resting]
        tables = deal_in_snake([lines[place] for place in playing], len(one.sizes))
        rounds.append(_round(number, one, tables, [lines[place] for place in resting]))
        lines = _next_lines(one, lines, tables, resting)
    return Bracket(tuple(rounds))


def _choose_byes(lines: list[Line], byes: int) -> list[int]:
    """The best lines, no second bye while somebody had none."""
    order = sorted(range(len(lines)), key=lambda place: (lines[place].byes, place))
    return sorted(order[:byes])


def _round(
    number: int, plan: RoundPlan, tables: list[list[Line]], resting: list[Line]
) -> BracketRound:
    return BracketRound(
        number=number,
        plan=plan,
        tables=tuple(
            BracketTable(place, tuple(line.source for line in table))
            for place, table in enumerate(tables, start=1)
        ),
        byes=tuple(line.source for line in resting),
    )


def _next_lines(
    plan: RoundPlan, lines: list[Line], tables: list[list[Line]], resting: list[int]
) -> list[Line]:
    """Who goes on, in order of the lines taken over; lucky losers last."""
    strength = {line.source: place for place, line in enumerate(lines)}
    found = [
        (place, Line(Rested(number), lines[place].byes + 1))
        for number, place in enumerate(resting, start=1)
    ]
    for number, table in enumerate(tables, start=1):
        ranked = sorted(strength[line.source] for line in table)
        most = max(line.byes for line in table)
        found += [
            (ranked[place], Line(Finisher(number, place + 1), most))
            for place in range(plan.advance)
        ]
    most = max(line.byes for line in lines)
    lucky = [Line(LuckyLoser(number + 1), most) for number in range(plan.lucky)]
    return [line for _, line in sorted(found, key=lambda both: both[0])] + lucky
