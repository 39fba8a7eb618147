"""Worked rulings of the rule book, as examples in the schema."""

from drf_spectacular.utils import OpenApiExample

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
