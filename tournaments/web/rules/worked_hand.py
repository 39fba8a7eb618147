"""One hand added up under the rules of a sheet."""

from typing import Any

from django.utils.translation import gettext as _

from scoring.cards import parse_cards
from scoring.finish import Finish
from scoring.hand import HandScore, score_hand
from scoring.variant import Variant
from tournaments.selectors.finish_words import finish_label
from tournaments.web.marks import cards

Context = dict[str, Any]

_HELD = parse_cards("A♠ A♥ JK 7♦")
_WINNER, _LOSER = "winner", "loser"


def worked_hand(variant: Variant) -> Context:
    """The context `worked` of `rules/variant.html`: the dearest end the variant knows."""
    finish = max(
        (finish for finish in variant.finishes if finish.somebody_went_out),
        key=variant.multiplier,
    )
    score = score_hand(variant, 1, finish, _WINNER, {_WINNER: (), _LOSER: _HELD})
    return {"text": _text(finish), "cards": cards(_HELD), "sum": _sum(score)}


def _text(finish: Finish) -> str:
    if finish is Finish.ORDINARY:
        return _("Somebody went out. Another player is left with:")
    said = {"finish": finish_label(finish)}
    return _("Somebody went out (%(finish)s). Another player is left with:") % said


def _sum(score: HandScore) -> str:
    prices = [points for _card, points in score.cards[_LOSER]]
    text = f"{' + '.join(map(str, prices))} = {sum(prices)}"
    if score.multiplier == 1:
        return text
    return f"{text}, × {score.multiplier} = {score.points[_LOSER]}"
