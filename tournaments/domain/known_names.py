"""Finding who is like a name among thousands, without comparing it to each of them.

Everybody is filed under the clues his name gives; two names that are alike share at least one.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tournaments.domain.names import Likeness, likeness, search_keys

Clue = tuple[str, ...]
_CLOSEST_FIRST = list(Likeness)


@dataclass(frozen=True, slots=True)
class Alike:
    """Somebody known whose name is like the one asked for. `owner` is whatever he was filed as."""

    owner: int
    name: str
    likeness: Likeness


@dataclass(slots=True)
class KnownNames:
    """Names with their owners, filed so that those like a given one are found at once."""

    _filed: dict[Clue, set[tuple[int, str]]] = field(default_factory=lambda: defaultdict(set))

    def add(self, owner: int, name: str, keys: str | None = None) -> None:
        """File `owner` under his name. `keys` saves spelling the name out: its `search_keys`."""
        for clue in _clues(keys if keys is not None else search_keys(name)):
            self._filed[clue].add((owner, name))

    def like(self, name: str) -> tuple[Alike, ...]:
        """Return everybody whose name is like `name`: the closest first, then by owner."""
        clues = _clues(search_keys(name))
        met = {known for clue in clues for known in self._filed.get(clue, ())}
        alike = [Alike(*known, how) for known in met if (how := likeness(known[1], name))]
        return tuple(sorted(alike, key=_closest_first))


def _closest_first(alike: Alike) -> tuple[int, int]:
    return _CLOSEST_FIRST.index(alike.likeness), alike.owner


def _clues(keys: str) -> set[Clue]:
    spellings = keys.split("\n")
    return {_in_order(spelling) for spelling in spellings} | set(_slips(spellings[0].split()))


def _in_order(spelling: str) -> Clue:
    return tuple(sorted(spelling.split()))


def _slips(words: Sequence[str]) -> Iterator[Clue]:
    """The name with one letter left out, in every way.

    A letter put in, left out, changed or swapped with its neighbour: leaving the right letter out
    of either name, or of both, makes them one.
    """
    for place, word in enumerate(words):
        others = sorted((*words[:place], *words[place + 1 :]))
        yield ("~", word, *others)
        for letter in range(len(word)):
            yield ("~", word[:letter] + word[letter + 1 :], *others)
