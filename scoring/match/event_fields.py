"""Reading the fields of an event given as JSON, every fault noted before any is raised."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from scoring.cards import Card, read_cards
from scoring.problems import Problem, problem, translatable

ByPlayer = tuple[tuple[str, object], ...]


@dataclass(slots=True)
class FieldReader:
    """One event's fields. What is wrong goes to `problems`; a stand-in keeps the reading going."""

    data: Mapping[str, object]
    problems: list[Problem] = field(default_factory=list)

    def text(self, name: str, *, default: str | None = None) -> str:
        """A text; needed where there is no default."""
        value = self.data.get(name, default)
        if isinstance(value, str):
            return value
        self._refuse(name, translatable("{field} is missing or no text."))
        return ""

    def optional_text(self, name: str) -> str | None:
        """A text, or nothing where it is left out or null."""
        value = self.data.get(name)
        if value is None or isinstance(value, str):
            return value
        self._refuse(name, translatable("{field} is missing or no text."))
        return None

    def flag(self, name: str) -> bool:
        """True or false; false where it is left out."""
        value = self.data.get(name, False)
        if isinstance(value, bool):
            return value
        self._refuse(name, translatable("{field} is true or false."))
        return False

    def whole(self, name: str) -> int:
        """A whole number."""
        return self._whole(name, self.data.get(name))

    def cards_by_player(self, name: str) -> tuple[tuple[str, tuple[Card, ...]], ...] | None:
        """Cards as text by player, or None where the field is left out or null."""
        given = self._by_player(name)
        if given is None:
            return None
        return tuple((player, self._cards(name, player, value)) for player, value in given)

    def points_by_player(self, name: str) -> tuple[tuple[str, int], ...] | None:
        """Whole numbers by player, or None where the field is left out or null."""
        given = self._by_player(name)
        if given is None:
            return None
        return tuple((player, self._whole(name, value, seat=player)) for player, value in given)

    def _by_player(self, name: str) -> ByPlayer | None:
        value = self.data.get(name)
        if value is None or isinstance(value, Mapping):
            return None if value is None else tuple((str(key), value[key]) for key in value)
        self._refuse(name, translatable("{field} is given by player."))
        return ()

    def _whole(self, name: str, value: object, seat: str | None = None) -> int:
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        self._refuse(name, translatable("{field} is a whole number."), seat)
        return 0

    def _cards(self, name: str, player: str, value: object) -> tuple[Card, ...]:
        if not isinstance(value, str):
            self._refuse(name, translatable("{field} is cards as text."), player)
            return ()
        cards, problems = read_cards(value)
        self.problems += (replace(found, seat=player, field=name) for found in problems)
        return cards

    def _refuse(self, name: str, text: str, seat: str | None = None) -> None:
        self.problems.append(problem("event.bad_field", text, field=name, seat=seat))
