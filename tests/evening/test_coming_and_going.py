"""People who are not there, go, come back, or play on in another's place."""

import pytest

from scoring.problems import RuleBroken
from tests.evening.test_clock import codes
from tests.rounds.made import differences, ids, one_limit, planned
from tests.rounds.test_life_of_a_round import SCHEDULED
from tests.seated import ask, make_player
from tournaments.domain.stages.choices import TableMaking
from tournaments.domain.stages.settings import StageSettings
from tournaments.models import (
    Actor,
    Club,
    Entry,
    EntryStatus,
    LogEntry,
    Round,
    Seat,
    Table,
    Tournament,
)
from tournaments.selectors.rounds import plan_of
from tournaments.selectors.seating import seated_tables
from tournaments.selectors.standings import build_standings
from tournaments.selectors.tournaments import find_tournament
from tournaments.services.entry_changes import (
    check_in,
    disqualify_entry,
    reinstate_entry,
    withdraw_entry,
)
from tournaments.services.hands import record_hand
from tournaments.services.no_shows import mark_no_show
from tournaments.services.replacements import replace_player
from tournaments.services.rounds.closing import close_round
from tournaments.services.rounds.drafting import draft_rounds
from tournaments.services.rounds.publishing import publish_round


def begin(club: Club, director: Actor, settings: StageSettings = SCHEDULED) -> Tournament:
    """Eight people sit down for the first round."""
    tournament = planned(club, director, settings, players=8)
    publish(director, tournament)
    return tournament


def tables_of(tournament: Tournament) -> list[Table]:
    return [*seated_tables(tournament)]


def play_hand(director: Actor, table: Table) -> None:
    """The first seat goes out, everybody else is left with ten."""
    points = {str(seat.number): 10 for seat in table.seats.order_by("number")[1:]}
    hand = {"finish": "ordinary", "went_out": "1", "points": points}
    record_hand(ask(director, table), number=1, hand=hand)


def publish(director: Actor, tournament: Tournament) -> Round:
    draft = draft_rounds(actor=director, tournament_id=tournament.pk)[0]
    return publish_round(actor=director, round_id=draft.pk)


def play_round(director: Actor, tournament: Tournament) -> None:
    """Every table plays its hand, and the round is closed."""
    last = Round.objects.filter(stage__tournament=tournament, state="published").get()
    for table in tables_of(tournament):
        play_hand(director, table)
    close_round(actor=director, round_id=last.pk)


def seated(tournament: Tournament) -> set[int]:
    return {*Seat.objects.filter(table__in=tables_of(tournament)).values_list("entry", flat=True)}


def test_who_is_not_at_his_table_leaves_it_before_the_first_hand(
    club: Club, director: Actor
) -> None:
    tournament = begin(club, director)
    missing = ids(tournament)[0]
    mark_no_show(actor=director, entry_id=missing, reason="Nobody has seen him")
    assert missing not in seated(tournament)
    assert len(seated(tournament)) == 7
    assert Entry.objects.get(pk=missing).status == EntryStatus.REGISTERED
    assert differences(tournament) == ()
    for table in tables_of(tournament):
        play_hand(director, table)
    assert differences(tournament) == ()


def test_who_comes_after_all_plays_the_next_round(club: Club, director: Actor) -> None:
    tournament = begin(club, director)
    missing = ids(tournament)[0]
    mark_no_show(actor=director, entry_id=missing, reason="Nobody has seen him")
    play_round(director, tournament)
    check_in(actor=director, entry_id=missing)
    publish(director, tournament)
    assert missing in seated(tournament)


def test_who_is_not_there_leaves_the_drafts_that_stay_legal(club: Club, director: Actor) -> None:
    tournament = planned(club, director, SCHEDULED, players=8)
    drafts = draft_rounds(actor=director, tournament_id=tournament.pk)
    missing = ids(tournament)[0]
    mark_no_show(actor=director, entry_id=missing, reason="Nobody has seen him")
    assert LogEntry.objects.latest("pk").after == {"drafts": [1, 2, 3]}
    published = publish_round(actor=director, round_id=drafts[0].pk)
    assert missing not in plan_of(published).seated


def test_who_has_played_is_no_no_show(club: Club, director: Actor) -> None:
    tournament = begin(club, director)
    table = tables_of(tournament)[0]
    play_hand(director, table)
    played = Seat.objects.filter(table=table).values_list("entry", flat=True)[0]
    with pytest.raises(RuleBroken) as broken:
        mark_no_show(actor=director, entry_id=played, reason=" ")
    assert codes(broken) == ["no_show.hands_recorded", "reason.missing"]


def test_a_leaver_is_in_no_later_round_and_comes_back_into_one(club: Club, director: Actor) -> None:
    tournament = begin(club, director)
    play_round(director, tournament)
    leaver = ids(tournament)[0]
    withdraw_entry(actor=director, entry_id=leaver, reason="Last train")
    publish(director, tournament)
    assert leaver not in seated(tournament)
    play_round(director, tournament)
    reinstate_entry(actor=director, entry_id=leaver, reason="The train was cancelled")
    publish(director, tournament)
    assert leaver in seated(tournament)
    assert differences(tournament) == ()


def test_who_is_disqualified_in_mid_match_leaves_his_table_and_is_not_placed(
    club: Club, director: Actor
) -> None:
    """A status, never a score (variants.md §3.1: out with the total he has)."""
    tournament = begin(club, director)
    cheat = Seat.objects.filter(table=tables_of(tournament)[0])[0]
    disqualify_entry(actor=director, entry_id=cheat.entry_id, reason="Marked cards")
    cheat.refresh_from_db()
    assert cheat.withdrew
    standings = build_standings(find_tournament(tournament.pk))
    (line,) = [line for line in standings.lines if line.entry_id == cheat.entry_id]
    assert (line.status, line.place) == ("disqualified", None)
    assert differences(tournament) == ()


def test_a_newcomer_takes_a_place_and_results_stay_with_who_made_them(
    club: Club, director: Actor
) -> None:
    tournament = begin(club, director)
    play_round(director, tournament)
    drafts = draft_rounds(actor=director, tournament_id=tournament.pk)
    leaving = ids(tournament)[0]
    before = Seat.objects.get(entry=leaving).total
    player = make_player(club, "Zelda Newcomer")
    coming = replace_player(
        actor=director, entry_id=leaving, player_id=player.pk, reason="Called away"
    )
    publish_round(actor=director, round_id=drafts[0].pk)
    assert coming.pk in seated(tournament)
    assert leaving not in seated(tournament)
    assert Seat.objects.get(entry=leaving).total == before
    assert Entry.objects.get(pk=leaving).status == EntryStatus.WITHDRAWN
    assert Seat.objects.get(entry=coming).total is None
    assert differences(tournament) == ()


def test_nobody_is_replaced_at_a_table_or_by_somebody_entered(club: Club, director: Actor) -> None:
    tournament = begin(club, director)
    first, second = ids(tournament)[:2]
    player = make_player(club, "Zelda Newcomer")
    with pytest.raises(RuleBroken) as broken:
        replace_player(actor=director, entry_id=first, player_id=player.pk, reason="")
    assert codes(broken) == ["replacement.at_table", "reason.missing"]
    known = Entry.objects.get(pk=second).player_id
    with pytest.raises(RuleBroken) as broken:
        replace_player(actor=director, entry_id=first, player_id=known, reason="Called away")
    assert codes(broken) == ["entry.already"]
    assert tournament.entries.count() == 8


def test_nobody_begins_from_zero_where_one_limit_counts(club: Club, director: Actor) -> None:
    tournament = begin(club, director, one_limit(tables_made=TableMaking.BY_STANDING))
    play_round(director, tournament)
    player = make_player(club, "Zelda Newcomer")
    with pytest.raises(RuleBroken) as broken:
        replace_player(
            actor=director, entry_id=ids(tournament)[0], player_id=player.pk, reason="Away"
        )
    assert codes(broken) == ["replacement.limit_goes_along"]


def test_in_a_knock_out_the_newcomer_sits_where_the_draft_had_the_other(
    club: Club, director: Actor
) -> None:
    knock_out = StageSettings(
        match_end=SCHEDULED.match_end,
        hands=1,
        rounds=None,
        tables_made=TableMaking.WINNERS_ADVANCE,
        sizes=SCHEDULED.sizes,
    )
    tournament = begin(club, director, knock_out)
    play_round(director, tournament)
    player = make_player(club, "Zelda Newcomer")
    draft = draft_rounds(actor=director, tournament_id=tournament.pk)[0]
    winner = plan_of(draft).seated[0]
    coming = replace_player(
        actor=director, entry_id=winner, player_id=player.pk, reason="Called away"
    )
    assert coming.pk in plan_of(Round.objects.get(pk=draft.pk)).seated
    publish_round(actor=director, round_id=draft.pk)
    assert coming.pk in seated(tournament)
