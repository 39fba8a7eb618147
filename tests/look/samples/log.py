"""The log of a tournament."""

from tests.look.samples.frame import FRAME, Context, Sample, tag


def row(number: int, act: str, **changes: object) -> Context:
    return {
        "number": number,
        "time": f"20:{number % 60:02}",
        "day": "",
        "who": "Prudence Hartnoll",
        "device": "phone at table 2",
        "act": act,
        "before": "",
        "after": "",
        "reason": "",
        "tag": None,
        "url": "",
        "hash": "70bed829b619",
        **changes,
    }


CONTEXT: Context = {
    "frame": FRAME,
    "tournament": {"name": "Candlemas Kaluki Cup", "url": "/"},
    "q": "",
    "kinds": [{"value": "correction", "label": "Corrections", "checked": False}],
    "intact": {"good": True, "text": "214 entries, the chain is whole"},
    "checked": {"good": True, "text": "Worked out anew at 20:46: as recorded", "differences": []},
    "rows": [
        row(214, "Table 4, hand 5 recorded", day="Saturday 6 February 2027", url="/tables/4/"),
        row(213, "Table 2: buy-in of Hugh Pennyfeather, back at 126", tag=tag("warn", "Money")),
        row(
            212,
            "Table 4, hand 2 corrected",
            before="Богдан Горицвіт 36",
            after="Богдан Горицвіт 46",
            reason="10♠ had been laid off twice",
            tag=tag("info", "Correction"),
            who="Agnes Merriweather",
            device="console",
        ),
        row(211, "Seats drawn", day="Friday 5 February 2027"),
    ],
    "pages": {"text": "1 to 4 of 214", "previous": "", "next": "/?page=2"},
    "empty": None,
}
EMPTY: Context = {
    **CONTEXT,
    "rows": [],
    "intact": {"good": False, "text": "Entry 12 was changed"},
    "checked": {
        "good": False,
        "text": "Worked out anew at 20:46: 1 thing is not as recorded",
        "differences": ["table 2, seat 3, total: kept 91, should be 81"],
    },
    "empty": {
        "title": "No entry fits",
        "text": "Look for another name or kind of act.",
        "url": "",
        "action": "",
    },
}
SAMPLES = {
    "log": Sample("log/log.html", CONTEXT),
    "log-empty": Sample("log/log.html", EMPTY),
}
