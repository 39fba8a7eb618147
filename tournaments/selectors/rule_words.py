"""House rules in the words of a director."""

from typing import Any

from django.utils.translation import gettext_lazy

from scoring.match_rules import DrawTies
from scoring.meld_rules import JokerExchange

_LABELS = {
    "out_at": gettext_lazy("Out when the total reaches"),
    "opening_points": gettext_lazy("Points to open"),
    "ace_low": gettext_lazy("Ace also low in a run"),
    "kaluki_doubles": gettext_lazy("Kaluki doubles the points"),
    "stock_recycles": gettext_lazy("Times the stock is turned over"),
    "cards_per_turn": gettext_lazy("Cards played in a turn"),
    "max_buy_ins": gettext_lazy("Buy-ins for a player, at most"),
    "buy_in_min_survivors": gettext_lazy("Players still in for a buy-in, at least"),
    "reentry_margin": gettext_lazy("Points above the highest total on return"),
    "joker_exchange_in_set": gettext_lazy("A joker in a set of three is exchanged for"),
    "draw_ties": gettext_lazy("In the seating draw people draw again on"),
    "hands": gettext_lazy("Hands of a match"),
    "wild_ranks": gettext_lazy("Wild rank of each hand"),
    "first_opening_multiplier": gettext_lazy("Going out on the first opening multiplies by"),
    "intercepts": gettext_lazy("Discards taken out of turn, at most"),
    "stakes.call": gettext_lazy("Call, units"),
    "stakes.kaluki": gettext_lazy("Kaluki, units"),
    "stakes.initial": gettext_lazy("Initial stake, units"),
    "stakes.buy_in": gettext_lazy("Buy-in, units"),
    "penalties.joker": gettext_lazy("Joker"),
    "penalties.ace": gettext_lazy("Ace"),
    "penalties.black_ace": gettext_lazy("Black ace"),
    "penalties.red_ace": gettext_lazy("Red ace"),
    "penalties.king": gettext_lazy("King"),
    "penalties.queen": gettext_lazy("Queen"),
    "penalties.jack": gettext_lazy("Jack"),
    "penalties.wild": gettext_lazy("Card of the wild rank"),
}
_CHOICES = {
    JokerExchange.BOTH: gettext_lazy("both missing cards"),
    JokerExchange.EITHER: gettext_lazy("either missing card"),
    JokerExchange.NEVER: gettext_lazy("nothing: it stays"),
    DrawTies.RANK: gettext_lazy("equal ranks"),
    DrawTies.CARD: gettext_lazy("identical cards only"),
}


def rule_label(key: str) -> str:
    """What a house rule is called; a rank left in hand goes by its number."""
    if key in _LABELS:
        return str(_LABELS[key])
    return key.removeprefix("penalties.")


def choice_label(word: Any) -> str:
    """One of the few values a rule can have."""
    return str(_CHOICES[word])
