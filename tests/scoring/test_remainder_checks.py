"""Nobody has cards left that he cannot have (variants.md §5)."""

import pytest

from scoring.cards import Rank, format_card
from scoring.finish import Finish
from scoring.house_rules import apply_house_rules
from scoring.pack import SUITED_CARDS
from scoring.variants import get_variant
from tests.scoring.entering import BRITISH, JAMAICAN, codes, refusals, score


@pytest.mark.parametrize(
    ("key", "hand", "players", "most"),
    [
        ("british", 1, 2, 13),
        ("british", 40, 5, 13),
        ("north_american", 1, 4, 15),
        ("north_american", 1, 5, 13),
        ("north_american", 1, 6, 11),
        ("scarne", 1, 2, 15),
        ("jamaican", 1, 3, 15),
        ("jamaican", 9, 3, 22),
        ("mexican", 1, 2, 7),
        ("mexican", 7, 2, 13),
    ],
)
def test_no_remainder_is_larger_than_the_deal_allows(
    key: str, hand: int, players: int, most: int
) -> None:
    """variants.md §1, §5; jamaican: three intercepts bring six more."""
    variant, others = get_variant(key), dict.fromkeys("SWXY"[: players - 2], "2")
    spread = [format_card(card) for card in SUITED_CARDS if card.rank != Rank.TWO]
    fits = {"N": "", "E": " ".join(spread[:most])} | others
    spills = {"N": "", "E": " ".join(spread[: most + 1])} | others
    assert score(variant, fits, hand=hand).audited
    assert codes(variant, spills, hand=hand) == [("hand.too_many_cards", "E")]


def test_a_club_without_intercepts_allows_no_more_cards_than_were_dealt() -> None:
    """variants.md §3.9."""
    club = apply_house_rules(JAMAICAN, {"intercepts": 0})
    remainders = {"N": "", "E": "2 3 4 5 6 7 8 9 10 J"}
    assert codes(club, remainders) == [("hand.too_many_cards", "E")]


def test_no_card_is_there_more_often_than_the_pack_holds_it() -> None:
    found = refusals(BRITISH, {"N": "", "E": "As As JK", "S": "As JK JK"})
    assert [(one.code, one.seat, one.card) for one in found] == [
        ("pack.too_many", "E", "A♠"),
        ("pack.too_many", "S", "A♠"),
        ("pack.too_many", "E", "JK"),
        ("pack.too_many", "S", "JK"),
    ]


def test_a_jamaican_ace_needs_its_suit_or_its_colour() -> None:
    found = refusals(JAMAICAN, {"N": "", "E": "A A 7", "S": "A(red)"})
    assert [(one.code, one.seat, one.card) for one in found] == [("card.suit_needed", "E", "A")]
    assert score(JAMAICAN, {"N": "", "E": "A(red) A(black) 7"}).points["E"] == 23
    assert score(BRITISH, {"N": "", "E": "A A 7"}).points["E"] == 29


def test_everything_wrong_with_a_hand_is_said_at_once() -> None:
    entered = {"N": "2h", "E": "", "S": "2s 2s 2s", "W": "A"}
    assert codes(
        JAMAICAN,
        entered,
        finish=Finish.KALUKI,
        points={"Q": -3},
        cut_joker_seat="W",
        dealt_in=("N", "E", "S", "W", "V"),
    ) == [
        ("hand.finish_not_allowed", None),
        ("hand.cut_joker_not_allowed", "W"),
        ("hand.not_dealt_in", "Q"),
        ("hand.winner_has_cards", "N"),
        ("hand.no_cards", "E"),
        ("hand.remainder_missing", "V"),
        ("card.suit_needed", "W"),
        ("pack.too_many", "S"),
        ("hand.points_negative", "Q"),
    ]


def test_cards_are_counted_even_in_a_hand_that_is_never_dealt() -> None:
    assert codes(JAMAICAN, {"N": "", "E": "2s 2s 2s"}, hand=12) == [
        ("hand.no_such_hand", None),
        ("pack.too_many", "E"),
    ]


def test_a_seat_may_bear_any_name() -> None:
    scored = score(BRITISH, {"{0}": "", "Тарас %s": "2s"}, went_out="{0}")
    assert scored.points == {"{0}": 0, "Тарас %s": 2}
    assert "{0}" in refusals(BRITISH, {"{0}": "3s", "E": "2s"}, went_out="{0}")[0].message
