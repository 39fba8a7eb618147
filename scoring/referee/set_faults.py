"""Why cards that were meant as a set are none (variants.md §3.1, §3.3, §3.6–§3.8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from scoring.cards import Rank, format_card
from scoring.meld_rules import SetSuits
from scoring.melds import MeldCard
from scoring.problems import Problem, problem, translatable
from scoring.referee.offered import Offered
from scoring.variant import Variant


def find_set_faults(variant: Variant, offered: Offered) -> Iterator[Problem]:
    """Every reason why the cards are no set."""
    yield from _judge_size(variant, offered.cards)
    ranks = {card.rank for card in offered.fixed}
    if len(ranks) > 1:
        yield problem("set.ranks_differ", _RANKS_DIFFER, ranks=_write_ranks(ranks))
    else:
        yield from _judge_suits(variant, offered)
    if len(offered.naturals) < variant.set_rule.least_naturals:
        least = variant.set_rule.least_naturals
        yield problem("set.too_few_naturals", _NATURALS, count=len(offered.naturals), least=least)


def _judge_size(variant: Variant, cards: Sequence[MeldCard]) -> Iterator[Problem]:
    rule = variant.set_rule
    if len(cards) < rule.least_cards:
        yield problem("set.too_few_cards", _TOO_FEW, count=len(cards), least=rule.least_cards)
    if rule.most_cards is not None and len(cards) > rule.most_cards:
        yield problem("set.too_many_cards", _TOO_MANY, count=len(cards), most=rule.most_cards)


def _judge_suits(variant: Variant, offered: Offered) -> Iterator[Problem]:
    repeated = [card for card, times in Counter(offered.fixed).items() if times > 1 and card.suit]
    if not repeated or variant.set_rule.suits is SetSuits.ANY:
        return
    cards = ", ".join(map(format_card, repeated))
    if variant.set_rule.suits is SetSuits.DIFFERENT_OR_IDENTICAL:
        if len(set(offered.fixed)) > 1:
            yield problem("set.suits_mixed", _MIXED, cards=cards)
        return
    yield problem("set.suit_repeats", _REPEATS, cards=cards)


def _write_ranks(ranks: set[Rank | None]) -> str:
    return ", ".join(rank.symbol for rank in sorted(filter(None, ranks)))


_TOO_FEW = translatable("A set has at least {least} cards, not {count}.")
_TOO_MANY = translatable("A set has at most {most} cards, not {count}.")
_RANKS_DIFFER = translatable("The cards of a set have one rank; here are {ranks}.")
_REPEATS = translatable("In a set all suits are different; here is more than once: {cards}.")
_MIXED = translatable(
    "The cards of a set are all of different suits or all identical; here is more than once: "
    "{cards}."
)
_NATURALS = translatable("Natural cards in a set, at least: {least}; here: {count}.")
