"""The registry of rule sheets: this folder. One module, one `VARIANT`.

A published file never changes, for tournaments carry its rules; other rules
get a new key and a new file.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from scoring.variant import Variant


class UnknownVariant(KeyError):
    """No rule sheet has this key."""


def get_variant(key: str) -> Variant:
    """The rule sheet of this key as published; UnknownVariant if there is none."""
    try:
        return _read_folder()[key]
    except KeyError:
        raise UnknownVariant(key) from None


def all_variants() -> tuple[Variant, ...]:
    """Every rule sheet, in the order of the rule book."""
    return tuple(_read_folder().values())


@cache
def _read_folder() -> Mapping[str, Variant]:
    modules = (import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__))
    sheets: list[Variant] = [module.VARIANT for module in modules]
    return {sheet.key: sheet for sheet in sorted(sheets, key=lambda sheet: sheet.order)}
