"""The referee: rulings open to everybody, a limited number of times, nothing kept."""

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.serializers import Serializer

from scoring.variants import get_variant
from tournaments.api.referee import examples, inputs, outputs
from tournaments.api.variants.views import CalculatorView
from tournaments.selectors import referee


class RefereeView(CalculatorView):
    """A question to the referee."""

    def ask(self, key: str, shape: type[Serializer[Any]]) -> dict[str, Any]:
        """What is asked, once it is sure that the game is known."""
        get_variant(key)
        return self.read(shape)

    def ask_of_hand(self, key: str, shape: type[Serializer[Any]]) -> dict[str, Any]:
        """What is asked of one hand under house rules."""
        asked = self.ask(key, shape)
        number, house_rules = asked.pop("hand"), asked.pop("house_rules", {})
        return {**asked, "number": number, "house_rules": house_rules}


class RuleLayDown(RefereeView):
    """Whether melds may be laid in one turn, and every reason if not."""

    @extend_schema(
        request=inputs.LayDownToRule,
        responses=outputs.LayDownRuling,
        examples=examples.LAY_DOWN_EXAMPLES,
    )
    def post(self, request: Request, key: str) -> Response:
        asked = self.ask_of_hand(key, inputs.LayDownToRule)
        return Response(referee.lay_down_ruling(key, **asked))


class RuleLayOff(RefereeView):
    """Whether cards may be added to a meld on the table, and the table after it."""

    @extend_schema(
        request=inputs.TableQuestion,
        responses=outputs.LayOffRuling,
        examples=examples.LAY_OFF_EXAMPLES,
    )
    def post(self, request: Request, key: str) -> Response:
        return Response(referee.lay_off_ruling(key, **self.ask(key, inputs.TableQuestion)))


class RuleExchange(RefereeView):
    """Whether a joker is taken or moved for the card it stands for, and the table after it."""

    @extend_schema(
        request=inputs.TableQuestion,
        responses=outputs.ExchangeRuling,
        examples=examples.EXCHANGE_EXAMPLES,
    )
    def post(self, request: Request, key: str) -> Response:
        return Response(referee.exchange_ruling(key, **self.ask(key, inputs.TableQuestion)))


class RuleClaims(RefereeView):
    """Who gets the card just discarded, in turn or by an intercept."""

    @extend_schema(
        request=inputs.ClaimsToRule,
        responses=outputs.ClaimsRuling,
        examples=examples.CLAIMS_EXAMPLES,
    )
    def post(self, request: Request, key: str) -> Response:
        return Response(referee.claims_ruling(key, **self.ask(key, inputs.ClaimsToRule)))


class RuleGoingOut(RefereeView):
    """Whether a player has gone out, and the finish to record."""

    @extend_schema(
        request=inputs.GoingOutToRule,
        responses=outputs.GoingOutRuling,
        examples=examples.GOING_OUT_EXAMPLES,
    )
    def post(self, request: Request, key: str) -> Response:
        asked = self.ask_of_hand(key, inputs.GoingOutToRule)
        return Response(referee.going_out_ruling(key, **asked))


class FindBestLayDown(RefereeView):
    """The lay-down that leaves the fewest points, and whether a player can open at all."""

    @extend_schema(
        request=inputs.CardsHeld,
        responses=outputs.BestLayDown,
        examples=examples.BEST_EXAMPLES,
    )
    def post(self, request: Request, key: str) -> Response:
        asked = self.ask_of_hand(key, inputs.CardsHeld)
        return Response(referee.best_lay_down(key, **asked))
