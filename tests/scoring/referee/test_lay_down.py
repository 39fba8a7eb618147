"""May he open with this, may he lay that?"""

import pytest

from scoring.melds import format_meld, parse_meld
from scoring.referee import find_nearest
from scoring.variants import get_variant
from tests.scoring.referee.rulings import codes, lay_down, read


# variants.md §1, §3.1–§3.6: points of an opening
@pytest.mark.parametrize(
    ("key", "melds", "points", "legal"),
    [
        ("british", ["QS KS AS", "3H 3D 3C"], 40, True),
        ("british", ["QS KS AS", "2H 3H 4H"], 40, True),
        ("british", ["QS KS AS", "2H 2D 2C"], 37, False),
        ("british", ["AS AH AD AC"], 44, True),
        ("swedish", ["10S 10H 10D 10C"], 40, True),
        ("three_deck", ["KD KD KD", "10S 10H JK"], 60, True),
        ("blackpool", ["QS KS AS", "3H 3D 3C"], 40, False),
        ("blackpool", ["QS KS AS", "7H 7D 7C"], 52, True),
        ("north_american", ["QS KS AS", "3H 3D 3C"], 44, False),
        ("north_american", ["AS AH AD", "AC 2C 3C"], 51, True),
        ("north_american", ["AS AH AD", "AC 2C JK"], 51, True),
        ("scarne", ["JK JK JK", "AC 2C 3C"], 51, True),
        ("scarne", ["AS AH AD", "7C 8C 9C"], 57, True),
        ("scarne", ["AS AH AD", "4C 5C 6C"], 48, False),
    ],
)
def test_an_opening_by_points(key: str, melds: list[str], points: int, legal: bool) -> None:
    ruling = lay_down(key, *melds)
    assert (ruling.points, ruling.legal) == (points, legal)
    assert codes(ruling.problems) == ([] if legal else ["opening.too_few_points"])


def test_the_club_says_how_many_points_open() -> None:
    """variants.md §3.1: house rules opening_points, ace_low"""
    assert lay_down("british", "2H 2D 2C", opening_points=6).legal
    assert lay_down("british", "AS 2S 3S", opening_points=6, ace_low=True).points == 6
    assert not lay_down("british", "AS 2S 3S", opening_points=6).legal


def test_after_the_opening_melds_of_any_value_are_laid() -> None:
    """variants.md §3.1"""
    ruling = lay_down("british", "2H 2D 2C", opened=True, own=["AS AH AD AC"])
    assert ruling.legal
    assert ruling.points is None


def test_an_open_joker_counts_for_the_most_and_has_to_be_named() -> None:
    """variants.md §3.1: the player says which"""
    ruling = lay_down("british", "7H JK JK", "QS KS AS")
    assert ruling.points == 24 + 31
    assert read(ruling)[0] == "7♥ JK=8♥ JK=9♥"
    assert codes(ruling.notes) == ["meld.name_wilds"]
    named = lay_down("british", "7H JK=5H JK=6H", "QS KS AS")
    assert (named.points, named.notes) == (18 + 31, ())


def test_what_may_follow_is_a_reason_to_name_a_joker_too() -> None:
    assert codes(lay_down("british", "7H 7C JK", opened=True).notes) == ["meld.name_wilds"]
    assert codes(lay_down("jamaican", "8H 8C JK", opened=True).notes) == []
    assert codes(lay_down("jamaican", "8H 9H 10H JK", opened=True).notes) == ["meld.name_wilds"]
    assert codes(lay_down("british", "QS JK AS", opened=True).notes) == []


def test_two_kings_of_diamonds_and_one_of_clubs_are_no_set() -> None:
    """variants.md §3.3"""
    ruling = lay_down("three_deck", "KD KD KC", "AS AH AD AC")
    assert codes(ruling.problems) == ["set.suits_mixed"]
    (problem,) = ruling.problems
    assert (problem.rule, problem.meld) == ("3.3", 0)


# variants.md §3.1, §3.3, §3.5, §3.7, §3.8: why cards are no meld
@pytest.mark.parametrize(
    ("key", "meld", "reasons", "rule"),
    [
        ("british", "7H 7H 7D", ["set.suit_repeats"], "3.1"),
        ("british", "7C 7D 7S 7H JK", ["set.too_many_cards"], "3.1"),
        ("british", "10H 10C JK=10C", ["set.suit_repeats"], "3.1"),
        ("british", "7H 7D 8H 8D", ["meld.neither"], "3.1"),
        ("british", "AS 2S 3S", ["run.ace_low"], "3.1"),
        ("british", "7H 8H 10H", ["run.gap"], "3.1"),
        ("british", "7H 7H 8H", ["run.rank_repeats"], "3.1"),
        (
            "british",
            "JK JK JK",
            ["set.too_few_naturals", "run.too_few_naturals", "pack.too_many"],
            "",
        ),
        ("british", "7H 8H", ["run.too_few_cards"], "3.1"),
        ("british", "7 7C 7D", ["card.suit_needed"], "5"),
        ("british", "7C=8C 9C 10C", ["meld.not_wild"], "3.1"),
        ("british", "JK=JK 9C 10C", ["meld.named_joker"], "3.1"),
        ("swedish", "7H 7H 7D", ["set.suit_repeats"], "3.1"),
        ("north_american", "KS AS 2S", ["run.ace_inside"], "3.5"),
        ("scarne", "KS AS 2S", ["run.ace_inside"], "3.5"),
        ("jamaican", "KS AS 2S 3S", ["run.ace_inside"], "3.7"),
        ("jamaican", "8H JK JK JH", ["run.jokers_side_by_side"], "3.7"),
        ("jamaican", "8H JK JK", ["set.too_few_naturals", "run.too_few_cards"], "3.7"),
        ("jamaican", "2H 3H 4H", ["run.too_few_cards"], "3.7"),
        ("mexican", "KS AS 2S 4S", ["run.ace_inside"], "3.8"),
    ],
)
def test_every_reason_why_cards_are_no_meld(
    key: str, meld: str, reasons: list[str], rule: str
) -> None:
    ruling = lay_down(key, meld, opened=key != "mexican")
    told = [reason for reason in ruling.problems if not reason.problem.code.startswith("opening.")]
    assert codes(told) == reasons
    assert not rule or {reason.rule for reason in told} == {rule}


# variants.md §3.7
def test_the_whole_jamaican_contract_is_laid_at_once() -> None:
    assert lay_down("jamaican", "8H 8D JK", "7C 7S 7S", "9C 9D 9H").legal
    short = lay_down("jamaican", "8H 8D JK", "7C 7S 7S")
    assert codes(short.problems) == ["opening.contract_not_met"]
    assert lay_down("jamaican", "8H 8D JK", "7C 7S 7S", "9C JK 10C JC", hand=2).legal


def test_more_than_the_contract_may_be_laid_in_the_jamaican_opening() -> None:
    """variants.md §3.7: may lay new melds in the same turn and later"""
    assert lay_down("jamaican", "8H 8D JK", "7C 7S 7S", "9C 9D 9H", "2H 3H 4H 5H").legal
    assert lay_down("jamaican", "8H 8D 8C 8S 8H", "7C 7S 7S 7H", "9C 9D 9H").legal


def test_a_jamaicans_own_sets_have_different_ranks() -> None:
    """variants.md §3.7"""
    ruling = lay_down("jamaican", "8H 8D JK", "8C 8S 8S", "9C 9D 9H")
    assert [(reason.problem.code, reason.meld) for reason in ruling.problems] == [
        ("lay_down.same_rank", 1)
    ]


def test_a_jamaicans_own_runs_have_different_suits() -> None:
    """variants.md §3.7"""
    ruling = lay_down("jamaican", "2H 3H 4H 5H", "8H 9H 10H JH", "7C 8C 9C 10C", hand=4)
    assert codes(ruling.problems) == ["lay_down.same_suit"]


def test_own_melds_of_earlier_turns_count_too() -> None:
    """variants.md §3.7: new melds, own ranks and suits still different"""
    own = ["8H 8D JK", "7C 7S 7S", "9C 9D 9H"]
    assert lay_down("jamaican", "KH KC KD", opened=True, own=own).legal
    again = lay_down("jamaican", "8C 8S 8S", opened=True, own=own)
    assert codes(again.problems) == ["lay_down.same_rank"]


def test_own_melds_are_melds_of_somebody_who_has_opened() -> None:
    assert codes(lay_down("jamaican", "KH KC KD", own=["8H 8D 8C"]).problems)[0] == (
        "lay_down.own_before_opening"
    )
    assert codes(lay_down("british", "KH KC KD", opened=True, own=["8H 8D"]).problems) == [
        "lay_down.own_no_meld"
    ]


# variants.md §3.8
def test_the_worked_mexican_opening() -> None:
    """Hand 2, fours wild: 7♣ 7♦ 4♥ and 9♠ 10♠ J♠ Q♠"""
    for four in ("4H=7S", "4H"):
        ruling = lay_down("mexican", f"7C 7D {four}", "9S 10S JS QS", hand=2)
        assert ruling.legal
        assert ruling.points is None
    assert not lay_down("mexican", "7C 7D 4H=7S", "9S 10S JS QS", hand=1).legal


def test_a_mexican_lays_the_contract_exactly() -> None:
    """variants.md §3.8: no other new melds, ever"""
    beyond = lay_down("mexican", "7C 7D 7S", "9S 10S JS QS", "KH KD KC", hand=2)
    assert "opening.beyond_contract" in codes(beyond.problems)
    later = lay_down("mexican", "KH KD KC", hand=2, opened=True)
    assert codes(later.problems) == ["lay_down.no_new_melds"]
    assert lay_down("mexican", "7C 7D 7S 7H", "9S 10S JS QS KS", hand=2).legal


def test_two_neighbouring_runs_of_a_suit_may_stay_separate() -> None:
    """variants.md §3.8"""
    assert lay_down("mexican", "2H 3H 4H 6H JK=5H", "7H 8H 9H 10H", hand=3).legal


# variants.md §3.8: hand 7
@pytest.mark.parametrize(
    ("runs", "legal"),
    [
        (["AH 2H 3H 4H 5H", "7S 8S 9S 10S JS", "JD QD KD AD"], True),
        (["AH 2H 3H 4H 5H 6H", "7S 8S 9S 10S", "JD QD KD AD"], True),
        (["AH 2H 3H 4H", "7S 8S 9S 10S", "JD QD KD AD"], False),
        (["AH 2H 3H 4H 5H", "7S 8S 9S 10S JS", "JD QD KD"], False),
    ],
)
def test_the_last_mexican_hand_is_laid_with_all_cards(runs: list[str], legal: bool) -> None:
    ruling = lay_down("mexican", *runs, hand=7)
    assert ruling.legal == legal
    assert legal or "opening.not_all_cards" in codes(ruling.problems)


def test_a_card_of_the_wild_rank_plays_as_itself_or_as_another() -> None:
    """variants.md §3.8"""
    assert read(lay_down("mexican", "4H 4D 4C", "9S 10S 4S QS", hand=2))[1] == "9♠ 10♠ 4♠=J♠ Q♠"
    assert read(lay_down("mexican", "5H 5D 5C", "3S 4S 5S 6S", hand=2))[1] == "3♠ 4♠ 5♠ 6♠"


def test_no_card_is_laid_oftener_than_the_pack_holds_it() -> None:
    """variants.md §5"""
    ruling = lay_down("mexican", "7C 7C 7C", "9S 10S JS QS", hand=2)
    assert [(reason.problem.code, reason.rule) for reason in ruling.problems] == [
        ("pack.too_many", "5")
    ]


def test_melds_are_judged_at_any_number_of_cards() -> None:
    """variants.md §3.1, §3.8; that nobody holds so many is a note"""
    for key, hand in (("british", 1), ("mexican", 3)):
        hearts, spades = (
            f"8{suit} 9{suit} 10{suit} J{suit} Q{suit} K{suit} A{suit}" for suit in "HS"
        )
        ruling = lay_down(key, f"7H {hearts}", f"7S {spades}", hand=hand)
        assert ruling.legal
        assert codes(ruling.notes) == ["lay_down.too_many_cards"]


def test_a_discard_has_to_be_left() -> None:
    """variants.md §3.1"""
    all_cards = lay_down("british", "5H 6H 7H 8H 9H 10H JH QH KH AH", "7S 7D 7C 7H")
    assert all_cards.legal
    assert codes(all_cards.notes) == ["going_out.discard_needed"]


def test_a_run_of_all_ranks_without_a_wild_leaves_nothing_to_name() -> None:
    """variants.md §3.5: ace high or low; an opening counts the most"""
    ruling = lay_down("north_american", "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH")
    assert (ruling.points, ruling.notes) == (15 + 54 + 30, ())


def test_nothing_is_no_lay_down() -> None:
    assert codes(lay_down("british").problems) == ["lay_down.nothing"]


@pytest.mark.parametrize(
    ("key", "hand", "melds", "nearest"),
    [
        ("british", 1, ["QS KS AS", "3H 3D 3C 3C"], ["Q♠ K♠ A♠", "3♥ 3♦ 3♣"]),
        ("british", 1, ["QS KS AS", "3H 3D JK=3H"], ["Q♠ K♠ A♠", "3♥ 3♦ JK=3♠"]),
        (
            "mexican",
            2,
            ["7C 7D 4H=7S", "9S 10S JS QS", "2H 2C 2D"],
            ["7♣ 7♦ 4♥=7♠", "9♠ 10♠ J♠ Q♠"],
        ),
        ("british", 1, ["7H 8D 9C"], []),
        ("british", 1, ["7H 8H 9H"], []),
    ],
)
def test_the_nearest_legal_thing_keeps_the_fewest_cards_back(
    key: str, hand: int, melds: list[str], nearest: list[str]
) -> None:
    offers = [*map(parse_meld, melds)]
    found = find_nearest(get_variant(key), hand, offers, opened=False)
    assert [format_meld(meld.cards) for meld in found] == nearest
