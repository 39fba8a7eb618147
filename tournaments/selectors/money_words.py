"""Money as people write it in their language."""

from decimal import Decimal

from babel.numbers import format_currency, get_currency_precision, get_currency_symbol
from django.utils.translation import get_language, ngettext

from tournaments.models import Tournament


def format_money(amount_minor: int, currency: str, *, signed: bool = False) -> str:
    """Whole minor units as an amount in the reader's way; `signed` puts + before a gain."""
    digits = get_currency_precision(currency)
    amount = Decimal(abs(amount_minor)).scaleb(-digits)
    text = _written(amount, currency, (get_language() or "en").replace("-", "_"))
    sign = "−" if amount_minor < 0 else "+" if signed and amount_minor > 0 else ""
    return sign + text


def _written(amount: Decimal, currency: str, locale: str) -> str:
    """With the sign of the currency (£) where the language has only its code (GBP) too."""
    text = format_currency(amount, currency, locale=locale)
    return text.replace(currency, get_currency_symbol(currency, "en"))


def format_units(units: int, tournament: Tournament) -> str:
    """Units of the stakes as money; as “5 units” where nothing is played for."""
    if tournament.unit_minor is None:
        return ngettext("%(count)s unit", "%(count)s units", abs(units)) % {"count": units}
    return format_money(units * tournament.unit_minor, tournament.currency)
