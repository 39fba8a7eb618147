"""Events of a preset, brought on without the pages."""

from uuid import uuid4

from tests.fields import PEOPLE, fill_field, open_tournament
from tests.seated import ask
from tournaments.domain.stages.presets import PRESETS
from tournaments.models import Actor, Club, Round, Table, Tournament
from tournaments.selectors.rounds import latest_round, unfinished_tables
from tournaments.services.hands import record_hand
from tournaments.services.rounds.closing import close_round
from tournaments.services.rounds.drafting import draft_rounds
from tournaments.services.rounds.publishing import publish_round
from tournaments.services.rulings import end_match
from tournaments.services.stages import plan_preset
from tournaments.services.table_acts import TableRequest

NO_BUY_INS = {key: {"out_at": 30, "max_buy_ins": 0} for key in ("blackpool", "british")}


def open_event(director: Actor, club: Club, preset: str, players: int) -> Tournament:
    """A tournament of a preset; so many people are here."""
    variant = PRESETS[preset].variant_key
    house_rules = NO_BUY_INS.get(variant, {})
    tournament = open_tournament(director, club, variant_key=variant, house_rules=house_rules)
    plan_preset(actor=director, tournament_id=tournament.pk, preset=preset)
    fill_field(director, tournament, PEOPLE[:players])
    return tournament


def make_draft(director: Actor, tournament: Tournament, seed: str = "1") -> Round:
    return draft_rounds(actor=director, tournament_id=tournament.pk, seed=seed)[0]


def seat_round(director: Actor, tournament: Tournament) -> Round:
    """Draft and publish the next round."""
    draft = make_draft(director, tournament)
    return publish_round(actor=director, round_id=draft.pk)


def win_by_first_seat(director: Actor, table: Table) -> None:
    """A hand in points that puts everybody out but the first seat."""
    seats = table.seats.count()
    points = {str(seat): 40 + seat for seat in range(2, seats + 1)}
    hand = {"finish": "ordinary", "went_out": "1", "points": points}
    record_hand(ask(director, table), number=1, hand=hand)


def play_out(director: Actor, tournament: Tournament) -> None:
    """Every table of the open round is won by its first seat."""
    for table in unfinished_tables(now_played(tournament)):
        win_by_first_seat(director, table)


def end_round(director: Actor, tournament: Tournament) -> Round:
    """One hand at every table, its points by seat; then the round is closed as it stands."""
    playing = now_played(tournament)
    for table in unfinished_tables(playing):
        points = {str(seat): seat * 10 for seat in range(2, table.seats.count() + 1)}
        hand = {"finish": "ordinary", "went_out": "1", "points": points}
        record_hand(ask(director, table), number=1, hand=hand)
        end_match(TableRequest(director, table.pk, uuid4()), reason="time")
    return close_round(actor=director, round_id=playing.pk)


def now_played(tournament: Tournament) -> Round:
    latest = latest_round(tournament)
    assert latest is not None
    return latest
