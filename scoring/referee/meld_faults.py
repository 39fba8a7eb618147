"""Why cards offered as one meld are none: as a set, as a run, or as either."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scoring.melds import MeldCard, MeldKind, format_meld_card, is_wild, readings
from scoring.problems import Problem, problem, translatable
from scoring.referee.offered import Offered, offer
from scoring.referee.run_faults import find_run_faults
from scoring.referee.set_faults import find_set_faults
from scoring.variant import Variant


def find_meld_faults(
    variant: Variant,
    hand_number: int,
    cards: Sequence[MeldCard],
    kind: MeldKind | None = None,
) -> tuple[Problem, ...]:
    """Every reason why the cards are no meld; none exactly if they can be read as one.

    `kind` is what they have to be, None where that is for the cards to say.
    """
    ways = readings(variant, hand_number, cards)
    if any(kind in (None, meld.kind) for meld in ways):
        return ()
    offered = offer(cards, variant.wild_rank(hand_number))
    unclear = tuple(_judge_cards(offered))
    faults = unclear or tuple(_judge_kinds(variant, offered, kind))
    return faults or (problem("meld.none", _NONE),)


def _judge_cards(offered: Offered) -> Iterator[Problem]:
    """What is wrong with single cards, so that the meld cannot be judged at all."""
    for card in offered.cards:
        if card.card.rank is not None and card.card.suit is None:
            yield suit_needed_in_melds(card)
        if card.stands_for is not None and card.stands_for.rank is None:
            yield problem("meld.named_joker", _NAMED_JOKER, card=format_meld_card(card))
        elif card.stands_for not in (None, card.card) and not is_wild(card.card, offered.wild_rank):
            yield problem("meld.not_wild", _NOT_WILD, card=format_meld_card(card))


def _judge_kinds(variant: Variant, offered: Offered, kind: MeldKind | None) -> Iterator[Problem]:
    meant = _find_kinds(offered) if kind is None else (kind,)
    if not meant:
        yield problem("meld.neither", _NEITHER)
    if MeldKind.SET in meant:
        yield from find_set_faults(variant, offered)
    if MeldKind.RUN in meant:
        yield from find_run_faults(variant, offered)


def _find_kinds(offered: Offered) -> tuple[MeldKind, ...]:
    """What the cards were meant to be: both where that cannot be seen, none where neither."""
    suits = {card.suit for card in offered.fixed if card.suit is not None}
    if len(offered.fixed) <= 1:
        return MeldKind.SET, MeldKind.RUN
    if len({card.rank for card in offered.fixed}) == 1:
        return (MeldKind.SET,)
    return (MeldKind.RUN,) if len(suits) <= 1 else ()


def suit_needed_in_melds(card: MeldCard) -> Problem:
    """The problem of a card whose suit is not given."""
    text = translatable("{card} needs its suit: a meld depends on it.")
    return problem("card.suit_needed", text, card=format_meld_card(card))


_NONE = translatable("These cards are no meld.")
_NEITHER = translatable("These cards have neither one rank, as a set, nor one suit, as a run.")
_NOT_WILD = translatable("{card}: only a wild card may stand for another.")
_NAMED_JOKER = translatable("{card}: a wild card stands for a card with a rank, not for a joker.")
