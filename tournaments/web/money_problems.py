"""Problems that name amounts, with the amounts as the reader writes money."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from scoring.problems import Problem
from tournaments.web.money import format_money

_AMOUNTS: Mapping[str, tuple[str, ...]] = {
    "payment.more_than_his": ("his",),
    "prizes.bad_amount": ("given", "most"),
    "prizes.bad_guarantee": ("given",),
    "prizes.fee_over_fund": ("short",),
    "prizes.fixed_over_fund": ("sum", "fund", "short"),
    "prizes.negative_amount": ("given",),
}
"""Which fields of a problem's text are minor units, by its code."""


def in_money(problems: Iterable[Problem], currency: str) -> tuple[Problem, ...]:
    """The same problems for people."""
    return tuple(_in_money(found, currency) for found in problems)


def _in_money(found: Problem, currency: str) -> Problem:
    amounts = _AMOUNTS.get(found.code, ())
    written = {
        name: format_money(value, currency)
        for name, value in found.params
        if name in amounts and isinstance(value, int)
    }
    params = tuple((name, written.get(name, value)) for name, value in found.params)
    return replace(found, params=params)
