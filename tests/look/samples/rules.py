"""Rule sheets and the calculator."""

from tests.look.samples.frame import FRAME, Context, Sample, cards
from tests.look.samples.setup import fact
from tests.look.samples.tables import ENTRY, seen

SET = {"kind": "set", "cards": range(3), "text": "set of 3"}
RUN = {"kind": "run", "cards": range(4), "text": "run of 4"}
CONTRACTS = [[SET] * sets + [RUN] * runs for sets, runs in ((3, 0), (2, 1), (1, 2), (0, 3))]


def value(held: str, points: object, text: str, *, changed: bool = False) -> Context:
    return {"cards": cards(held), "points": points, "text": text, "changed": changed}


def rule(label: str, text: object, usual: str = "") -> Context:
    return {"label": label, "value": text, "changed": bool(usual), "usual": usual}


SHEET: Context = {
    "frame": FRAME,
    "sheet": {
        "name": "Jamaican Kaluki",
        "text": "Contract rummy over nine hands; the lowest total wins.",
        "key": "jamaican",
        "revision": 1,
        "for": "",
        "back_url": "/rules/",
    },
    "score_url": "/score/",
    "data_url": "/api/v1/variants/jamaican/",
    "glance": [
        fact("Players at a table", "3 to 6"),
        fact("Cards", 108, "2 decks, 4 jokers"),
        fact("Dealt", "9 to 16", "grows hand by hand"),
        fact("Opening", "the contract"),
        fact("Out at", "never"),
        fact("Ends after", "hand 9"),
    ],
    "contracts": [
        {"number": n + 1, "melds": melds, "dealt": 9 + n, "wild": ""}
        for n, melds in enumerate(CONTRACTS)
    ],
    "wilds": False,
    "values": [
        value("JK", 25, "Joker", changed=True),
        value("As Ac", 15, "Black ace"),
        value("Ah Ad", 1, "Red ace"),
        value("Ks Qh Jd 10c", 10, "King, queen, jack, ten"),
        value("9s 5h 2d", "face", "Nine down to two"),
    ],
    "sections": [
        {
            "id": "opening",
            "title": "Opening",
            "rows": [
                rule("First lay-down", "the whole contract of the hand at once"),
                rule("Joker left in hand", 25, "50"),
            ],
        },
        {
            "id": "ending",
            "title": "How a hand ends",
            "rows": [
                rule("Ordinary", "the others score the cards left"),
                rule("Out in the turn of the first opening", "the others score twice that"),
            ],
        },
    ],
    "worked": {
        "text": "Hand 1, out in the turn of the first opening. Another player is left with:",
        "cards": cards("As Ah JK 7d"),
        "sum": "15 + 1 + 50 + 7 = 73, × 2 = 146",
    },
}
NAMES = (
    "Kaluki, UK clubs",
    "Blackpool",
    "Three-deck Kaluki",
    "Swedish Kaluki",
    "North American Kaluki",
    "Scarne’s East Coast Kaluki",
    "Jamaican Kaluki",
    "Mexican Rummy",
)
LIST: Context = {
    "frame": FRAME,
    "api_url": "/api/v1/variants/",
    "variants": [
        {
            "name": name,
            "url": "/rules/british/",
            "text": "2 decks, 2 jokers; open with 40",
            "facts": [fact("Players", "2–5"), fact("Dealt", 13), fact("Out at", 150)],
            "score_url": "/score/",
        }
        for name in NAMES
    ],
}
SEATS = [
    {
        "key": key,
        "name": name,
        "winner": key == "N",
        "cards": "" if key == "N" else "As Ah JK 7d",
        "wrong": False,
        "seen": {**seen(0, "As Ah JK 7d", 88, None), "key": key},
    }
    for key, name in (("N", "North"), ("E", "East"), ("S", "South"), ("W", "West"))
]
SCORE: Context = {
    "frame": FRAME,
    "problems": [],
    "variants": [
        {"key": str(n), "name": name, "url": "/score/", "current": n == 0}
        for n, name in enumerate(NAMES)
    ],
    "url": "/score/",
    "preview_url": "/score/preview/",
    "house_rules": "",
    "hint": ENTRY["hint"],
    "hands": [{"value": 1, "label": "Hand 1: 3 sets", "checked": True}],
    "finishes": ENTRY["finishes"],
    "nobody": ENTRY["nobody"],
    "seats": SEATS,
    "sizes": [{"value": size, "checked": size == 4} for size in range(2, 6)],
    "preview": {
        "seats": [],
        "problems": ["The pack holds 2 of A♠, but 3 are named: East has one, South one, West one."],
    },
}
SAMPLES = {
    "rules": Sample("rules/variants.html", LIST),
    "rule-sheet": Sample("rules/variant.html", SHEET),
    "score": Sample("rules/score.html", SCORE, partials=("preview",)),
}
