"""Worked hands of the rule book, as examples in the schema."""

from drf_spectacular.utils import OpenApiExample

SCORE_EXAMPLES = [
    OpenApiExample(
        "jamaican hand 1, gone out on the first opening",
        request_only=True,
        value={
            "hand": 1,
            "finish": "first_opening",
            "went_out": "N",
            "remainders": {"N": "", "E": "As Ah JK 7d", "S": "K 9c"},
            "house_rules": {},
        },
    ),
    OpenApiExample(
        "146 for East",
        response_only=True,
        value={
            "points": {"N": 0, "E": 146, "S": 38},
            "multiplier": 2,
            "cards": {
                "N": [],
                "E": [
                    {"card": "A♠", "points": 15},
                    {"card": "A♥", "points": 1},
                    {"card": "JK", "points": 50},
                    {"card": "7♦", "points": 7},
                ],
                "S": [{"card": "K", "points": 10}, {"card": "9♣", "points": 9}],
            },
            "audited": True,
        },
    ),
]

MATCH_EXAMPLES = [
    OpenApiExample(
        "british, two hands and a kaluki",
        request_only=True,
        value={
            "players": ["Jim", "Pete", "Jill"],
            "house_rules": {"out_at": 101},
            "events": [
                {
                    "type": "hand",
                    "finish": "ordinary",
                    "went_out": "Jill",
                    "points": {"Jim": 23, "Pete": 104},
                },
                {"type": "buy_in", "player": "Pete"},
                {
                    "type": "hand",
                    "finish": "kaluki",
                    "went_out": "Jim",
                    "remainders": {"Pete": "K♠ Q♠ 7", "Jill": "joker 2♦"},
                },
                {"type": "penalty", "player": "Jill", "points": 10},
            ],
        },
    ),
]
