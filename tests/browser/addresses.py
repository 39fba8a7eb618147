"""Every page of the site with something on it: where to find it in the demo club."""

from django.urls import reverse
from django.utils.http import urlencode

from tournaments.demo.names import ENTERED_TWICE
from tournaments.demo.staff import Staff
from tournaments.models import Entry, Player, SeatingDraw, Table, Tournament, TournamentState
from tournaments.selectors.clubs import regular_players

EVERY_PAGE = (
    "home", "club", "club_staff", "club_log", "players", "player", "player_details",
    "player_merge", "player_import", "setup", "rules", "rule_sheet", "calculator", "referee",
    "referee_drawing", "tournament_referee", "rulings",
    "tournament", "finished", "coming", "planned", "tournament_rules", "hall", "tournament_log",
    "published_draw", "draw_verification", "console", "console_finished", "entries", "new_entrant",
    "entry", "draw", "draw_coming", "tournament_settings", "settings_coming", "money",
    "prize_terms", "lock_prizes", "receipts",
    "tournament_staff", "passes", "finish_tournament", "table", "table_waiting", "table_pass",
    "correct_hand", "table_question", "nowhere",
)  # fmt: skip
"""Names of pages; those that are not names of addresses are explained below."""

DISCARD = {
    "ask": "drawing",
    "table": "table jamaican 1\nplayer Ann\nplayer Jim\nturn Ann\nopened Ann earlier\n",
    "claims": "Ann\nJim",
}


def demo_addresses(staff: Staff) -> dict[str, str]:
    """The address of every page in a club that `fill_club` filled."""
    coming = _in_state(TournamentState.REGISTRATION)
    others = {
        "finished": reverse("tournament", args=(_in_state(TournamentState.FINISHED),)),
        "coming": reverse("tournament", args=(coming,)),
        "planned": reverse("tournament", args=(_in_state(TournamentState.PLANNED),)),
        "console_finished": reverse("console", args=(_in_state(TournamentState.FINISHED),)),
        "draw_coming": reverse("draw", args=(coming,)),
        "settings_coming": reverse("tournament_settings", args=(coming,)),
        "nowhere": "/nowhere/",
    }
    arguments = _arguments(staff, coming) | _at_tables()
    named = {name: reverse(name, args=given) for name, given in arguments.items()}
    waiting = Table.objects.filter(seats__may_buy_in=True).earliest("pk").pk
    question = f"{reverse('table_penalty', args=(waiting,))}?seat=1&points=20"
    drawing = {"referee_drawing": f"{named['referee']}?{urlencode(DISCARD)}"}
    at_waiting = {"table_waiting": reverse("table", args=(waiting,)), "table_question": question}
    return {**named, **others, **at_waiting, **drawing}


def _arguments(staff: Staff, coming: int) -> dict[str, tuple[object, ...]]:
    running = _in_state(TournamentState.RUNNING)
    draw = SeatingDraw.objects.filter(tournament=running).latest("pk").number
    entry = Entry.objects.filter(tournament=coming).earliest("pk")
    regular = regular_players(staff.club)[0].pk
    of_club = dict.fromkeys(
        ("club", "club_staff", "club_log", "players", "player_import", "setup"),
        (staff.club.slug,),
    )
    of_running = dict.fromkeys(
        (
            "tournament", "tournament_rules", "hall", "tournament_log", "console", "draw",
            "tournament_settings", "money", "prize_terms", "lock_prizes", "receipts",
            "tournament_staff", "passes", "finish_tournament", "tournament_referee", "rulings",
        ),
        (running,),
    )  # fmt: skip
    return {
        "home": (),
        "rules": (),
        "rule_sheet": ("jamaican",),
        "calculator": ("jamaican",),
        "referee": ("jamaican",),
        **of_club,
        **of_running,
        **dict.fromkeys(("player", "player_details"), (regular,)),
        "player_merge": (Player.objects.get(name=ENTERED_TWICE).pk,),
        **dict.fromkeys(("published_draw", "draw_verification"), (running, draw)),
        **dict.fromkeys(("entries", "new_entrant"), (coming,)),
        "entry": (coming, entry.pk),
    }


def _at_tables() -> dict[str, tuple[object, ...]]:
    """A table that plays, and the one that waits for an answer to a buy-in."""
    tables = Table.objects.filter(round__stage__tournament=_in_state(TournamentState.RUNNING))
    playing = tables.exclude(seats__may_buy_in=True).earliest("pk").pk
    return {"table": (playing,), "table_pass": (playing,), "correct_hand": (playing, 1)}


def _in_state(state: TournamentState) -> int:
    return Tournament.objects.filter(state=state).earliest("pk").pk
