"""A place shared across the line of who goes on, and the director's word on it."""

from tests.domain.knockout.playing import Event, finish_in
from tests.domain.knockout.test_tree import ONE
from tournaments.domain.knockout import (
    Finish,
    TableResult,
    Tie,
    TieDecision,
    draw_tree,
    fill_next_round,
    find_tie,
    find_ties,
    rank_losers,
    settle_ties,
    tie_problems,
)
from tournaments.domain.knockout.settings import LuckyRule

NAMES = {1: "Jim", 8: "Ann", 9: "Pete", 16: "Jill"}


def places(table: int, **of: int | None) -> TableResult:
    """`places(1, e8=1, e1=1, e9=3)`: entries in seat order with their places."""
    return TableResult(
        table,
        tuple(
            Finish(entry=int(name[1:]), place=place, points=10, hands=9)
            for name, place in of.items()
        ),
    )


SHARED = places(1, e8=1, e1=1, e9=3, e16=4)
TIE = Tie(table=1, place=1, entries=(1, 8), open=1)


def test_two_firsts_for_one_seat_are_a_tie() -> None:
    assert find_ties([SHARED, finish_in(2, 2, 7, 10, 15)], advance=1) == (TIE,)


def test_of_three_seconds_so_many_go_on_as_the_first_leaves_seats() -> None:
    shared = places(1, e1=1, e8=2, e9=2, e16=2)
    assert find_tie(shared, advance=3) == Tie(1, 2, (8, 9, 16), open=2)


def test_a_place_shared_above_or_below_the_line_waits_for_nobody() -> None:
    assert find_tie(SHARED, advance=2) is None
    assert find_tie(places(1, e1=1, e8=2, e9=2, e16=4), advance=1) is None


def test_who_left_his_match_is_in_no_tie() -> None:
    assert find_tie(places(1, e1=1, e8=None, e9=2, e16=3), advance=1) is None


def test_whom_the_director_names_goes_on_and_the_other_is_a_loser_behind_him() -> None:
    settled = settle_ties([SHARED], 1, {1: TieDecision(1, (1, 8), (1,))})
    assert [(one.entry, one.place) for one in settled[0].in_order()] == [
        (1, 1),
        (8, 2),
        (9, 3),
        (16, 4),
    ]
    losers = rank_losers(settled, 1, LuckyRule.FEWEST_POINTS, gone=(), strength={})
    assert [loser.finish.entry for loser in losers] == [8, 9, 16]


def test_he_sits_in_the_next_round() -> None:
    event = Event(16, ONE)
    others = [finish_in(table.number, *sorted(table.seated)) for table in event.now.tables[1:]]
    for chosen, left in ((1, 8), (8, 1)):
        decided = {1: TieDecision(1, (1, 8), (chosen,))}
        results = settle_ties([SHARED, *others], 1, decided)
        coming = fill_next_round(event.bracket, event.now, results, ONE, seeds=event.seeds)
        assert chosen in coming.tables[0].seated
        assert left not in coming.tables[0].seated


def test_a_decision_on_another_tie_is_left_aside() -> None:
    for overtaken in (
        TieDecision(1, (1, 9), (1,)),
        TieDecision(2, (1, 8), (1,)),
        TieDecision(1, (1, 8), (1, 8)),
        TieDecision(1, (1, 8), ()),
    ):
        assert settle_ties([SHARED], 1, {1: overtaken}) == (SHARED,)
    parted = finish_in(1, 8, 1, 9, 16)
    assert settle_ties([parted], 1, {1: TieDecision(1, (1, 8), (1,))}) == (parted,)


def test_the_tree_says_who_waits_for_the_decision() -> None:
    event = Event(16, ONE)
    first, _ = draw_tree(event.bracket, event.rounds, {1: [SHARED]})
    assert [(slot.entry, slot.goes_on, slot.is_tied) for slot in first.tables[0].slots] == [
        (1, None, True),
        (8, None, True),
        (9, False, False),
        (16, False, False),
    ]


def test_who_share_the_first_place_of_the_final_share_the_win() -> None:
    event = Event(4, ONE)
    (final,) = draw_tree(event.bracket, event.rounds, {1: [places(1, e1=1, e2=1, e3=3, e4=4)]})
    assert [slot.goes_on for slot in final.tables[0].slots] == [True, True, False, False]


def test_a_decision_hears_everything_that_is_wrong_with_it() -> None:
    found = [*tie_problems(1, TIE, (9, 8, 8), NAMES)]
    assert [(one.code, one.field) for one in found] == [
        ("tie.not_tied", "going_on"),
        ("tie.named_twice", "going_on"),
        ("tie.wrong_number", "going_on"),
    ]
    assert found[0].message == "Pete is not among those who share the place at table 1."
    assert found[2].message == "Table 1: 1 of the 2 who share place 1 can go on; 3 named."


def test_too_few_are_as_wrong_as_too_many() -> None:
    assert [one.code for one in tie_problems(1, TIE, (), NAMES)] == ["tie.wrong_number"]
    assert not [*tie_problems(1, TIE, (8,), NAMES)]


def test_where_nobody_is_tied_there_is_nothing_to_decide() -> None:
    assert [one.code for one in tie_problems(3, None, (1,), NAMES)] == ["tie.none"]
