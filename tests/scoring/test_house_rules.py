"""What a director may change, and how he is told that he may not."""

import pytest

from scoring.house_rules import HOUSE_RULES, apply_house_rules
from scoring.match_rules import DrawTies
from scoring.meld_rules import JokerExchange
from scoring.problems import RuleBroken
from scoring.variant import Variant
from scoring.variants import all_variants, get_variant

Rules = dict[str, object]


def with_rules(key: str, **rules: object) -> Variant:
    return apply_house_rules(get_variant(key), rules)


def faults(key: str, rules: object) -> list[tuple[str, str | None]]:
    """Code and field of everything wrong with these house rules."""
    with pytest.raises(RuleBroken) as refused:
        apply_house_rules(get_variant(key), rules)  # type: ignore[arg-type]
    return [(found.code, found.field) for found in refused.value.problems]


def test_no_house_rules_leave_the_sheet_as_it_is() -> None:
    for variant in all_variants():
        assert apply_house_rules(variant, {}) == variant


@pytest.mark.parametrize("out_at", [100, 101, 150, 151, 301, 501])
def test_a_club_sets_its_own_limit(out_at: int) -> None:
    """variants.md §3.1"""
    assert with_rules("british", out_at=out_at).out_at == out_at


@pytest.mark.parametrize("out_at", [-3, 0, "150", 150.5, 150.0, True, None, [150], {}])
def test_a_limit_is_a_whole_number_above_zero(out_at: object) -> None:
    assert faults("british", {"out_at": out_at}) == [("house_rules.bad_value", "out_at")]


def test_every_rule_of_the_british_family_reaches_its_place() -> None:
    """variants.md §3.1, §6, §7"""
    rules: Rules = {
        "opening_points": 51,
        "ace_low": True,
        "kaluki_doubles": True,
        "stock_recycles": 0,
        "cards_per_turn": 2,
        "max_buy_ins": 3,
        "buy_in_min_survivors": 1,
        "reentry_margin": 1,
        "joker_exchange_in_set": "either",
        "draw_ties": "card",
        "stakes": {"call": 2, "kaluki": 4, "initial": 10, "buy_in": 12},
    }
    variant = with_rules("british", **rules)
    assert variant.opening.points == 51
    assert variant.run_rule.ace_low
    assert variant.multiplier(variant.finishes[1]) == 2
    assert (variant.stock_recycles, variant.cards_per_turn) == (0, 2)
    rule = variant.buy_ins
    assert (rule.most, rule.least_survivors, rule.reentry_margin) == (3, 1, 1)
    assert variant.joker_exchange_in_set is JokerExchange.EITHER
    assert variant.draw_ties is DrawTies.CARD
    stakes = variant.stakes
    assert (stakes.call, stakes.kaluki, stakes.initial, stakes.buy_in) == (2, 4, 10, 12)


@pytest.mark.parametrize("variant", all_variants(), ids=lambda variant: variant.key)
def test_every_penalty_value_can_be_set(variant: Variant) -> None:
    pictures = ("joker", "black_ace", "red_ace", "king", "queen", "jack")
    names = (*pictures, *map(str, range(10, 1, -1)))
    penalties = {name: place for place, name in enumerate(names, start=31)}
    changed = apply_house_rules(variant, {"penalties": penalties}).penalties
    told = (changed.joker, changed.black_ace, changed.red_ace, changed.king, changed.ten)
    assert told == (31, 32, 33, 34, 37)
    assert (changed.nine, changed.two) == (38, 45)


def test_one_price_for_all_aces_sets_both_colours() -> None:
    penalties = with_rules("jamaican", penalties={"ace": 20}).penalties
    assert (penalties.black_ace, penalties.red_ace) == (20, 20)


def test_some_clubs_swap_red_and_black_aces() -> None:
    """variants.md §3.9"""
    penalties = with_rules("jamaican", penalties={"black_ace": 1, "red_ace": 15}).penalties
    assert (penalties.black_ace, penalties.red_ace) == (1, 15)


def test_an_ace_priced_twice_is_a_conflict() -> None:
    rules: Rules = {"penalties": {"ace": 11, "red_ace": 1, "black_ace": 15}}
    assert faults("british", rules) == [
        ("house_rules.conflict", "penalties.black_ace"),
        ("house_rules.conflict", "penalties.red_ace"),
    ]


def test_the_jamaican_rules() -> None:
    """variants.md §3.9"""
    variant = with_rules(
        "jamaican", first_opening_multiplier=3, intercepts=0, stock_recycles=2, hands=4
    )
    assert variant.first_opening_multiplier == 3
    assert variant.largest_remainder(1, 4) == 9
    assert (variant.stock_recycles, variant.hand_count) == (2, 4)
    assert variant.has_hand(4)
    assert not variant.has_hand(5)


def test_the_mexican_rules() -> None:
    """variants.md §3.9"""
    variant = with_rules("mexican", hands=2, wild_ranks=[11, 14], penalties={"wild": 25})
    assert [variant.wild_rank(number) for number in (1, 2)] == [11, 14]
    assert variant.penalties.wild == 25


@pytest.mark.parametrize(
    "ranks", [[], [1], [15], ["3"], [3.0], [True], "345", {"3": 4}, [3] * 8, None]
)
def test_wild_ranks_are_a_list_of_ranks(ranks: object) -> None:
    assert faults("mexican", {"wild_ranks": ranks}) == [("house_rules.bad_value", "wild_ranks")]


def test_every_hand_needs_its_wild_rank() -> None:
    assert faults("mexican", {"wild_ranks": [3, 4]}) == [("house_rules.conflict", "wild_ranks")]
    assert with_rules("mexican", wild_ranks=[3, 4], hands=2).hand_count == 2


@pytest.mark.parametrize(
    ("key", "rules", "field"),
    [
        ("british", {"hands": 3}, "hands"),
        ("british", {"intercepts": 3}, "intercepts"),
        ("british", {"penalties": {"wild": 20}}, "penalties.wild"),
        ("british", {"penalties": {"eleven": 20}}, "penalties.eleven"),
        ("british", {"stakes": {"tip": 1}}, "stakes.tip"),
        ("british", {"stakes.call": 1}, "stakes.call"),
        ("british", {"stakes": {"call": 1}, "stakes.call": 2}, "stakes.call"),
        ("british", {"colour": "red"}, "colour"),
        ("scarne", {"out_at": 100}, "out_at"),
        ("scarne", {"stakes": {"buy_in": 1}}, "stakes.buy_in"),
        ("jamaican", {"out_at": 150}, "out_at"),
        ("jamaican", {"wild_ranks": [3]}, "wild_ranks"),
        ("jamaican", {"kaluki_doubles": True}, "kaluki_doubles"),
        ("mexican", {"intercepts": 3}, "intercepts"),
        ("mexican", {"stakes": {"call": 1}}, "stakes.call"),
    ],
)
def test_a_rule_that_is_not_of_this_game_is_refused(key: str, rules: Rules, field: str) -> None:
    assert ("house_rules.unknown", field) in faults(key, rules)


@pytest.mark.parametrize(
    ("key", "rules", "field"),
    [
        ("british", {"stock_recycles": 2}, "stock_recycles"),
        ("british", {"kaluki_doubles": 1}, "kaluki_doubles"),
        ("british", {"joker_exchange_in_set": "sometimes"}, "joker_exchange_in_set"),
        ("british", {"draw_ties": None}, "draw_ties"),
        ("british", {"buy_in_min_survivors": 0}, "buy_in_min_survivors"),
        ("british", {"buy_in_min_survivors": 6}, "buy_in_min_survivors"),
        ("british", {"max_buy_ins": -1}, "max_buy_ins"),
        ("british", {"reentry_margin": -1}, "reentry_margin"),
        ("british", {"stakes": {"call": -1}}, "stakes.call"),
        ("british", {"stakes": {"call": 0.5}}, "stakes.call"),
        ("british", {"stakes": 5}, "stakes"),
        ("british", {"penalties": []}, "penalties"),
        ("british", {"penalties": {"joker": "15"}}, "penalties.joker"),
        ("jamaican", {"hands": 10}, "hands"),
        ("jamaican", {"hands": 0}, "hands"),
        ("jamaican", {"first_opening_multiplier": 0}, "first_opening_multiplier"),
        ("mexican", {"hands": 8}, "hands"),
    ],
)
def test_a_value_of_no_use_is_refused(key: str, rules: Rules, field: str) -> None:
    assert faults(key, rules) == [("house_rules.bad_value", field)]


def test_every_fault_is_named_at_once() -> None:
    rules: Rules = {
        "out_at": 0,
        "moon": 1,
        "stakes": {"call": -1, "tip": 2},
        "penalties": {"joker": True},
    }
    assert sorted(faults("british", rules)) == [
        ("house_rules.bad_value", "out_at"),
        ("house_rules.bad_value", "penalties.joker"),
        ("house_rules.bad_value", "stakes.call"),
        ("house_rules.unknown", "moon"),
        ("house_rules.unknown", "stakes.tip"),
    ]


@pytest.mark.parametrize("rules", [[1, 2], 5, None, "out_at", ["stakes.call"]])
def test_house_rules_that_are_no_rules_at_all_are_refused(rules: object) -> None:
    assert faults("british", rules) == [("house_rules.bad_value", "house_rules")]


def test_a_huge_value_is_quoted_in_short() -> None:
    with pytest.raises(RuleBroken) as refused:
        apply_house_rules(get_variant("british"), {"out_at": "9" * 10_000})
    assert len(refused.value.problems[0].message) < 120


def test_only_what_differs_is_in_force() -> None:
    rules: Rules = {"out_at": 150, "opening_points": 51, "stakes": {"call": 1, "kaluki": 3}}
    assert with_rules("british", **rules).in_force == ("opening_points", "stakes.kaluki")


def test_where_no_kaluki_stake_is_agreed_a_kaluki_pays_the_call() -> None:
    """variants.md §3.5"""
    assert with_rules("north_american", stakes={"call": 3}).stakes.kaluki == 3
    assert with_rules("north_american", stakes={"call": 3, "kaluki": 4}).stakes.kaluki == 4
    assert with_rules("british", stakes={"call": 3}).stakes.kaluki == 2


def test_every_key_a_sheet_names_is_a_rule_that_can_be_set() -> None:
    for variant in all_variants():
        assert set(variant.house_rules) <= set(HOUSE_RULES)
