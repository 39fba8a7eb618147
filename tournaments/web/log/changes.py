"""What an act changed, as two short texts: before and after.

A log keeps JSON. Both sides are laid out as named values; of those that stand on both sides only
the ones that differ are told.
"""

from collections.abc import Iterator, Mapping

from tournaments.models import DrawMethod, EntryStatus, PaymentMethod, Role, TournamentState
from tournaments.selectors.card_words import write_cards
from tournaments.web.log.known_values import known_words, plain, points_words
from tournaments.web.log.labels import LABELS, NESTED, UNTOLD
from tournaments.web.log.reader import LogReader

Values = dict[str, str]

_CHOICES = {
    "status": (EntryStatus,),
    "state": (TournamentState,),
    "role": (Role,),
    "method": (DrawMethod, PaymentMethod),
}


def describe_change(
    before: Mapping[str, object] | None, after: Mapping[str, object] | None, reader: LogReader
) -> tuple[str, str]:
    """Both sides of a change; empty where there is nothing to tell."""
    old, new = dict(_lay_out(before or {}, reader)), dict(_lay_out(after or {}, reader))
    same = {name for name, text in old.items() if new.get(name) == text}
    return _join(old, same), _join(new, same)


def _join(values: Values, left_out: set[str]) -> str:
    told = (f"{name}: {text}" for name, text in values.items() if name not in left_out)
    return "; ".join(told)


def _lay_out(data: Mapping[str, object], reader: LogReader) -> Iterator[tuple[str, str]]:
    for name, value in sorted(data.items(), key=_order):
        if name == "points" and isinstance(value, Mapping):
            yield from ((who, points_words(value[who])) for who in sorted(value, key=_seat_of))
        elif name == "remainders" and isinstance(value, Mapping):
            yield from ((who, write_cards(str(value[who]))) for who in sorted(value, key=_seat_of))
        elif name in NESTED and isinstance(value, Mapping):
            yield from _lay_out(value, reader)
        elif name not in UNTOLD:
            text = known_words(name, value, reader) or _chosen(name, value) or plain(value)
            if text:
                yield str(LABELS.get(name, name)), text


def _order(item: tuple[str, object]) -> tuple[bool, int]:
    """How a hand ended before what people held, and people in the order of their seats."""
    name, value = item
    return name in {"remainders", "points"} and isinstance(value, Mapping), _seat_of(name)


def _seat_of(name: str) -> int:
    """The seat a name in the log begins with; 0 for what is no person."""
    seat, _space, _rest = name.partition(" ")
    return int(seat) if seat.isdecimal() else 0


def _chosen(name: str, value: object) -> str:
    """The label of a choice; empty for whatever is none."""
    for choices in _CHOICES.get(name, ()):
        if value in choices.values:
            return str(choices(value).label)
    return ""
