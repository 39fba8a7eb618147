"""North American Kaluki (variants.md §3.5)."""

from dataclasses import replace

from scoring.deal import Deal
from scoring.pack import Pack
from scoring.problems import translatable
from scoring.variants.british import VARIANT as BRITISH

VARIANT = replace(
    BRITISH,
    key="north_american",
    name=translatable("North American Kaluki"),
    order=5,
    players_max=6,
    pack=Pack(decks=2, jokers=4),
    deal=Deal(by_players=((4, 15), (5, 13), (6, 11))),
    run_rule=replace(BRITISH.run_rule, ace_low=True),
    opening=replace(BRITISH.opening, points=51, ace=15, discard_pile_before=False),
    penalties=replace(BRITISH.penalties, joker=25, black_ace=15, red_ace=15),
    stakes=replace(BRITISH.stakes, kaluki=1),
    kaluki_pays_call=True,
)
