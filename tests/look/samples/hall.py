"""The hall screen."""

from tests.look.samples.cast import NAMES, person
from tests.look.samples.frame import FRAME, Context, Sample, bar
from tests.look.samples.tournaments import moved


def row(index: int) -> Context:
    who = person(index)
    return {
        **who,
        "long": False,
        "place": index + 1,
        "first": index == 0,
        "moved": moved((0, 0, 18, -1, 1, 3, -3, -1, -4)[index % 9]),
        "bar": bar(who["total"]),
        "points": who["total"],
        "cut": index == 3,
    }


def seat(index: int) -> Context:
    given, _, surname = person(index)["name"].partition(" ")
    return {
        "surname": surname,
        "given": given,
        "language": person(index)["language"],
        "seat": f"T{index % 5 + 1}·{index // 5 + 1}",
        "out": False,
    }


CONTEXT: Context = {
    "frame": FRAME,
    "live_url": "/live/1",
    "version": 214,
    "tournament": {"name": "Candlemas Kaluki Cup", "address": "millrace.example/cup"},
    "hall": {
        "long": False,
        "label": "Points",
        "round": "Round 2",
        "cut": "The cut, provisional",
        "tree_url": "/knock-out/",
        "url": "/hall/screen/",
        "ptag": "214",
        "time": "20:44",
        "limit": 150,
        "progress": "19 hands in",
        "certainty": "Provisional",
        "width": 62,
    },
    "pages": [
        {"title": "Places 1 to 12 of 20", "rows": [row(i) for i in range(12)]},
        {
            "title": "Places 13 to 20 of 20",
            "rows": [row(i) for i in (0, 1, 2, *range(12, len(NAMES)))],
        },
    ],
    "seats": [
        {"title": "1 of 3", "rows": [seat(i) for i in range(7)]},
        {"title": "2 of 3", "rows": [seat(i) for i in range(7, 14)]},
    ],
    "ticker": {
        "title": "Table 4, hand 3",
        "text": "Joaquín went out. Богдан +31, Łukasz +21, Zoë +10, Глеб +5",
    },
}
SAMPLES = {"hall": Sample("hall/standings.html", CONTEXT, partials=("screen",))}
