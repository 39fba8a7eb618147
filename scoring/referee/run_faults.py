"""Why cards that were meant as a run are none (variants.md §3.1, §3.5, §3.7, §3.8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product

from scoring.cards import JOKER, Card, Rank, format_card
from scoring.melds.runs import LOW_ACE, steps_of
from scoring.problems import Problem, problem, translatable
from scoring.referee.offered import Offered
from scoring.variant import Variant

ALL_STEPS = Rank.ACE


def find_run_faults(variant: Variant, offered: Offered) -> Iterator[Problem]:
    """Every reason why the cards are no run."""
    faults = [*_judge_size(variant, offered), *_judge_order(variant, offered)]
    rule = variant.run_rule
    if len(offered.naturals) < rule.least_naturals:
        count = len(offered.naturals)
        faults.append(
            problem("run.too_few_naturals", _NATURALS, count=count, least=rule.least_naturals)
        )
    jokers = sum(card.card == JOKER for card in offered.cards)
    if not faults and jokers > 1 and not rule.neighbouring_jokers:
        faults.append(problem("run.jokers_side_by_side", _SIDE_BY_SIDE))
    yield from faults


def _judge_size(variant: Variant, offered: Offered) -> Iterator[Problem]:
    count, least = len(offered.cards), variant.run_rule.least_cards
    if count < least:
        yield problem("run.too_few_cards", _TOO_FEW, count=count, least=least)
    if count > ALL_STEPS:
        yield problem("run.too_many_cards", _TOO_MANY, count=count, most=int(ALL_STEPS))


def _judge_order(variant: Variant, offered: Offered) -> Iterator[Problem]:
    suits = {card.suit for card in offered.fixed if card.suit is not None}
    if len(suits) > 1:
        named = " ".join(sorted(suit.symbol for suit in suits))
        yield problem("run.suits_differ", _SUITS_DIFFER, suits=named)
        return
    repeated = [card for card, times in Counter(offered.fixed).items() if times > _most(card)]
    if repeated:
        cards = ", ".join(map(format_card, repeated))
        yield problem("run.rank_repeats", _REPEATS, cards=cards)
        return
    if not _fits(offered, low=variant.run_rule.ace_low):
        yield _explain_gap(offered)


def _most(card: Card) -> int:
    return len(steps_of(card.rank)) if card.rank is not None else 0


def _fits(offered: Offered, *, low: bool) -> bool:
    """Whether the fixed cards stand on steps of their own, near enough for the open wilds."""
    ranks = [card.rank for card in offered.fixed if card.rank is not None]
    choices = product(*(steps_of(rank) for rank in ranks))
    allowed = (steps for steps in choices if low or LOW_ACE not in steps)
    return any(_is_close(steps, len(offered.cards)) for steps in allowed)


def _is_close(steps: Iterable[int], cards: int) -> bool:
    taken = sorted(steps)
    return len(set(taken)) == len(taken) and (not taken or taken[-1] - taken[0] < cards)


def _explain_gap(offered: Offered) -> Problem:
    ranks = {card.rank for card in offered.fixed}
    if Rank.ACE in ranks and _fits(offered, low=True):
        return problem("run.ace_low", _ACE_LOW)
    if {Rank.KING, Rank.ACE, Rank.TWO} <= ranks:
        return problem("run.ace_inside", _ACE_INSIDE)
    return problem("run.gap", _GAP, wilds=offered.open_wilds)


_TOO_FEW = translatable("A run has at least {least} cards, not {count}.")
_TOO_MANY = translatable("A run has at most {most} cards, not {count}.")
_SUITS_DIFFER = translatable("The cards of a run have one suit; here are {suits}.")
_REPEATS = translatable("In a run each card is there once; here is more than once: {cards}.")
_NATURALS = translatable("Natural cards in a run, at least: {least}; here: {count}.")
_SIDE_BY_SIDE = translatable("Two jokers never lie side by side in a run.")
_ACE_LOW = translatable("The ace is high: no run begins with it.")
_ACE_INSIDE = translatable("An ace stands at the end of a run, never between king and two.")
_GAP = translatable("The cards are no neighbours; wild cards that could fill the gaps: {wilds}.")
