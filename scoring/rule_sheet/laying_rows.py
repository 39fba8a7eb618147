"""Rows on melds, openings and turns (variants.md §3)."""

from collections.abc import Iterator

from scoring.match_rules import FinalDiscard, StockEmpty
from scoring.meld_rules import JokerExchange, SetSuits
from scoring.problems import translatable
from scoring.rule_sheet.parts import Phrase, SheetRow
from scoring.rule_sheet.phrases import WITHOUT_LIMIT, plain, row, yes_or_no
from scoring.variant import Variant

_SUITS = {
    SetSuits.DIFFERENT: translatable("all different"),
    SetSuits.DIFFERENT_OR_IDENTICAL: translatable("all different, or all cards identical"),
    SetSuits.ANY: translatable("any, a suit may repeat"),
}
_EXCHANGE = {
    JokerExchange.BOTH: translatable("for both missing suits"),
    JokerExchange.EITHER: translatable("for one missing suit"),
    JokerExchange.NEVER: translatable("never"),
}
_FINAL_DISCARD = {
    FinalDiscard.ALWAYS: translatable("always"),
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
    yield row(translatable("Ace in a run"), _ace(runs.ace_low), "ace_low")
    yield row(translatable("Jokers side by side in a run"), yes_or_no(runs.neighbouring_jokers))
    if variant.joker_exchange_in_set is not None:
        label = translatable("A joker leaves a set of three")
        value = Phrase(_EXCHANGE[variant.joker_exchange_in_set])
        yield row(label, value, "joker_exchange_in_set")


def opening_rows(variant: Variant) -> Iterator[SheetRow]:
    """What the first lay-down of a hand needs."""
    opening = variant.opening
    if opening.points is None:
        label = translatable("First lay-down")
        yield row(label, Phrase(translatable("the whole contract of the hand at once")))
        return
    yield row(translatable("Points needed"), opening.points, "opening_points")
    yield row(translatable("Ace towards the opening"), opening.ace)
    if variant.run_rule.ace_low:
        yield row(translatable("Low ace towards the opening"), opening.low_ace, "ace_low")
    if opening.joker_in_joker_set is not None:
        yield row(translatable("Joker in a set of jokers"), opening.joker_in_joker_set)
    label = translatable("Discard pile may be drawn from before opening")
    yield row(label, yes_or_no(opening.discard_pile_before))


def turn_rows(variant: Variant) -> Iterator[SheetRow]:
    """Drawing, intercepting, discarding, the stock."""
    if variant.cards_per_turn is not None:
        yield row(translatable("Cards played in a turn"), variant.cards_per_turn, "cards_per_turn")
    if "intercepts" in variant.house_rules:
        yield row(translatable("Intercepts in a hand, at most"), variant.intercepts, "intercepts")
    yield row(translatable("Discard when going out"), Phrase(_FINAL_DISCARD[variant.final_discard]))
    recycles = variant.stock_recycles
    yield row(
        translatable("Discards become the new stock, times"),
        WITHOUT_LIMIT if recycles is None else plain(recycles),
        "stock_recycles",
    )
    yield row(translatable("After that"), Phrase(_STOCK_EMPTY[variant.stock_empty]))


def _ace(low: bool) -> Phrase:
    if low:
        return Phrase(translatable("high or low, never round the corner"))
    return Phrase(translatable("high"))
