"""Rows on melds that lie on the table (variants.md §3.1, §3.7, §3.8)."""

from collections.abc import Iterator

from scoring.meld_rules import JokerExchange
from scoring.problems import translatable
from scoring.rule_sheet.parts import Phrase, SheetRow
from scoring.rule_sheet.phrases import row
from scoring.variant import Variant

_EXCHANGE = {
    JokerExchange.BOTH: translatable("for both missing suits"),
    JokerExchange.EITHER: translatable("for one missing suit"),
    JokerExchange.NEVER: translatable("never"),
}
_LAY_OFFS = {
    True: translatable("on anybody's melds, from the opening turn on"),
    False: translatable("on anybody's melds, from the turn after the opening on"),
}
_RUN_GROWS = {
    True: translatable("up to the ace first, and only then downwards"),
    False: translatable("at either end"),
}
_WILD_MOVES = {
    True: translatable(
        "moves to the top, or from the ace to the bottom, for the card it stands for"
    ),
    False: translatable("never moves"),
}


def lay_off_rows(variant: Variant) -> Iterator[SheetRow]:
    """Adding to melds on the table, and what becomes of the jokers in them."""
    laying = variant.laying
    yield row(translatable("Lay-offs"), Phrase(_LAY_OFFS[laying.lay_offs_in_opening_turn]))
    yield row(translatable("A run grows"), Phrase(_RUN_GROWS[laying.runs_grow_up_first]))
    if variant.joker_exchange_in_set is not None:
        label = translatable("A joker leaves a run")
        yield row(label, Phrase(translatable("for the very card it stands for, after opening")))
        label = translatable("A joker leaves a set of three")
        value = Phrase(_EXCHANGE[variant.joker_exchange_in_set])
        yield row(label, value, "joker_exchange_in_set")
        return
    yield row(translatable("A wild card in a run"), Phrase(_WILD_MOVES[laying.jokers_move]))
    yield row(translatable("A wild card in a set"), Phrase(_WILD_MOVES[False]))
