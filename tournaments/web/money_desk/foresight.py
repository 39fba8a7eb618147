"""What fee and prizes come to with the people entered so far, while they are typed."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from scoring.problems import RuleBroken
from tournaments.domain.prize_terms import check_terms
from tournaments.models import Tournament
from tournaments.selectors.prizes import foresee_prizes
from tournaments.selectors.wording import say
from tournaments.web.money import format_money
from tournaments.web.money_desk.terms_reading import read_terms
from tournaments.web.money_problems import in_money

Context = dict[str, Any]


def foresight_context(tournament: Tournament, data: Mapping[str, str]) -> Context:
    """{facts: [{label, value, note}], texts: what stands in the way}."""
    currency = tournament.currency
    read = read_terms(data, currency)
    if read.problems:
        return {"facts": [], "texts": [say(found) for found in read.problems]}
    try:
        parts, preview = foresee_prizes(tournament, check_terms(read.typed))
    except RuleBroken as broken:
        problems = in_money(broken.problems, currency)
        return {"facts": [], "texts": [say(found) for found in problems]}
    count = ngettext("with %(count)s player", "with %(count)s players", parts.payers)
    total = parts.fund.total if preview is None else preview.fund
    fund = {
        "label": _("Prize fund"),
        "value": format_money(total, currency),
        "note": count % {"count": parts.payers},
    }
    places = [
        {"label": _("Place %(place)s") % {"place": place}, "value": format_money(one, currency)}
        for place, one in enumerate(preview.by_place if preview else (), start=1)
    ]
    texts = []
    if preview and preview.added_needed:
        needed = format_money(preview.added_needed, currency)
        texts.append(_("%(amount)s has to be added to keep the guarantee.") % {"amount": needed})
    return {"facts": [fund, *places], "texts": texts}
