"""The register, one player, an import, a merge."""

from tests.look.samples.cast import person
from tests.look.samples.forms import PlayerForm
from tests.look.samples.frame import FRAME, SIGNED_IN, Context, Sample, cards, tag
from tests.look.samples.setup import fact

CLUB = {"name": "Millrace Card Club", "url": "/", "players_url": "/players/"}
FORM = PlayerForm({"name": "Lukasz Wrzosek"})
REGISTER: Context = {
    "frame": SIGNED_IN,
    "problems": [],
    "club": CLUB,
    "q": "",
    "search_url": "/players/search/",
    "count_text": "61 players",
    "none": "",
    "players": [
        {
            **person(i),
            "other": "Taras Kulbaba" if i == 1 else "",
            "text": f"{18 - i} tournaments",
            "merge_url": "/merge/",
        }
        for i in range(14)
    ],
    "pages": {"text": "1 to 14 of 61", "previous": "", "next": "/?page=2"},
    "add": {
        "url": "/players/",
        "fields": [],
        "form": list(FORM),
        "duplicates": [{**person(8), "text": "9 tournaments"}],
        "confirm": True,
    },
    "import_url": "/import/",
    "files": [{"label": "CSV", "url": "/players.csv"}, {"label": "XLSX", "url": "/players.xlsx"}],
}


def result(name: str, place: str, money: str, **changes: object) -> Context:
    return {
        "name": name,
        "url": "/",
        "text": "6 Feb 2027, Kaluki, UK clubs",
        "tag": None,
        "place": place,
        "first": place == "1",
        "of": "of 24",
        "points": "88",
        "won": "7 of 20",
        "buy_ins": "1",
        "money": money,
        "up": money.startswith("+") if money else None,
        **changes,
    }


PLAYER: Context = {
    "frame": FRAME,
    "club": CLUB,
    "player": {
        "name": "Тарас Кульбаба",
        "language": "uk",
        "other": "Taras Kulbaba",
        "initials": "ТК",
        "text": "in the register since March 2025",
        "edit_url": "/edit/",
        "merge_url": "/merge/",
    },
    "merged": {
        "text": "“T. Kulbaba” was merged into this player on 3 January.",
        "url": "/undo/",
        "action": "Undo the merge",
    },
    "facts": [
        fact("Tournaments", 15),
        fact("Won", 2),
        fact("Hands won", "27 %", "66 of 244"),
        fact("Caught with", "17", "points on average"),
        fact("Kalukis", 5),
        fact("Buy-ins", 14),
    ],
    "results": [
        result("Candlemas Kaluki Cup", "2", "", tag=tag("live", "Live"), points="41"),
        result("New Year Blackpool", "1", "+£3.30"),
        result("Three Decks before Christmas", "9", "−£1.50", points="out, hand 12"),
        result("Advent Mexican", "", "", of="withdrew"),
    ],
    "hands": [
        {
            "title": "Caught with 13 cards",
            "when": "2 Jan",
            "text": "117 points, the most so far",
            "cards": cards("JK As Ac Kd Kh Qs Js 10c 9h 9d 6s 4c 2h"),
        }
    ],
    "empty": None,
}
NEWCOMER: Context = {
    **PLAYER,
    "merged": None,
    "results": [],
    "hands": [],
    "facts": [fact("Tournaments", 0)],
    "empty": {
        "title": "Not played yet",
        "text": "Results appear with the first tournament.",
        "url": "",
        "action": "",
    },
}


def row(line: int, name: str, kind: str, mark: Context, text: str) -> Context:
    options = [
        {"value": "known", "label": "is Łukasz Wrzosek", "checked": True},
        {"value": "new", "label": "is somebody new", "checked": False},
    ]
    choice = {"name": f"row-{line}", "options": options} if kind == "doubtful" else None
    return {
        "line": line,
        "name": name,
        "other": "",
        "kind": kind,
        "tag": mark,
        "text": text,
        "choice": choice,
    }


IMPORT: Context = {
    "frame": SIGNED_IN,
    "problems": [],
    "club": CLUB,
    "url": "/import/",
    "columns": "Columns: name, other name, note. The first row names them.",
    "example_url": "/example.csv",
    "file_errors": [],
    "preview": {
        "text": "2 new, 1 already there, 1 to decide, 1 with a problem",
        "ready": True,
        "action": "Add 2 players",
        "fields": [{"name": "upload", "value": "7"}],
        "rows": [
            row(2, "Ґалаґан Остап", "new", tag("ok", "New"), ""),
            row(3, "Zoë Larkwhistle", "known", tag("hollow", "Already there"), ""),
            row(4, "Lukasz Wrzosek", "doubtful", tag("warn", "Decide"), "Like Łukasz Wrzosek"),
            row(5, "", "wrong", tag("bad", "Left out"), "The name is empty"),
            row(6, "Ottilie Crane", "new", tag("ok", "New"), ""),
        ],
    },
}
MERGE: Context = {
    "frame": SIGNED_IN,
    "problems": [],
    "club": CLUB,
    "find": None,
    "pair": {
        "url": "/merge/",
        "fields": [],
        "people": [
            {**person(8), "key": 8, "other": "", "text": "9 tournaments", "checked": True},
            {
                "name": "Lukasz Wrzosek",
                "language": "",
                "key": 99,
                "other": "",
                "text": "2 tournaments",
                "checked": False,
            },
        ],
        "clash": [],
        "what": ["11 tournaments under one name.", "The other name still finds the player."],
    },
}
FIND: Context = {
    **MERGE,
    "pair": None,
    "find": {
        "url": "/merge/",
        "who": "Łukasz Wrzos",
        "q": "wrz",
        "text": "",
        "rows": [{**person(8), "url": "/merge/8/", "text": "9 tournaments"}],
    },
}
DETAILS: Context = {
    "frame": SIGNED_IN,
    "player": {**person(8), "url": "/players/8/"},
    "players_url": "/players/",
    "url": "/players/8/name/",
    "form": list(FORM),
    "problems": [],
    "duplicates": [person(3)],
}
UNDO: Context = {
    "frame": SIGNED_IN,
    "kept": {**person(1), "url": "/players/1/"},
    "absorbed": person(2),
    "text": "2 tournaments go back to the other name.",
    "url": "/merges/1/undo/",
    "problems": [],
}
SAMPLES = {
    "player-details": Sample("players/details.html", DETAILS),
    "merge-undo": Sample("players/undo_merge.html", UNDO),
    "players": Sample("players/players.html", REGISTER, partials=("rows",)),
    "player": Sample("players/player.html", PLAYER),
    "player-new": Sample("players/player.html", NEWCOMER),
    "import": Sample("players/import.html", IMPORT),
    "merge": Sample("players/merge.html", MERGE),
    "merge-find": Sample("players/merge.html", FIND),
}
