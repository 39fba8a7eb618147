"""The context of the calculator."""

import json
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from scoring.problems import Problem
from scoring.variant import Variant
from scoring.variants import all_variants
from tournaments.selectors.wording import say
from tournaments.web.marks import cards, count_cards
from tournaments.web.rules.calculator import Sum, seat_name
from tournaments.web.rules.words import variant_name
from tournaments.web.summary import say_once, summary
from tournaments.web.tables.ends import finish_choices, nobody_choice
from tournaments.web.tables.seen import sum_words
from tournaments.web.words import contract_words

Context = dict[str, Any]


def calculator_context(asked: Sum, *, is_asked: bool) -> Context:
    """The context of `rules/score.html`; `is_asked` tells every problem."""
    key = asked.variant.key
    problems = asked.problems if is_asked else asked.house_rule_problems
    return {
        "variants": [_tab(variant, key) for variant in all_variants()],
        "url": reverse("calculator", args=(key,)),
        "preview_url": reverse("calculator_preview", args=(key,)),
        "house_rules": json.dumps(asked.house_rules) if asked.house_rules else "",
        "hint": _("For example As Ah JK 7d. Cyrillic works too: Т♠ В♦ Дж. Without its suit: 7"),
        "hands": _hands(asked),
        "sizes": _sizes(asked),
        "finishes": finish_choices(asked.variant, asked.variant.finishes, asked.form),
        "nobody": nobody_choice(asked.variant.finishes, asked.form),
        "seats": [_seat(asked, seat, problems) for seat in asked.seats],
        "problems": say_once(summary(problems, _field_id)),
        "preview": {"seats": [], "problems": []},
    }


def preview_context(asked: Sum) -> Context:
    """The context of `tables/preview.html`: each seat's part, then what is wrong with the hand."""
    problems = asked.typing_problems
    return {
        "seats": [_seen(asked, seat, problems) or {"key": seat} for seat in asked.losers],
        "problems": [say(found) for found in problems if found.seat is None],
    }


def _tab(variant: Variant, key: str) -> Context:
    url = reverse("calculator", args=(variant.key,))
    return {
        "key": variant.key,
        "name": variant_name(variant),
        "url": url,
        "current": variant.key == key,
    }


def _hands(asked: Sum) -> list[Context]:
    variant = asked.variant
    numbers = range(1, len(variant.contracts[: variant.hand_count]) + 1)
    text = _("Hand %(number)s: %(contract)s")
    return [
        {
            "value": number,
            "label": text
            % {"number": number, "contract": contract_words(variant.contract(number))},
            "checked": number == asked.number,
        }
        for number in numbers
    ]


def _sizes(asked: Sum) -> list[Context]:
    sizes = range(asked.variant.players_min, asked.variant.players_max + 1)
    return [{"value": size, "checked": size == asked.players} for size in sizes]


def _seat(asked: Sum, seat: str, problems: tuple[Problem, ...]) -> Context:
    return {
        "key": seat,
        "name": seat_name(seat),
        "winner": asked.form.went_out == seat,
        "cards": asked.form.typed(seat),
        "wrong": any(found.seat == seat for found in problems),
        "seen": _seen(asked, seat, problems),
    }


def _seen(asked: Sum, seat: str, problems: tuple[Problem, ...]) -> Context | None:
    """What is typed for a seat, understood; None while nothing is typed there and all is well."""
    here = [found for found in problems if found.seat == seat]
    if not asked.form.typed(seat).strip() and not here:
        return None
    meant = asked.understood(seat)
    return {
        "key": seat,
        "cards": cards(meant.cards),
        "points": meant.points,
        "sum": sum_words(meant),
        "count": count_cards(len(meant.cards)) if meant.cards else "",
        "total": None,
        "over": False,
        "errors": list(dict.fromkeys(say(found) for found in (*meant.problems, *here))),
    }


def _field_id(found: Problem) -> str:
    if found.seat is not None:
        return f"cards-{found.seat}"
    return found.field if found.field in {"finish", "went_out"} else ""
