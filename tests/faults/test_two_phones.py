"""Two phones at one table record different results for one hand at the same instant."""

import pytest

from bench.pairs import collide, find_damage

PAIRS = 64


@pytest.mark.usefixtures("shared_database")
def test_fault_02_one_stands_and_the_other_is_told() -> None:
    world, duels = collide(PAIRS)

    assert len(duels) == PAIRS
    assert list(find_damage(world, duels)) == []


@pytest.mark.usefixtures("shared_database")
def test_without_the_lock_the_same_evening_goes_wrong() -> None:
    world, duels = collide(PAIRS, switched_off="lock")

    assert list(find_damage(world, duels)) != []
