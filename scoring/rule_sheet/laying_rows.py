"""Rows on melds, openings and turns (variants.md §3)."""

from collections.abc import Iterator

from scoring.match_rules import FinalDiscard, StockEmpty
from scoring.meld_rules import SetSuits
from scoring.problems import translatable
from scoring.rule_sheet.parts import Phrase, SheetRow
from scoring.rule_sheet.phrases import NEVER, WITHOUT_LIMIT, plain, row, say, yes_or_no
from scoring.variant import Variant

_SUITS = {
    SetSuits.DIFFERENT: translatable("all different"),
    SetSuits.DIFFERENT_OR_IDENTICAL: translatable("all different, or all cards identical"),
    SetSuits.ANY: translatable("any, a suit may repeat"),
}
_FINAL_DISCARD = {
    FinalDiscard.ALWAYS: translatable("always"),
    FinalDiscard.NEVER: translatable("never"),
    FinalDiscard.EITHER: translatable("not needed"),
    FinalDiscard.NOT_IN_LAST_HAND: translatable("always, but never in the last hand"),
}
_STOCK_EMPTY = {
    StockEmpty.VOID: translatable("the hand is void and dealt again by the same dealer"),
    StockEmpty.BLOCKED: translatable("the hand ends, nobody out, everyone scores"),
}


def meld_rows(variant: Variant) -> Iterator[SheetRow]:
    """Sets, runs and the jokers in them."""
    sets, runs = variant.set_rule, variant.run_rule
    most = "+" if sets.most_cards is None else f"–{sets.most_cards}"
    yield row(translatable("Cards in a set"), f"{sets.least_cards}{most}")
    yield row(translatable("Suits in a set"), Phrase(_SUITS[sets.suits]))
    yield row(translatable("Natural cards in a set, at least"), sets.least_naturals)
    if sets.jokers_alone:
        yield row(translatable("Three or four jokers are a set"), yes_or_no(True))
    yield row(translatable("Cards in a run"), f"{runs.least_cards}+")
    yield row(translatable("Natural cards in a run, at least"), runs.least_naturals)
    yield row(translatable("Ace in a run"), _ace(runs.ace_low), "ace_low")
    yield row(translatable("Jokers side by side in a run"), yes_or_no(runs.neighbouring_jokers))
    if variant.laying.own_melds_differ:
        text = translatable("sets of different ranks, runs of different suits")
        yield row(translatable("A player's own melds"), Phrase(text))


def opening_rows(variant: Variant) -> Iterator[SheetRow]:
    """What the first lay-down of a hand needs."""
    opening = variant.opening
    if opening.points is None:
        label = translatable("First lay-down")
        yield row(label, Phrase(translatable("the whole contract of the hand at once")))
        yield from _contract_rows(variant)
        return
    yield row(translatable("Points needed"), opening.points, "opening_points")
    yield row(translatable("Ace towards the opening"), opening.ace)
    if variant.run_rule.ace_low:
        yield row(translatable("Low ace towards the opening"), opening.low_ace, "ace_low")
    if opening.joker_in_joker_set is not None:
        yield row(translatable("Joker in a set of jokers"), opening.joker_in_joker_set)
    label = translatable("Discard pile may be drawn from before opening")
    yield row(label, yes_or_no(opening.discard_pile_before))


def _contract_rows(variant: Variant) -> Iterator[SheetRow]:
    allowed = translatable("allowed, in the opening turn and later")
    more = Phrase(allowed) if variant.laying.new_melds else NEVER
    yield row(translatable("More melds than the contract"), more)
    last = len(variant.contracts)
    if variant.is_laid_all_at_once(last):
        label = say(translatable("First lay-down in hand {number}"), number=last)
        yield row(label, Phrase(translatable("all cards, as exactly the contract")))


def turn_rows(variant: Variant) -> Iterator[SheetRow]:
    """Drawing, intercepting, discarding, the stock."""
    if variant.cards_per_turn is not None:
        yield row(translatable("Cards played in a turn"), variant.cards_per_turn, "cards_per_turn")
    if "intercepts" in variant.house_rules:
        yield row(translatable("Intercepts in a hand, at most"), variant.intercepts, "intercepts")
    label = translatable("Discard pile may be drawn from after opening")
    yield row(label, yes_or_no(variant.laying.discard_pile_after_opening))
    label = translatable("A joker may be discarded")
    yield row(label, yes_or_no(variant.laying.jokers_discarded))
    yield row(
        translatable("Discard when going out"), Phrase(_FINAL_DISCARD[_final_discard(variant)])
    )
    recycles = variant.stock_recycles
    yield row(
        translatable("Discards become the new stock, times"),
        WITHOUT_LIMIT if recycles is None else plain(recycles),
        "stock_recycles",
    )
    yield row(translatable("After that"), Phrase(_STOCK_EMPTY[variant.stock_empty]))


def _final_discard(variant: Variant) -> FinalDiscard:
    # A shortened match never comes to the hand that ends without a discard.
    shortened = variant.hands is not None and variant.hands < len(variant.contracts)
    return variant.discard_in(1) if shortened else variant.final_discard


def _ace(low: bool) -> Phrase:
    if low:
        return Phrase(translatable("high or low, never round the corner"))
    return Phrase(translatable("high"))
