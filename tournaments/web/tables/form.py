"""The hand form as it was sent: its shape only. What it means is for the rules to say."""

from collections.abc import Mapping
from dataclasses import dataclass
from uuid import UUID, uuid4

from django.http import QueryDict

from scoring.finish import Finish
from tournaments.web.numbers import read_whole
from tournaments.web.tables.settling import read_ticked

CARDS, POINTS = "cards", "points"
NOBODY = ""


@dataclass(frozen=True, slots=True)
class HandForm:
    """One hand as somebody filled it in. Seats are numbers as text; `went_out` None: not said."""

    submission_id: UUID
    number: int | None = None
    version: int | None = None
    went_out: str | None = None
    finish: Finish | None = None
    by: str = CARDS
    cards: Mapping[str, str] | None = None
    points: Mapping[str, str] | None = None
    cut_joker_seat: str | None = None
    override: bool = False
    reason: str = ""
    settle: tuple[str, ...] = ()
    step: str = ""

    def typed(self, seat: str) -> str:
        """The cards typed for a seat."""
        return (self.cards or {}).get(seat, "")

    def points_typed(self, seat: str) -> str:
        """The points typed for a seat."""
        return (self.points or {}).get(seat, "")

    @property
    def is_empty(self) -> bool:
        """Whether nothing was filled in yet."""
        typed = [*(self.cards or {}).values(), *(self.points or {}).values()]
        return self.went_out is None and self.finish is None and not any(typed)


def blank_form(number: int | None, version: int) -> HandForm:
    """The form for a hand nobody has entered yet."""
    return HandForm(submission_id=uuid4(), number=number, version=version)


def read_form(data: QueryDict) -> HandForm:
    """Read what was posted; whatever is no number, finish or id at all counts as not given."""
    finish = data.get("finish", "")
    return HandForm(
        submission_id=_uuid(data.get("submission_id", "")),
        number=read_whole(data.get("number", "")),
        version=read_whole(data.get("version", "")),
        went_out=data.get("went_out"),
        finish=Finish(finish) if finish in list(Finish) else None,
        by=POINTS if data.get("by") == POINTS else CARDS,
        cards=_by_seat(data, CARDS),
        points=_by_seat(data, POINTS),
        cut_joker_seat=data.get("cut_joker_seat") or None,
        override=data.get("override") == "1",
        reason=data.get("reason", ""),
        settle=read_ticked(data),
        step=data.get("step", ""),
    )


def form_fields(data: QueryDict) -> list[dict[str, str]]:
    """Everything that was posted, to be carried along in hidden fields."""
    left_out = {"csrfmiddlewaretoken", "step"}
    return [
        {"name": name, "value": value}
        for name, values in data.lists()
        for value in values
        if name not in left_out
    ]


def _by_seat(data: QueryDict, kind: str) -> dict[str, str]:
    prefix = f"{kind}-"
    return {name.removeprefix(prefix): str(data[name]) for name in data if name.startswith(prefix)}


def _uuid(text: str) -> UUID:
    try:
        return UUID(text)
    except ValueError:
        return uuid4()
