"""How every seating draw begins and ends, by whatever cards: one transaction, all or nothing."""

from dataclasses import dataclass

from django.utils import timezone

from scoring.problems import insist
from tournaments.domain.access import Act
from tournaments.domain.entry_changes import EntryAct
from tournaments.domain.first_dealers import choose_first_dealers
from tournaments.domain.published_draw import outcome_to_data
from tournaments.domain.reasons import insist_on_reason
from tournaments.domain.refusals import Stale
from tournaments.domain.seating_draw import SeatingDraw as Drawing
from tournaments.models import Actor, EntryStatus, SeatingDraw, Tournament, TournamentState
from tournaments.selectors.access import require
from tournaments.selectors.seating import drawing_problems, open_round
from tournaments.selectors.seating_draws import PublishedDraw, published_draw
from tournaments.selectors.seating_field import SeatingField, field_entries, seating_field
from tournaments.selectors.tournaments import finished_problems
from tournaments.services.ledger import post_desk
from tournaments.services.locking import lock_whole_tournament
from tournaments.services.log import Deed, close_act
from tournaments.services.seat_taking import take_drawn_seats
from tournaments.services.waiting_list import write_status


@dataclass(frozen=True, slots=True)
class DrawRequest:
    """What every seating draw is asked with.

    `expected_entries` is how many the director saw in the field; another number is `Stale`.
    `include_registered` draws for those who are not checked in as well, and checks them in. A draw
    that replaces one needs a `reason`.
    """

    actor: Actor
    tournament_id: int
    expected_entries: int
    include_registered: bool = False
    reason: str = ""


def begin_draw(request: DrawRequest) -> tuple[Tournament, SeatingField]:
    """The tournament, locked with all its tables, and the field to draw for.

    Raises `Tournament.DoesNotExist`, `NotAllowed`, `Stale` with both numbers and the tables that
    the field would give now, or `RuleBroken`: `tournament.finished`, those of
    `selectors.seating.drawing_problems`, `reason.missing`, and those of
    `selectors.seating_field.seating_field`.
    """
    tournament = lock_for_draw(request.actor, request.tournament_id)
    insist_on_reason(request.reason, is_needed=open_round(tournament) is not None)
    entries = field_entries(tournament, include_registered=request.include_registered)
    if len(entries) != request.expected_entries:
        raise Stale(_present_field(tournament, request, len(entries)))
    return tournament, seating_field(tournament, include_registered=request.include_registered)


def lock_for_draw(actor: Actor, tournament_id: int) -> Tournament:
    """The tournament, locked with all its tables, if its seats may still be drawn."""
    tournament = lock_whole_tournament(tournament_id)
    require(actor, Act.DRAW_SEATS, tournament=tournament)
    insist(finished_problems(tournament))
    insist(drawing_problems(tournament))
    return tournament


def end_draw(
    request: DrawRequest,
    row: SeatingDraw,
    drawing: Drawing,
    field: SeatingField,
    dealer_seed: bytes,
) -> PublishedDraw:
    """Close the draw, seat everybody and let the tournament run; return what is public."""
    tournament = row.tournament
    dealers = choose_first_dealers(field.first_dealer, dealer_seed, drawing.table_sizes)
    row.round = take_drawn_seats(tournament, drawing, dealers)
    row.ties = drawing.ties
    row.outcome = outcome_to_data(drawing, field.first_dealer, dealers)
    row.drawn_at, row.made_by = timezone.now(), request.actor.user
    row.save()
    checked_in = _check_in(field)
    post_desk(tournament)
    before = tournament.state
    tournament.state = TournamentState.RUNNING
    tournament.save(update_fields=("state",))
    close_act(request.actor, tournament.pk, *checked_in, _deed(request, row, before))
    return published_draw(row)


def _check_in(field: SeatingField) -> list[Deed]:
    """Who is seated counts as here."""
    absent = [entry for entry in field.entries if entry.status == EntryStatus.REGISTERED]
    return [write_status(entry, EntryAct.CHECK_IN, EntryStatus.CHECKED_IN) for entry in absent]


def _present_field(tournament: Tournament, request: DrawRequest, entries: int) -> dict[str, object]:
    field = seating_field(tournament, include_registered=request.include_registered)
    return {
        "version": tournament.version,
        "expected_entries": request.expected_entries,
        "entries": entries,
        "table_sizes": list(field.table_sizes),
    }


def _deed(request: DrawRequest, row: SeatingDraw, state: str) -> Deed:
    outcome = row.outcome or {}
    return Deed(
        "draw_seats",
        f"seating draw {row.number}",
        before={"state": state},
        after={
            "state": TournamentState.RUNNING.value,
            "method": row.method,
            "table_sizes": outcome["table_sizes"],
            "entries": outcome["entries"],
            "public_word": row.public_word,
            "first_dealers": outcome["first_dealers"],
        },
        reason=request.reason.strip(),
    )
