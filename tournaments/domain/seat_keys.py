"""Between the seat numbers people use at a table and the keys a match is folded under.

A match's players are entry ids, so that results follow persons; people at the table say seat 3.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from scoring.problems import Problem, RuleBroken, problem, translatable

_NAMED = ("seat", "player")
_NAMED_TOGETHER = "seats"
_ONE_SEAT = ("went_out", "cut_joker_seat", "player")
_BY_SEAT = ("remainders", "points")
_UNKNOWN = translatable("There is no seat {seat} at this table.")


@dataclass(frozen=True, slots=True)
class SeatedPlayer:
    """Who sits where: `key` is the entry id as text."""

    number: int
    key: str
    name: str


@dataclass(frozen=True, slots=True)
class SeatKeys:
    """The seats of a table in order."""

    seats: tuple[SeatedPlayer, ...]

    def key(self, seat: str) -> str:
        """The match key of a seat number; `RuleBroken` for a seat that is not there."""
        found = self._keys().get(seat)
        if found is None:
            raise RuleBroken((_unknown(seat),))
        return found

    def number(self, key: str) -> str:
        """The seat number of a match key, as text."""
        return next(str(seat.number) for seat in self.seats if seat.key == key)

    def name(self, key: str) -> str:
        """The name of the person behind a match key."""
        return next(seat.name for seat in self.seats if seat.key == key)

    def hand_by_key(self, hand: Mapping[str, object]) -> dict[str, object]:
        """A hand as people give it, put by match key; a stranger by a key that no player has."""
        keys = {seat: stranger_key(seat) for seat in _seats_of(hand)} | self._keys()
        return {name: _put_keys(value, name, keys) for name, value in hand.items()}

    def strangers(self, hand: Mapping[str, object]) -> tuple[Problem, ...]:
        """A problem for each seat a hand names that is not at this table, and where it does."""
        keys = self._keys()
        named = _seats_of(hand).items()
        return tuple(_unknown(seat, field) for seat, field in named if seat not in keys)

    def hand_by_seat(self, hand: Mapping[str, object]) -> dict[str, object]:
        """The other way round: a recorded hand as people gave it."""
        numbers = {seat.key: str(seat.number) for seat in self.seats}
        return {name: _put_keys(value, name, numbers) for name, value in hand.items()}

    def hand_by_name(self, hand: Mapping[str, object]) -> dict[str, object]:
        """A recorded hand with the names of the people, as the log keeps it."""
        names = {seat.key: f"{seat.number} {seat.name}" for seat in self.seats}
        return {name: _put_keys(value, name, names) for name, value in hand.items()}

    def by_seat(self, values: Mapping[str, object]) -> dict[str, object]:
        """Values by match key, put by seat number."""
        return {self.number(key): value for key, value in values.items()}

    def explain(self, problems: Iterable[Problem]) -> tuple[Problem, ...]:
        """Problems of the match as people at the table read them: seat numbers and names."""
        return tuple(self._explain(found) for found in problems)

    def _explain(self, found: Problem) -> Problem:
        names = {seat.key: seat.name for seat in self.seats}
        numbers = {seat.key: str(seat.number) for seat in self.seats}
        params = tuple((name, _put_names(value, name, names)) for name, value in found.params)
        seat = numbers.get(found.seat, found.seat) if found.seat is not None else None
        return replace(found, params=params, seat=seat)

    def _keys(self) -> dict[str, str]:
        return {str(seat.number): seat.key for seat in self.seats}


def rename_players(event: Mapping[str, object], names: Mapping[str, str]) -> dict[str, object]:
    """A recorded event with some of its players under other match keys."""
    keys = {key: key for key in _seats_of(event)} | dict(names)
    return {name: _put_keys(value, name, keys) for name, value in event.items()}


def stranger_key(seat: str) -> str:
    """What a seat that is not at the table goes by in a match."""
    return f"seat {seat}"


def _seats_of(hand: Mapping[str, object]) -> dict[str, str]:
    """Every seat a hand names, in the order it names them, with the first field that does."""
    fields = {str(hand[name]): name for name in _ONE_SEAT[::-1] if hand.get(name) is not None}
    for name in _BY_SEAT:
        by_seat = hand.get(name)
        for seat in by_seat if isinstance(by_seat, Mapping) else ():
            fields.setdefault(str(seat), name)
    return fields


def _put_names(value: object, name: str, names: Mapping[str, str]) -> object:
    # Match keys are numbers of entries, so nothing in them can be taken for the comma between.
    if name == _NAMED_TOGETHER:
        return ", ".join(_put_name(holder, names) for holder in str(value).split(", "))
    return names.get(str(value), value) if name in _NAMED else value


def _put_name(holder: str, names: Mapping[str, str]) -> str:
    """A name for a key, which may have a count behind it: “41 (2)”."""
    key, bracket, count = holder.partition(" (")
    return f"{names.get(key, key)}{bracket}{count}"


def _unknown(seat: str, field: str | None = None) -> Problem:
    return problem("seat.unknown", _UNKNOWN, seat=seat, field=field)


def _put_keys(value: object, name: str, keys: Mapping[str, str]) -> object:
    if name in _ONE_SEAT and value is not None:
        return keys[str(value)]
    if name in _BY_SEAT and isinstance(value, Mapping):
        return {keys[str(seat)]: entry for seat, entry in value.items()}
    return value
