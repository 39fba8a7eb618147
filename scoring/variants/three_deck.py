"""Three-deck Kaluki (variants.md §3.3)."""

from dataclasses import replace

from scoring.meld_rules import SetSuits
from scoring.pack import Pack
from scoring.problems import translatable
from scoring.variants.british import VARIANT as BRITISH

VARIANT = replace(
    BRITISH,
    key="three_deck",
    name=translatable("Three-deck Kaluki"),
    order=3,
    pack=Pack(decks=3, jokers=3),
    set_rule=replace(BRITISH.set_rule, suits=SetSuits.DIFFERENT_OR_IDENTICAL),
    penalties=replace(BRITISH.penalties, joker=25),
    out_at=301,
)
