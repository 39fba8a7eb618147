"""Where on the page of the draw a problem belongs, and whose it is."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from django.utils.text import get_text_list
from django.utils.translation import gettext as _

from scoring.problems import Problem
from tournaments.selectors.wording import say
from tournaments.web.seating.draw_room import DrawRoom
from tournaments.web.seating.first_dealers import DealerForm

Context = dict[str, Any]

_CONTROLS = {"public_word": "word", "reason": "reason"}


def summary_of(
    room: DrawRoom, problems: Iterable[Problem], dealer: DealerForm | None
) -> list[Context]:
    """The context of `components/error_summary.html`: each once, under the names it is true of."""
    names = {str(entry.pk): entry.player.name for entry in room.entries}
    alike: dict[str, list[Problem]] = defaultdict(list)
    for found in problems:
        alike[say(found)].append(found)
    return [
        {"text": _sentence(text, group, names), "field": _control(group[0], dealer)}
        for text, group in alike.items()
    ]


def _sentence(text: str, group: Sequence[Problem], names: Mapping[str, str]) -> str:
    seats = dict.fromkeys(found.seat or "" for found in group)
    named = [names[seat] for seat in seats if seat in names]
    return f"{get_text_list(named, _('and'))}: {text}" if named else text


def _control(found: Problem, dealer: DealerForm | None) -> str:
    """The id of the control to jump to; of the table's own where a first dealer was named."""
    if dealer is not None:
        return f"dealer-{dealer.table_id}-{found.field}" if found.field == "reason" else ""
    if found.seat is not None:
        return f"card-{found.seat}"
    return _CONTROLS.get(found.field or "", "")
