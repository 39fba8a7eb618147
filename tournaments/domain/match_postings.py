"""What a match should have booked in the ledger so far, and what is missing to get there."""

from collections import defaultdict
from collections.abc import Mapping

from scoring.match import HistoryLine, MatchState
from scoring.stakes import split_pot
from tournaments.domain.timeline import Timeline

POT = "pot"
FUND = "fund"
"""The keys of the table's pot and of the tournament's prize fund beside the players' match keys."""
REFUND = "refund"
"""The source of what a pot gave back."""

Amounts = Mapping[str, int]
Postings = Mapping[str, Amounts]
"""By source: minor units to (+) or from (−) each player and the pot, summing to zero."""


def match_postings(
    timeline: Timeline, state: MatchState, unit_minor: int, *, refunded: bool = False
) -> Postings:
    """Everything the match has moved (variants.md §3.1); `state` is the fold of `timeline`.

    Sources are "initial", the kind and position of an event ("hand:2048"), and "pot" for the pot's
    way to whoever won, or to the prize fund where it is kept for the whole event. What players pay
    and nobody at the table gets goes into the pot. Of a match that ends without a winner the pot
    can be `refunded`: source "refund" answers all that moved it.
    """
    moved = {"initial": {player: -units for player, units in state.money.initial.items()}}
    for line in state.history:
        moved[_source(timeline, line)] = dict(line.money)
    if state.finished and state.terms.pot_is_kept:
        moved[POT] = {FUND: state.money.pot}
    elif state.winners:
        moved[POT] = split_pot(state.money.pot, state.winners)
    booked = {
        source: _in_money(units, unit_minor)
        for source, units in moved.items()
        if any(units.values())
    }
    back = _paid_back(booked) if refunded and not state.finished else {}
    return {**booked, REFUND: back} if back else booked


def _paid_back(booked: Postings) -> Amounts:
    """Everything back as it was paid into the pot."""
    back: dict[str, int] = defaultdict(int)
    for amounts in booked.values():
        if POT in amounts:
            for key, amount in amounts.items():
                back[key] -= amount
    return {key: amount for key, amount in back.items() if amount}


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
