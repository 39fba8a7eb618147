"""Brackets as plain JSON, both ways: what is kept of a knock-out that runs."""

from collections.abc import Mapping
from typing import Any

from tournaments.domain.knockout.bracket import Bracket, BracketRound, BracketTable
from tournaments.domain.knockout.rounds import RoundPlan
from tournaments.domain.knockout.source_data import source_from_data, source_to_data, unreadable


def bracket_to_data(bracket: Bracket) -> dict[str, Any]:
    """{"rounds": [{"plan": {"entrants", "sizes", "advance", "byes", "lucky", "is_final"},
    "tables": [["seed:1", "table:3:1", "lucky:1", "bye:2"], …], "byes": […]}, …]}."""
    return {"rounds": [_round_to_data(one) for one in bracket.rounds]}


def bracket_from_data(data: Mapping[str, Any]) -> Bracket:
    """Read it back. `RuleBroken`: `knockout.unreadable`."""
    try:
        rounds = enumerate(data["rounds"], start=1)
        return Bracket(tuple(_read_round(number, one) for number, one in rounds))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise unreadable(error) from error


def _round_to_data(one: BracketRound) -> dict[str, Any]:
    plan = one.plan
    return {
        "plan": {
            "entrants": plan.entrants,
            "sizes": list(plan.sizes),
            "advance": plan.advance,
            "byes": plan.byes,
            "lucky": plan.lucky,
            "is_final": plan.is_final,
        },
        "tables": [[source_to_data(slot) for slot in table.slots] for table in one.tables],
        "byes": [source_to_data(slot) for slot in one.byes],
    }


def _read_round(number: int, data: Mapping[str, Any]) -> BracketRound:
    plan = data["plan"]
    return BracketRound(
        number=number,
        plan=RoundPlan(**{**plan, "sizes": tuple(plan["sizes"])}),
        tables=tuple(
            BracketTable(place, tuple(source_from_data(slot) for slot in slots))
            for place, slots in enumerate(data["tables"], start=1)
        ),
        byes=tuple(source_from_data(slot) for slot in data["byes"]),
    )
