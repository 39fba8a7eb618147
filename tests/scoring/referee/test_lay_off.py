"""Adding to what lies on the table."""

import pytest

from scoring.problems import RuleBroken
from scoring.referee import write_table
from tests.scoring.referee.rulings import codes, lay_off, shown

JAMAICAN = """
table jamaican 4
player Ann
player Jim
player Sue
turn Jim
opened Ann earlier
opened Jim now
meld Ann 8♥ 9♥ 10♥ J♥ JK=Q♥
meld Ann 8♠ 9♠ 10♠ J♠
meld Ann 5♦ 6♦ 7♦ 8♦
meld Jim J♣ Q♣ K♣ A♣
"""

BRITISH = """
table british 1
player Ann
player Jim
player Sue
opened Ann earlier
opened Jim now
meld Ann Q♠ K♠ A♠
meld Ann 10♥ 10♣ JK
meld Jim 7♦ 8♦ JK=9♦
"""

MEXICAN = """
table mexican 2
player Ann
player Jim
opened Ann earlier
opened Jim now
meld Ann 7♣ 7♦ 4♥=7♠
meld Ann 9♠ 10♠ J♠ Q♠
"""


def test_a_british_player_adds_to_anybodys_melds_from_his_opening_on() -> None:
    """variants.md §3.1"""
    assert shown(lay_off(BRITISH, "Jim", 0, "JS")) == "J♠ Q♠ K♠ A♠"
    assert shown(lay_off(BRITISH, "Ann", 2, "10D")) == "7♦ 8♦ JK=9♦ 10♦"
    assert shown(lay_off(BRITISH, "Jim", 1, "10S")) == "10♥ 10♣ JK=10♦ 10♠"
    assert codes(lay_off(BRITISH, "Sue", 0, "JS").problems) == ["lay_off.not_opened"]


def test_a_set_holds_four_cards_of_different_suits() -> None:
    """variants.md §1"""
    assert codes(lay_off(BRITISH, "Jim", 1, "10S 10D").problems) == ["set.too_many_cards"]
    assert codes(lay_off(BRITISH, "Jim", 1, "10H").problems) == ["set.suit_repeats"]


def test_the_place_of_a_named_joker_is_taken_and_the_card_may_be_given_for_it() -> None:
    """variants.md §3.1, §3.7"""
    for table, player, meld, card in ((BRITISH, "Jim", 2, "9D"), (JAMAICAN, "Ann", 0, "QH")):
        ruling = lay_off(table, player, meld, card)
        assert codes(ruling.problems) == ["run.rank_repeats"]
        assert codes(ruling.notes) == ["lay_off.exchange_instead"]
    assert lay_off(BRITISH, "Jim", 2, "JD").notes == ()


def test_where_a_card_fits_instead_is_said() -> None:
    ruling = lay_off(BRITISH, "Jim", 0, "10D")
    assert codes(ruling.problems) == ["run.suits_differ"]
    assert ruling.fits == (1, 2)


def test_seven_of_hearts_below_is_not_allowed_before_the_ace() -> None:
    """variants.md §3.7: worked 8♥ 9♥ 10♥ J♥ joker"""
    ruling = lay_off(JAMAICAN, "Ann", 0, "7H")
    assert codes(ruling.problems) == ["lay_off.up_first"]
    assert ruling.problems[0].rule == "3.7"
    assert shown(lay_off(JAMAICAN, "Ann", 0, "KH")) == "8♥ 9♥ 10♥ J♥ JK=Q♥ K♥"


def test_a_jamaican_run_that_has_its_ace_grows_downwards() -> None:
    """variants.md §3.7"""
    assert shown(lay_off(JAMAICAN, "Ann", 3, "10C")) == "10♣ J♣ Q♣ K♣ A♣"
    assert shown(lay_off(JAMAICAN, "Ann", 1, "7S QS KS AS")) == "7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠"
    assert codes(lay_off(JAMAICAN, "Ann", 1, "7S QS").problems) == ["lay_off.up_first"]


def test_an_open_joker_goes_up_where_runs_grow_up_first() -> None:
    """variants.md §3.7"""
    ruling = lay_off(JAMAICAN, "Ann", 1, "JK")
    assert shown(ruling) == "8♠ 9♠ 10♠ J♠ JK=Q♠"
    assert ruling.notes == ()
    assert codes(lay_off(JAMAICAN, "Ann", 1, "JK=7S").problems) == ["lay_off.up_first"]


def test_no_joker_comes_to_lie_beside_another() -> None:
    """variants.md §3.7"""
    assert codes(lay_off(JAMAICAN, "Ann", 0, "JK=KH").problems) == ["run.jokers_side_by_side"]
    assert codes(lay_off(JAMAICAN, "Ann", 0, "JK").problems) == ["lay_off.up_first"]
    for cards in ("KH JK", "JK KH", "KH JK=AH"):
        assert shown(lay_off(JAMAICAN, "Ann", 0, cards)) == "8♥ 9♥ 10♥ J♥ JK=Q♥ K♥ JK=A♥"


def test_a_jamaican_lays_off_in_the_turn_of_his_opening() -> None:
    """variants.md §3.7"""
    assert lay_off(JAMAICAN, "Jim", 2, "9D").legal
    assert codes(lay_off(JAMAICAN, "Sue", 2, "9D").problems) == ["lay_off.not_opened"]


def test_a_mexican_does_not() -> None:
    """variants.md §3.8: lay-offs only in turns after the opening's; next turn he lays off 7♥"""
    ruling = lay_off(MEXICAN, "Jim", 0, "7H")
    assert codes(ruling.problems) == ["lay_off.in_opening_turn"]
    assert ruling.problems[0].rule == "3.8"
    assert shown(lay_off(MEXICAN, "Ann", 0, "7H")) == "7♣ 7♦ 4♥=7♠ 7♥"


def test_a_mexican_lays_off_at_either_end() -> None:
    """variants.md §3.8"""
    assert shown(lay_off(MEXICAN, "Ann", 1, "8S")) == "8♠ 9♠ 10♠ J♠ Q♠"
    assert shown(lay_off(MEXICAN, "Ann", 1, "4S=KS")) == "9♠ 10♠ J♠ Q♠ 4♠=K♠"
    ruling = lay_off(MEXICAN, "Ann", 1, "4S")
    assert codes(ruling.notes) == ["meld.name_wilds"]


def test_the_table_after_a_lay_off_can_be_kept() -> None:
    ruling = lay_off(MEXICAN, "Ann", 1, "8S 7S 6S 5S 4S")
    assert ruling.table is not None
    assert write_table(ruling.table).splitlines()[-1] == ("meld Ann 4♠=4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠")


def test_a_card_laid_off_is_in_the_pack() -> None:
    """variants.md §5"""
    table = MEXICAN + "meld Ann 7♥ 7♥ 7♠\n"
    assert codes(lay_off(table, "Ann", 0, "7H").problems) == ["pack.too_many"]


def test_nothing_is_no_lay_off() -> None:
    assert codes(lay_off(BRITISH, "Ann", 0, "").problems) == ["lay_off.nothing"]


@pytest.mark.parametrize(
    ("table", "player", "meld", "refusals"),
    [
        (BRITISH, "Eve", 9, ["table.no_such_player", "table.no_such_meld"]),
        (BRITISH + "meld Sue 2♦ 3♦ 4♦\n", "Ann", 0, ["table.owner_not_opened"]),
        (BRITISH + "meld Ann 2♦ 3♦ 5♦\n", "Ann", 0, ["table.no_meld"]),
        (
            BRITISH + "meld Eve 2♦ 3♦ 4♦\n",
            "Ann",
            0,
            ["table.no_such_player", "table.owner_not_opened"],
        ),
        (BRITISH + "meld Ann JK=7♠ 8♠ 9♠\n", "Ann", 0, ["pack.too_many"]),
        ("table jamaican 10\nplayer Ann\n", "Ann", 0, ["hand.no_such_hand"]),
    ],
)
def test_no_ruling_is_given_on_a_table_that_cannot_be(
    table: str, player: str, meld: int, refusals: list[str]
) -> None:
    with pytest.raises(RuleBroken) as broken:
        lay_off(table, player, meld, "JS")
    assert [found.code for found in broken.value.problems] == refusals
