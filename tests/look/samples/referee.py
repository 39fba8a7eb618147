"""The referee: what may be laid and why not; and the rulings recorded."""

from tests.look.samples.frame import FRAME, SIGNED_IN, Context, Sample, card, cards, tag


def laid(text: str) -> list[Context]:
    """Cards of a meld; "JK=9h" is a joker for the nine of hearts."""
    halves = (token.partition("=") for token in text.split())
    return [
        {"card": card(held), "stands_for": card(meant) if meant else None}
        for held, _, meant in halves
    ]


def precedent(question: str, held: str, *, allowed: bool, reason: str) -> Context:
    return {
        "at": "6 Feb 20:14",
        "who": "Agnes Merriweather",
        "where": "Candlemas Kaluki Cup, table 4",
        "question": question,
        "cards": held,
        "tag": tag("ok", "Allowed") if allowed else tag("bad", "Not allowed"),
        "rules": "§3.7",
        "reason": reason,
        "url": "/",
    }


PRECEDENTS = [
    precedent("Lay-down", "7C 7D 4H", allowed=False, reason="A card of another rank was laid"),
    precedent("Joker", "9♥", allowed=True, reason="Asked by both sides of the table, and shown"),
]
RULING: Context = {
    "tag": tag("bad", "Not allowed"),
    "sentences": ["The melds are worth 31 points."],
    "melds": [
        {"kind": "Run", "cards": laid("8h JK=9h 10h"), "points": "27 points"},
        {"kind": "No meld", "cards": laid("7c 7d 4h"), "points": ""},
    ],
    "left": {"cards": cards("Ks 3d"), "points": "13 points"},
    "reasons": [
        {
            "text": "The opening is worth 31 points; it needs 40.",
            "rule": "§3.1",
            "meld": "",
            "rows": [{"label": "First lay-down", "value": "40 points"}],
        },
        {
            "text": "The cards of a set have one rank; here are 7, 4.",
            "rule": "§1.4",
            "meld": "Meld 2",
            "rows": [],
        },
    ],
    "notes": [],
    "nearest": [laid("7c 7d 7h")],
    "fits": "2, 3",
    "why": "Why not",
    "table": "game british\nhand 1\nmeld Ann: 8♥ JK=9♥ 10♥\n",
}
RECORD: Context = {
    "url": "/",
    "fields": [{"name": "ask", "value": "lay-down"}],
    "reason": "",
    "reason_errors": ["Give the reason: it is shown beside the result."],
    "at_table": "4",
}
NO_CARD = "foo is not a card."
NO_PLAYER = "Nobody at this table is called Eve."
CONTEXT: Context = {
    "frame": SIGNED_IN,
    "sheet": {"name": "Kaluki, UK clubs", "url": "/"},
    "variants": [
        {"name": "Kaluki, UK clubs", "url": "/", "current": True},
        {"name": "Mexican Rummy", "url": "/", "current": False},
    ],
    "questions": [
        {"text": "Lay-down", "url": "/", "current": True},
        {"text": "Lay-off", "url": "/", "current": False},
    ],
    "ask": "lay-down",
    "url": "/",
    "house_rules": "",
    "hands": [{"value": 1, "label": "Hand 1: 3 sets", "checked": True}],
    "opened": False,
    "typed": {
        "melds": "8H JK=9H 10H\n7C 7D 4H",
        "own": "",
        "cards": "",
        "discard": "KS",
        "left": "",
        "table": "game british\nhand 1\n",
        "player": "",
        "claims": "",
        "intercepted": "",
    },
    "meld": 1,
    "hint": "For example 7C 7D 4H.",
    "pad": {
        "ranks": [{"sign": sign, "text": sign} for sign in ("A", "K", "Q", "J", "10", "9")],
        "suits": [
            {"sign": sign, "letter": letter} for sign, letter in zip("♠♥♦♣", "shdc", strict=True)
        ],
        "joker": "JK",
    },
    "intercepts": True,
    "problems": [{"text": NO_CARD, "field": "melds"}],
    "faults": {"melds": [NO_CARD], "own": [NO_CARD]},
    "ruling": RULING,
    "record": RECORD,
    "precedents": PRECEDENTS,
}
AT_TABLE: Context = {
    **CONTEXT,
    "ask": "lay-off",
    "problems": [],
    "faults": {"cards": [NO_CARD], "table": [NO_CARD]},
    "ruling": {**RULING, "tag": tag("ok", "Allowed"), "reasons": [], "nearest": [], "left": None},
    "record": None,
    "precedents": [],
}
DRAWING: Context = {
    **AT_TABLE,
    "ask": "drawing",
    "typed": {**CONTEXT["typed"], "claims": "Jim\nEve", "intercepted": "Sue"},
    "problems": [{"text": NO_PLAYER, "field": "claims"}],
    "faults": {"claims": [NO_PLAYER], "intercepted": [NO_PLAYER]},
    "ruling": {
        "tag": tag("ok", "Sue gets the card"),
        "why": "Why not the others",
        "sentences": ["It is an intercept: a penalty card from the stock goes with it."],
        "reasons": [
            {
                "text": "Jim has opened and draws from the stock only.",
                "rule": "§3.7",
                "meld": "",
                "rows": [{"label": "Discard pile may be drawn from after opening", "value": "no"}],
            }
        ],
    },
}
RULINGS: Context = {
    "frame": FRAME,
    "tournament": {"name": "Candlemas Kaluki Cup", "url": "/"},
    "referee_url": "/",
    "q": "",
    "rows": PRECEDENTS,
    "pages": {"text": "1 to 2 of 2", "previous": "", "next": ""},
}
SAMPLES = {
    "referee": Sample("referee/referee.html", CONTEXT),
    "referee-at-table": Sample("referee/referee.html", AT_TABLE),
    "referee-drawing": Sample("referee/referee.html", DRAWING),
    "rulings": Sample("referee/rulings.html", RULINGS),
}
