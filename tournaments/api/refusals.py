"""The one place where a refusal becomes an answer."""

from typing import Any

from django.core.exceptions import ObjectDoesNotExist
from django.utils.translation import gettext as _
from rest_framework.exceptions import APIException, NotFound, ValidationError
from rest_framework.response import Response
from rest_framework.views import exception_handler, set_rollback

from scoring.problems import RuleBroken
from scoring.variants import UnknownVariant
from tournaments.api.problems import Data, one_problem, problems_data, shape_problems
from tournaments.domain.refusals import LaterEventsDoNotFit, Stale

NOT_FOUND = 404
CONFLICT = 409
UNPROCESSABLE = 422


def answer_refusal(refused: Exception, context: dict[str, Any]) -> Response | None:
    """The answer to whatever a view raised, always with `problems`; None for a fault of our own.

    422 what the rules or the shape do not allow, every problem at once; 409 what was made on a
    state that has passed, with the present one; 404 what is not there; else what REST framework
    says. `NotAllowed` is turned into its own by `ClubView`, which knows whether somebody asks.
    """
    match refused:
        case RuleBroken():
            return _refuse(UNPROCESSABLE, _rule_broken(refused))
        case ValidationError():
            return _refuse(UNPROCESSABLE, shape_problems(refused.detail))
        case Stale():
            return _refuse(CONFLICT, _stale(refused))
        case UnknownVariant():
            message = _("There is no variant {key}.").format(key=refused.args[0])
            return _refuse(NOT_FOUND, one_problem("variant.unknown", message))
        case ObjectDoesNotExist():
            return _answer_known(NotFound(), context)
        case _:
            return _answer_known(refused, context)


def _answer_known(refused: Exception, context: dict[str, Any]) -> Response | None:
    answer = exception_handler(refused, context)
    if answer is not None and isinstance(refused, APIException):
        answer.data = one_problem(f"request.{_code_of(refused)}", str(refused.detail))
    return answer


def _refuse(status: int, data: Data) -> Response:
    set_rollback()
    return Response(data, status=status)


def _rule_broken(refused: RuleBroken) -> Data:
    data = problems_data(refused.problems)
    if isinstance(refused, LaterEventsDoNotFit):
        return {**data, "conflicts": [*refused.positions]}
    return data


def _stale(refused: Stale) -> Data:
    message = _("Somebody else was quicker: look at what is there now.")
    return {**one_problem("stale", message), "present": refused.present}


def _code_of(known: APIException) -> str:
    codes = known.get_codes()
    return codes if isinstance(codes, str) else known.default_code
