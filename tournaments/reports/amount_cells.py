"""Money in a cell: a figure for spreadsheets, the reader's way of writing it for people."""

from decimal import Decimal

from babel.numbers import get_currency_precision

from tournaments.reports.document import Value
from tournaments.selectors.money_words import format_money


def amount_cell(minor: int, currency: str) -> Value:
    """Minor units with their sign."""
    amount = Decimal(minor).scaleb(-get_currency_precision(currency))
    return Value(amount, format_money(minor, currency, signed=True))
