"""Tables to be merged within a round: what is closed, who moves, how people sit then."""

from tests.look.samples.cast import NAMES
from tests.look.samples.frame import SIGNED_IN, Context, Sample

MERGE: Context = {
    "closed": ["Table 4 is closed: 9 players need 2 tables."],
    "moves": [
        {
            "name": NAMES[6][0],
            "from": "4.1",
            "to": "1.5",
            "why": "To the shortest table, to the open seat that deals soonest.",
        }
    ],
    "tables": [
        {
            "number": number,
            "seats": [
                {"number": place, "name": NAMES[4 * number + place][0]} for place in range(1, 5)
            ],
        }
        for number in (1, 2)
    ],
    "offers": "2",
    "url": "/",
    "fields": [{"name": "version", "value": 214}],
    "console_url": "/",
}
CONTEXT: Context = {
    "frame": SIGNED_IN,
    "tournament": {"name": "Candlemas Kaluki Cup", "console_url": "/"},
    "problems": [],
    "reason": {"typed": "", "errors": ["Give the reason: it is shown in the log."]},
    "merge": MERGE,
}
SAMPLES = {
    "merge-tables": Sample("tournaments/merge.html", CONTEXT),
    "nothing-to-merge": Sample("tournaments/merge.html", {**CONTEXT, "merge": None}),
}
