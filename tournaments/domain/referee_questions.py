"""What the referee can be asked, and what a recorded ruling keeps of it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

Data = Mapping[str, Any]


class Ask(StrEnum):
    """The questions a ruling answers."""

    LAY_DOWN = "lay-down"
    BEST = "best"
    GOING_OUT = "going-out"
    LAY_OFF = "lay-off"
    EXCHANGE = "exchange"
    DRAWING = "drawing"


AT_TABLE = frozenset({Ask.LAY_OFF, Ask.EXCHANGE, Ask.DRAWING})
"""Questions about a table told as text."""


@dataclass(frozen=True, slots=True)
class RecordedRuling:
    """A ruling as the log keeps it: what was asked, as the API takes it, and the answer.

    `codes` and `rules` are those of its problems and notes: by them it is found again.
    """

    ask: Ask
    question: Data
    allowed: bool
    codes: tuple[str, ...]
    rules: tuple[str, ...]
    answer: Data


def is_allowed(answer: Data) -> bool:
    """Whether the player may do what he asked, or can open; whether anybody gets the card."""
    return bool(answer.get("legal") or answer.get("can_open") or answer.get("taker"))


def list_objections(answer: Data) -> list[Data]:
    """The reasons against what was asked; of a discard, against each who does not get it."""
    claims = answer.get("claims", ())
    return [reason for part in (answer, *claims) for reason in part.get("problems", ())]


def record_answer(ask: Ask, question: Data, answer: Data) -> RecordedRuling:
    """What is kept of a question and its answer."""
    reasons = [*list_objections(answer), *answer.get("notes", ())]
    return RecordedRuling(
        ask=ask,
        question=question,
        allowed=is_allowed(answer),
        codes=_once(reason["code"] for reason in reasons),
        rules=_once(reason["rule"] for reason in reasons),
        answer=answer,
    )


def ruling_to_log(ruling: RecordedRuling) -> tuple[dict[str, Any], dict[str, Any]]:
    """The two sides of a log entry: what was asked, what was answered."""
    asked = {"asked": ruling.ask.value, "question": dict(ruling.question)}
    answered = {
        "allowed": ruling.allowed,
        "codes": list(ruling.codes),
        "paragraphs": list(ruling.rules),
        "answer": dict(ruling.answer),
    }
    return asked, answered


def ruling_from_log(before: Data, after: Data) -> RecordedRuling:
    """The ruling that an entry of the log keeps."""
    return RecordedRuling(
        ask=Ask(before["asked"]),
        question=before["question"],
        allowed=after["allowed"],
        codes=tuple(after["codes"]),
        rules=tuple(after["paragraphs"]),
        answer=after["answer"],
    )


def _once(texts: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(texts))
