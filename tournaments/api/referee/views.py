"""The referee: rulings open to everybody, a limited number of times, nothing kept."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from scoring.variants import get_variant
from tournaments.api.referee.examples import LAY_DOWN_EXAMPLES
from tournaments.api.referee.inputs import LayDownToRule
from tournaments.api.referee.outputs import LayDownRuling
from tournaments.api.variants.views import CalculatorView
from tournaments.selectors.referee import lay_down_ruling


class RuleLayDown(CalculatorView):
    """Whether melds may be laid, and every reason if not."""

    @extend_schema(request=LayDownToRule, responses=LayDownRuling, examples=LAY_DOWN_EXAMPLES)
    def post(self, request: Request, key: str) -> Response:
        get_variant(key)
        asked = self.read(LayDownToRule)
        number, house_rules = asked.pop("hand"), asked.pop("house_rules", {})
        return Response(lay_down_ruling(key, number=number, house_rules=house_rules, **asked))
