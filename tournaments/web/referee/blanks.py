"""What has to be typed before a question can be ruled on."""

from __future__ import annotations

from collections.abc import Iterator

from scoring.problems import Problem, problem, translatable
from tournaments.domain.referee_questions import Ask
from tournaments.web.referee.questions import Question

_AT_TABLE = {
    "player": translatable("Nobody is named who plays."),
    "cards": translatable("No cards are named."),
}
_TEXTS = {
    Ask.BEST: {"cards": translatable("No cards are named.")},
    Ask.LAY_OFF: _AT_TABLE,
    Ask.EXCHANGE: _AT_TABLE,
    Ask.DRAWING: {"claims": translatable("Nobody is named who wants the card.")},
}


def list_blanks(question: Question) -> Iterator[Problem]:
    """A problem for each field that was sent empty and may not be."""
    for field, text in _TEXTS.get(question.ask, {}).items():
        if not question.typed[field].strip():
            yield problem("referee.blank", text, field=field)


def add_to_blanks(blanks: tuple[Problem, ...], others: tuple[Problem, ...]) -> tuple[Problem, ...]:
    """All of them, but nothing more about a field that is empty."""
    empty = {blank.field for blank in blanks}
    return (*blanks, *(found for found in others if found.field not in empty))
