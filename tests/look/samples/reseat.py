"""How people of a round really sit, before it is written down."""

from tests.look.samples.cast import NAMES
from tests.look.samples.frame import SIGNED_IN, Context, Sample

PEOPLE = [NAMES[place][0] for place in range(8)]


def seat(table: int, number: int) -> Context:
    taken = 4 * (table - 1) + number - 1 if number < 5 else None
    return {
        "number": number,
        "name": f"seat-{table}-{number}",
        "options": [
            {"value": place, "label": name, "selected": place == taken}
            for place, name in enumerate(PEOPLE)
        ],
    }


RESEAT: Context = {
    "tables": [
        {"number": table, "seats": [seat(table, number) for number in range(1, 6)]}
        for table in (1, 2)
    ],
    "follows": [
        {
            "value": "person",
            "label": "The chairs were wrong",
            "text": "What was recorded stays with the persons it names.",
            "checked": True,
        },
        {
            "value": "seat",
            "label": "The names were wrong",
            "text": "What was recorded of a chair is that of whoever sits in it.",
            "checked": False,
        },
    ],
    "url": "/",
    "fields": [{"name": "version", "value": 214}],
    "console_url": "/",
}
CONTEXT: Context = {
    "frame": SIGNED_IN,
    "tournament": {"name": "Candlemas Kaluki Cup", "console_url": "/"},
    "problems": [],
    "reason": {"typed": "", "errors": ["Give the reason: it is shown beside the result."]},
    "reseat": RESEAT,
}
SAMPLES = {"reseat": Sample("tournaments/reseat.html", CONTEXT)}
