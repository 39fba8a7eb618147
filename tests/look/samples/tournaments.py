"""The public page of a tournament: running, planned, finished."""

from tests.look.samples.cast import NAMES, OUT, person
from tests.look.samples.frame import FRAME, Context, Sample, bar, pips, tag


def spark(total: int, *, dropped: bool) -> Context:
    level = 24 - total // 8
    drops = f"M72 2V{level}" if dropped else ""
    line = f"M0 23 L24 21 L48 {level + 4} L72 2" if dropped else f"M0 24 L40 {min(24, level + 5)} "
    return {
        "line": f"{line} M72 {level} L100 {level}" if dropped else f"{line}L100 {level}",
        "drops": drops,
        "x": 100,
        "y": level,
        "limit": 5,
        "label": f"{total} points after four hands",
    }


def moved(places: int) -> Context:
    kind = "same" if places == 0 else "up" if places > 0 else "down"
    return {"kind": kind, "count": abs(places)}


def state_of(total: int) -> Context:
    if total >= 150:
        return tag("warn", "Buy-in?")
    return tag("warn", f"{150 - total} left") if total >= 130 else tag("in", "In")


def row(index: int, **changes: object) -> Context:
    who = person(index)
    total = who["total"]
    return {
        **who,
        "key": index + 1,
        "place": {5: "6=", 6: "6="}.get(index, str(index + 1)),
        "first": index == 0,
        "moved": moved((0, 0, 18, -1, 1, 3, -3, -1, -4)[index % 9]),
        "search": "olena barvinok" if index == 10 else who["name"].lower(),
        "seat": f"T{index % 5 + 1}·{index // 5 + 1}",
        "seat_words": f"table {index % 5 + 1}, seat {index // 5 + 1}",
        "points": total,
        "provisional": index in {4, 9},
        "bar": bar(total),
        "left": max(0, 150 - total),
        "won": (4, 4, 2, 3, 1, 0)[index % 6],
        "pips": pips(index % 3 if index > 1 else 0),
        "spark": spark(total, dropped=index % 7 == 2),
        "money": "",
        "state": state_of(total),
        "out": False,
        "heading": "",
        **changes,
    }


def out_row(index: int) -> Context:
    number = len(NAMES) + index
    heading = "Out of the tournament" if index == 0 else ""
    gone = {"left": None, "seat": "", "moved": None, "out": True, "provisional": False}
    return row(number, **gone, heading=heading, state=tag("out", f"Out, hand {4 - index}"))


def table(number: int, mark: Context | None) -> Context:
    seats = [
        {
            **person((number - 1) * 4 + place),
            "number": place + 1,
            "dealer": place == 2,
            "change": ("won", "+21", "+6", "+10")[place],
            "kind": "won" if place == 0 else "",
        }
        for place in range(4)
    ]
    seats.append({**person(20), "number": 5, "change": "out", "kind": "out", "total": None})
    progress = f"hand {number + 2}, {number * 3} min"
    return {
        "number": number,
        "title": f"Round 2, table {number}",
        "url": "/",
        "tag": mark,
        "progress": progress,
        "seats": seats,
    }


TABLES = [
    table(1, tag("hollow", "Points only")),
    table(2, tag("warn", "Buy-in?")),
    table(3, None),
    table(4, tag("info", "Hand 5 being played")),
]
SCORING: Context = {
    "values": [
        {"label": "Joker", "points": 15},
        {"label": "Ace", "points": 11},
        {"label": "King, queen, jack, 10", "points": 10},
        {"label": "9 down to 2", "points": "face value"},
    ],
    "finishes": [{"label": "Ordinary", "effect": "× 1"}, {"label": "Kaluki", "effect": "× 1"}],
    "note": "Whoever goes out scores nothing. Everyone else adds up the cards left.",
    "limit_title": "Reaching 150",
    "limit": [
        "You may buy in for 50p, at most twice, and come back at the highest total still in.",
        "If you decline, or have bought in twice, you are out.",
    ],
}
STANDINGS: Context = {
    "lead": "Points count against you. The lowest total leads.",
    "label": "Points",
    "tabs": [
        {"label": "Final", "url": "?stage=2", "current": True},
        {"label": "Rounds", "url": "?stage=1", "current": False},
    ],
    "cut": "The first 4 go on.",
    "line": "Provisional cut",
    "url": "/standings/",
    "ptag": "214",
    "updated": "20:44:12",
    "certainty": "Provisional",
    "limit": 150,
    "buy_ins": True,
    "money": False,
    "sparks": True,
    "moves": True,
    "movement_note": "Movement is counted since the hand before.",
    "provisional": True,
    "empty": None,
    "rows": [row(index, goes_on=index < 4, cut=index == 3) for index in range(len(NAMES))]
    + [out_row(i) for i in range(len(OUT))],
}
RUNNING: Context = {
    "frame": FRAME,
    "live_url": "/live/1",
    "facts_url": "/head/",
    "tournament": {
        "name": "Candlemas Kaluki Cup",
        "date": "Saturday 6 February 2027",
        "variant": "Kaluki, UK clubs",
        "rules_url": "/rules/",
        "state": tag("live", "Live"),
        "progress": "19 hands in, 4 tables",
        "version": 214,
        "ptag": "214",
        "console_url": "",
        "hall_url": "/hall/",
        "tree_url": "/knock-out/",
    },
    "facts": [
        {"label": "Still in", "value": 20, "note": "of 23"},
        {"label": "Deciding a buy-in", "value": 2, "note": ""},
        {"label": "Buy-ins taken", "value": 9, "note": ""},
        {"label": "Pot", "value": "£16", "note": ""},
    ],
    "draw": {"url": "/draw/", "text": "Seating draw, proved"},
    "standings": STANDINGS,
    "tables": {"url": "/tables/", "ptag": "214", "note": "", "list": TABLES},
    "scoring": SCORING,
}
PLANNED: Context = {
    **RUNNING,
    "tournament": {
        **RUNNING["tournament"],
        "state": tag("info", "Registration"),
        "progress": "starts at 18:30",
        "hall_url": "",
    },
    "facts": [
        {"label": "Players", "value": 20, "note": "of 24"},
        {"label": "Initial stake", "value": "50p", "note": ""},
    ],
    "entrants": [{**person(i), "state": tag("ok", "Here") if i % 3 else None} for i in range(20)],
    "entrants_note": "20 entered, 13 checked in",
    "standings": {
        **STANDINGS,
        "rows": [],
        "updated": "",
        "certainty": "",
        "provisional": False,
        "movement_note": "",
        "url": "",
        "empty": {
            "title": "No hand has been played yet",
            "url": "",
            "action": "",
            "text": "The standings appear with the first hand that is recorded.",
        },
    },
    "tables": {"list": []},
    "draw": {"url": "/draw/", "text": "Promise of the seating draw"},
}
FINISHED: Context = {
    **RUNNING,
    "live_url": "",
    "facts_url": "",
    "tournament": {**RUNNING["tournament"], "state": tag("ok", "Finished"), "hall_url": ""},
    "winner": {
        "title": "Agnes Merriweather wins",
        "text": "The pot of £16 is hers: 33 units ahead after all payments.",
    },
    "corrected": {"text": "Corrected 7 February, 10:12: table 2, hand 3", "url": "/log/"},
    "standings": {
        **STANDINGS,
        "money": True,
        "url": "",
        "rows": [row(i, money=f"{'+' if i < 2 else '−'}£{i + 1}.40") for i in range(6)],
    },
}
SAMPLES = {
    "tournament": Sample(
        "tournaments/tournament.html", RUNNING, partials=("head", "standings", "tables")
    ),
    "tournament-planned": Sample("tournaments/tournament.html", PLANNED),
    "tournament-finished": Sample("tournaments/tournament.html", FINISHED),
}
