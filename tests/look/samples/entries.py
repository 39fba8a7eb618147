"""The players of a tournament: check-in under way; nobody yet."""

from tests.look.samples.cast import person
from tests.look.samples.frame import SIGNED_IN, Context, Sample, tag
from tests.look.samples.setup import fact

MARKS = (
    tag("ok", "Here"),
    tag("info", "Registered"),
    tag("hollow", "Waiting"),
    tag("out", "Withdrawn"),
)


def act(label: str, *, grave: bool = False, asks: bool = False) -> Context:
    return {"url": "/act/", "label": label, "asks": asks, "grave": grave}


def entry(number: int) -> Context:
    kind = (0, 1, 0, 1, 0, 0, 2, 3)[number % 8]
    return {
        **person(number),
        "key": number + 1,
        "number": number + 1,
        "tag": MARKS[kind],
        "text": "first on the waiting list" if kind == 2 else "",
        "check_in": act("Check in") if kind == 1 else None,
        "more": [act("Take back"), act("Disqualify", grave=True, asks=True)],
    }


CONTEXT: Context = {
    "frame": SIGNED_IN,
    "problems": [],
    "tournament": {
        "name": "Candlemas Kaluki Cup",
        "url": "/",
        "console_url": "/console/",
        "state": tag("info", "Registration"),
    },
    "facts": [fact("Entered", 23, "of 24"), fact("Here", 14), fact("Waiting", 2)],
    "desk": {"search_url": "/search/", "enter_url": "/enter/", "new_url": "/new/"},
    "found": {
        "q": "lukasz",
        "none": False,
        "rows": [
            {
                **person(8),
                "key": 8,
                "text": "registered",
                "can": False,
                "entry_url": "/entries/8/",
                "check_in": act("Check in"),
            },
            {**person(4), "key": 4, "text": "", "can": True, "entry_url": "", "check_in": None},
        ],
    },
    "filters": [
        {"label": "All", "url": "/", "count": 23, "current": True},
        {"label": "Not here yet", "url": "/", "count": 9, "current": False},
        {"label": "Waiting", "url": "/", "count": 2, "current": False},
    ],
    "entries": [entry(number) for number in range(16)],
    "all": {"url": "/all/", "label": "Check everybody in"},
    "pages": None,
    "empty": None,
    "next": {
        "text": "14 are here: three tables, of 5, 5 and 4.",
        "url": "/draw/",
        "action": "Open the seating draw",
        "post": False,
    },
    "refused": "",
}
NOBODY: Context = {
    **CONTEXT,
    "entries": [],
    "all": None,
    "next": None,
    "found": {"q": "Olha", "none": True, "rows": []},
    "refused": "7 players cannot make tables of 4 to 5: enter one more, or allow tables of 3.",
    "empty": {
        "title": "Nobody is entered yet",
        "text": "Find the first player in the register, or register somebody new.",
        "url": "/new/",
        "action": "New player",
    },
}
ENTRY: Context = {
    "frame": SIGNED_IN,
    "problems": [{"text": "Give the reason: it is shown in the log", "field": "out-reason"}],
    "tournament": CONTEXT["tournament"],
    "entry": {**person(6), "number": 7, "tag": MARKS[0], "text": "table 2, seat 3"},
    "back_url": "/entries/",
    "acts": [
        {
            "key": "out",
            "url": "/act/",
            "label": "Disqualify",
            "text": "Out at once; nothing that was paid comes back.",
            "takes_reason": True,
            "needs_reason": True,
            "reason": "",
            "grave": True,
        }
    ],
}
NEWCOMER: Context = {
    "frame": SIGNED_IN,
    "problems": [],
    "tournament": CONTEXT["tournament"],
    "back_url": "/entries/",
    "enter_url": "/enter/",
    "form": {
        "form_id": "7",
        "name": "Lukasz Wrzosek",
        "name_errors": [],
        "note": "",
        "note_errors": [],
        "warned": True,
    },
    "alike": [CONTEXT["found"]["rows"][0]],
}
SAMPLES = {
    "entries": Sample("entries/entries.html", CONTEXT, partials=("found",)),
    "entries-empty": Sample("entries/entries.html", NOBODY),
    "entry": Sample("entries/entry.html", ENTRY),
    "entry-new": Sample("entries/new.html", NEWCOMER),
}
