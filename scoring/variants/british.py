"""Kaluki of the UK clubs, the Victoria and the Tiberius (variants.md §3.1)."""

from scoring.deal import Deal
from scoring.finish import Finish
from scoring.house_rules.keys import PENALTY_KEYS, STAKE_KEYS
from scoring.match_rules import BuyInRule, Ranking
from scoring.meld_rules import JokerExchange, OpeningRule, RunRule, SetRule, SetSuits
from scoring.pack import Pack
from scoring.penalties import penalty_table
from scoring.problems import translatable
from scoring.stakes import Stakes
from scoring.variant import Variant

VARIANT = Variant(
    key="british",
    name=translatable("Kaluki, UK clubs"),
    revision=1,
    order=1,
    players_min=2,
    players_max=5,
    pack=Pack(decks=2, jokers=2),
    deal=Deal(by_players=((5, 13),)),
    set_rule=SetRule(least_cards=3, most_cards=4, suits=SetSuits.DIFFERENT, least_naturals=1),
    run_rule=RunRule(least_cards=3, ace_low=False),
    opening=OpeningRule(points=40),
    joker_exchange_in_set=JokerExchange.BOTH,
    cards_per_turn=1,
    penalties=penalty_table(joker=15, ace=11),
    finishes=(Finish.ORDINARY, Finish.KALUKI, Finish.VOID),
    out_at=150,
    buy_ins=BuyInRule(most=2),
    ranking=Ranking.LAST_IN,
    stakes=Stakes(call=1, kaluki=2, initial=5, buy_in=5),
    house_rules=(
        "out_at",
        "opening_points",
        "ace_low",
        "kaluki_doubles",
        "stock_recycles",
        "cards_per_turn",
        "max_buy_ins",
        "buy_in_min_survivors",
        "reentry_margin",
        "joker_exchange_in_set",
        "draw_ties",
        *STAKE_KEYS,
        *PENALTY_KEYS,
    ),
)
