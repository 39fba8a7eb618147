"""Reading cards as a run (variants.md §3.1, §3.5, §3.7, §3.8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from scoring.cards import JOKER, Card, Rank, Suit
from scoring.meld_rules import RunRule
from scoring.melds.meld import Meld, MeldCard, MeldKind
from scoring.melds.wilds import is_wild, may_stand_for, plays_as_itself, stands_in
from scoring.variant import Variant

Cards = Sequence[MeldCard]
# Cards by their step on the ladder: a low ace on 1, the two on 2, … the ace on 14.
Ladder = dict[int, MeldCard]
LOW_ACE = 1


def run_readings(variant: Variant, wild_rank: Rank | None, cards: Cards) -> Iterator[Meld]:
    """Every run the cards can be, from the lowest up, suit by suit."""
    rule = variant.run_rule
    if len(cards) < rule.least_cards:
        return
    ordered = _settled_first(cards, wild_rank)
    for bottom in range(LOW_ACE if rule.ace_low else Rank.TWO, Rank.ACE - len(cards) + 2):
        steps = range(bottom, bottom + len(cards))
        for suit in Suit:
            yield from _runs_of_suit(rule, ordered, suit, steps, wild_rank)


def card_at(step: int, suit: Suit) -> Card:
    """The card on a step of the ladder."""
    return Card(Rank.ACE if step == LOW_ACE else Rank(step), suit)


def steps_of(rank: Rank) -> tuple[int, ...]:
    """Where a rank can stand; an ace at either end."""
    return (LOW_ACE, Rank.ACE) if rank is Rank.ACE else (rank,)


def is_right(rule: RunRule, meld: Meld) -> bool:
    """Whether the jokers and naturals of a run in order are as the rule wants them."""
    jokers = [card.card == JOKER for card in meld.cards]
    side_by_side = any(left and right for left, right in pairwise(jokers))
    naturals = sum(not stands_in(card) for card in meld.cards)
    return naturals >= rule.least_naturals and (rule.neighbouring_jokers or not side_by_side)


def _settled_first(cards: Cards, wild_rank: Rank | None) -> list[MeldCard]:
    """Naturals, then named wilds, then open ones, jokers last: each finds the fewest places."""

    def freedom(card: MeldCard) -> int:
        if not is_wild(card.card, wild_rank) or plays_as_itself(card):
            return 0
        return 1 if card.stands_for is not None else 2 + (card.card == JOKER)

    return sorted(cards, key=freedom)


def _runs_of_suit(
    rule: RunRule, cards: Cards, suit: Suit, steps: range, wild_rank: Rank | None
) -> Iterator[Meld]:
    found = dict.fromkeys(
        Meld(MeldKind.RUN, tuple(ladder[step] for step in steps))
        for ladder in _climb(cards, suit, steps, {}, wild_rank)
    )
    yield from (meld for meld in found if is_right(rule, meld))


def _climb(
    cards: Cards, suit: Suit, steps: range, taken: Ladder, wild_rank: Rank | None
) -> Iterator[Ladder]:
    if not cards:
        yield taken
        return
    first, rest = cards[0], cards[1:]
    for step in _list_steps(first, suit, steps, taken, wild_rank):
        stood = _stand(first, card_at(step, suit))
        yield from _climb(rest, suit, steps, {**taken, step: stood}, wild_rank)


def _list_steps(
    card: MeldCard, suit: Suit, steps: range, taken: Ladder, wild_rank: Rank | None
) -> list[int]:
    """Where a card may stand. As itself, if it can; an open wild on the lowest free step."""
    free = [step for step in steps if step not in taken]
    own = [step for step in free if card_at(step, suit) == card.card]
    if own and (card.stands_for is None or plays_as_itself(card)):
        return own
    if not is_wild(card.card, wild_rank) or plays_as_itself(card):
        return []
    fitting = [step for step in free if may_stand_for(card, card_at(step, suit))]
    return fitting[:1] if card.stands_for is None else fitting


def _stand(card: MeldCard, place: Card) -> MeldCard:
    return MeldCard(card.card, None if card.card == place else place)
