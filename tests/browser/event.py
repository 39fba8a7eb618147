"""A knock-out in the demo club: its first round is played, the draft of the second is made."""

from datetime import UTC, datetime

from django.urls import reverse

from tests.browser.searched import search_rounds
from tests.rounds.ties import tied_round
from tournaments.demo.entering import enter_people
from tournaments.demo.staff import Staff
from tournaments.demo.tournaments import Plan, open_tournament, play_match
from tournaments.models import Player, Round, RoundState, Tournament, TournamentState
from tournaments.selectors.rounds import latest_round
from tournaments.selectors.seating import seated_tables
from tournaments.services.entry_changes import check_in_everybody
from tournaments.services.rounds.closing import close_round
from tournaments.services.rounds.drafting import draft_rounds
from tournaments.services.rounds.publishing import publish_round

PLAN = Plan(
    name="Tower Knock-out",
    starts_at=datetime(2026, 11, 6, 19, tzinfo=UTC),
    variant_key="blackpool",
    seed="The tower is lit",
    preset="blackpool_knock_out",
    unit_minor=10,
)


EVENT_PAGES = (
    "presets",
    "rounds",
    "stages",
    "knock_out",
    "round_draft",
    "drop_round",
    "round_search",
    "decide_ties",
    "knock_out_tied",
)
"""Those of the pages below that no other tournament has."""


def event_addresses(staff: Staff, players: int) -> dict[str, str]:
    """The pages of stages and rounds, with so many people at the knock-out."""
    tournament = _play_first_round(staff, players)
    (draft,) = draft_rounds(actor=staff.director, tournament_id=tournament.pk, seed=PLAN.seed)
    played = Round.objects.get(stage=draft.stage, state=RoundState.CLOSED)
    arguments = {
        "rounds": tournament.pk,
        "stages": Tournament.objects.filter(state=TournamentState.REGISTRATION).earliest("pk").pk,
        "knock_out": tournament.pk,
        "round_draft": draft.pk,
        "drop_round": played.pk,
        "round_search": search_rounds(staff).pk,
    }
    tied = tied_round(staff.club, staff.director)
    arguments["decide_ties"] = tied.pk
    named = {name: reverse(name, args=(key,)) for name, key in arguments.items()}
    others = {
        "knock_out_tied": reverse("knock_out", args=(tied.stage.tournament_id,)),
        "presets": reverse("presets"),
        "event": reverse("tournament", args=(tournament.pk,)),
        "console_event": reverse("console", args=(tournament.pk,)),
    }
    return named | others


def _play_first_round(staff: Staff, players: int) -> Tournament:
    tournament = open_tournament(staff, PLAN)
    club = Player.objects.filter(club=staff.club, merged_into=None).order_by("pk")
    enter_people(staff, tournament, club[:players])
    check_in_everybody(actor=staff.scorekeeper, tournament_id=tournament.pk)
    (draft,) = draft_rounds(actor=staff.director, tournament_id=tournament.pk, seed=PLAN.seed)
    publish_round(actor=staff.director, round_id=draft.pk)
    for table in seated_tables(tournament):
        play_match(staff, table, PLAN)
    played = latest_round(tournament)
    assert played is not None
    close_round(actor=staff.director, round_id=played.pk)
    return tournament
