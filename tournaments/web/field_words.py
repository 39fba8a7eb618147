"""A field and the tables it makes, in words."""

from collections.abc import Sequence

from django.utils.text import get_text_list
from django.utils.translation import gettext as _
from django.utils.translation import ngettext


def count_players(number: int) -> str:
    """“14 players”."""
    return ngettext("%(count)s player", "%(count)s players", number) % {"count": number}


def tables_words(sizes: Sequence[int]) -> str:
    """“1 table of 5”, “3 tables of 5, 5 and 4”."""
    text = ngettext("%(count)s table of %(sizes)s", "%(count)s tables of %(sizes)s", len(sizes))
    return text % {"count": len(sizes), "sizes": sizes_words(sizes)}


def sizes_words(sizes: Sequence[int]) -> str:
    """“5, 5 and 4”."""
    return get_text_list([str(size) for size in sizes], _("and"))
