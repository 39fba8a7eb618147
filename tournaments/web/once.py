"""Forms that make something new, sent twice by an impatient finger."""

from collections.abc import Callable
from uuid import UUID, uuid4

from tournaments.selectors.building import build_once

_SECONDS_KEPT = 24 * 3600


def read_form_id(text: str) -> UUID:
    """The id a form was given when it was shown; a new one where it has none."""
    try:
        return UUID(text)
    except ValueError:
        return uuid4()


def do_once(form_id: UUID, make: Callable[[], int]) -> int:
    """The id of what the form made, made a single time however often the form is sent.

    What `make` raises passes through, and the form can be sent again.
    """
    return build_once(f"form:{form_id}", make, seconds=_SECONDS_KEPT)
