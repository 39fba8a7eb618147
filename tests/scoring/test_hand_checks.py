"""A hand with the wrong number, finish or players is refused (variants.md §4, §5)."""

import pytest

from scoring.finish import Finish
from scoring.house_rules import apply_house_rules
from scoring.variants import all_variants
from tests.scoring.entering import BRITISH, JAMAICAN, MEXICAN, SCARNE, codes, refusals, score


def test_whoever_went_out_has_no_cards_left() -> None:
    (found,) = refusals(BRITISH, {"N": "7♠ JK", "E": "2s"})
    assert (found.code, found.seat) == ("hand.winner_has_cards", "N")
    assert "7♠ JK" in found.message


def test_every_other_player_has_at_least_one_card() -> None:
    assert codes(BRITISH, {"N": "", "E": "", "S": "2s"}) == [("hand.no_cards", "E")]


def test_in_a_blocked_hand_everybody_must_hold_cards() -> None:
    entered = {"finish": Finish.BLOCKED, "went_out": None}
    assert codes(MEXICAN, {"N": "", "E": "2s"}, **entered) == [("hand.blocked_everyone_holds", "N")]


def test_nobody_goes_out_in_a_blocked_or_void_hand() -> None:
    assert codes(MEXICAN, {"N": "2s", "E": "3s"}, finish=Finish.BLOCKED) == [
        ("hand.nobody_went_out", "N")
    ]
    assert codes(BRITISH, {"N": "", "E": ""}, finish=Finish.VOID) == [("hand.nobody_went_out", "N")]


def test_a_void_hand_has_no_cards_and_no_points() -> None:
    entered = {"finish": Finish.VOID, "went_out": None, "points": {"S": 5}}
    assert codes(BRITISH, {"N": "", "E": "2s"}, **entered) == [
        ("hand.void_scores_nothing", "E"),
        ("hand.void_scores_nothing", "S"),
    ]


def test_somebody_must_have_gone_out_of_any_other_hand() -> None:
    assert codes(BRITISH, {"N": "2s", "E": "3s"}, went_out=None) == [
        ("hand.went_out_missing", None)
    ]


def test_whoever_went_out_was_dealt_in() -> None:
    assert codes(BRITISH, {"E": "2s", "S": "3s"}) == [("hand.not_dealt_in", "N")]
    seats = ("E", "S")
    assert codes(BRITISH, {"E": "2s", "S": "3s"}, dealt_in=seats) == [("hand.not_dealt_in", "N")]


def test_every_player_dealt_in_has_a_remainder_and_no_one_else() -> None:
    entered = {"N": "", "E": "2s", "X": "3s"}
    assert codes(BRITISH, entered, dealt_in=("N", "E", "S")) == [
        ("hand.not_dealt_in", "X"),
        ("hand.remainder_missing", "S"),
    ]


def test_whoever_went_out_need_not_be_named_among_the_remainders_of_a_known_table() -> None:
    scored = score(BRITISH, {"E": "2s"}, dealt_in=("N", "E"))
    assert scored.points == {"N": 0, "E": 2}


def test_a_hand_takes_two_players_and_no_more_than_the_table_seats() -> None:
    """variants.md §1."""
    assert codes(BRITISH, {"N": ""}) == [("hand.too_few_players", None)]
    crowd = {"N": ""} | dict.fromkeys("ABCDE", "2")
    assert codes(BRITISH, crowd) == [("hand.too_many_players", None)]
    assert score(SCARNE, crowd).points["A"] == 1


def test_a_wrong_number_of_players_is_told_of_the_remainders() -> None:
    """variants.md §1, §5."""
    for remainders in ({"N": ""}, {"N": ""} | dict.fromkeys("ABCDE", "2")):
        assert [found.field for found in refusals(BRITISH, remainders)] == ["remainders"]


@pytest.mark.parametrize("seat", ["", " "])
def test_nobody_without_a_name_is_dealt_in(seat: str) -> None:
    """variants.md §5: a refusal has to name the seat."""
    assert codes(BRITISH, {"N": "", seat: "2s"}) == [("players.nameless", seat)]


@pytest.mark.parametrize("number", [0, -1, 10])
def test_there_are_nine_jamaican_hands(number: int) -> None:
    assert codes(JAMAICAN, {"N": "", "E": "2s"}, hand=number) == [("hand.no_such_hand", None)]


def test_a_shortened_match_has_no_later_hands() -> None:
    """variants.md §3.9."""
    club = apply_house_rules(MEXICAN, {"hands": 3})
    assert codes(club, {"N": "", "E": "2s"}, hand=4) == [("hand.no_such_hand", None)]


def test_the_cutter_who_kept_a_joker_has_as_many_cards_as_the_others() -> None:
    full = "JK 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks As 2h"
    remainders = {"N": "", "E": full}
    assert score(SCARNE, remainders, cut_joker_seat="E").points["E"] == 16
    assert codes(SCARNE, {"N": "", "E": full + " 3h"}, cut_joker_seat="E") == [
        ("hand.too_many_cards", "E")
    ]


def test_the_cutter_plays_the_hand() -> None:
    assert codes(SCARNE, {"N": "", "E": "2s"}, cut_joker_seat="Q") == [("hand.not_dealt_in", "Q")]


def test_only_scarne_lets_the_cutter_keep_a_joker() -> None:
    for variant in all_variants():
        if variant is not SCARNE:
            assert codes(variant, {"N": "", "E": "2s"}, cut_joker_seat="E") == [
                ("hand.cut_joker_not_allowed", "E")
            ]
