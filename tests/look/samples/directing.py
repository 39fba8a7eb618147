"""The pages behind the console: a question before the end, helpers, passes, money."""

from tests.look.samples.cast import person
from tests.look.samples.frame import SIGNED_IN, Context, Sample

TOURNAMENT: Context = {"name": "Candlemas Kaluki Cup", "console_url": "/console/", "url": "/"}
BASE: Context = {"frame": SIGNED_IN, "tournament": TOURNAMENT, "problems": []}
ASK: Context = {
    **BASE,
    "problems": [{"text": "Still playing: table 2, 3.", "field": ""}],
    "question": {
        "title": "Finish the tournament?",
        "text": "Its standings become final. It can be reopened with a reason.",
        "url": "/finish/",
        "action": "Finish the tournament",
        "asks_reason": True,
        "warning": {
            "title": "Not everything is played yet",
            "lines": ["Heats: 1 round of 2 is still to come."],
        },
        "groups": [
            {
                "title": "These tables still play. Tick each that ends as it stands:",
                "hint": "",
                "choices": [
                    {
                        "name": "unfinished",
                        "value": number,
                        "label": f"Table {number} ends unfinished",
                        "checked": number == 2,
                    }
                    for number in (2, 3)
                ],
            },
            {
                "title": "Nobody has won these pots. Tick each that is paid back:",
                "hint": "Everybody gets back what he paid into it.",
                "choices": [
                    {
                        "name": "refunded",
                        "value": number,
                        "label": f"Pay back the pot of table {number}, £3.20",
                        "checked": False,
                    }
                    for number in (2, 3)
                ],
            },
        ],
    },
    "reason": {"typed": "", "errors": ["Give the reason: it is shown beside the result."]},
}
STAFF: Context = {
    **BASE,
    "problems": [{"text": "There is no account named prudnece.", "field": "username"}],
    "revoke_url": "/revoke/",
    "here": [
        {"name": "agnes", "role": "Scorekeeper", "fields": {"user": 1, "role": "scorekeeper"}}
    ],
    "everywhere": [{"name": "hugh", "role": "Director"}],
    "username": "prudnece",
    "username_errors": ["There is no account named prudnece."],
    "role_errors": [],
    "roles": [
        {"key": "scorekeeper", "label": "Scorekeeper", "text": "records hands", "checked": True},
        {"key": "director", "label": "Director", "text": "everything", "checked": False},
    ],
}
PASSES: Context = {
    **BASE,
    "all_url": "/passes/all/",
    "revoke_url": "/revoke/",
    "tables": [
        {"number": 1, "url": "/pass/", "passes": [{"key": 4, "text": "made at 19:52"}]},
        {"number": 2, "url": "/pass/", "passes": []},
    ],
}
PASS_SLIPS: Context = {
    **BASE,
    "tournament": {**TOURNAMENT, "date": "6 February 2027"},
    "only_here": False,
    "slips": [
        {
            "number": number,
            "key": number,
            "link": f"https://club.example/pass/{number}x7Qm2kLr9VtB4cWzN8yHdFsA/",
            "picture": "",
        }
        for number in (1, 2, 3)
    ],
}
PRIZES: Context = {
    "state": {"kind": "hollow", "text": "Preview"},
    "rows": [
        {"label": "Entry fees, 23 at £10.00", "value": "£230.00"},
        {"label": "Kept by the house", "value": "−£23.00"},
    ],
    "sum": {"label": "Prize fund", "value": "£207.00"},
    "places": [
        {"label": f"Place {place}", "person": None, "value": value}
        for place, value in enumerate(("£104.00", "£62.00"), start=1)
    ]
    + [{"label": "Place 3–4", "person": person(place), "value": "£20.50"} for place in (3, 4)],
    "problems": ["£20.00 more is needed."],
    "moved": True,
}


def at_desk(total: str, *amounts: str) -> Context:
    """People with something to hand over."""
    people = [
        {
            **person(place),
            "key": place,
            "text": "Won or lost: −£10.00",
            "amount": amount,
            "typed": amount[1:],
            "fields": [],
            "receipt": "Receipt 7: £10.00, Cash" if place == 1 else "",
        }
        for place, amount in enumerate(amounts)
    ]
    return {"url": "/desk/", "total": total, "people": people}


MONEY: Context = {
    **BASE,
    "money": {
        "url": "/money/",
        "rows": [
            {"label": "Initial stakes, 23 at 50p", "value": "£11.50"},
            {"label": "Buy-ins, 9 at 50p", "value": "£4.50"},
            {"label": "Paid out", "value": "−£3.20"},
        ],
        "sum": {"label": "In the pots", "value": "£12.80"},
        "pays": [{"label": f"Table {number}", "value": "£3.20"} for number in range(1, 6)],
        "closed": "The ledger closes to zero",
    },
    "prizes": PRIZES,
    "prize_acts": [
        {"url": "/terms/", "label": "Fee and prizes", "kind": ""},
        {"url": "/lock/", "label": "Lock the prizes", "kind": "go"},
    ],
    "owing": at_desk("£11.10", "£10.00", "£1.10"),
    "getting": at_desk("£3.70", "£3.30", "£0.40"),
    "till": {
        "rows": [
            {
                "method": method,
                "received": "£60.00",
                "refunded": "£10.00",
                "paid_out": "£3.30",
                "left": "£46.70",
            }
            for method in ("Cash", "Card")
        ],
        "sum": {"label": "Left in all", "value": "£93.40"},
        "warnings": ["Cash: £4.70 more went out than came in."],
    },
    "receipts": [
        {
            **person(place),
            "number": 3 - place,
            "amount": "£10.00",
            "text": "Received: Cash",
            "at": "6 February 2027, 18:40",
            "by": "",
            "note": "",
            "undone": 3 if place == 1 else None,
            "undo_url": "" if place == 1 else "/undo/",
            "receipt_url": "/receipt/",
        }
        for place in range(3)
    ],
    "receipts_url": "/receipts/",
    "rows": [
        {
            **person(index),
            "place": str(index + 1),
            "balance": balance,
            "settled": "+£10.00",
            "left": ("gets £0.40" if index == 1 else "owes £1.10" if index == 4 else ""),
        }
        for index, balance in enumerate(("+£3.30", "+£0.40", "£0.00", "−£0.90", "−£1.10"))
    ],
}
SAMPLES = {
    "ask": Sample("tournaments/ask.html", ASK),
    "tournament-staff": Sample("tournaments/staff.html", STAFF),
    "passes": Sample("tournaments/passes.html", PASSES),
    "pass-slips": Sample("tournaments/pass_slips.html", PASS_SLIPS),
    "money": Sample("tournaments/money.html", MONEY),
}
