"""Rule sheets as data, and the calculator: open to everybody, a limited number of times."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from scoring.variant_data import variant_to_data
from scoring.variants import all_variants, get_variant
from tournaments.api.throttling import CalculatorThrottle
from tournaments.api.variants.examples import MATCH_EXAMPLES, SCORE_EXAMPLES
from tournaments.api.variants.inputs import HandToScore, MatchToReplay
from tournaments.api.variants.outputs import MatchAnswer, RuleSheet, ScoreAnswer
from tournaments.api.view import ClubView
from tournaments.selectors.calculator import replay_match, score_one_hand


class CalculatorView(ClubView):
    """A view that keeps nothing and asks for no login."""

    authentication_classes = ()
    permission_classes = ()
    throttle_classes = (CalculatorThrottle,)
    throttle_scope = "calculator"


class VariantList(CalculatorView):
    """Every rule sheet, in the order of the rule book."""

    @extend_schema(responses=RuleSheet(many=True), operation_id="variants_list")
    def get(self, request: Request) -> Response:
        return Response([variant_to_data(variant) for variant in all_variants()])


class VariantDetail(CalculatorView):
    """One rule sheet."""

    @extend_schema(responses=RuleSheet)
    def get(self, request: Request, key: str) -> Response:
        return Response(variant_to_data(get_variant(key)))


class ScoreHand(CalculatorView):
    """What a finished hand costs whom."""

    @extend_schema(request=HandToScore, responses=ScoreAnswer, examples=SCORE_EXAMPLES)
    def post(self, request: Request, key: str) -> Response:
        get_variant(key)
        hand = self.read(HandToScore)
        number, house_rules = hand.pop("hand"), hand.pop("house_rules", {})
        return Response(score_one_hand(key, number=number, hand=hand, house_rules=house_rules))


class ReplayMatch(CalculatorView):
    """Where a match stands after everything that happened in it."""

    @extend_schema(request=MatchToReplay, responses=MatchAnswer, examples=MATCH_EXAMPLES)
    def post(self, request: Request, key: str) -> Response:
        get_variant(key)
        return Response(replay_match(key, **{"house_rules": {}, **self.read(MatchToReplay)}))
