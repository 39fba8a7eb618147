"""Six people, two tables of two hands without a limit, then the best three to the last one in.

Stage 1 ends Jim 0, Sam 0, Ann 20, and behind the cut Pete 40, Bob 60, Jill 80: more than the limit
of 30, which puts nobody out there. In the final Ann goes out in the only hand, Sam has 35, Jim 40.
"""

from tests.evening.seated_stage import begin_round, tournament_of
from tests.seated import ask
from tournaments.domain.stages.settings_data import settings_to_data
from tournaments.models import Actor, Club, Seat, Stage, Table, Tournament
from tournaments.selectors.stages import plain_settings, stage_settings
from tournaments.selectors.tournaments import find_tournament
from tournaments.services.hands import record_hand
from tournaments.services.rounds.advancing import advance_stage
from tournaments.services.rounds.closing import close_round
from tournaments.services.rounds.drafting import draft_rounds
from tournaments.services.rounds.publishing import publish_round
from tournaments.services.tables import set_terms
from tournaments.services.tournament_states import finish_tournament

FIRST = (("Jim", "Pete", "Jill"), ("Sam", "Ann", "Bob"))


def begin_first_stage(club: Club) -> list[Table]:
    """Everybody sits, and no hand is recorded."""
    tables = begin_round(
        club,
        *FIRST,
        house_rules={"out_at": 30},
        match_end="fixed_hands",
        hands=2,
        advancing={"rule": "top_overall", "players": 3},
    )
    for table in tables:
        set_terms(table, stage_settings(table.round.stage))
        table.save()
    tournament = tournament_of(tables[0])
    final = settings_to_data(plain_settings(tournament)) | {"tables_made": "scheduled"}
    Stage.objects.create(tournament=tournament, number=2, name="Final", settings=final)
    return tables


def begin_final(director: Actor, club: Club) -> Table:
    """Stage 1 is played, and the three who go on sit at their table."""
    tables = begin_first_stage(club)
    for table, points in zip(tables, ({"2": 20, "3": 40}, {"2": 10, "3": 30}), strict=True):
        for number in (1, 2):
            hand = {"finish": "ordinary", "went_out": "1", "points": points}
            record_hand(ask(director, table), number=number, hand=hand)
    tournament = tournament_of(tables[0])
    close_round(actor=director, round_id=tables[0].round_id)
    advance_stage(actor=director, tournament_id=tournament.pk)
    (draft,) = draft_rounds(actor=director, tournament_id=tournament.pk, seed="1")
    return publish_round(actor=director, round_id=draft.pk).tables.get()


def play_final(director: Actor, table: Table) -> Tournament:
    """Its one hand, after which nothing is left to play."""
    seats = {seat.entry.player.name: str(seat.number) for seat in Seat.objects.filter(table=table)}
    points = {seats["Sam"]: 35, seats["Jim"]: 40}
    hand = {"finish": "ordinary", "went_out": seats["Ann"], "points": points}
    record_hand(ask(director, table), number=1, hand=hand)
    return find_tournament(tournament_of(table).pk)


def play_two_stages(director: Actor, club: Club) -> Tournament:
    """Both stages played and the tournament finished."""
    tournament = play_final(director, begin_final(director, club))
    finish_tournament(actor=director, tournament_id=tournament.pk)
    return find_tournament(tournament.pk)
