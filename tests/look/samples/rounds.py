"""Stages and rounds: what comes next, a draft, seats by hand, the knock-out, questions asked."""

from tests.look.samples.cast import person
from tests.look.samples.frame import FRAME, SIGNED_IN, Context, Sample, tag
from tournaments.web.rounds.stage_form import stage_form

TOURNAMENT: Context = {
    "name": "Candlemas Kaluki Cup",
    "date": "6 February 2027",
    "state": tag("live", "Running"),
    "url": "/",
    "console_url": "/",
}
STAGES = [
    {
        "title": "Rounds",
        "is_now": True,
        "sentences": ["3 rounds.", "Tables of 4 where it can be, from 3 to 5."],
    },
    {"title": "Final", "is_now": False, "sentences": ["The lowest total wins."]},
]
ROUNDS: Context = {
    "frame": SIGNED_IN,
    "tournament": TOURNAMENT,
    "problems": [],
    "now": {"stage": "Rounds", "round": "Round 1 of 3", "tag": tag("live", "Playing")},
    "step": {
        "action": "Close round 1",
        "text": "Every table of round 1 has finished.",
        "url": "/",
        "post": False,
    },
    "rounds": [
        {
            "title": "Round 1",
            "tag": tag("live", "Playing"),
            "text": "4 tables, 18 players",
            "url": "",
            "drop_url": "/",
        },
        {
            "title": "Round 2",
            "tag": tag("warn", "Draft"),
            "text": "5 tables, 2 sit out",
            "url": "/",
            "drop_url": "",
        },
    ],
    "delete_url": "/",
    "search": {"url": "/", "label": "Search for a better plan"},
    "stages": STAGES,
    "plain": [],
    "stages_url": "/",
    "tree_url": "/",
}
ASKED: Context = {
    "frame": SIGNED_IN,
    "tournament": TOURNAMENT,
    "back_url": "/",
    "problems": [],
    "question": {
        "title": "Drop round 2?",
        "text": "Its tables are gone and count no more.",
        "url": "/",
        "action": "Drop the round",
        "grave": True,
        "asks_reason": True,
        "name": TOURNAMENT["name"],
        "legend": "Tables that still play:",
        "choices": [{"name": "tables", "value": 4, "label": "Table 4", "checked": False}],
        "rows": [{**person(seed - 1), "seed": seed} for seed in (1, 2, 3)],
        "orders": [{**person(place), "field": f"order-{place}"} for place in (5, 6)],
    },
    "reason": {"typed": "", "errors": ["Give the reason: it is shown in the log."]},
    "typed_name": {"typed": "Candlemas", "errors": ["That is not its name."]},
}


def tie(table: int, first: int, people: int, **more: object) -> Context:
    """So many who share the second place of a table."""
    choices = [
        {**person(one), "value": one, "checked": False} for one in range(first, first + people)
    ]
    plain: Context = {
        "table": table,
        "text": f"{people} players share place 2, and 1 of them goes on.",
        "is_one": True,
        "choices": choices,
        "errors": [],
        "reason": {"typed": "", "errors": []},
        "fields": [],
        "decided": "",
        "overtaken": "",
    }
    return plain | more


NOT_NAMED = "Table 1: 1 of the 2 who share place 2 can go on; 0 named."
TIES: Context = {
    "frame": SIGNED_IN,
    "tournament": TOURNAMENT,
    "back_url": "/",
    "url": "/",
    "number": 1,
    "has_draft": True,
    "problems": [{"text": NOT_NAMED, "field": "going_on-1"}],
    "ties": [
        tie(
            1,
            0,
            2,
            errors=[NOT_NAMED],
            reason={"typed": "", "errors": ["Give the reason: it is shown beside the result."]},
        ),
        tie(3, 4, 2, decided="Decided: Jim goes on. Reason: drew the higher card."),
        tie(4, 8, 3, is_one=False, overtaken="The result was corrected since this was decided."),
    ],
}
BOTH_MUST_NOT = "These two must not sit together."


def seat(entry: int, number: int, *errors: str) -> Context:
    return {**person(entry), "number": number, "key": entry, "errors": [*errors]}


DRAFT: Context = {
    "frame": SIGNED_IN,
    "tournament": TOURNAMENT,
    "rounds_url": "/",
    "problems": [],
    "round": {"title": "Round 2 of 3", "tag": tag("warn", "Draft")},
    "stale": {"text": "It was made for 18 players, 19 have checked in.", "url": "/"},
    "publish_url": "/",
    "waits": "",
    "unsaved": False,
    "tables": [
        {
            "number": 1 + first // 4,
            "errors": [],
            "seats": [
                seat(first + place, 1 + place, *([BOTH_MUST_NOT] if first + place == 6 else []))
                for place in range(4)
            ],
        }
        for first in (0, 4, 8, 12)
    ],
    "rest_title": "Sits out",
    "resting": [{**person(16), "key": 16, "text": "has sat out least often"}],
    "notes": [{"name": "Zoë Larkwhistle", "text": "Deals soonest of those who moved", "table": 2}],
    "search": {"url": "/", "label": "Search for a better plan"},
    "quality": [{"label": "Meetings of people who met before", "value": "2, over all rounds"}],
    "change": {
        "url": "/",
        "tables": "[]",
        "people": [{"value": place, "label": person(place)["name"]} for place in range(16)],
        "places": [{"value": "table-5", "label": "a new table"}],
    },
}
BY_HAND: Context = {
    "frame": SIGNED_IN,
    "tournament": TOURNAMENT,
    "back_url": "/",
    "url": "/",
    "number": 2,
    "sizes": {"smallest": 3, "preferred": 4, "largest": 5},
    "problems": [],
    "rows": [
        {
            **person(place),
            "field": f"seat-{place}",
            "typed": "3.2" if place else "3,,2",
            "errors": [] if place else ["Give a table such as 3, or a table and a seat."],
        }
        for place in range(8)
    ],
}


def slot(entry: int, *, goes_on: bool) -> Context:
    outcome = "goes on" if goes_on else "out"
    return {
        **person(entry),
        "known": True,
        "source": f"seed {entry + 1}",
        "place": 1 if goes_on else 2,
        "goes_on": goes_on,
        "waits": False,
        "outcome": outcome,
        "reason": "",
    }


def tied_slot(entry: int) -> Context:
    waits = {"waits": True, "place": 1, "outcome": "shares place 1, to be decided"}
    return slot(entry, goes_on=False) | waits


def open_slot(table: int) -> Context:
    return {
        "name": f"winner of table {table}",
        "known": False,
        "source": "",
        "place": None,
        "goes_on": False,
        "waits": False,
        "outcome": "",
        "reason": "",
    }


TREE: Context = {
    "frame": FRAME,
    "tournament": TOURNAMENT,
    "stages": [
        {
            "title": "",
            "empty": None,
            "rounds": [
                {
                    "number": 1,
                    "title": "Round 1",
                    "text": "The first of each table goes on.",
                    "tables": [
                        {
                            "number": number,
                            "slots": [slot(4 * number + n, goes_on=n == 0) for n in range(4)],
                        }
                        for number in range(1, 3)
                    ]
                    + [
                        {
                            "number": 3,
                            "slots": [
                                *map(tied_slot, (12, 13)),
                                *(slot(n, goes_on=False) for n in (14, 15)),
                            ],
                        }
                    ],
                    "byes": [slot(0, goes_on=True)],
                },
                {
                    "number": 2,
                    "title": "Final",
                    "text": "The winner wins the event.",
                    "tables": [{"number": 1, "slots": [open_slot(table) for table in (1, 2, 3)]}],
                    "byes": [],
                },
            ],
        }
    ],
}
PRESETS = [
    {
        "key": "league",
        "name": "League night",
        "text": "Three rounds of six hands, the tables drawn before each.",
        "sheet": "Kaluki, UK clubs",
        "sheet_url": "/",
        "stages": STAGES,
        "checked": True,
    }
]
TWICE = "The tie-break kalukis is named more than once."
STAGE_FORM = stage_form(
    1, dict.fromkeys(("stages.0.tie_breaks.1", "stages.0.tie_breaks.2"), "kalukis")
)
STAGE_FORM.add_error("stages.0.tie_breaks.2", TWICE)
CHOICE: Context = {
    "frame": SIGNED_IN,
    "tournament": TOURNAMENT,
    "back_url": "/",
    "url": "/",
    "preset_url": "/",
    "presets_url": "/",
    "frozen": False,
    "problems": [],
    "presets": PRESETS,
    "count": 1,
    "can_add": True,
    "can_remove": True,
    "stages": [
        {
            "title": "Stage 1",
            "prefix": "stages.0.",
            "questions": [
                {"field": STAGE_FORM["stages.0.name"], "when": ""},
                {"field": STAGE_FORM["stages.0.hands"], "when": "match_end=fixed_hands"},
            ],
            "tie_breaks": [STAGE_FORM[f"stages.0.tie_breaks.{number}"] for number in (1, 2, 3)],
        }
    ],
}
SAMPLES = {
    "rounds": Sample("rounds/rounds.html", ROUNDS),
    "round-asked": Sample("rounds/ask.html", ASKED),
    "round-draft": Sample("rounds/draft.html", DRAFT),
    "round-by-hand": Sample("rounds/by_hand.html", BY_HAND),
    "round-ties": Sample("rounds/ties.html", TIES),
    "tree": Sample("rounds/tree.html", TREE),
    "stages": Sample("rounds/stages.html", CHOICE),
    "presets": Sample("rounds/presets.html", {"frame": FRAME, "presets": PRESETS}),
}
