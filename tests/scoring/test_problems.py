"""What is refused is said in a form both people and programs can use."""

import pytest

from scoring.problems import Problem, RuleBroken, insist, problem


def test_a_problem_fills_its_sentence_with_seat_card_and_figures() -> None:
    found = problem("pack.too_many", "{seat}: {named} × {card}", seat="E", card="A♠", named=3)
    assert found.message == "E: 3 × A♠"
    assert (found.seat, found.card, found.field, found.event) == ("E", "A♠", None, None)


def test_braces_in_a_name_are_no_part_of_the_sentence() -> None:
    assert problem("hand.no_cards", "{seat} has none", seat="{x}").message == "{x} has none"


def test_equal_problems_are_equal_and_may_be_kept_in_a_set() -> None:
    assert len({problem("a.b", "", x=1, y=2), problem("a.b", "", y=2, x=1)}) == 1


def test_a_refusal_holds_every_problem_and_never_none() -> None:
    with pytest.raises(RuleBroken) as broken:
        insist([Problem("a.b", "one"), Problem("a.c", "two")])
    assert [found.code for found in broken.value.problems] == ["a.b", "a.c"]
    assert str(broken.value) == "one; two"
    with pytest.raises(ValueError, match="at least one"):
        RuleBroken([])


def test_nothing_is_refused_without_a_problem() -> None:
    insist([])
