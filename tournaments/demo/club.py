"""The demo club: sixty people; tournaments over, being played, filling up and planned."""

from datetime import datetime, timedelta

from django.db import transaction

from tournaments.demo.coming import enter_half
from tournaments.demo.entering import add_people
from tournaments.demo.names import ENTERED_TWICE, EVERYBODY
from tournaments.demo.running import play_half
from tournaments.demo.staff import Staff, found_club
from tournaments.demo.tournaments import Plan, make_chance, play_tournament
from tournaments.models import Player
from tournaments.services.tournaments import create_tournament

SEED = "The lantern is lit"
TENPENCE = 10


@transaction.atomic
def fill_club(password: str, now: datetime) -> Staff:
    """Make the whole club, or nothing of it; two accounts get the password."""
    staff = found_club(password)
    everybody = add_people(staff, EVERYBODY)
    add_people(staff, (ENTERED_TWICE,))
    hour = now.replace(minute=0, second=0, microsecond=0)
    _play_jamaican(staff, everybody, hour - timedelta(hours=5))
    _play_british(staff, everybody, hour - timedelta(hours=1))
    _enter_mexican(staff, everybody, hour + timedelta(hours=3))
    _plan_blackpool(staff, hour + timedelta(days=7))
    return staff


def _play_jamaican(staff: Staff, everybody: list[Player], starts_at: datetime) -> None:
    plan = Plan(name="Harvest Jamaican", starts_at=starts_at, variant_key="jamaican", seed=SEED)
    play_tournament(staff, plan, _some(everybody, 24, plan.name))


def _play_british(staff: Staff, everybody: list[Player], starts_at: datetime) -> None:
    plan = Plan(
        name="Lantern Kaluki",
        starts_at=starts_at,
        variant_key="british",
        seed=SEED,
        house_rules={"kaluki_doubles": True},
        unit_minor=TENPENCE,
        preferred_table=4,
    )
    play_half(staff, plan, _some(everybody, 20, plan.name))


def _enter_mexican(staff: Staff, everybody: list[Player], starts_at: datetime) -> None:
    plan = Plan(name="Late Mexican Rummy", starts_at=starts_at, variant_key="mexican", seed=SEED)
    enter_half(staff, plan, _some(everybody, 20, plan.name), most_entries=16)


def _plan_blackpool(staff: Staff, starts_at: datetime) -> None:
    create_tournament(
        actor=staff.director,
        club_id=staff.club.pk,
        name="Blackpool Evening",
        starts_at=starts_at,
        variant_key="blackpool",
        currency=staff.club.currency,
        unit_minor=TENPENCE,
        most_entries=32,
    )


def _some(everybody: list[Player], count: int, occasion: str) -> list[Player]:
    """Whoever comes to this occasion, in the order they come."""
    return make_chance(f"{SEED}, {occasion}").sample(everybody, count)
