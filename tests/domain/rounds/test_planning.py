"""The next round of a stage, made as the stage says."""

from collections import Counter
from itertools import combinations

import pytest

from scoring.problems import RuleBroken
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.knockout import Finish, TableResult
from tournaments.domain.rounds import (
    PlannedRound,
    StageSoFar,
    plan_rounds,
    planned_from_data,
    planned_to_data,
)
from tournaments.domain.stages.choices import MatchEnd, TableMaking
from tournaments.domain.stages.settings import StageSettings


def stage(tables_made: TableMaking, **more: object) -> StageSettings:
    usual: dict[str, object] = {
        "match_end": MatchEnd.FIXED_HANDS,
        "hands": 4,
        "rounds": 3,
        "sizes": TableSizes(3, 4, 4),
    }
    return StageSettings(tables_made=tables_made, **usual | more)  # type: ignore[arg-type]


def so_far(settings: StageSettings, players: int, **more: object) -> StageSoFar:
    usual: dict[str, object] = {"field": tuple(range(1, players + 1)), "seed": "lamp"}
    return StageSoFar(settings=settings, **usual | more)  # type: ignore[arg-type]


KNOCK_OUT = stage(
    TableMaking.WINNERS_ADVANCE,
    match_end=MatchEnd.TO_THE_LAST,
    hands=None,
    rounds=None,
    sizes=TableSizes(2, 4, 5),
)


def result(table: int, entries: tuple[int, ...]) -> TableResult:
    """The table came out in the order in which they sit."""
    finishes = (
        Finish(entry=entry, place=place, points=100 * (place > 1), hands=5, left_at=6 - place)
        for place, entry in enumerate(entries, start=1)
    )
    return TableResult(table, tuple(finishes))


def test_a_schedule_plans_all_rounds_at_once_and_nobody_meets_twice_who_need_not() -> None:
    rounds = plan_rounds(so_far(stage(TableMaking.SCHEDULED), 16))
    meetings = Counter(
        pair for one in rounds for table in one.tables for pair in combinations(sorted(table), 2)
    )
    assert len(rounds) == 3
    assert max(meetings.values()) == 1
    assert all(sorted(one.seated) == [*range(1, 17)] for one in rounds)
    assert rounds[0].figures["repeats"] == 0


def test_equal_input_gives_equal_rounds() -> None:
    before = so_far(stage(TableMaking.SCHEDULED), 13)
    assert plan_rounds(before) == plan_rounds(before)


def test_what_was_played_stays_and_only_the_rest_is_planned() -> None:
    settings = stage(TableMaking.SCHEDULED)
    first, *_ = plan_rounds(so_far(settings, 16))
    rest = plan_rounds(so_far(settings, 16, played=(first.tables,), rested=((),)))
    met = {pair for table in first.tables for pair in combinations(sorted(table), 2)}
    again = {
        pair for one in rest for table in one.tables for pair in combinations(sorted(table), 2)
    }
    assert len(rest) == 2
    assert not met & again


def test_fault_23_nobody_sits_out_twice_before_everybody_has_once() -> None:
    """Five players and tables of four: one sits out in each round."""
    settings = stage(TableMaking.SCHEDULED, rounds=5, sizes=TableSizes(4, 4, 4))
    played: tuple[tuple[tuple[int, ...], ...], ...] = ()
    rested: tuple[tuple[int, ...], ...] = ()
    for _ in range(5):
        (one,) = plan_rounds(so_far(settings, 5, played=played, rested=rested))
        played, rested = (*played, one.tables), (*rested, one.resting)
    assert sorted(entry for resting in rested for entry in resting) == [1, 2, 3, 4, 5]


def test_neighbours_in_the_standings_sit_together() -> None:
    standing = (5, 3, 8, 1, 2, 7, 4, 6)
    (one,) = plan_rounds(so_far(stage(TableMaking.BY_STANDING), 8, by_standing=standing))
    assert [sorted(table) for table in one.tables] == [[1, 3, 5, 8], [2, 4, 6, 7]]


def test_winners_of_a_knock_out_go_on_to_its_final() -> None:
    (first,) = plan_rounds(so_far(KNOCK_OUT, 12))
    results = tuple(result(number, table) for number, table in enumerate(first.tables, start=1))
    winners = {table[0] for table in first.tables}
    (second,) = plan_rounds(
        so_far(KNOCK_OUT, 12, played=(first.tables,), last=first, results=results)
    )
    assert second.figures["is_final"]
    assert winners <= set(second.seated)
    assert second.seeds == first.seeds


def test_a_winner_who_went_home_is_replaced_and_the_plan_says_by_whom() -> None:
    (first,) = plan_rounds(so_far(KNOCK_OUT, 16))
    results = tuple(result(number, table) for number, table in enumerate(first.tables, start=1))
    home = first.tables[0][0]
    (second,) = plan_rounds(
        so_far(
            KNOCK_OUT,
            16,
            played=(first.tables,),
            last=first,
            results=results,
            gone=frozenset({home}),
        )
    )
    assert home not in second.seated
    assert len(second.seated) == 4
    assert [note["code"].split(".")[0] for note in second.notes] == ["knockout"]


@pytest.mark.parametrize(
    ("making", "code"),
    [(TableMaking.DRAWN, "round.drawn_by_cards"), (TableMaking.MANUAL, "round.made_by_hand")],
)
def test_what_people_draw_or_type_is_not_planned(making: TableMaking, code: str) -> None:
    with pytest.raises(RuleBroken) as refused:
        plan_rounds(so_far(stage(making), 8))
    assert [found.code for found in refused.value.problems] == [code]


def test_no_round_is_made_beyond_the_last() -> None:
    played = tuple(one.tables for one in plan_rounds(so_far(stage(TableMaking.SCHEDULED), 8)))
    with pytest.raises(RuleBroken) as refused:
        plan_rounds(so_far(stage(TableMaking.SCHEDULED), 8, played=played))
    assert [found.code for found in refused.value.problems] == ["round.none_left"]


def test_a_plan_is_read_back_as_it_was_written() -> None:
    for settings in (stage(TableMaking.SCHEDULED), KNOCK_OUT):
        for one in plan_rounds(so_far(settings, 9)):
            data = planned_to_data(one)
            assert planned_to_data(planned_from_data(data)) == data
            assert isinstance(planned_from_data(data), PlannedRound)
