"""Scarne's East Coast Kaluki: every card left is a unit paid (variants.md §3.6)."""

from dataclasses import replace

from scoring.match_rules import NO_BUY_INS, Ranking
from scoring.penalties import penalty_table
from scoring.problems import translatable
from scoring.stakes import NO_STAKES
from scoring.variants.north_american import VARIANT as NORTH_AMERICAN

# Nobody is put out and nobody wins a pot, so what leads there cannot be agreed.
_WITHOUT_MEANING = {
    "out_at",
    "max_buy_ins",
    "buy_in_min_survivors",
    "reentry_margin",
    "stakes.initial",
    "stakes.buy_in",
}

VARIANT = replace(
    NORTH_AMERICAN,
    key="scarne",
    name=translatable("Scarne's East Coast Kaluki"),
    order=6,
    cut_joker=True,
    set_rule=replace(NORTH_AMERICAN.set_rule, jokers_alone=True),
    opening=replace(NORTH_AMERICAN.opening, ace=11, joker_in_joker_set=15),
    penalties=penalty_table(joker=2, ace=1, king_to_ten=1, others=1),
    kaluki_doubles=True,
    out_at=None,
    buy_ins=NO_BUY_INS,
    ranking=Ranking.LOWEST_TOTAL,
    stakes=NO_STAKES,
    points_are_units=True,
    house_rules=tuple(key for key in NORTH_AMERICAN.house_rules if key not in _WITHOUT_MEANING),
)
