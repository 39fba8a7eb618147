"""The director's console, in the middle of an evening and before it."""

from tests.look.samples.cast import person
from tests.look.samples.frame import SIGNED_IN, Context, Sample, bar, pips, tag
from tests.look.samples.tournaments import moved


def seat(index: int, number: int) -> Context:
    return {**person(index), "number": number, "note": "", "pips": pips(index % 3)}


def table(number: int, kind: str, mark: Context | None, foot: str) -> Context:
    seats = [seat((number - 1) * 4 + place, place + 1) for place in range(4)]
    seats.append({**person(20), "number": 5, "note": "out", "pips": None})
    return {
        "number": number,
        "url": "/tables/1/",
        "kind": kind,
        "tag": mark,
        "progress": f"hand {number + 2}",
        "seats": seats,
        "foot": foot,
    }


def action(label: str, method: str = "post") -> Context:
    return {"label": label, "url": "/act/", "method": method, "fields": []}


ITEMS = [
    {"kind": "money", "title": "Hugh Pennyfeather, table 2", "ago": "4 min",
     "text": "154 points. May buy in for 50p and come back at 126. This would be his last of two.",
     "actions": [action("Take 50p, back at 126"), action("Leaves")]},
    {"kind": "money", "title": "Nuno Vasconcelos, table 3", "ago": "21 min",
     "text": "166 points. May buy in for 50p and come back at 121. Table 3 waits for this.",
     "actions": [action("Take 50p, back at 121"), action("Leaves")]},
    {"kind": "warning", "title": "Table 4: a buy-in no longer fits", "ago": "3 min",
     "text": "Hand 3 was corrected; Богдан is no longer put out by it, but bought in after it.",
     "actions": [action("Settle it", "get")]},
    {"kind": "clock", "title": "Table 3, hand 5 not recorded", "ago": "21 min",
     "text": "A hand here usually takes 8 minutes.", "actions": [action("Record it here", "get")]},
    {"kind": "check", "title": "Table 1, hand 3 in points only", "ago": "6 min",
     "text": "The pack could not check it.", "actions": [action("Open", "get")]},
]  # fmt: skip
RUNNING: Context = {
    "frame": {**SIGNED_IN, "menu": SIGNED_IN["menu"]},
    "problems": [],
    "tournament": {
        "name": "Candlemas Kaluki Cup", "date": "Sat 6 Feb", "state": tag("live", "Live"),
        "url": "/", "version": 214,
    },
    "console_menu": [
        {"label": "Overview", "url": "/", "count": "", "current": True},
        {"label": "Players", "url": "/", "count": "23", "current": False},
        {"label": "Seating", "url": "/", "count": "", "current": False},
        {"label": "Money", "url": "/", "count": "", "current": False},
        {"label": "Hall screen", "url": "/", "count": "", "current": False},
        {"label": "Log", "url": "/", "count": "", "current": False},
        {"label": "Settings", "url": "/", "count": "", "current": False},
    ],
    "find_url": "/entries/",
    "phases": [
        {"name": "Registration", "note": "23 players", "state": "done", "width": 100},
        {"name": "Check-in", "note": "23 here", "state": "done", "width": 100},
        {"name": "Seating draw", "note": "19:52, proved", "state": "done", "width": 100},
        {"name": "Play", "note": "19 hands in", "state": "now", "width": 62},
        {"name": "Finish", "note": "", "state": "next", "width": 0},
    ],
    "acts": [
        {"label": "Enter players", "kind": "go", "url": "/entries/", "post": False},
        {"label": "Close registration", "kind": "", "url": "/close/", "post": True},
    ],
    "tables": {
        "url": "/console/tables/", "ptag": "214", "title": "4 tables, 20 players in",
        "list": [
            table(1, "", tag("hollow", "Points only"), "Agnes records, 6 min ago"),
            table(2, "attn", tag("warn", "Buy-in?"), "Prudence records, 4 min ago"),
            table(3, "late", tag("bad", "Late, 21 min"), "Łukasz records, last seen 1 min ago"),
            table(4, "busy", tag("info", "Hand 6 being typed"), "Вера records, now"),
        ],
    },
    "before": {
        "title": "Before it can finish",
        "rows": [{"label": "Tables still playing", "value": 4},
                 {"label": "Buy-in decisions", "value": 2},
                 {"label": "Conflicts to settle", "value": 1}],
        "text": "The slowest table is table 3",
    },
    "standings": {"url": "/", "rows": [
        {**person(i), "place": str(i + 1), "moved": moved((0, 1, 18, -1, 1, 3, -3)[i]),
         "bar": bar(person(i)["total"]), "points": person(i)["total"]} for i in range(7)]},
    "queue": {"url": "/queue/", "ptag": "214", "count": 5, "oldest": "oldest 21 min",
              "items": ITEMS},
    "money": {
        "rows": [{"label": "Initial stakes, 23 at 50p", "value": "£11.50"},
                 {"label": "Buy-ins, 9 at 50p", "value": "£4.50"}],
        "sum": {"label": "Pot", "value": "£16.00"},
        "pays": [], "url": "/ledger/", "closed": "The ledger closes to zero",
    },
    "latest": {"url": "/log/", "rows": [
        {"time": "20:46", "text": "Table 4, hand 5: Вера Журавлёва went out"},
        {"time": "20:45", "text": "Table 2, hand 4 recorded by Prudence Hartnoll"},
        {"time": "20:41", "text": "Вера Журавлёва bought in for 50p, back at 96"},
        {"time": "20:38", "text": "Table 4, hand 2 corrected: Богдан Горицвіт 36 → 46"},
        {"time": "20:33", "text": "Penalty by ruling: Delphine Brightside, 50 points"},
    ]},
    "empty": None,
}  # fmt: skip
PLANNED: Context = {
    **RUNNING,
    "tables": {"list": []},
    "before": None,
    "standings": None,
    "money": None,
    "queue": {"url": "/queue/", "ptag": "3", "count": 0, "oldest": "", "items": []},
    "empty": {
        "title": "Seats are not drawn yet",
        "text": "23 players are checked in. The draw makes five tables.",
        "url": "/draw/",
        "action": "Open the draw",
    },
}
SAMPLES = {
    "console": Sample("tournaments/console.html", RUNNING, partials=("tables", "queue")),
    "console-planned": Sample("tournaments/console.html", PLANNED),
}
