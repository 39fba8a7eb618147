"""What a report of the standings says."""

import pytest
from django.utils import translation

from tests.rounds.two_stages import (
    begin_final,
    begin_first_stage,
    play_final,
    play_two_stages,
)
from tests.seated import run_tournament, seat_table
from tests.web.evening import begin_evening, end_evening, play
from tournaments.models import Actor, Club, Entry, EntryStatus, Tournament
from tournaments.reports.document import Document, text_of
from tournaments.reports.standings_report import write_standings

EQUALS = {"finish": "ordinary", "went_out": "1", "points": {"2": 20, "3": 20, "4": 33, "5": 40}}


@pytest.fixture
def evening(director: Actor, club: Club) -> Tournament:
    """A running tournament of two tables, two hands played at the first."""
    return begin_evening(director, club)


def column(document: Document, heading: str) -> list[str]:
    """What stands under a heading, from the top."""
    place = [each.heading for each in document.columns].index(heading)
    return [text_of(row.cells[place]) for row in document.rows]


def test_people_stand_in_the_order_of_the_standings(evening: Tournament) -> None:
    report = write_standings(evening)
    assert column(report, "Player")[:5] == ["Jill", "Jim", "Ann", "Sam", "Pete"]
    assert column(report, "Points")[:5] == ["12", "18", "39", "40", "145"]
    assert column(report, "Left to 150")[:5] == ["138", "132", "111", "110", "5"]


def test_equals_share_a_place_and_the_next_is_left_out(director: Actor, club: Club) -> None:
    tournament = run_tournament(club)
    play(director, seat_table(tournament), EQUALS)
    assert column(write_standings(tournament), "Place") == ["1", "2=", "2=", "4", "5"]


def test_who_has_not_played_has_no_place_and_no_points(evening: Tournament) -> None:
    report = write_standings(evening)
    assert column(report, "Place")[5:] == ["–"] * 3
    assert column(report, "Points")[5:] == [""] * 3
    assert report.rows[5].cells[3] is None


def test_fault_17_it_is_provisional_while_tables_play_and_final_in_the_end(
    director: Actor, evening: Tournament
) -> None:
    assert write_standings(evening).status == "Provisional: 2 of 2 tables still play"
    over = end_evening(director, evening)
    assert write_standings(over).status == "Final"


def test_before_the_first_table_there_is_little_to_say(tournament: Tournament) -> None:
    report = write_standings(run_tournament(tournament.club))
    assert report.status == "Provisional: no hand has been played yet"
    assert report.rows == ()


def test_it_says_which_version_and_which_entry_of_the_log_it_tells_of(evening: Tournament) -> None:
    report = write_standings(evening)
    assert report.version == evening.version
    assert report.stamp == (
        f"Version {evening.version}, log entry {evening.log_length}, "
        f"SHA-256 {evening.log_head[:16]}"
    )


def test_a_hand_recorded_later_is_another_version(evening: Tournament, director: Actor) -> None:
    before = write_standings(evening)
    table = evening.stages.get().rounds.get().tables.get(number=2)
    play(director, table, {"finish": "ordinary", "went_out": "1", "points": {"2": 4, "3": 9}})
    after = write_standings(evening)
    assert after.version == before.version + 1
    assert after.rows != before.rows


def test_times_are_those_of_the_clubs_hall(evening: Tournament) -> None:
    club = evening.club
    said = set()
    for zone in ("Pacific/Auckland", "America/Lima"):
        club.time_zone = zone
        club.save()
        said.add(write_standings(Tournament.objects.get(pk=evening.pk)).subtitle)
    assert len(said) == 2


def test_money_is_written_in_the_readers_way_and_reckoned_exactly(evening: Tournament) -> None:
    with translation.override("ru"):
        report = write_standings(evening)
    assert report.language == "ru"
    amounts = {row.cells[-2].text: str(row.cells[-2].cell) for row in report.rows}  # type: ignore[union-attr]
    assert amounts["−0,20\xa0£"] == "-0.20"


def test_without_money_there_is_no_balance(club: Club) -> None:
    tournament = run_tournament(club, unit_minor=None)
    seat_table(tournament)
    headings = [each.heading for each in write_standings(tournament).columns]
    assert not [heading for heading in headings if heading.startswith("Balance")]


def test_a_game_of_contracts_has_neither_limit_nor_buy_ins(club: Club) -> None:
    tournament = run_tournament(club, "jamaican")
    seat_table(tournament, ("Jim", "Ann", "Sam"))
    headings = [each.heading for each in write_standings(tournament).columns]
    assert "Buy-ins" not in headings
    assert not [heading for heading in headings if heading.startswith("Left")]


def test_of_several_stages_each_line_says_of_which_its_points_are(
    director: Actor, club: Club
) -> None:
    """A stage of fixed hands knows no limit, so nothing is left to one (variants.md §3.1)."""
    report = write_standings(play_two_stages(director, club))
    assert column(report, "Player") == ["Ann", "Sam", "Jim", "Pete", "Bob", "Jill"]
    assert column(report, "Stage") == ["Final"] * 3 + ["Stage 1"] * 3
    assert column(report, "Points") == ["0", "35", "40", "40", "60", "80"]
    assert column(report, "Left to 30") == ["30", "", "", "", "", ""]
    assert column(report, "Hands won") == ["1", "2", "2", "0", "0", "0"]
    assert column(report, "State") == ["Winner", "Out, hand 1", "Out, hand 1", "Cut", "Cut", "Cut"]
    assert [row.is_faint for row in report.rows] == [False, *[True] * 5]
    assert report.notes[1:] == (
        "Whoever came further stands higher, with the points of the stage named.",
        "Final: whoever reaches 30 points is out.",
    )


def test_all_played_is_not_yet_final(director: Actor, club: Club) -> None:
    report = write_standings(play_final(director, begin_final(director, club)))
    assert report.status == "All played: final once the tournament is finished"


def test_a_stage_without_a_limit_says_nothing_of_one(club: Club) -> None:
    begin_first_stage(club)
    report = write_standings(club.tournaments.get())
    headings = [each.heading for each in report.columns]
    assert headings == ["Place", "Player", "Seat", "Points", "Hands won", "Kalukis", *headings[6:]]
    assert [heading.split(",")[0] for heading in headings[6:]] == ["Balance", "State"]
    assert len(report.notes) == 1


def test_who_is_out_or_gone_stands_faint(director: Actor, club: Club) -> None:
    tournament = run_tournament(club, house_rules={"out_at": 30, "max_buy_ins": 0})
    play(director, seat_table(tournament), EQUALS)
    Entry.objects.filter(player__name="Jim").update(status=EntryStatus.DISQUALIFIED)
    report = write_standings(tournament)
    faint = [
        name
        for name, row in zip(column(report, "Player"), report.rows, strict=True)
        if row.is_faint
    ]
    assert set(faint) == {"Sam", "Ann", "Jim"}


def test_who_may_still_buy_in_keeps_his_seat_and_his_ink(director: Actor, club: Club) -> None:
    tournament = run_tournament(club, house_rules={"out_at": 40})
    play(director, seat_table(tournament), EQUALS)
    report = write_standings(tournament)
    assert (column(report, "State")[-1], column(report, "Seat")[-1]) == ("Buy-in?", "T1·5")
    assert not report.rows[-1].is_faint
