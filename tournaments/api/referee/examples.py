"""Worked rulings of the rule book, as examples in the schema."""

from drf_spectacular.utils import OpenApiExample

JAMAICAN_TABLE = """\
table jamaican 4
player Ann
player Jim
player Sue
opened Ann earlier
meld Ann 8♥ JK=9♥ 10♥ J♥
"""
JOKER_MOVED = JAMAICAN_TABLE.replace("8♥ JK=9♥ 10♥ J♥", "8♥ 9♥ 10♥ J♥ JK=Q♥")

LAY_DOWN_EXAMPLES = [
    OpenApiExample(
        "mexican hand 2, fours wild: the contract at once",
        request_only=True,
        value={
            "hand": 2,
            "opened": False,
            "melds": ["7C 7D 4H=7S", "9S 10S JS QS"],
            "house_rules": {},
        },
    ),
    OpenApiExample(
        "legal",
        response_only=True,
        value={
            "legal": True,
            "points": None,
            "melds": [
                {"kind": "set", "cards": ["7♣", "7♦", "4♥=7♠"], "points": None},
                {"kind": "run", "cards": ["9♠", "10♠", "J♠", "Q♠"], "points": None},
            ],
            "problems": [],
        },
    ),
]

LAY_OFF_EXAMPLES = [
    OpenApiExample(
        "jamaican: downwards before the ace",
        request_only=True,
        value={"table": JOKER_MOVED, "player": "Ann", "meld": 0, "cards": "7H"},
    ),
    OpenApiExample(
        "not allowed",
        response_only=True,
        value={
            "legal": False,
            "meld": None,
            "table": None,
            "problems": [
                {
                    "code": "lay_off.up_first",
                    "rule": "3.7",
                    "message": "A run grows up to the ace first; only then may it grow downwards.",
                    "meld": 0,
                }
            ],
        },
    ),
]

EXCHANGE_EXAMPLES = [
    OpenApiExample(
        "jamaican: the joker moves",
        request_only=True,
        value={"table": JAMAICAN_TABLE, "player": "Ann", "meld": 0, "cards": "9H"},
    ),
    OpenApiExample(
        "to the top of its run",
        response_only=True,
        value={
            "legal": True,
            "meld": {"kind": "run", "cards": ["8♥", "9♥", "10♥", "J♥", "JK=Q♥"]},
            "table": JOKER_MOVED,
            "problems": [],
            "jokers_taken": 0,
        },
    ),
]

CLAIMS_EXAMPLES = [
    OpenApiExample(
        "jamaican: two players want the discard",
        request_only=True,
        value={
            "table": JAMAICAN_TABLE + "turn Ann\nholds Jim 11\nintercepts Jim 1\n",
            "claims": ["Ann", "Jim"],
        },
    ),
    OpenApiExample(
        "the player to act has opened",
        response_only=True,
        value={
            "taker": "Jim",
            "claims": [
                {
                    "player": "Ann",
                    "in_turn": True,
                    "intercepts_left": 3,
                    "holds": None,
                    "problems": [
                        {
                            "code": "draw.after_opening",
                            "rule": "3.7",
                            "message": "Ann has opened and draws from the stock only.",
                            "meld": None,
                        }
                    ],
                },
                {
                    "player": "Jim",
                    "in_turn": False,
                    "intercepts_left": 1,
                    "holds": 13,
                    "problems": [],
                },
            ],
        },
    ),
]

GOING_OUT_EXAMPLES = [
    OpenApiExample(
        "jamaican: out on the first opening, without a discard",
        request_only=True,
        value={
            "hand": 1,
            "opened": False,
            "melds": ["8H 8D 8C", "7C 7S 7S", "9C 9D 9H JK"],
            "discard": None,
        },
    ),
    OpenApiExample(
        "everybody else's points are doubled",
        response_only=True,
        value={
            "legal": True,
            "finish": "first_opening",
            "discard": "either",
            "multiplier": 2,
            "problems": [],
        },
    ),
]

BEST_EXAMPLES = [
    OpenApiExample(
        "mexican hand 2, fours wild",
        request_only=True,
        value={"hand": 2, "cards": "7C 7D 4H 9S 10S JS QS KD 2C", "opened": False},
    ),
    OpenApiExample(
        "the contract; king and two are left",
        response_only=True,
        value={
            "can_open": True,
            "melds": [
                {"kind": "set", "cards": ["7♦", "7♣", "4♥=7"], "points": None},
                {"kind": "run", "cards": ["9♠", "10♠", "J♠", "Q♠"], "points": None},
            ],
            "left": "K♦ 2♣",
            "points_left": 15,
        },
    ),
]
