"""How scoring works, in short, from the rules of the tournament."""

from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from scoring.finish import Finish
from scoring.rule_sheet.penalty_rows import penalty_rows
from scoring.variant import Variant
from tournaments.models import Tournament
from tournaments.selectors.finish_words import finish_label
from tournaments.web.money import format_units
from tournaments.web.words import finish_text

Context = dict[str, Any]


def scoring_panel(tournament: Tournament, variant: Variant) -> Context:
    """The context `scoring` of `tournaments/tournament.html`."""
    return {
        "values": [
            {"label": row.label.render(_), "points": row.value.render(_)}
            for row in penalty_rows(variant)
        ],
        "finishes": [
            {"label": finish_label(finish), "effect": _effect(variant, finish)}
            for finish in variant.finishes
        ],
        "note": _("Whoever goes out scores nothing. Everyone else adds up the cards left."),
        "limit_title": _("Reaching %(limit)s") % {"limit": variant.out_at},
        "limit": _limit(tournament, variant) if variant.out_at is not None else [],
    }


def _effect(variant: Variant, finish: Finish) -> str:
    if finish.somebody_went_out:
        return f"× {variant.multiplier(finish)}"
    return finish_text(finish)


def _limit(tournament: Tournament, variant: Variant) -> list[str]:
    if not variant.buy_ins.most:
        return [_("Whoever reaches it is out; there is no way back in.")]
    most = variant.buy_ins.most
    price = format_units(variant.stakes.buy_in, tournament)
    often = ngettext("at most %(count)s time", "at most %(count)s times", most) % {"count": most}
    back = _("You may buy in for %(price)s, %(often)s, and come back at %(score)s.")
    score = _("the highest total still in")
    margin = variant.buy_ins.reentry_margin
    return [
        back
        % {"price": price, "often": often, "score": f"{score} + {margin}" if margin else score},
        _("Whoever declines, or has no buy-in left, is out."),
    ]
