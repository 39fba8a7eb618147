"""Where on the page of the draw a problem belongs."""

from scoring.problems import Problem
from tournaments.web.seating.first_dealers import DealerForm

_CONTROLS = {"public_word": "word", "reason": "reason"}


def control(found: Problem, dealer: DealerForm | None) -> str:
    """The id of the control to jump to; of the table's own where a first dealer was named."""
    if dealer is not None:
        return f"dealer-{dealer.table_id}-{found.field}" if found.field == "reason" else ""
    if found.seat is not None:
        return f"card-{found.seat}"
    return _CONTROLS.get(found.field or "", "")
