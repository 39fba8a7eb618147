"""How good the tables of a draft are, in words."""

from collections.abc import Iterator, Mapping
from typing import Any

from django.utils.text import get_text_list
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

Context = dict[str, Any]


def quality_rows(figures: Mapping[str, Any], names: Mapping[int, str]) -> list[Context]:
    """`{label, value}` for each thing a schedule is judged by; none where none was made."""
    return [*_rows(figures, names)] if "repeats" in figures else []


def _rows(figures: Mapping[str, Any], names: Mapping[int, str]) -> Iterator[Context]:
    yield _row(_("Meetings of people who met before"), _repeats(figures))
    yield _row(_("Most meetings of one pair"), str(figures["most_meetings"]))
    yield _row(_("Could it be fewer?"), _bound(figures))
    yield _row(_("Seats"), _seats(figures["seat_spread"]))
    yield _row(_("Rounds at a smaller table"), _span(figures["small_table_exposure"]))
    if figures["unmet_wishes"]:
        yield _row(_("Wishes not met"), _pairs(figures["unmet_wishes"], names))
    if figures["broken"]:
        yield _row(_("Together although they must not"), _pairs(figures["broken"], names))


def _row(label: str, value: str) -> Context:
    return {"label": label, "value": value}


def _repeats(figures: Mapping[str, Any]) -> str:
    count = figures["repeats"]
    if not count:
        return _("none: nobody meets anybody twice")
    text = ngettext("%(count)s, over all rounds", "%(count)s, over all rounds", count)
    return text % {"count": count}


def _bound(figures: Mapping[str, Any]) -> str:
    if figures["proven_optimal"]:
        return _("no: it is proven that no plan has fewer than %(count)s") % {
            "count": figures["lower_bound"]
        }
    return _("perhaps: at least %(count)s are needed") % {"count": figures["lower_bound"]}


def _seats(spread: int) -> str:
    if not spread:
        return _("every seat falls to everybody equally often")
    text = ngettext(
        "a seat falls to one player at most once more than to another",
        "a seat falls to one player at most %(count)s times more than to another",
        spread,
    )
    return text % {"count": spread}


def _span(span: Mapping[str, Any]) -> str:
    least, most = round(span["least"]), round(span["most"])
    if least == most:
        return _("%(count)s for everybody") % {"count": least}
    return _("%(least)s to %(most)s") % {"least": least, "most": most}


def _pairs(pairs: list[list[int]], names: Mapping[int, str]) -> str:
    said = [
        get_text_list([names.get(entry, str(entry)) for entry in pair], _("and")) for pair in pairs
    ]
    return ", ".join(said)
