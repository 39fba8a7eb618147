"""The keys a rule sheet allows, as they are written in its file."""

PENALTY_FIELDS = {
    "joker": ("joker",),
    "ace": ("black_ace", "red_ace"),
    "black_ace": ("black_ace",),
    "red_ace": ("red_ace",),
    "king": ("king",),
    "queen": ("queen",),
    "jack": ("jack",),
    "10": ("ten",),
    "9": ("nine",),
    "8": ("eight",),
    "7": ("seven",),
    "6": ("six",),
    "5": ("five",),
    "4": ("four",),
    "3": ("three",),
    "2": ("two",),
}
WILD_PENALTY = "penalties.wild"
PENALTY_KEYS = tuple(f"penalties.{name}" for name in PENALTY_FIELDS)
STAKE_KEYS = ("stakes.call", "stakes.kaluki", "stakes.initial", "stakes.buy_in")
