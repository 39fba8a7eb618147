"""Pairs in conflict: added, taken away and picked from by place, all at once."""


class Conflicts:
    """A set of pairs in an order that depends only on what was added and taken away."""

    __slots__ = ("_places", "_players", "pairs")

    def __init__(self, players: int) -> None:
        self._players = players
        self._places: dict[int, int] = {}
        self.pairs: list[tuple[int, int]] = []

    def add(self, one: int, other: int) -> None:
        """Add a pair, in either order, unless it is there."""
        pair = (one, other) if one < other else (other, one)
        key = pair[0] * self._players + pair[1]
        if key not in self._places:
            self._places[key] = len(self.pairs)
            self.pairs.append(pair)

    def discard(self, one: int, other: int) -> None:
        """Take a pair away if it is there; the last one takes its place."""
        key = one * self._players + other if one < other else other * self._players + one
        place = self._places.pop(key, None)
        if place is None:
            return
        last = self.pairs.pop()
        if place < len(self.pairs):
            self.pairs[place] = last
            self._places[last[0] * self._players + last[1]] = place
