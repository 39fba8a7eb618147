"""The first page and a club's home."""

from tests.look.samples.cast import person
from tests.look.samples.frame import FRAME, SIGNED_IN, Context, Sample, cards, tag


def tournament(name: str, date: str, **changes: object) -> Context:
    text = "Kaluki, UK clubs. 23 players"
    return {"name": name, "url": "/", "date": date, "text": text, "tag": None, "winner": "",
            "club": "", **changes}  # fmt: skip


LIVE = tournament("Candlemas Kaluki Cup", "6 February 2027", tag=tag("live", "Live"))
HOME: Context = {
    "frame": {**FRAME, "name": "Kaluki Club"},
    "calculator_url": "/score/",
    "rules_url": "/rules/",
    "running": [{**LIVE, "club": "Millrace Card Club"}],
    "clubs": [
        {"name": "Millrace Card Club", "url": "/", "text": "61 players, 1 tournament running"},
        {"name": "Карточный клуб «Набережная»", "url": "/", "text": "24 players"},
    ],
    "art": cards("As 10h JK 7d"),
    "empty": None,
}
CLUB: Context = {
    "frame": SIGNED_IN,
    "club": {"name": "Millrace Card Club", "text": "Cards every Saturday, and some Sundays."},
    "running": [LIVE],
    "planned": [
        tournament("Lenten Jamaican", "6 March 2027", text="Jamaican Kaluki. 12 entered",
                   tag=tag("info", "Registration")),
    ],
    "finished": [
        tournament("New Year Blackpool", "2 January 2027", winner="Тарас Кульбаба"),
        tournament("Three Decks before Christmas", "19 December 2026", winner="Zoë Larkwhistle"),
        tournament("Advent Mexican", "5 December 2026", winner="Ottoline Fothergill-Bracegirdle"),
    ],
    "players": {"count": 61, "url": "/players/",
                "rows": [{**person(i), "text": f"{9 - i} tournaments"} for i in range(6)]},
    "sheets": [
        {"name": "Kaluki, UK clubs", "text": "out at 150", "url": "/rules/"},
        {"name": "Jamaican Kaluki", "text": "nine contracts", "url": "/rules/"},
    ],
    "new_url": "/new/",
    "import_url": "/import/",
    "staff_url": "/staff/",
    "log_url": "/log/",
    "pages": {"text": "1 to 3 of 31", "previous": "", "next": "/?page=2"},
}  # fmt: skip
EMPTY: Context = {
    **HOME,
    "running": [],
    "clubs": [],
    "empty": {"title": "No club yet", "text": "It is made with “manage.py create_club”.",
              "url": "/admin/", "action": "Make a club"},
}  # fmt: skip
STAFF: Context = {
    "frame": SIGNED_IN,
    "club": {"name": "Millrace Card Club", "url": "/"},
    "problems": [{"text": "There is no account named nemo.", "field": "username"}],
    "staff": [
        {"name": "Agnes Merriweather", "account": "agnes", "role": "Director",
         "fields": {"user": 1, "role": "director"}},
    ],
    "revoke_url": "/staff/revoke/",
    "username": "nemo",
    "username_errors": ["There is no account named nemo."],
    "role_errors": [],
    "roles": [
        {"key": "scorekeeper", "label": "Scorekeeper", "text": "records at every table",
         "checked": True},
        {"key": "director", "label": "Director", "text": "everything", "checked": False},
    ],
}  # fmt: skip
SAMPLES = {
    "staff": Sample("clubs/staff.html", STAFF),
    "home": Sample("clubs/home.html", HOME),
    "home-empty": Sample("clubs/home.html", EMPTY),
    "club": Sample("clubs/club.html", CLUB),
}
