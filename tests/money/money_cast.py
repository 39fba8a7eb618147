"""Entries at the desk, and what tests ask of their money."""

from uuid import uuid4

from tests.seated import make_player, run_tournament
from tournaments.domain.prize_terms import TermsTyped
from tournaments.models import Actor, Club, Entry, Tournament, TournamentState
from tournaments.selectors.integrity import tournament_differences
from tournaments.selectors.settling import settle_all
from tournaments.services.entries import register_entry
from tournaments.services.prizes import set_prize_terms
from tournaments.services.receipts import PaymentRequest

HALF_AND_REST = {"kind": "percentages", "percent": [50, 30, 20]}


def open_registration(club: Club, unit_minor: int | None = 10) -> Tournament:
    """A tournament people enter; a unit is 10p, so that each stakes 40p at a British table."""
    tournament = run_tournament(club, unit_minor=unit_minor)
    tournament.state = TournamentState.REGISTRATION
    tournament.save()
    return tournament


def enter(director: Actor, tournament: Tournament, *names: str) -> list[Entry]:
    return [
        register_entry(
            actor=director,
            tournament_id=tournament.pk,
            player_id=make_player(tournament.club, name).pk,
        )
        for name in names
    ]


def set_terms(director: Actor, tournament: Tournament, **typed: object) -> None:
    """A fee of £10, £1 of it for the house, shared in three places, unless said otherwise."""
    terms = {"entry_fee": 1000, "house_part": 100, "plan": HALF_AND_REST, **typed}
    set_prize_terms(actor=director, tournament_id=tournament.pk, typed=TermsTyped(**terms))  # type: ignore[arg-type]


def payment(actor: Actor, entry: Entry, amount: int, method: str = "cash") -> PaymentRequest:
    return PaymentRequest(
        actor=actor, entry_id=entry.pk, method=method, amount=amount, submission_id=uuid4()
    )


def owed(tournament: Tournament) -> dict[str, int]:
    """What everybody owes, by name."""
    return {one.name: one.owes for one in settle_all(tournament)}


def found(tournament: Tournament) -> list[str]:
    """Where the tournament is not as its truth says."""
    now = Tournament.objects.get(pk=tournament.pk)
    return [one.where for one in tournament_differences(now)]


def in_fund(tournament: Tournament) -> int:
    """What lies in the prize fund."""
    lines = tournament.accounts.get(kind="fund").lines
    return sum(lines.values_list("amount", flat=True))
