"""A tournament of stages with people checked in, for tests of its rounds."""

from tests.seated import ask, make_player, run_tournament
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.stages.choices import LimitScope, MatchEnd, TableMaking
from tournaments.domain.stages.settings import StageSettings
from tournaments.models import (
    Actor,
    Club,
    Entry,
    EntryStatus,
    Round,
    Table,
    Tournament,
    TournamentState,
)
from tournaments.selectors.integrity import tournament_differences
from tournaments.services.hands import record_hand
from tournaments.services.stages import plan_stages


def one_limit(**more: object) -> StageSettings:
    """One total through rounds of one hand each, tables made by hand."""
    usual: dict[str, object] = {
        "match_end": MatchEnd.FIXED_HANDS,
        "hands": 1,
        "rounds": None,
        "limit_scope": LimitScope.STAGE,
        "tables_made": TableMaking.MANUAL,
        "sizes": TableSizes(2, 4, 5),
    }
    return StageSettings(**usual | more)  # type: ignore[arg-type]


def planned(club: Club, director: Actor, *stages: StageSettings, players: int = 4) -> Tournament:
    """A British tournament of these stages, so many people checked in."""
    tournament = run_tournament(club)
    tournament.state = TournamentState.REGISTRATION
    tournament.save()
    for number in range(1, players + 1):
        player = make_player(club, f"Player {number}")
        status = EntryStatus.CHECKED_IN
        Entry.objects.create(tournament=tournament, player=player, number=number, status=status)
    plan_stages(actor=director, tournament_id=tournament.pk, stages=stages)
    return tournament


def differences(tournament: Tournament) -> tuple[object, ...]:
    """What the check of the tournament finds, read anew."""
    return tournament_differences(Tournament.objects.get(pk=tournament.pk))


def ids(tournament: Tournament) -> list[int]:
    """The entries in the order of entering."""
    return [*tournament.entries.order_by("number").values_list("pk", flat=True)]


def tables_of(round_: Round) -> list[Table]:
    """The tables of a round in order."""
    return [*round_.tables.order_by("number")]


def play_hand(actor: Actor, table: Table, went_out: int, **points: int) -> dict[str, object]:
    """A hand by seat numbers: `play_hand(director, table, 1, seat_2=30)`."""
    hand = {
        "finish": "ordinary",
        "went_out": str(went_out),
        "points": {name.removeprefix("seat_"): value for name, value in points.items()},
    }
    table.refresh_from_db()
    return record_hand(ask(actor, table), number=table.hand_number or 1, hand=hand)
