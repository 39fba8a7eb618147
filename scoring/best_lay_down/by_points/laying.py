"""A plan spelled out, meld by meld."""

from __future__ import annotations

from collections.abc import Iterator

from scoring.best_lay_down.by_points.plan import Branch, Plan
from scoring.best_lay_down.by_points.rules import PointsRules
from scoring.best_lay_down.by_points.suit_melds import SuitMeld
from scoring.best_lay_down.holding import HIGHEST, LOW_ACE, SuitKey, count_at, list_steps
from scoring.best_lay_down.shapes import LaidMeld, LaidRun, LaidSet


def lay_out(rules: PointsRules, plan: Plan) -> list[LaidMeld]:
    """The melds of a plan: its sets, then what each suit makes of the rest."""
    *of_suits, of_sets = plan.shares
    melds: list[LaidMeld] = [*_lay_sets(rules, plan.branch, of_sets.score)]
    suits = zip(plan.tables, plan.branch.suits, of_suits, strict=True)
    for suit, (table, key, own) in enumerate(suits):
        for meld, taken_from in table.trace(key, own.jokers, own.score):
            melds.append(_lay_suit_meld(suit, meld, taken_from - meld.rest))
    return melds


def _lay_sets(rules: PointsRules, branch: Branch, score_of_room: int) -> Iterator[LaidSet]:
    """The sets, with more jokers where they fit and count most until the score is reached."""
    scores = rules.light_hand.scores
    for laid in sorted(_list_sets(rules, branch), key=lambda laid: -scores.of_joker(laid.rank)):
        room = rules.set_sizes[1] - len(laid.naturals) - laid.wilds
        joker = scores.of_joker(laid.rank)
        more = min(room, score_of_room // joker) if joker else 0
        score_of_room -= more * joker
        yield laid._replace(wilds=laid.wilds + more)


def _list_sets(rules: PointsRules, branch: Branch) -> Iterator[LaidSet]:
    if branch.joker_set:
        yield LaidSet(None, (), branch.joker_set)
    taken = branch.sets
    while taken is not None:
        chosen, taken = taken
        for suits in chosen.choice.sets:
            wilds = max(0, rules.sets.least_cards - len(suits))
            yield LaidSet(chosen.rank, suits, wilds)


def _lay_suit_meld(suit: int, meld: SuitMeld, given: SuitKey) -> LaidMeld:
    """The meld with the naturals given to it; two aces stand at both ends."""
    if not meld.top:
        ((step, naturals),) = list_steps(given)
        return LaidSet(step, (suit,) * naturals, meld.jokers, identical=True)
    steps = sum(1 << _stand(meld, step) for step, _ in list_steps(given))
    if count_at(given, HIGHEST) > 1:
        steps |= 1 << LOW_ACE
    return LaidRun(suit, meld.bottom, meld.top, steps)


def _stand(meld: SuitMeld, step: int) -> int:
    """The step of the run a natural stands on: an ace at the top if the run comes so far."""
    return LOW_ACE if step == HIGHEST > meld.top else step
