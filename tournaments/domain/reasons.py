"""The reason of an act that changes what people already saw."""

from scoring.problems import RuleBroken, problem, translatable

LONGEST_REASON = 300

_MISSING = translatable("Give the reason: it is shown beside the result.")
_TOO_LONG = translatable("A reason has at most {longest} characters.")


def insist_on_reason(reason: str) -> None:
    """Raise `RuleBroken` unless there is a reason people can read."""
    if not reason.strip():
        raise RuleBroken((problem("reason.missing", _MISSING, field="reason"),))
    if len(reason) > LONGEST_REASON:
        too_long = problem("reason.too_long", _TOO_LONG, field="reason", longest=LONGEST_REASON)
        raise RuleBroken((too_long,))
