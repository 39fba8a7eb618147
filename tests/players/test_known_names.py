"""Finding who is like a name by clues finds whom comparing with everybody would find."""

from hypothesis import given
from hypothesis import strategies as st

from tournaments.domain.known_names import KnownNames
from tournaments.domain.names import Likeness, likeness

WORDS = st.text("abкіЛŁé1", min_size=1, max_size=5)
NAMES = st.lists(WORDS, min_size=1, max_size=3).map(" ".join)


def file_names(*names: str) -> KnownNames:
    known = KnownNames()
    for owner, name in enumerate(names):
        known.add(owner, name)
    return known


@given(st.lists(NAMES, max_size=8), NAMES)
def test_nobody_who_is_like_is_missed(names: list[str], asked: str) -> None:
    found = {(one.owner, one.likeness) for one in file_names(*names).like(asked)}
    compared = ((owner, likeness(name, asked)) for owner, name in enumerate(names))
    assert found == {(owner, how) for owner, how in compared if how}


def test_the_closest_come_first() -> None:
    known = file_names("Koval Olena", "Olena Kovall", "Олена Коваль", "Ann Larkspur")
    found = [(one.owner, one.likeness) for one in known.like("Olena Koval")]
    assert found == [(2, Likeness.SAME), (0, Likeness.SWAPPED), (1, Likeness.ONE_LETTER)]


def test_two_neighbouring_letters_swapped_are_one_slip() -> None:
    assert file_names("Jim Larkspur").like("Jim Larskpur")


def test_a_second_person_of_the_same_name_is_found_too() -> None:
    assert len(file_names("Ann", "Ann").like("ann")) == 2
