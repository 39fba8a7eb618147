"""A table: a hand being typed, reviewed, refused, corrected; Jamaican and finished."""

from tests.look.samples.cast import NAMES
from tests.look.samples.frame import SIGNED_IN, Context, Sample, bar, cards, pips, tag

PLACES = (2, 7, 8, 16, 3)
TOTALS = (58, 76, 82, 135, 62)
TYPED = ("4d", "9h 2d", "Qd JK", "As Ah JK Td", "")
KEYS = ("41", "42", "43", "44", "45")


def sitter(place: int) -> Context:
    name, language, _total = NAMES[PLACES[place]]
    return {"name": name, "language": language, "url": "/players/1/", "key": KEYS[place]}


def seat(place: int) -> Context:
    total = TOTALS[place]
    return {
        **sitter(place),
        "number": place + 1,
        "total": total,
        "left": 150 - total,
        "bar": bar(total),
        "pips": pips((1, 0, 0, 1, 0)[place]),
        "dealer": place == 3,
        "out": False,
        "tag": None,
    }


LATIN_TEN = "“Td” can mean a ten or an ace (Т). Write 10 for a ten, A for an ace."


def seen(place: int, held: str, points: int | None, total: int | None) -> Context:
    found = cards(held)
    count = f"{len(found)} card" + ("s" if len(found) > 1 else "")
    return {
        "key": KEYS[place],
        "cards": found,
        "points": points,
        "sum": f"{points // 2} × 2" if points else "",
        "count": count,
        "total": total,
        "over": total is not None and total >= 150,
        "errors": [] if points else [LATIN_TEN],
    }


SEEN = [
    seen(0, "4d", 8, 66),
    seen(1, "9h 2d", 22, 98),
    seen(2, "Qd JK", 50, 132),
    seen(3, "As Ah JK", None, None),
]


def entry_seat(place: int, **changes: object) -> Context:
    return {
        **seat(place),
        "winner": place == 4,
        "cards": TYPED[place],
        "points": "",
        "wrong": place == 3,
        "seen": SEEN[place] if place < 4 else None,
        "was_cards": [],
        "was_points": None,
        **changes,
    }


ENTRY: Context = {
    "url": "/tables/4/hands/",
    "preview_url": "/tables/4/preview/",
    "submission_id": "0192f7a0",
    "accepted": "",
    "lapsing": ["Тарас has not answered: the buy-in for 50p lapses once hand 4 is saved."],
    "number": 4,
    "version": 214,
    "by": "cards",
    "correcting": None,
    "reason": "",
    "reason_errors": [],
    "seats": [entry_seat(place) for place in range(5)],
    "finishes": [
        {
            "key": "ordinary",
            "label": "Ordinary",
            "effect": "",
            "checked": False,
            "text": "after having opened earlier",
        },
        {
            "key": "kaluki",
            "label": "Kaluki",
            "effect": "× 2",
            "checked": True,
            "text": "all 13 cards in one turn",
        },
        {
            "key": "void",
            "label": "Void hand",
            "effect": "",
            "checked": False,
            "nobody": True,
            "text": "nobody went out: same dealer again",
        },
    ],
    "finish_errors": [],
    "went_out_errors": [],
    "nobody": {"label": "Void hand", "text": "nobody went out", "checked": False},
    "cut_joker": None,
    "hint": "For example As Ah JK 7d. Cyrillic works too: Т♠ В♦ Дж. Without its suit: 7",
}
PREVIEW: Context = {"seats": SEEN, "problems": [], "changes": [], "changes_note": ""}


def cell(change: str, total: int, held: str = "", kind: str = "", note: str = "") -> Context:
    return {
        "change": change,
        "total": total,
        "cards": cards(held),
        "kind": kind,
        "note": note,
    }


def line(hand: str, cells: list[Context], text: str = "", **changes: object) -> Context:
    return {
        "hand": hand,
        "kind": "hand",
        "text": text,
        "cells": cells,
        "tags": [],
        "correct_url": "/correct/",
        "note": "Anna, 20:31",
        **changes,
    }


SHEET: Context = {
    "url": "/tables/4/sheet/",
    "ptag": "214",
    "seats": [sitter(place) for place in range(5)],
    "rows": [
        line(
            "1",
            [
                cell("+24", 24, "Ks 9d 5c"),
                cell("went out", 0, kind="won"),
                cell("+30", 30, "10s 10d Kh"),
                cell("+46", 46, "As Ad JK 9c"),
                cell("+21", 21, "Jd Jh"),
            ],
        ),
        line(
            "2",
            [
                cell("+34", 58, "A A Q 2"),
                cell("+45", 45),
                cell("+42", 72),
                cell("+51", 97),
                cell("went out", 21, kind="won"),
            ],
            tags=[tag("hollow", "Points only")],
        ),
        line(
            "3",
            [
                cell("went out", 58, kind="won"),
                cell("+31", 76, "JK 6d Ks"),
                cell("+10", 82, "10h"),
                cell("+68", 165, "As Ad JK Kd Kh Jc", "over", "reaches 150"),
                cell("+41", 62, "Qs Qd As Qc"),
            ],
            "kaluki",
            tags=[tag("info", "Corrected")],
            note="Anna, 20:31: a card was under the table",
        ),
        {
            "hand": "",
            "kind": "act",
            "text": "Богдан Горицвіт buys in at 82 for 50p",
            "note": "Anna, 20:40",
            "take_back_url": "/tables/4/take-back/?position=2048",
        },
    ],
    "empty": None,
}
ACT: Context = {
    "url": "/act/",
    "fields": [{"name": "version", "value": 214}],
    "seats": [sitter(place) for place in range(5)],
}
TABLE: Context = {
    "frame": SIGNED_IN,
    "problems": [],
    "tournament": {"name": "Candlemas Kaluki Cup", "url": "/"},
    "table": {
        "number": 4,
        "url": "/tables/4/",
        "version": 214,
        "hand": "Hand 4",
        "contract": "",
        "wild": "",
        "dealt": "13 cards each",
        "dealer": "Богдан Горицвіт",
        "tag": None,
        "next": None,
    },
    "seats": [seat(place) for place in range(5)],
    "offers": [],
    "seconds": [
        {
            "title": "Is hand 3 right?",
            "text": "Recorded by phone with pass 7: Богдан went out, Zoë +22, Łukasz +50.",
            "url": "/agree/",
            "label": "It is right",
            "fields": [],
            "disagree_url": "/disagree/",
        }
    ],
    "conflicts": [],
    "stale": None,
    "entry": ENTRY,
    "preview": PREVIEW,
    "review": None,
    "acts": {
        "void": ACT,
        "withdraw": ACT,
        "penalty": ACT,
        "pass": {"url": "/pass/", "text": "Pass for a phone at this table"},
    },
    "sheet": SHEET,
}
REVIEW: Context = {
    "url": "/tables/4/hands/",
    "title": "Hand 4, ready to save",
    "action": "Save hand 4: Тарас stays out",
    "lapsing": ["Тарас has not answered: the buy-in for 50p lapses once hand 4 is saved."],
    "fields": [{"name": "finish", "value": "kaluki"}],
    "unaudited": False,
    "rows": [
        {
            **sitter(4),
            "kind": "won",
            "points": "0",
            "sum": "",
            "total": 62,
            "left": "88 below 150",
            "cards": [],
            "text": "Went out: kaluki, × 2",
        },
        {
            **sitter(3),
            "kind": "over",
            "points": "+88",
            "sum": "44 × 2",
            "total": 223,
            "left": "",
            "cards": cards("As Ah JK 7d"),
            "text": "Reaches 150. A buy-in is on offer: 50p, back at 132, the last of two.",
        },
        {
            **sitter(0),
            "kind": "",
            "points": "+8",
            "sum": "4 × 2",
            "total": 66,
            "left": "84 below 150",
            "cards": cards("4d"),
            "text": "",
        },
        {
            **sitter(1),
            "kind": "",
            "points": "+22",
            "sum": "11 × 2",
            "total": 98,
            "left": "52 below 150",
            "cards": cards("9h 2d"),
            "text": "",
        },
        {
            **sitter(2),
            "kind": "",
            "points": "+50",
            "sum": "25 × 2",
            "total": 132,
            "left": "18 below 150",
            "cards": cards("Qd JK"),
            "text": "",
        },
    ],
    "changes": [],
    "changes_note": "",
}
OFFERS = [
    {
        **sitter(3),
        "text": "Has reached 150 with 223. May buy in for 50p, back at 132, the last of two.",
        "accept": "Buys in at 132 for 50p",
        "accept_url": "/buy-in/",
        "decline": "Leaves",
        "decline_url": "/decline/",
        "fields": [],
    }
]
CHANGES = [
    {
        **sitter(3),
        "hand_was": 68,
        "hand": 60,
        "total_was": 165,
        "total": 157,
        "text": "still reaches 150",
    },
    {**sitter(2), "hand_was": 10, "hand": 10, "total_was": 82, "total": 82, "text": "none"},
]
CORRECTING: Context = {
    **TABLE,
    "problems": [{"text": "Give the reason: it is shown in the log", "field": "reason"}],
    "entry": {
        **ENTRY,
        "number": 3,
        "correcting": {"title": "Correct hand 3", "saved": "Saved at 20:31 by Agnes Merriweather."},
        "reason_errors": ["Give the reason: it is shown in the log"],
        "seats": [entry_seat(p, was_cards=cards("As Ad JK"), was_points=37) for p in range(5)],
    },
    "preview": {
        **PREVIEW,
        "seats": [],
        "changes": CHANGES,
        "changes_note": "Nobody crosses 150 either way; the buy-in after hand 3 stays.",
    },
    "conflicts": [
        {
            "text": "Богдан bought in after hand 3, but is no longer put out by it.",
            "url": "/",
            "action": "Settle it",
        }
    ],
}
NEWS: Context = {
    **TABLE,
    "seen": True,
    "news": {
        "text": "Hand 4 was recorded by Prudence Hartnoll at 20:45: Богдан went out, Zoë +22.",
        "taken": True,
        "hand": 4,
        "url": "/tables/4/",
        "action": "Go on with hand 5",
    },
}
STALE: Context = {
    **TABLE,
    "stale": {
        "text": "Hand 4 was recorded by Prudence Hartnoll at 20:45",
        "notes": ["If yours is right, tell the director."],
        "mine": None,
        "hand": 4,
        "rows": [{**sitter(2), "yours": 50, "theirs": 48}],
        "url": "/tables/4/",
        "action": "Go on with hand 5",
    },
    "entry": None,
    "offers": OFFERS,
}
NEW: Context = {
    **TABLE,
    "entry": {
        **ENTRY,
        "seats": [entry_seat(p, winner=False, cards="", wrong=False, seen=None) for p in range(5)],
        "finishes": [{**finish, "checked": False} for finish in ENTRY["finishes"]],
    },
    "preview": None,
    "acts": None,
    "sheet": {
        **SHEET,
        "rows": [],
        "empty": {
            "title": "No hand at this table yet",
            "url": "",
            "action": "",
            "text": "When the first hand ends, say who went out.",
        },
    },
}
QUESTION: Context = {
    "frame": SIGNED_IN,
    "table": {"number": 4, "url": "/tables/4/"},
    "problems": [],
    "question": {
        "title": "Łukasz Średniawski withdraws with 63",
        "text": "Out at once with this total. What was paid stays in the pot.",
        "consequences": ["Łukasz Średniawski: is out"],
        "also": {
            "name": "leaves",
            "checked": True,
            "label": "Leaves the tournament too",
            "hint": "Unticked, only this match ends for him, and the next round seats him again.",
        },
        "url": "/tables/4/withdraw/",
        "action": "Record the withdrawal",
        "fields": [{"name": "seat", "value": "3"}],
    },
    "reason": {"typed": "", "errors": []},
}
PASS: Context = {
    "frame": SIGNED_IN,
    "table": TABLE["table"],
    "made": {"link": "https://millrace.example/pass/0192f7a0c3d54e1f8b6a/", "picture": ""},
}
NOT_NOW: Context = {
    "frame": SIGNED_IN,
    "tournament": TABLE["tournament"],
    "number": 6,
    "round": "Round 2 of 3",
    "tables": [
        {"number": 1, "url": "/tables/1/", "people": [sitter(place) for place in range(3)]},
        {"number": 2, "url": "/tables/2/", "people": [sitter(place) for place in (3, 4)]},
    ],
}
SAMPLES = {
    "table-not-now": Sample("tables/where_now.html", NOT_NOW),
    "table-pass": Sample("tables/pass.html", PASS),
    "table-question": Sample("tables/ask.html", QUESTION),
    "table": Sample("tables/table.html", TABLE, partials=("preview", "sheet", "followed")),
    "table-new": Sample("tables/table.html", NEW),
    "table-review": Sample("tables/table.html", {**TABLE, "review": REVIEW}),
    "table-correcting": Sample("tables/table.html", CORRECTING),
    "table-news": Sample("tables/table.html", NEWS, partials=("followed",)),
    "table-stale": Sample("tables/table.html", STALE),
}
