"""Amounts of money as people type them, and as they stand in a field."""

from decimal import Decimal, InvalidOperation, Overflow

from babel.numbers import get_currency_precision, get_decimal_symbol
from django.utils.translation import get_language

_MOST = 10**12


def read_amount(typed: str, currency: str) -> int | None:
    """Whole minor units of an amount such as 10, 10.50 or 10,50; None for anything else."""
    try:
        minor = Decimal(typed.strip().replace(",", ".")).scaleb(get_currency_precision(currency))
    except (InvalidOperation, Overflow):
        return None
    if not minor.is_finite() or minor != minor.to_integral_value() or abs(minor) > _MOST:
        return None
    return int(minor)


def write_amount(minor: int, currency: str) -> str:
    """The same as the reader would type it: 10.50, or 10,50 where a comma parts the decimals."""
    digits = get_currency_precision(currency)
    mark = get_decimal_symbol((get_language() or "en").replace("-", "_"))
    return f"{Decimal(minor).scaleb(-digits):.{digits}f}".replace(".", mark)
