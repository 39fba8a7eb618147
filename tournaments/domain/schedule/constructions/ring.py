"""Rings in which many elements differ by something that has an inverse: products of fields.

An element of a field of p^n elements is a number below p^n: its n digits to the base p are the
coefficients of a polynomial. An element of the product is a number too, the field of the first
prime power being its lowest part.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product


def prime_powers(number: int) -> list[tuple[int, int]]:
    """The primes of a number above 1 with their exponents, smallest prime first."""
    found, prime = [], 2
    while number > 1:
        power = 0
        while number % prime == 0:
            number, power = number // prime, power + 1
        if power:
            found.append((prime, power))
        prime += 1
    return found


@dataclass(frozen=True)
class Field:
    """The field of prime^power elements; multiplication goes by powers of a generator."""

    prime: int
    power: int

    @property
    def size(self) -> int:
        """How many elements there are."""
        return int(self.prime**self.power)

    def add(self, one: int, other: int) -> int:
        """Add digit by digit, without carrying."""
        total, weight = 0, 1
        for _ in range(self.power):
            total += (one + other) % self.prime * weight
            one, other, weight = one // self.prime, other // self.prime, weight * self.prime
        return total

    def multiply(self, one: int, other: int) -> int:
        """Multiply."""
        if not (one and other):
            return 0
        places = self._places
        return self._powers[(places[one] + places[other]) % (self.size - 1)]

    @cached_property
    def _powers(self) -> list[int]:
        """All elements but 0 as powers of one of them: found by trying every polynomial."""
        digits = range(self.prime)
        for lower in product(digits[1:], *[digits] * (self.power - 1)):
            powers = list(self._follow(lower))
            if len(set(powers)) == self.size - 1:
                return powers
        raise AssertionError("Every finite field has a generator.")

    @cached_property
    def _places(self) -> dict[int, int]:
        return {element: place for place, element in enumerate(self._powers)}

    def _follow(self, lower: tuple[int, ...]) -> Iterator[int]:
        """As many powers of x as there may be, where x^n is `lower`, constant term first."""
        element = [1] + [0] * (self.power - 1)
        for _ in range(self.size - 1):
            yield sum(digit * self.prime**place for place, digit in enumerate(element))
            carried = element[-1]
            shifted = [0, *element[:-1]]
            element = [
                (digit + carried * low) % self.prime
                for digit, low in zip(shifted, lower, strict=True)
            ]


@dataclass(frozen=True)
class Ring:
    """The product of some fields."""

    fields: tuple[Field, ...]
    size: int

    def add(self, one: int, other: int) -> int:
        """Add in every field."""
        return self._join(field.add(a, b) for field, a, b in self._part(one, other))

    def multiply(self, one: int, other: int) -> int:
        """Multiply in every field."""
        return self._join(field.multiply(a, b) for field, a, b in self._part(one, other))

    def repeat(self, element: int) -> int:
        """The element that is `element` in every field."""
        return self._join(element for _ in self.fields)

    def _part(self, one: int, other: int) -> Iterator[tuple[Field, int, int]]:
        for field in self.fields:
            yield field, one % field.size, other % field.size
            one, other = one // field.size, other // field.size

    def _join(self, parts: Iterator[int]) -> int:
        total, weight = 0, 1
        for field, part in zip(self.fields, parts, strict=True):
            total, weight = total + part * weight, weight * field.size
        return total


def make_ring(size: int) -> Ring:
    """The product of one field for each prime in `size`."""
    return Ring(tuple(Field(*power) for power in prime_powers(size)), size)
