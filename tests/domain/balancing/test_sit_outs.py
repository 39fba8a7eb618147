"""Where a field fits no tables some sit out, and everybody in turn."""

from collections import Counter

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from scoring.problems import RuleBroken
from tournaments.domain.balancing import choose_sit_outs
from tournaments.domain.chosen_sizes import TableSizes

FOURS = TableSizes(4, 4, 4)


def test_nobody_sits_out_where_the_field_can_be_split() -> None:
    chosen = choose_sit_outs(range(12), FOURS, before={}, seed="x")
    assert chosen.entries == ()
    assert chosen.table_sizes == (4, 4, 4)


def test_fault_23_as_few_as_can_be_sit_out_and_are_told_why() -> None:
    chosen = choose_sit_outs(range(7), TableSizes(4, 4, 5), before={}, seed="x")
    assert len(chosen.entries) == 2
    assert chosen.table_sizes == (5,)
    assert chosen.reasons[chosen.entries[0]].message == (
        "7 players fit no tables of 4 to 5, 5 do; of those who sat out least often "
        "(0 times before) the cards drawn decided."
    )


@given(st.integers(5, 30), st.integers(1, 40), st.text(max_size=3))
def test_fault_23_nobody_sits_out_twice_while_another_never_did(
    players: int, rounds: int, seed: str
) -> None:
    before: Counter[int] = Counter()
    for number in range(rounds):
        chosen = choose_sit_outs(range(players), FOURS, before=before, seed=f"{seed}{number}")
        assert len(chosen.entries) == players % 4
        before.update(chosen.entries)
        counts = [before[entry] for entry in range(players)]
        assert max(counts) - min(counts) <= 1


@given(st.integers(5, 30), st.text(max_size=3))
def test_the_cards_decide_and_the_same_seed_draws_the_same(players: int, seed: str) -> None:
    assume(players % 4)
    chosen = choose_sit_outs(range(players), FOURS, before={}, seed=seed)
    turned = choose_sit_outs(range(players)[::-1], FOURS, before={}, seed=seed)
    assert chosen.entries == turned.entries


def test_fewer_than_a_table_are_refused() -> None:
    with pytest.raises(RuleBroken) as refused:
        choose_sit_outs(range(3), FOURS, before={}, seed="x")
    assert [found.code for found in refused.value.problems] == ["table_sizes.cannot_split"]


def test_sizes_that_make_no_sense_are_refused() -> None:
    with pytest.raises(RuleBroken) as refused:
        choose_sit_outs(range(8), TableSizes(5, 4, 4), before={}, seed="x")
    assert [found.code for found in refused.value.problems] == ["table_sizes.bad_limits"]
