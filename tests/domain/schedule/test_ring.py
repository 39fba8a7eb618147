"""Fields and their products, on which lines are drawn."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tournaments.domain.schedule.constructions.ring import make_ring, prime_powers

SIZES = st.sampled_from([2, 3, 4, 5, 8, 9, 12, 16, 20, 25, 27, 36, 49, 63])


@settings(deadline=None)
@given(SIZES, st.data())
def test_a_ring_keeps_the_laws_of_arithmetic(size: int, data: st.DataObject) -> None:
    ring = make_ring(size)
    a, b, c = (data.draw(st.integers(0, size - 1)) for _ in range(3))
    assert ring.add(a, b) == ring.add(b, a)
    assert ring.multiply(a, b) == ring.multiply(b, a)
    assert ring.multiply(a, ring.multiply(b, c)) == ring.multiply(ring.multiply(a, b), c)
    assert ring.multiply(a, ring.add(b, c)) == ring.add(ring.multiply(a, b), ring.multiply(a, c))
    assert ring.multiply(a, ring.repeat(1)) == a
    assert ring.add(a, 0) == a


@pytest.mark.parametrize("size", [2, 4, 7, 8, 9, 16, 25, 27, 32, 81, 125])
def test_in_a_field_every_element_but_zero_has_an_inverse(size: int) -> None:
    field = make_ring(size)
    for element in range(1, size):
        products = {field.multiply(element, other) for other in range(size)}
        assert products == set(range(size))


def test_a_number_is_the_product_of_its_prime_powers() -> None:
    assert prime_powers(360) == [(2, 3), (3, 2), (5, 1)]
    assert prime_powers(97) == [(97, 1)]
    assert prime_powers(1) == []
