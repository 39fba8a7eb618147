"""A run's joker moves for the card it stands for and stays in the run (variants.md §3.7)."""

from __future__ import annotations

from collections.abc import Sequence

from scoring.cards import JOKER, Card, Rank
from scoring.meld_rules import RunRule
from scoring.melds import Meld, MeldCard, MeldKind
from scoring.melds.runs import LOW_ACE, card_at, is_right
from scoring.melds.values import has_low_ace
from scoring.problems import Problem, problem, translatable
from scoring.referee.swapping import Swapped, find_joker, find_reading, put_card
from scoring.variant import Variant


def move_joker(variant: Variant, ways: Sequence[Meld], cards: Sequence[Card]) -> Swapped:
    """The joker goes to the top, or to the bottom when the run has reached the ace."""
    if ways[0].kind is MeldKind.SET:
        return Swapped.refused(problem("exchange.from_set", _NEVER_IN_SETS))
    if len(cards) != 1:
        return Swapped.refused(problem("exchange.not_its_card", _ONE_CARD, count=len(cards)))
    found = find_reading(ways, cards[0])
    if isinstance(found, Problem):
        return Swapped.refused(found)
    moved = _move(variant.run_rule, found, cards[0])
    if moved is None:
        return Swapped.refused(problem("exchange.no_place", _NO_PLACE))
    if not is_right(variant.run_rule, moved):
        return Swapped.refused(problem("exchange.beside_joker", _BESIDE_JOKER))
    return Swapped(moved)


def _move(rule: RunRule, run: Meld, card: Card) -> Meld | None:
    index = find_joker(run, card)
    if index is None or card.suit is None:
        return None
    laid = put_card(run, index, card)
    bottom = _find_bottom(run)
    top = bottom + len(laid) - 1
    if top < Rank.ACE:
        return Meld(MeldKind.RUN, (*laid, MeldCard(JOKER, card_at(top + 1, card.suit))))
    lowest = LOW_ACE if rule.ace_low else Rank.TWO
    if bottom == lowest:
        return None
    return Meld(MeldKind.RUN, (MeldCard(JOKER, card_at(bottom - 1, card.suit)), *laid))


def _find_bottom(run: Meld) -> int:
    rank = run.cards[0].plays_as.rank
    return LOW_ACE if has_low_ace(run) or rank is None else rank


_NEVER_IN_SETS = translatable("A joker in a set never moves.")
_ONE_CARD = translatable("One card is given for a joker of a run, not {count}.")
_NO_PLACE = translatable("The run goes from ace to ace: there is no place for its joker.")
_BESIDE_JOKER = translatable("The joker would come to lie beside another joker.")
