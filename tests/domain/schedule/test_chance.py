"""Chance that is the same everywhere."""

from collections import Counter

from tournaments.domain.schedule.chance import Chance


def test_the_numbers_of_a_seed_never_change() -> None:
    chance = Chance("Blackpool", "seats")
    assert [chance.below(100) for _ in range(8)] == EIGHT


def test_each_label_has_numbers_of_its_own() -> None:
    assert [Chance("x", label).below(1 << 40) for label in ("a", "b")] != [
        Chance("x", "a").below(1 << 40)
    ] * 2


def test_a_shuffle_keeps_everything_and_favours_nothing() -> None:
    chance = Chance("x", "shuffle")
    firsts: Counter[int] = Counter()
    for _ in range(600):
        things = [0, 1, 2]
        chance.shuffle(things)
        assert sorted(things) == [0, 1, 2]
        firsts[things[0]] += 1
    assert all(150 < times < 250 for times in firsts.values())


EIGHT = [81, 87, 75, 89, 71, 99, 71, 75]
