"""Processes are killed while hands are being recorded."""

import pytest

from bench.kills import cut_power, find_damage

KILLS = 4


@pytest.mark.usefixtures("shared_database")
def test_no_acknowledged_hand_is_lost_and_none_is_half_written() -> None:
    evening = cut_power(web=KILLS, postgres=0)

    assert evening.acknowledged
    assert list(find_damage(evening)) == []


@pytest.mark.usefixtures("shared_database")
def test_without_transactions_the_same_evening_goes_wrong() -> None:
    evening = cut_power(web=KILLS, postgres=0, switched_off="transaction")

    assert list(find_damage(evening)) != []
