"""The reason of an act that changes what people already saw."""

from collections.abc import Iterator

from scoring.problems import Problem, insist, problem, translatable

LONGEST_REASON = 300

_MISSING = translatable("Give the reason: it is shown beside the result.")
_TOO_LONG = translatable("A reason has at most {longest} characters.")


def reason_problems(reason: str, *, is_needed: bool = True) -> Iterator[Problem]:
    """No reason people can read where one is needed, or one nobody would."""
    if is_needed and not reason.strip():
        yield problem("reason.missing", _MISSING, field="reason")
    if len(reason) > LONGEST_REASON:
        yield problem("reason.too_long", _TOO_LONG, field="reason", longest=LONGEST_REASON)


def insist_on_reason(reason: str, *, is_needed: bool = True) -> None:
    """Raise `RuleBroken` unless there is a reason people can read, or none and none is needed."""
    insist(reason_problems(reason, is_needed=is_needed))
