"""The forms of the seating draw as they were sent: their shape only."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from uuid import UUID, uuid4

from django.http import QueryDict

from tournaments.web.numbers import read_whole
from tournaments.web.once import read_form_id

_MOST_PACKS = 99
"""Nobody spreads more; the page offers a few beyond those needed."""
_CARD = "card-"


@dataclass(frozen=True, slots=True)
class DrawForm:
    """`expected` is how many entries the director saw; `cards` are by entry id, as typed.

    `packs` is how many packs were spread, None for as few as needed.
    """

    form_id: UUID = field(default_factory=uuid4)
    expected: int = 0
    everybody: bool = False
    word: str = ""
    reason: str = ""
    cards: Mapping[int, str] = field(default_factory=dict)
    packs: int | None = None

    @property
    def is_by_hand(self) -> bool:
        """Whether cards were typed."""
        return bool(self.cards)


def read_draw_form(data: QueryDict) -> DrawForm:
    """Read what was posted; whatever is no number counts as not given."""
    typed = {read_whole(name.removeprefix(_CARD)): name for name in data if name.startswith(_CARD)}
    return DrawForm(
        form_id=read_form_id(data.get("form_id", "")),
        expected=read_whole(data.get("expected_entries", "")) or 0,
        everybody=data.get("everybody") == "1",
        word=data.get("word", ""),
        reason=data.get("reason", ""),
        cards={entry: data.get(name, "") for entry, name in typed.items() if entry is not None},
        packs=_read_packs(data.get("packs", "")),
    )


def _read_packs(typed: str) -> int | None:
    packs = read_whole(typed)
    return packs if packs is not None and 1 <= packs <= _MOST_PACKS else None
