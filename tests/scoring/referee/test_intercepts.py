"""Who gets the card just discarded?"""

import pytest

from scoring.problems import RuleBroken
from scoring.referee import ClaimsRuling, judge_draw, read_table, rule_claims
from scoring.variants import get_variant
from tests.scoring.referee.rulings import codes

TABLE = """
table jamaican 1
player Ann
player Jim
player Sue
player Bob
turn Jim
holds Jim 9
holds Sue 11
holds Bob 9
intercepts Sue 1
"""


def claim(*players: str, table: str = TABLE, intercepted: tuple[str, ...] = ()) -> ClaimsRuling:
    return rule_claims(read_table(table), players, intercepted=intercepted)


@pytest.mark.parametrize(
    ("key", "before", "after"),
    [
        ("british", True, True),
        ("blackpool", True, True),
        ("three_deck", True, True),
        ("swedish", True, True),
        ("north_american", False, True),
        ("scarne", False, True),
        ("jamaican", True, False),
        ("mexican", True, True),
    ],
)
def test_from_the_discard_pile_or_not(key: str, before: bool, after: bool) -> None:
    """variants.md §3.1 to §3.8"""
    variant = get_variant(key)
    assert (not [*judge_draw(variant, "Jim", opened=False)]) == before
    assert (not [*judge_draw(variant, "Jim", opened=True)]) == after


def test_the_player_to_act_has_priority() -> None:
    """variants.md §3.7"""
    ruling = claim("Ann", "Sue", "Jim")
    assert ruling.taker == "Jim"
    assert [held.player for held in ruling.claims] == ["Jim", "Sue", "Ann"]
    jim, sue, _ = ruling.claims
    assert (jim.in_turn, jim.holds, jim.intercepts_left) == (True, 10, 3)
    assert codes(sue.problems) == ["intercept.priority"]
    assert (sue.holds, sue.intercepts_left) == (11, 2)


def test_unless_he_has_opened() -> None:
    """variants.md §3.7: then he draws from the stock only"""
    ruling = claim("Jim", "Bob", table=TABLE + "opened Jim earlier\n")
    assert ruling.taker == "Bob"
    assert codes(ruling.claims[0].problems) == ["draw.after_opening"]


def test_equal_claims_go_clockwise_from_the_player_to_act() -> None:
    """variants.md §3.7"""
    assert claim("Ann", "Bob", "Sue").taker == "Sue"
    assert claim("Ann", "Bob").taker == "Bob"


def test_an_intercept_is_two_more_cards_in_hand() -> None:
    """variants.md §3.7: the card and a penalty card from the stock"""
    (sue,) = claim("Sue").claims
    assert (sue.in_turn, sue.holds, sue.intercepts_left) == (False, 13, 1)
    (ann,) = claim("Ann").claims
    assert (ann.holds, ann.intercepts_left) == (None, 2)


def test_at_most_three_a_hand_and_one_a_turn_and_only_before_opening() -> None:
    """variants.md §3.7"""
    used = claim("Sue", "Ann", table=TABLE.replace("intercepts Sue 1", "intercepts Sue 3"))
    assert codes(used.claims[0].problems) == ["intercept.used_up"]
    assert used.taker == "Ann"
    again = claim("Sue", intercepted=("Sue",))
    assert codes(again.claims[0].problems) == ["intercept.once_a_turn"]
    opened = claim("Sue", table=TABLE + "opened Sue earlier\n")
    assert codes(opened.claims[0].problems) == ["intercept.opened"]
    assert opened.taker is None


def test_a_club_may_allow_another_number() -> None:
    """variants.md §3.9: house rule intercepts"""
    table = TABLE.replace("player Ann", 'rules {"intercepts": 1}\nplayer Ann')
    assert codes(claim("Sue", table=table).claims[0].problems) == ["intercept.used_up"]


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("british", "3.1"),
        ("blackpool", "3.1"),
        ("three_deck", "3.1"),
        ("swedish", "3.1"),
        ("north_american", "3.1"),
        ("scarne", "3.1"),
        ("mexican", "3.8"),
    ],
)
def test_nobody_intercepts_in_other_games(key: str, rule: str) -> None:
    """variants.md §3.7: an intercept is Jamaican only"""
    table = TABLE.replace("jamaican", key) + "opened Jim earlier\n"
    ruling = claim("Sue", "Jim", table=table)
    assert ruling.taker == "Jim"
    assert codes(ruling.claims[1].problems) == ["intercept.none"]
    assert ruling.claims[1].problems[0].rule == rule


@pytest.mark.parametrize("key", ["north_american", "scarne"])
def test_the_discard_pile_is_closed_before_the_own_opening(key: str) -> None:
    """variants.md §3.5: somebody else's opening does not open it"""
    table = TABLE.replace("jamaican", key) + "opened Ann earlier\n"
    (jim,) = claim("Jim", table=table).claims
    assert [(found.problem.code, found.rule) for found in jim.problems] == [
        ("draw.before_opening", "3.5")
    ]


def test_a_card_drawn_in_turn_is_one_more_and_no_intercept() -> None:
    """variants.md §3.7: who has had all his intercepts still draws in his turn"""
    (jim,) = claim("Jim", table=TABLE + "intercepts Jim 3\n").claims
    assert (jim.problems, jim.holds, jim.intercepts_left) == ((), 10, 0)


def test_nobody_comes_first_unless_it_is_known_whose_turn_it_is() -> None:
    """variants.md §3.7: clockwise from the player to act"""
    with pytest.raises(RuleBroken, match="whose turn"):
        claim("Sue", table=TABLE.replace("turn Jim\n", ""))


def test_only_players_of_the_table_claim() -> None:
    with pytest.raises(RuleBroken) as broken:
        claim("Eve", intercepted=("Max",))
    assert [(found.code, found.field) for found in broken.value.problems] == [
        ("table.no_such_player", "claims"),
        ("table.no_such_player", "intercepted"),
    ]
