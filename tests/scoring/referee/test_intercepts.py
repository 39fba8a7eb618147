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
        ("north_american", False, True),
        ("scarne", False, True),
        ("jamaican", True, False),
        ("mexican", True, True),
    ],
)
def test_from_the_discard_pile_or_not(key: str, before: bool, after: bool) -> None:
    """variants.md §3.1, §3.5, §3.7, §3.8"""
    variant = get_variant(key)
    assert (not [*judge_draw(variant, opened=False)]) == before
    assert (not [*judge_draw(variant, opened=True)]) == after


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


def test_nobody_intercepts_in_other_games() -> None:
    ruling = claim("Sue", "Jim", table=TABLE.replace("jamaican", "mexican"))
    assert ruling.taker == "Jim"
    assert codes(ruling.claims[1].problems) == ["intercept.none"]


def test_only_players_of_the_table_claim() -> None:
    with pytest.raises(RuleBroken) as broken:
        claim("Eve", intercepted=("Max",))
    assert [found.code for found in broken.value.problems] == ["table.no_such_player"] * 2
