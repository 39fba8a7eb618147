"""Which rule a reason rests on: its paragraph in the rule book and its row on the sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from scoring.rule_sheet import SheetRow, rule_sheet
from scoring.variant import Variant
from scoring.variants import UnknownVariant, all_variants, get_variant

PHYSICAL = "5"


class Topic(StrEnum):
    """Rules that are settled together, in one paragraph of the rule book."""

    SET = "set"
    RUN = "run"
    WILDS = "wilds"
    OPENING = "opening"
    OWN_MELDS = "own_melds"
    LAY_OFF = "lay_off"
    EXCHANGE = "exchange"
    DRAWING = "drawing"
    INTERCEPTS = "intercepts"
    GOING_OUT = "going_out"
    PHYSICAL = "physical"


@dataclass(frozen=True, slots=True)
class Ground:
    """The topic of a reason, and the rows of the rule sheet that say it."""

    topic: Topic
    labels: tuple[str, ...] = ()


# The data that a paragraph settles: who has the same data cites whoever had it first.
_SETTLED: dict[Topic, Callable[[Variant], object]] = {
    Topic.SET: lambda variant: variant.set_rule,
    Topic.RUN: lambda variant: variant.run_rule,
    Topic.WILDS: lambda variant: (
        variant.laying,
        variant.wild_ranks,
        variant.set_rule.jokers_alone,
    ),
    Topic.OPENING: lambda variant: variant.opening,
    Topic.OWN_MELDS: lambda variant: variant.laying,
    Topic.LAY_OFF: lambda variant: variant.laying,
    Topic.EXCHANGE: lambda variant: (variant.laying, variant.joker_exchange_in_set),
    Topic.DRAWING: lambda variant: (variant.opening.discard_pile_before, variant.laying),
    Topic.INTERCEPTS: lambda variant: variant.intercepts,
    Topic.GOING_OUT: lambda variant: (variant.finishes, variant.final_discard),
}


def cite(variant: Variant, code: str) -> str:
    """The paragraph of the rule book behind a problem: "3.7".

    A sheet that takes a rule over from another cites where it is said first (§3.2: "british
    with"). What cannot be in the pack or in a hand is §5.
    """
    topic = _find_ground(code).topic
    if topic is Topic.PHYSICAL:
        return PHYSICAL
    settled, published = _SETTLED[topic], _published(variant)
    own = (settled(published), published.contracts)
    first = (sheet for sheet in all_variants() if (settled(sheet), sheet.contracts) == own)
    return f"3.{next(first, published).order}"


def quote(variant: Variant, code: str) -> tuple[SheetRow, ...]:
    """The rows of the variant's rule sheet that a problem rests on, house rules in force."""
    labels = _find_ground(code).labels
    return tuple(row for row in _rows(variant) if row.label.text in labels)


def _rows(variant: Variant) -> Iterator[SheetRow]:
    for section in rule_sheet(variant).sections:
        yield from section.rows


def _published(variant: Variant) -> Variant:
    """The sheet without house rules; one that is in no book stands for itself."""
    try:
        return get_variant(variant.key)
    except UnknownVariant:
        return variant


def _find_ground(code: str) -> Ground:
    return GROUNDS.get(code, Ground(Topic.PHYSICAL))


_SET_SIZE = Ground(Topic.SET, ("Cards in a set",))
_SET_SUITS = Ground(Topic.SET, ("Suits in a set",))
_SET_NATURALS = ("Natural cards in a set, at least", "Three or four jokers are a set")
_RUN_SIZE = Ground(Topic.RUN, ("Cards in a run",))
_RUN = Ground(Topic.RUN)
_ACE = Ground(Topic.RUN, ("Ace in a run",))
_POINTS = ("Points needed", "Ace towards the opening", "Low ace towards the opening")
_CONTRACT = ("First lay-down",)
_OWN_MELDS = Ground(Topic.OWN_MELDS, ("A player's own melds",))
_LAY_OFF = Ground(Topic.LAY_OFF, ("Lay-offs",))
_JOKER_IN_RUN = ("A joker leaves a run", "A wild card in a run")
_JOKER_IN_SET = ("A joker leaves a set of three", "A wild card in a set")
_EXCHANGE = Ground(Topic.EXCHANGE, (*_JOKER_IN_RUN, *_JOKER_IN_SET))
_INTERCEPT = Ground(Topic.INTERCEPTS)
_INTERCEPTS = Ground(Topic.INTERCEPTS, ("Intercepts in a hand, at most",))
_FINAL = Ground(Topic.GOING_OUT, ("Discard when going out",))

GROUNDS: dict[str, Ground] = {
    "meld.none": _SET_SIZE,
    "meld.named_joker": Ground(Topic.WILDS),
    "meld.neither": Ground(Topic.SET, ("Suits in a set",)),
    "meld.not_wild": Ground(Topic.WILDS, ("Jokers",)),
    "meld.name_wilds": Ground(Topic.WILDS),
    "set.too_few_cards": _SET_SIZE,
    "set.too_many_cards": _SET_SIZE,
    "set.ranks_differ": Ground(Topic.SET),
    "set.suit_repeats": _SET_SUITS,
    "set.suits_mixed": _SET_SUITS,
    "set.too_few_naturals": Ground(Topic.SET, _SET_NATURALS),
    "run.too_few_cards": _RUN_SIZE,
    "run.too_many_cards": _RUN_SIZE,
    "run.suits_differ": _RUN,
    "run.rank_repeats": _RUN,
    "run.gap": _RUN,
    "run.ace_inside": _ACE,
    "run.ace_low": _ACE,
    "run.jokers_side_by_side": Ground(Topic.RUN, ("Jokers side by side in a run",)),
    "run.too_few_naturals": Ground(Topic.RUN, ("Natural cards in a run, at least",)),
    "opening.too_few_points": Ground(Topic.OPENING, _POINTS),
    "opening.contract_not_met": Ground(Topic.OPENING, _CONTRACT),
    "opening.beyond_contract": Ground(Topic.OPENING, ("More melds than the contract",)),
    "opening.not_all_cards": Ground(Topic.OPENING, ("First lay-down in hand {number}",)),
    "lay_down.no_new_melds": Ground(Topic.OPENING, ("More melds than the contract",)),
    "lay_down.nothing": Ground(Topic.OPENING, (*_CONTRACT, "Points needed")),
    "lay_down.same_rank": _OWN_MELDS,
    "lay_down.same_suit": _OWN_MELDS,
    "lay_off.not_opened": _LAY_OFF,
    "lay_off.in_opening_turn": _LAY_OFF,
    "lay_off.nothing": _LAY_OFF,
    "lay_off.rearranges": _LAY_OFF,
    "lay_off.exchange_instead": _EXCHANGE,
    "lay_off.up_first": Ground(Topic.LAY_OFF, ("A run grows",)),
    "exchange.not_opened": _EXCHANGE,
    "exchange.never": _EXCHANGE,
    "exchange.no_joker": _EXCHANGE,
    "exchange.not_its_card": Ground(Topic.EXCHANGE, _JOKER_IN_RUN),
    "exchange.not_named": Ground(Topic.EXCHANGE, _JOKER_IN_RUN),
    "exchange.no_place": Ground(Topic.EXCHANGE, _JOKER_IN_RUN),
    "exchange.beside_joker": Ground(Topic.EXCHANGE, _JOKER_IN_RUN),
    "exchange.from_set": Ground(Topic.EXCHANGE, _JOKER_IN_SET),
    "exchange.set_not_of_three": Ground(Topic.EXCHANGE, _JOKER_IN_SET),
    "exchange.missing_suits": Ground(Topic.EXCHANGE, _JOKER_IN_SET),
    "draw.before_opening": Ground(
        Topic.DRAWING, ("Discard pile may be drawn from before opening",)
    ),
    "draw.after_opening": Ground(Topic.DRAWING, ("Discard pile may be drawn from after opening",)),
    "intercept.none": _INTERCEPTS,
    "intercept.opened": _INTERCEPT,
    "intercept.used_up": _INTERCEPTS,
    "intercept.once_a_turn": _INTERCEPT,
    "intercept.priority": _INTERCEPT,
    "going_out.cards_left": _FINAL,
    "going_out.discard_needed": _FINAL,
    "going_out.no_discard": _FINAL,
    "going_out.joker_discarded": Ground(Topic.GOING_OUT, ("A joker may be discarded",)),
    "going_out.not_opened": Ground(Topic.OPENING, (*_CONTRACT, "Points needed")),
}
