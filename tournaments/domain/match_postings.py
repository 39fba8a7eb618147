"""What a match should have booked in the ledger so far, and what is missing to get there."""

from collections.abc import Mapping

from scoring.match import HistoryLine, MatchState
from scoring.stakes import split_pot
from tournaments.domain.timeline import Timeline

POT = "pot"
"""The key of the table's pot beside the players' match keys."""

Amounts = Mapping[str, int]
Postings = Mapping[str, Amounts]
"""By source: minor units to (+) or from (−) each player and the pot, summing to zero."""


def match_postings(timeline: Timeline, state: MatchState, unit_minor: int) -> Postings:
    """Everything the match has moved (variants.md §3.1); `state` is the fold of `timeline`.

    Sources are "initial", the kind and position of an event ("hand:2048"), and "pot" for the pot's
    way to whoever won. What players pay and nobody at the table gets goes into the pot.
    """
    moved = {"initial": {player: -units for player, units in state.money.initial.items()}}
    for line in state.history:
        moved[_source(timeline, line)] = dict(line.money)
    if state.winners:
        moved[POT] = split_pot(state.money.pot, state.winners)
    return {
        source: _in_money(units, unit_minor)
        for source, units in moved.items()
        if any(units.values())
    }


def differences(wanted: Postings, booked: Postings) -> Postings:
    """By source, what has to be added to what is booked to make it what is wanted."""
    found = {
        source: _difference(wanted.get(source, {}), booked.get(source, {}))
        for source in dict.fromkeys([*booked, *wanted])
    }
    return {source: amounts for source, amounts in found.items() if amounts}


def _source(timeline: Timeline, line: HistoryLine) -> str:
    return f"{line.kind}:{timeline.live[line.event_index].position}"


def _in_money(units: Amounts, unit_minor: int) -> dict[str, int]:
    amounts = {player: value * unit_minor for player, value in units.items() if value}
    into_pot = -sum(amounts.values())
    return {**amounts, POT: into_pot} if into_pot else amounts


def _difference(wanted: Amounts, booked: Amounts) -> dict[str, int]:
    keys = dict.fromkeys([*booked, *wanted])
    missing = {key: wanted.get(key, 0) - booked.get(key, 0) for key in keys}
    return {key: amount for key, amount in missing.items() if amount}
