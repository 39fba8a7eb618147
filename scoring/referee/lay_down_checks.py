"""Whether a player may lay anything now, and whether he can hold these cards at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

from scoring.cards import format_card
from scoring.match_rules import FinalDiscard
from scoring.melds import Meld, MeldCard, format_meld
from scoring.problems import Problem, problem, translatable
from scoring.variant import Variant

Offers = Sequence[Sequence[MeldCard]]


def judge_turn(variant: Variant, melds: Offers, *, opened: bool, own: Offers) -> Iterator[Problem]:
    """Whether it is a lay-down at all, and allowed to whoever opened before or did not."""
    if not melds:
        yield problem("lay_down.nothing", _NOTHING)
    elif opened and variant.contracts and not variant.laying.new_melds:
        yield problem("lay_down.no_new_melds", _NO_NEW_MELDS)
    if own and not opened:
        yield problem("lay_down.own_before_opening", _OWN_BEFORE_OPENING, field="own")


def judge_own(own: Offers, found: Sequence[Sequence[Meld]]) -> Iterator[Problem]:
    """Own melds of earlier turns that can be none."""
    for offered, ways in zip(own, found, strict=True):
        if not ways:
            cards = format_meld(offered)
            yield problem("lay_down.own_no_meld", _OWN_NO_MELD, field="own", cards=cards)


def judge_pack(variant: Variant, melds: Offers, own: Offers) -> Iterator[Problem]:
    """Cards that the pack does not hold so often (variants.md §5)."""
    named = Counter(card.card for card in chain.from_iterable((*melds, *own)))
    for card, times in named.items():
        held = variant.pack.count(card)
        if times > held:
            written = format_card(card)
            yield problem("pack.too_many", _TOO_MANY, card=written, held=held, named=times)


def judge_count(variant: Variant, hand_number: int, melds: Offers) -> Iterator[Problem]:
    """More cards than a player can hold in a turn of this hand."""
    count, most = _count(melds), most_held(variant, hand_number)
    if count > most:
        yield problem("lay_down.too_many_cards", _TOO_MANY_CARDS, count=count, most=most)


def note_no_discard(variant: Variant, hand_number: int, melds: Offers) -> Iterator[Problem]:
    """A note where so many cards are laid that none can be left for the discard."""
    needed = variant.discard_in(hand_number) is FinalDiscard.ALWAYS
    if needed and _count(melds) == most_held(variant, hand_number):
        yield problem("going_out.discard_needed", _NO_DISCARD_LEFT)


def most_held(variant: Variant, hand_number: int) -> int:
    """The most cards a player can hold in his turn, after the draw."""
    sizes = range(variant.players_min, variant.players_max + 1)
    dealt = max(variant.largest_remainder(hand_number, players) for players in sizes)
    return dealt + (variant.cards_per_turn or 1)


def _count(melds: Offers) -> int:
    return sum(map(len, melds))


_NOTHING = translatable("No meld is laid.")
_NO_NEW_MELDS = translatable("After the opening no new melds are laid in this hand.")
_OWN_BEFORE_OPENING = translatable("Whoever has melds on the table has opened.")
_OWN_NO_MELD = translatable("{cards} cannot lie on the table: it is no meld.")
_TOO_MANY = translatable("The pack holds {held} of {card}, but {named} are laid.")
_TOO_MANY_CARDS = translatable(
    "{count} cards are laid; nobody can hold more than {most} in a turn of this hand."
)
_NO_DISCARD_LEFT = translatable("The turn ends with a discard: one card has to be left for it.")
