"""Two seating draws: one that a seed decides, and one the site draws as it would in earnest."""

from collections.abc import Sequence
from hashlib import sha256

from scoring.cards import format_cards
from scoring.match_rules import FirstDealer
from tournaments.demo.staff import Staff
from tournaments.domain.first_dealers import choose_first_dealers
from tournaments.domain.seating_draw import draw_by_seed
from tournaments.domain.seating_draw.by_hand import cards_of
from tournaments.models import Table, Tournament
from tournaments.selectors.seating import seated_tables
from tournaments.selectors.seating_field import SeatingField, seating_field
from tournaments.services.draw_acts import DrawRequest
from tournaments.services.entry_changes import check_in_everybody
from tournaments.services.seating import (
    draw_seats,
    draw_seats_by_hand,
    name_first_dealer,
    prepare_draw,
)

DEALER_DRAWN = "Drawn by cards at the table"


def seat_by_seed(staff: Staff, tournament: Tournament, seed: str) -> Sequence[Table]:
    """Check everybody in and let each draw, by hand, the card that the seed gives him."""
    field, request = _begin(staff, tournament)
    secret = sha256(seed.encode()).digest()
    draw_seats_by_hand(request, cards=draw_cards(field, secret))
    tables = [*seated_tables(tournament)]
    if field.first_dealer is FirstDealer.AT_RANDOM:
        _name_dealers(staff, field, secret, tables)
    return tables


def seat_by_site(staff: Staff, tournament: Tournament, public_word: str) -> Sequence[Table]:
    """Check everybody in; the site promises a draw and keeps it, to be verified by anybody."""
    _, request = _begin(staff, tournament)
    prepare_draw(actor=staff.director, tournament_id=tournament.pk)
    draw_seats(request, public_word=public_word)
    return [*seated_tables(tournament)]


def _begin(staff: Staff, tournament: Tournament) -> tuple[SeatingField, DrawRequest]:
    check_in_everybody(actor=staff.scorekeeper, tournament_id=tournament.pk)
    field = seating_field(tournament)
    request = DrawRequest(staff.director, tournament.pk, expected_entries=len(field.entries))
    return field, request


def draw_cards(field: SeatingField, secret: bytes) -> dict[int, str]:
    """The card, and the redraws, that the secret gives everybody, by entry id as typed."""
    drawing = draw_by_seed(secret, field.ids, field.ties, field.table_sizes)
    return {entry: format_cards(cards) for entry, cards in cards_of(drawing.steps).items()}


def _name_dealers(
    staff: Staff, field: SeatingField, secret: bytes, tables: Sequence[Table]
) -> None:
    """The site would draw them anew each time; the seed is to decide this too."""
    dealers = choose_first_dealers(field.first_dealer, secret, field.table_sizes)
    for table, seat in zip(tables, dealers, strict=True):
        name_first_dealer(actor=staff.director, table_id=table.pk, seat=seat, reason=DEALER_DRAWN)
        table.first_dealer = seat
