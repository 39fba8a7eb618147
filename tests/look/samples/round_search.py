"""A longer search for a better plan: being made, and with a plan to take beside the draft."""

from tests.look.samples.frame import SIGNED_IN, Context, Sample, tag

FOUND = [
    {"label": "Meetings of people who met before", "value": "3, over all rounds"},
    {"label": "Could it be fewer?", "value": "perhaps: at least 2 are needed"},
]
DRAFTED = [
    {"label": "Meetings of people who met before", "value": "5, over all rounds"},
    {"label": "Could it be fewer?", "value": "perhaps: at least 2 are needed"},
]
START: Context = {
    "url": "/",
    "text": "Rounds 2 to 4 together, for 18 players.",
    "fields": [{"name": "submission_id", "value": "1"}],
    "durations": [
        {"value": 30, "label": "30 seconds", "checked": False},
        {"value": 60, "label": "1 minute", "checked": True},
    ],
}
SEARCH: Context = {
    "frame": SIGNED_IN,
    "tournament": {"name": "Candlemas Kaluki Cup", "console_url": "/"},
    "rounds_url": "/",
    "problems": [],
    "url": "/search/",
    "part_url": "/search/part/",
    "ptag": "3",
    "busy": True,
    "search": {
        "tag": tag("info", "Searching"),
        "duration": "2 minutes",
        "time": "2 February 2026, 20:46",
        "text": "It ends in a moment, with the best found so far.",
        "best": "Best so far: people meet again 3 times.",
        "progress": 40,
        "stop_url": "/",
        "drop_url": "/",
    },
    "found": None,
    "start": None,
    "nothing": False,
}
READY: Context = {
    **SEARCH,
    "busy": False,
    "search": {
        **SEARCH["search"],
        "tag": tag("ok", "Ready"),
        "text": "It ended when its time was up.",
        "best": "",
        "progress": None,
        "stop_url": "",
        "drop_url": "",
    },
    "found": {
        "verdict": "It is better than the draft.",
        "is_worth": True,
        "rows": FOUND,
        "draft": DRAFTED,
        "take_url": "/",
        "drop_url": "/",
    },
}
DONE: Context = {**READY, "found": None, "start": START}
TEMPLATE = "rounds/search.html"
SAMPLES = {
    "round-search": Sample(TEMPLATE, SEARCH, ("search",)),
    "round-search-done": Sample(TEMPLATE, DONE),
    "round-search-ready": Sample(TEMPLATE, READY, ("search",)),
}
