"""Where on the page of the draw a problem belongs, and whose it is."""

from collections.abc import Iterable
from typing import Any

from scoring.problems import Problem
from tournaments.selectors.wording import say
from tournaments.web.seating.draw_room import DrawRoom
from tournaments.web.seating.first_dealers import DealerForm

Context = dict[str, Any]

_CONTROLS = {"public_word": "word", "reason": "reason"}


def summary_of(
    room: DrawRoom, problems: Iterable[Problem], dealer: DealerForm | None
) -> list[Context]:
    """The context of `components/error_summary.html`: each card under the name of who drew it."""
    names = {str(entry.pk): entry.player.name for entry in room.entries}
    return [
        {"text": _sentence(found, names), "field": _control(found, dealer)} for found in problems
    ]


def _sentence(found: Problem, names: dict[str, str]) -> str:
    name = names.get(found.seat or "")
    return say(found) if name is None else f"{name}: {say(found)}"


def _control(found: Problem, dealer: DealerForm | None) -> str:
    """The id of the control to jump to; of the table's own where a first dealer was named."""
    if dealer is not None:
        return f"dealer-{dealer.table_id}-{found.field}" if found.field == "reason" else ""
    if found.seat is not None:
        return f"card-{found.seat}"
    return _CONTROLS.get(found.field or "", "")
