"""A knock-out of two tables, of which the first two go on, with a tie at the first table."""

from uuid import uuid4

from tests.rounds.made import planned, play_hand, tables_of
from tests.seated import ask
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.stages.choices import MatchEnd, TableMaking
from tournaments.domain.stages.settings import StageSettings
from tournaments.models import Actor, Club, Round, TieDecision, Tournament
from tournaments.services.hands import correct_hand
from tournaments.services.rounds.closing import close_round
from tournaments.services.rounds.deciding import TieRequest, decide_tie, undo_tie_decision
from tournaments.services.rounds.drafting import draft_rounds
from tournaments.services.rounds.publishing import publish_round

TWO_GO_ON = StageSettings(
    match_end=MatchEnd.FIXED_HANDS,
    hands=1,
    rounds=None,
    advance=2,
    tables_made=TableMaking.WINNERS_ADVANCE,
    sizes=TableSizes(3, 4, 4),
)


def seat_knock_out(club: Club, director: Actor) -> Round:
    """Eight people at two tables, nothing played yet."""
    tournament = planned(club, director, TWO_GO_ON, players=8)
    (draft,) = draft_rounds(actor=director, tournament_id=tournament.pk)
    return publish_round(actor=director, round_id=draft.pk)


def play_tied(director: Actor, one: Round) -> None:
    """At table 1 seats 2 and 3 share the second place, at table 2 nobody shares anything."""
    first, second = tables_of(one)
    play_hand(director, first, 1, seat_2=20, seat_3=20, seat_4=30)
    play_hand(director, second, 1, seat_2=20, seat_3=25, seat_4=30)


def tied_round(club: Club, director: Actor) -> Round:
    """The round played and closed: who goes on from table 1 is to be decided."""
    one = seat_knock_out(club, director)
    play_tied(director, one)
    return close_round(actor=director, round_id=one.pk)


def entries_at(one: Round, table: int) -> list[int]:
    """The entries of a table in the order of their seats."""
    seats = tables_of(one)[table - 1].seats.order_by("number")
    return [*seats.values_list("entry_id", flat=True)]


def asked(director: Actor, one: Round, **more: object) -> TieRequest:
    usual: dict[str, object] = {
        "actor": director,
        "round_id": one.pk,
        "table": 1,
        "reason": "Drew the ace",
        "submission_id": uuid4(),
    }
    return TieRequest(**usual | more)  # type: ignore[arg-type]


def decide(director: Actor, one: Round, *going_on: int, **more: object) -> TieDecision:
    return decide_tie(asked(director, one, **more), going_on)


def take_back(director: Actor, one: Round, **more: object) -> TieDecision:
    return undo_tie_decision(asked(director, one, **more))


def draft_next(director: Actor, one: Round) -> Round:
    tournament: Tournament = one.stage.tournament
    (draft,) = draft_rounds(actor=director, tournament_id=tournament.pk)
    return draft


def correct(director: Actor, one: Round, **points: int) -> None:
    """Other points in the hand of table 1."""
    table = tables_of(one)[0]
    hand = {
        "finish": "ordinary",
        "went_out": "1",
        "points": {name.removeprefix("seat_"): value for name, value in points.items()},
    }
    version = table.events.get(is_current=True).version
    correct_hand(
        ask(director, table), number=1, hand=hand, hand_version=version, reason="Counted again"
    )
