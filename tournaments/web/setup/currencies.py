"""What a tournament may be played for."""

from babel.core import UnknownLocaleError
from babel.numbers import get_currency_name
from django.utils.translation import get_language
from django.utils.translation import gettext as _

_USUAL = ("GBP", "EUR", "USD", "JMD", "CAD", "MXN", "PLN", "RUB", "SEK", "UAH")


def currency_choices(chosen: str) -> list[tuple[str, str]]:
    """For interest, then the currencies of the game's countries, and the one chosen."""
    codes = [*_USUAL, *([chosen] if chosen and chosen not in _USUAL else [])]
    return [("", _("interest, no money")), *((code, _named(code)) for code in codes)]


def _named(code: str) -> str:
    try:
        return get_currency_name(code, locale=(get_language() or "en").replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        return code
