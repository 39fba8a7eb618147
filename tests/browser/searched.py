"""A tournament of rounds planned ahead, with a plan that a longer search found for them."""

from datetime import UTC, datetime
from uuid import uuid4

from tournaments.demo.entering import enter_people
from tournaments.demo.staff import Staff
from tournaments.demo.tournaments import Plan, open_tournament
from tournaments.models import Player, Tournament
from tournaments.services.entry_changes import check_in_everybody
from tournaments.services.rounds.drafting import draft_rounds
from tournaments.services.rounds.search_requests import request_search, stop_search
from tournaments.tasks import make_search

PLAYERS = 9
PLAN = Plan(
    name="Lantern Jamaican",
    starts_at=datetime(2026, 11, 13, 19, tzinfo=UTC),
    variant_key="jamaican",
    seed="The lantern is lit",
    preset="jamaican_with_final",
)


def search_rounds(staff: Staff) -> Tournament:
    """Drafts are made, and a search stopped at once waits to be taken or dropped."""
    tournament = open_tournament(staff, PLAN)
    club = Player.objects.filter(club=staff.club, merged_into=None).order_by("pk")
    enter_people(staff, tournament, club[:PLAYERS])
    check_in_everybody(actor=staff.scorekeeper, tournament_id=tournament.pk)
    draft_rounds(actor=staff.director, tournament_id=tournament.pk, seed=PLAN.seed)
    search = request_search(
        actor=staff.director,
        tournament_id=tournament.pk,
        submission_id=uuid4(),
        seconds=30,
        offers=True,
    )
    stop_search(actor=staff.director, search_id=search.pk)
    make_search(search.pk)
    return tournament
