"""The best lay-down: the melds after which the fewest penalty points are left in hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial

from scoring.best_lay_down.answer import BestLayDown
from scoring.best_lay_down.by_contract import find_by_contract
from scoring.best_lay_down.by_points import find_by_points
from scoring.best_lay_down.checks import Offers, check_cards
from scoring.best_lay_down.holding import hold
from scoring.best_lay_down.leaving_one import keep_one_card
from scoring.best_lay_down.prices import read_prices
from scoring.best_lay_down.shapes import LaidMeld
from scoring.best_lay_down.writing import write_melds
from scoring.cards import Card, sort_key
from scoring.match_rules import FinalDiscard
from scoring.melds import Meld, is_wild, readings
from scoring.penalties import price_cards
from scoring.problems import insist
from scoring.referee.lay_down_checks import judge_own
from scoring.variant import Variant


def find_best_lay_down(
    variant: Variant,
    hand_number: int,
    cards: Sequence[Card],
    *,
    opened: bool = False,
    own: Offers = (),
) -> BestLayDown:
    """The lay-down of a turn that leaves the fewest points, of all legal ones (variants.md §3).

    `cards` are all that the player holds after the draw. New melds only: what could be laid
    off depends on everybody's melds. `own` are the melds he laid before, which bar their
    ranks and suits where own melds have to differ (§3.7). Where the turn ends with a
    discard, one card stays.

    RuleBroken: `card.suit_needed`, `pack.too_many`, `best.too_many_cards`,
    `lay_down.own_before_opening`, `lay_down.own_no_meld`. LookupError for a hand that is
    never dealt.
    """
    counts = Counter(cards)
    ways = [readings(variant, hand_number, offered) for offered in own]
    insist((*check_cards(variant, counts, own, opened=opened), *judge_own(own, ways)))
    wilds = _list_wilds(variant, hand_number, counts)
    laid = _find(variant, hand_number, counts, wilds, opened=opened, own=[way[0] for way in ways])
    melds = tuple(write_melds(variant.set_rule.suits, laid, wilds))
    counts.subtract(card.card for meld in melds for card in meld.cards)
    left = tuple(sorted(counts.elements(), key=sort_key))
    prices = price_cards(variant.penalties, variant.wild_rank(hand_number))
    points = sum(prices[card] or 0 for card in left)
    return BestLayDown(opened or bool(melds), melds, left, points)


def _list_wilds(variant: Variant, hand_number: int, counts: Counter[Card]) -> list[Card]:
    """All wild cards held, the cheapest first: those are the ones to keep."""
    rank = variant.wild_rank(hand_number)
    prices = price_cards(variant.penalties, rank)
    wilds = [card for card in counts.elements() if is_wild(card, rank)]
    return sorted(wilds, key=lambda card: prices[card] or 0)


def _find(
    variant: Variant,
    hand_number: int,
    counts: Mapping[Card, int],
    wilds: Sequence[Card],
    *,
    opened: bool,
    own: Sequence[Meld],
) -> list[LaidMeld]:
    prices = read_prices(variant.penalties, variant.wild_rank(hand_number), wilds)
    holding = hold(_leave_out(counts, wilds), len(wilds))
    find = (
        partial(find_by_contract, variant, hand_number, prices, opened=opened, own=own)
        if variant.contracts
        else partial(find_by_points, variant, opened=opened)
    )
    if variant.discard_in(hand_number) is FinalDiscard.ALWAYS:
        return keep_one_card(holding, prices, find)
    return find(holding)


def _leave_out(counts: Mapping[Card, int], wilds: Sequence[Card]) -> Mapping[Card, int]:
    if not wilds:
        return counts
    kinds = set(wilds)
    return {card: count for card, count in counts.items() if card not in kinds}
