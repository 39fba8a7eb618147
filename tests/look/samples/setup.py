"""A new tournament, filled in wrongly."""

from tests.look.samples.forms import setup_form
from tests.look.samples.frame import SIGNED_IN, Context, Sample

FORM = setup_form()
SHEETS = (
    ("british", "Kaluki, UK clubs", "2 decks, 2 jokers, 13 cards, open with 40, out at 150"),
    ("blackpool", "Blackpool", "2 decks, 2 jokers, 13 cards, open with 51, out at 101"),
    ("three_deck", "Three-deck Kaluki", "3 decks, 3 jokers, open with 40, out at 301"),
    ("jamaican", "Jamaican Kaluki", "2 decks, 4 jokers, nine contracts, lowest total wins"),
)


def fact(label: str, value: object, note: str = "") -> Context:
    return {"label": label, "value": value, "note": note}


CONTEXT: Context = {
    "frame": SIGNED_IN,
    "title": "New tournament",
    "lead": "Name, rule sheet and day are enough. Everything can be changed until the first hand.",
    "action": "Create the tournament",
    "url": "/new/",
    "facts_url": "/new/facts/",
    "cancel_url": "/",
    "back": "Millrace Card Club",
    "frozen": "",
    "problems": [
        {"text": error, "field": name} for name, errors in FORM.errors.items() for error in errors
    ],
    "name": FORM["name"],
    "when": [FORM["date"], FORM["opens"], FORM["starts"]],
    "variants": {
        "errors": [],
        "list": [
            {"key": key, "name": name, "text": text, "checked": key == "british"}
            for key, name, text in SHEETS
        ],
    },
    "fields": [],
    "shown_variant": "british",
    "groups": [
        {
            "title": "Stakes",
            "hint": "1 : 2 : 5 : 5 units",
            "open": True,
            "fields": [FORM["currency"], FORM["unit"], FORM["buy_in"]],
        },
    ],
    "rule_groups": [
        {
            "title": "House rules",
            "hint": "what your club plays otherwise",
            "open": True,
            "fields": [FORM["out_at"], FORM["joker"]],
        },
    ],
    "side": {
        "facts": [
            fact("Cards", 106),
            fact("Dealt", 13),
            fact("Opening", 40),
            fact("Out at", 150),
            fact("With 24 players", "5 tables", "5, 5, 5, 5 and 4"),
            fact("Pot at 24", "£12", "and the buy-ins"),
        ],
        "text": "Between 2 and 5 sit at a table; tables of 5 come first.",
    },
}
SAMPLES = {
    "setup": Sample("tournaments/setup.html", CONTEXT, partials=("facts", "rules", "other_sheet"))
}
