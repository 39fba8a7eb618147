"""What an act changed, as two short texts: before and after.

A log keeps JSON. Both sides are laid out as named values; of those that stand on both sides only
the ones that differ are told.
"""

from collections.abc import Iterator, Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from scoring.finish import Finish
from tournaments.models import Club, DrawMethod, EntryStatus, Role, TournamentState
from tournaments.selectors.finish_words import finish_label
from tournaments.web.log.values import moment_words, rules_by_label, sheet_words

Values = dict[str, str]

_LABELS: dict[str, Promise] = {
    "allowed": gettext_lazy("allowed"),
    "asked": gettext_lazy("question"),
    "currency": gettext_lazy("currency"),
    "by": gettext_lazy("by"),
    "closed": gettext_lazy("tables closed"),
    "commitment": gettext_lazy("promise"),
    "drafts": gettext_lazy("drafts changed"),
    "finish": gettext_lazy("end"),
    "first_dealer": gettext_lazy("first dealer: seat"),
    "first_dealers": gettext_lazy("first dealers: seats"),
    "going_on": gettext_lazy("goes on"),
    "house_rules": gettext_lazy("house rules"),
    "method": gettext_lazy("how"),
    "minutes": gettext_lazy("minutes"),
    "most_entries": gettext_lazy("places"),
    "moves": gettext_lazy("moves"),
    "name": gettext_lazy("name"),
    "names": gettext_lazy("names"),
    "names_were_wrong": gettext_lazy("the names were wrong"),
    "note": gettext_lazy("note"),
    "number": gettext_lazy("number"),
    "paragraphs": gettext_lazy("paragraphs"),
    "place": gettext_lazy("venue"),
    "points": gettext_lazy("points"),
    "public_word": gettext_lazy("public word"),
    "refunded_tables": gettext_lazy("pots paid back, tables"),
    "role": gettext_lazy("role"),
    "round": gettext_lazy("round"),
    "settled": gettext_lazy("settled"),
    "slug": gettext_lazy("address"),
    "starts_at": gettext_lazy("start"),
    "state": gettext_lazy("state"),
    "status": gettext_lazy("status"),
    "table": gettext_lazy("table"),
    "table_largest": gettext_lazy("largest table"),
    "table_preferred": gettext_lazy("usual table"),
    "table_sizes": gettext_lazy("tables of"),
    "table_smallest": gettext_lazy("smallest table"),
    "tables": gettext_lazy("tables"),
    "time_zone": gettext_lazy("time zone"),
    "unfinished_tables": gettext_lazy("tables not finished"),
    "unit_minor": gettext_lazy("unit of the stakes"),
    "variant_key": gettext_lazy("rule sheet"),
    "wanted": gettext_lazy("wanted"),
    "went_out": gettext_lazy("went out"),
}
_CHOICES = {
    "status": EntryStatus,
    "state": TournamentState,
    "role": Role,
    "method": DrawMethod,
}
_NESTED = {"hand", "event", "remainders"}
"""Laid out flat: what stands in them goes by the names of people."""
_UNTOLD = {
    "question",
    "answer",
    "codes",
    "type",
    "totals",
    "entries",
    "players",
    "player",
    "kept",
    "absorbed",
    "table_pass",
}
"""What the act and its subject say already, the score sheet shows, or is the number of a row."""


def describe_change(
    before: Mapping[str, object] | None, after: Mapping[str, object] | None, club: Club
) -> tuple[str, str]:
    """Both sides of a change; empty where there is nothing to tell."""
    old, new = dict(_lay_out(before or {}, club)), dict(_lay_out(after or {}, club))
    same = {name for name, text in old.items() if new.get(name) == text}
    return _join(old, same), _join(new, same)


def _join(values: Values, left_out: set[str]) -> str:
    told = (f"{name}: {text}" for name, text in values.items() if name not in left_out)
    return "; ".join(told)


def _lay_out(data: Mapping[str, object], club: Club) -> Iterator[tuple[str, str]]:
    for name, value in sorted(data.items(), key=_order):
        if name == "points" and isinstance(value, Mapping):
            yield from ((who, _points(value[who])) for who in sorted(value, key=_seat_of))
        elif name in _NESTED and isinstance(value, Mapping):
            yield from _lay_out(value, club)
        elif name not in _UNTOLD:
            text = _known(name, value, club) or _text(name, value)
            if text:
                yield str(_LABELS.get(name, name)), text


def _order(item: tuple[str, object]) -> tuple[bool, int]:
    """How a hand ended before what people held, and people in the order of their seats."""
    name, value = item
    return name in {"remainders", "points"} and isinstance(value, Mapping), _seat_of(name)


def _seat_of(name: str) -> int:
    """The seat a name in the log begins with; 0 for what is no person."""
    seat, _space, _rest = name.partition(" ")
    return int(seat) if seat.isdecimal() else 0


def _points(points: int) -> str:
    return ngettext("%(count)s point", "%(count)s points", points) % {"count": points}


def _known(name: str, value: object, club: Club) -> str:
    """The words of a value that has words of its own; else empty."""
    match name, value:
        case "starts_at", str():
            return moment_words(value, club)
        case "variant_key", str():
            return sheet_words(value)
        case "house_rules", Mapping():
            rules = rules_by_label(value)
            return ", ".join(f"{label}: {_text('', one)}" for label, one in rules)
        case _:
            return ""


def _text(name: str, value: object) -> str:
    match value:
        case None:
            return "–"
        case bool():
            return _("yes") if value else _("no")
        case list():
            return ", ".join(_text("", one) for one in value)
        case Mapping():
            return ", ".join(f"{key} {_text('', one)}" for key, one in value.items())
        case _:
            return _word(name, str(value))


def _word(name: str, text: str) -> str:
    if name == "finish" and text in list(Finish):
        return finish_label(Finish(text))
    choices = _CHOICES.get(name)
    return str(choices(text).label) if choices is not None and text in choices.values else text
