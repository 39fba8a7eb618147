"""The seating draw: before, promised, made, by hand, and worked out again."""

from hashlib import sha256

from tests.look.samples.cast import person
from tests.look.samples.frame import FRAME, SIGNED_IN, Context, Sample, card

DRAWN = [
    "As",
    "Ad",
    "Ks",
    "Kh",
    "Qd",
    "Js",
    "Jd",
    "10c",
    "9c",
    "8s",
    "8c",
    "7s",
    "6d",
    "6c",
    "5c",
    "4h",
    "3d",
    "2s",
]
SECRET = sha256(b"a secret of the samples").hexdigest()
PROMISE = sha256(SECRET.encode()).hexdigest()


def seat(place: int, table: int) -> Context:
    index = place * 4 + table
    return {
        **person(index),
        "number": place + 1,
        "card": card(DRAWN[index]),
        "redraws": [card("9s"), card("2c")] if index == 1 else [],
        "note": "moved: beside her sister" if index == 6 else "",
    }


DEALER: Context = {
    "key": "1",
    "url": "/dealer/",
    "open": False,
    "reason": {"typed": "", "errors": []},
    "seats": [{"number": place + 1, "name": "Agnes", "chosen": place == 0} for place in range(4)],
}
TABLES = [
    {
        "number": t + 1,
        "url": "",
        "text": "4 seats",
        "dealer": DEALER if t == 0 else None,
        "seats": [seat(place, t) for place in range(4)],
    }
    for t in range(4)
]
TOURNAMENT: Context = {"name": "Candlemas Kaluki Cup", "url": "/", "draw_url": "/draw/"}
BASE: Context = {
    "frame": SIGNED_IN,
    "problems": [],
    "tournament": TOURNAMENT,
    "draw": {
        "state": "none",
        "url": "",
        "ptag": "1",
        "rule": "Ace high. Suit decides next: ♠ ♥ ♦ ♣; identical cards draw again.",
        "time": "19:31",
        "promise": PROMISE,
        "is_redraw": False,
    },
    "reason": None,
    "absent": {"text": "Two are not here.", "url": "/entries/", "action": "See who"},
    "promise": {"url": "/promise/"},
    "reveal": None,
    "by_hand": None,
    "entries_text": "16 entries: four tables of 4.",
    "steps": [],
    "tables": [],
    "proof": None,
    "earlier": [],
    "print_url": "",
}
PROMISED: Context = {
    **BASE,
    "draw": {**BASE["draw"], "state": "promised"},
    "promise": None,
    "reveal": {"url": "/reveal/", "fields": [], "errors": [], "word": ""},
    "by_hand": {
        "url": "/by-hand/",
        "fields": [],
        "open": False,
        "packs": [{"value": packs, "chosen": packs == 1} for packs in (1, 2, 3, 4)],
        "rows": [{**person(i), "key": i, "card": "", "errors": []} for i in range(8)],
    },
}
MADE: Context = {
    **BASE,
    "frame": FRAME,
    "draw": {**BASE["draw"], "state": "made"},
    "promise": None,
    "tables": TABLES,
    "steps": [
        {
            "title": "First cards",
            "cards": [{**person(i), "card": card(DRAWN[i])} for i in range(16)],
        },
        {
            "title": "Тарас and Łukasz draw again",
            "cards": [
                {**person(1), "card": card("9s")},
                {**person(8), "card": card("4d")},
            ],
        },
    ],
    "proof": {
        "promise": PROMISE,
        "promised_at": "19:31",
        "secret": SECRET,
        "word": "heron",
        "made_at": "19:50",
        "seed": sha256(f"{SECRET}heron".encode()).hexdigest(),
        "good": True,
        "text": "The secret keeps the promise",
        "verify_url": "/verify/",
        "command": "manage.py verify_draw 12",
    },
    "earlier": [{"text": "An earlier draw, 19:22: one more player came", "url": "/draw/1/"}],
    "print_url": "/slips/",
}
BROKEN: Context = {
    **MADE,
    "proof": {
        **MADE["proof"],
        "good": False,
        "text": "The secret does not match the promise. Do not use this draw.",
    },
}
VERIFY: Context = {
    "frame": FRAME,
    "tournament": TOURNAMENT,
    "verdict": {"good": True, "text": "The draw comes out the same, card by card."},
    "checks": [
        {
            "good": True,
            "title": "The secret has the promised fingerprint",
            "text": "SHA-256 of the secret",
            "value": PROMISE,
        },
        {"good": True, "title": "The entries are those drawn for", "text": "16", "value": ""},
        {"good": False, "title": "All 18 cards are the same", "text": "17 of 18", "value": ""},
    ],
    "published": [{"label": "Secret", "value": SECRET}, {"label": "Word", "value": "heron"}],
    "download_url": "/draw.json",
    "command": "manage.py verify_draw 12",
}
SAMPLES = {
    "draw": Sample("seating/draw.html", BASE),
    "draw-promised": Sample("seating/draw.html", PROMISED),
    "draw-made": Sample("seating/draw.html", MADE, partials=("tables",)),
    "draw-broken": Sample("seating/draw.html", BROKEN),
    "verify": Sample("seating/verify.html", VERIFY),
}
