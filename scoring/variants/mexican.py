"""Mexican Rummy: seven hands, seven contracts, seven wild ranks (variants.md §3.8)."""

from scoring.cards import Rank
from scoring.contract import Contract
from scoring.deal import Deal
from scoring.finish import Finish
from scoring.house_rules.keys import PENALTY_KEYS, WILD_PENALTY
from scoring.match_rules import FinalDiscard, FirstDealer, Ranking, StockEmpty, TieBreak
from scoring.meld_rules import LayingRule, OpeningRule, RunRule, SetRule, SetSuits
from scoring.pack import Pack
from scoring.penalties import penalty_table
from scoring.problems import translatable
from scoring.variant import Variant

CONTRACTS = (
    Contract(2, 0),
    Contract(1, 1),
    Contract(0, 2),
    Contract(3, 0),
    Contract(2, 1),
    Contract(1, 2),
    Contract(0, 3),
)

VARIANT = Variant(
    key="mexican",
    name=translatable("Mexican Rummy"),
    revision=1,
    order=8,
    players_min=2,
    players_max=6,
    first_dealer=FirstDealer.AT_RANDOM,
    pack=Pack(decks=2, jokers=4),
    deal=Deal(by_hand=(7, 8, 9, 10, 11, 12, 13)),
    set_rule=SetRule(least_cards=3, most_cards=None, suits=SetSuits.ANY, least_naturals=0),
    run_rule=RunRule(least_cards=4, ace_low=True, least_naturals=0),
    opening=OpeningRule(),
    laying=LayingRule(new_melds=False, all_cards_in_last_hand=True, lay_offs_in_opening_turn=False),
    final_discard=FinalDiscard.NOT_IN_LAST_HAND,
    stock_recycles=None,
    stock_empty=StockEmpty.BLOCKED,
    penalties=penalty_table(joker=20, ace=15, others=5, wild=20),
    finishes=(Finish.ORDINARY, Finish.BLOCKED, Finish.VOID),
    hands=len(CONTRACTS),
    contracts=CONTRACTS,
    wild_ranks=tuple(Rank(rank) for rank in range(3, 10)),
    ranking=Ranking.LOWEST_TOTAL,
    tie_break=TieBreak.HANDS_WON,
    house_rules=("hands", "wild_ranks", "draw_ties", *PENALTY_KEYS, WILD_PENALTY),
)
