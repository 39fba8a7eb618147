"""Small hands on which the search is held against trying everything, one variant at a time."""

from __future__ import annotations

import random
from dataclasses import dataclass

from bench.small_hands import SmallHand, deal_small, deal_whole
from scoring.cards import Card, format_cards
from scoring.melds import MeldCard, format_meld
from scoring.referee import rule_lay_down
from scoring.variant import Variant

# Hands that are laid whole or not at all are large, so that fewer of them are tried.
WHOLE = 100


@dataclass(slots=True)
class Proof:
    """How many hands were tried, in how many something is laid, and every disagreement."""

    hands: int = 0
    laid: int = 0
    changed: int = 0
    still_legal: int = 0
    disagreements: tuple[str, ...] = ()


def prove(variant: Variant, hands: int, largest: int, seed: str, whole: int = WHOLE) -> Proof:
    """Deal hands of at most so many cards and compare; `whole` are laid all at once, if any."""
    chance = random.Random(f"{seed} {variant.key}")
    proof = Proof()
    for _ in range(hands):
        compare(variant, deal_small(variant, chance, largest), chance, proof)
    if variant.laying.all_cards_in_last_hand:
        for _ in range(whole):
            compare(variant, deal_whole(variant, chance), chance, proof)
    return proof


def compare(variant: Variant, hand: SmallHand, chance: random.Random, proof: Proof) -> None:
    """Try one hand, and the lay-down proposed with one card changed; note it in the proof."""
    best = hand.find(variant)
    told = f"{variant.key} {hand.hand_number} {hand.opened}: {format_cards(hand.cards)}"
    proof.hands += 1
    found = best.can_open, best.points_left
    exhausted = hand.exhaust(variant).fewest_left(hand.cards)
    if found != exhausted:
        proof.disagreements += (f"{told}: found {found}, there is {exhausted}",)
    if best.melds:
        proof.laid += 1
        melds = [meld.cards for meld in best.melds]
        if not _is_ruled_legal(variant, hand, melds):
            shown = ", ".join(map(format_meld, melds))
            proof.disagreements += (f"{told}: ruled illegal: {shown}",)
        _change_a_card(
            variant, hand, [[card.card for card in meld] for meld in melds], chance, proof
        )


def _change_a_card(
    variant: Variant, hand: SmallHand, melds: list[list[Card]], chance: random.Random, proof: Proof
) -> None:
    """Put another card of the pack in the place of one: referee and slow judge have to agree."""
    meld = chance.choice(melds)
    place = chance.randrange(len(meld))
    free = _list_free(variant, hand, melds)
    alike = [card for card in free if _is_alike(card, meld[place])] or free
    meld[place] = chance.choice(chance.choice((free, alike)))
    legal = hand.exhaust(variant).is_legal(melds)
    proof.changed += 1
    proof.still_legal += legal
    if _is_ruled_legal(variant, hand, [list(map(MeldCard, meld)) for meld in melds]) is not legal:
        shown = ", ".join(map(format_cards, melds))
        told = f"{variant.key} {hand.hand_number} {hand.opened}"
        proof.disagreements += (f"{told}: changed {shown}: {legal} by the slow judge",)


def _is_alike(card: Card, other: Card) -> bool:
    """Whether the card could well take the other's place."""
    return card.rank in (None, other.rank) or card.suit is other.suit


def _list_free(variant: Variant, hand: SmallHand, melds: list[list[Card]]) -> list[Card]:
    """The cards of the pack that neither these melds nor those before have."""
    free = list(variant.pack.cards())
    for card in (*(card for meld in melds for card in meld), *_cards_of(hand)):
        free.remove(card)
    return free


def _cards_of(hand: SmallHand) -> list[Card]:
    return [card.card for meld in hand.own for card in meld]


def _is_ruled_legal(variant: Variant, hand: SmallHand, melds: list[list[MeldCard]]) -> bool:
    ruling = rule_lay_down(variant, hand.hand_number, melds, opened=hand.opened, own=hand.own)
    return ruling.legal
