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


def act(label: str, number: int, *, grave: bool = False, reason: bool = False) -> Context:
    identifier = f"{label.lower()}-{number}"
    return {
        "url": "/act/", "label": label, "fields": [], "reason": reason, "grave": grave,
        "id": identifier,
    }  # fmt: skip


def entry(number: int) -> Context:
    kind = (0, 1, 0, 1, 0, 0, 2, 3)[number % 8]
    return {
        **person(number),
        "number": number + 1,
        "tag": MARKS[kind],
        "text": "first on the waiting list" if kind == 2 else "",
        "check_in": act("Check in", number) if kind == 1 else None,
        "more": [
            act("Withdraw", number),
            act("Disqualify", number, grave=True, reason=True),
        ],
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
    "add": {"url": "/enter/", "fields": [], "search_url": "/search/", "new_url": "/new/"},
    "found": {
        "q": "lukasz",
        "none": False,
        "rows": [
            {**person(8), "key": 8, "text": "already entered", "can": False},
            {**person(4), "key": 4, "text": "12 tournaments", "can": True},
        ],
    },
    "filters": [
        {"label": "All", "url": "/", "count": 23, "current": True},
        {"label": "Not here yet", "url": "/", "count": 9, "current": False},
        {"label": "Waiting", "url": "/", "count": 2, "current": False},
    ],
    "entries": [entry(number) for number in range(16)],
    "all": {"url": "/all/", "label": "Check everybody in", "fields": []},
    "empty": None,
    "next": {
        "text": "14 are here: three tables, of 5, 5 and 4.",
        "url": "/draw/",
        "action": "Open the seating draw",
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
SAMPLES = {
    "entries": Sample("entries/entries.html", CONTEXT, partials=("found",)),
    "entries-empty": Sample("entries/entries.html", NOBODY),
}
