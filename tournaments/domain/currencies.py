"""Money's name: the three letters of ISO 4217, or none where nothing is played for."""

import re

from scoring.problems import Problem, problem, translatable

_CURRENCY = re.compile("[A-Z]{3}")
_NO_CURRENCY = translatable("A currency is three capital letters such as GBP, not {currency}.")


def currency_problems(code: str, currency: str) -> tuple[Problem, ...]:
    """A problem of this code where the text is neither empty nor three capital letters."""
    if not currency or _CURRENCY.fullmatch(currency):
        return ()
    return (problem(code, _NO_CURRENCY, field="currency", currency=currency),)
