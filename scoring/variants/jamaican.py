"""Jamaican Kaluki: nine hands, nine contracts (variants.md §3.7)."""

from scoring.contract import Contract
from scoring.deal import Deal
from scoring.finish import Finish
from scoring.house_rules.keys import PENALTY_KEYS
from scoring.match_rules import FinalDiscard, FirstDealer, Ranking
from scoring.meld_rules import LayingRule, OpeningRule, RunRule, SetRule, SetSuits
from scoring.pack import Pack
from scoring.penalties import PenaltyTable
from scoring.problems import translatable
from scoring.variant import Variant

CONTRACTS = (
    Contract(3, 0),
    Contract(2, 1),
    Contract(1, 2),
    Contract(0, 3),
    Contract(4, 0),
    Contract(3, 1),
    Contract(2, 2),
    Contract(1, 3),
    Contract(0, 4),
)

VARIANT = Variant(
    key="jamaican",
    name=translatable("Jamaican Kaluki"),
    revision=1,
    order=7,
    players_min=3,
    players_max=6,
    first_dealer=FirstDealer.AT_RANDOM,
    pack=Pack(decks=2, jokers=4),
    deal=Deal(by_hand=(9, 10, 11, 12, 12, 13, 14, 15, 16)),
    set_rule=SetRule(least_cards=3, most_cards=None, suits=SetSuits.ANY, least_naturals=2),
    run_rule=RunRule(least_cards=4, ace_low=True, neighbouring_jokers=False),
    opening=OpeningRule(),
    laying=LayingRule(
        own_melds_differ=True,
        runs_grow_up_first=True,
        jokers_move=True,
        jokers_discarded=False,
        discard_pile_after_opening=False,
    ),
    final_discard=FinalDiscard.EITHER,
    intercepts=3,
    penalties=PenaltyTable(joker=50, black_ace=15, red_ace=1),
    finishes=(Finish.ORDINARY, Finish.FIRST_OPENING, Finish.VOID),
    first_opening_multiplier=2,
    hands=len(CONTRACTS),
    contracts=CONTRACTS,
    ranking=Ranking.LOWEST_TOTAL,
    house_rules=(
        "hands",
        "first_opening_multiplier",
        "intercepts",
        "stock_recycles",
        "draw_ties",
        *PENALTY_KEYS,
    ),
)
