"""What a hand costs whom, asked of the calculator: every variant, every finish, every refusal."""

from typing import Any

import pytest

from tests.api.conftest import Calculator

BRITISH_FAMILY = ("british", "blackpool", "three_deck", "swedish", "north_american")
DEAR_HAND = "A♠ JK K♥ 10♦ 7♣ 2♠"

WORTH = {
    "british": 11 + 15 + 10 + 10 + 7 + 2,
    "blackpool": 11 + 15 + 10 + 10 + 7 + 2,
    "swedish": 11 + 15 + 10 + 10 + 7 + 2,
    "three_deck": 11 + 25 + 10 + 10 + 7 + 2,
    "north_american": 15 + 25 + 10 + 10 + 7 + 2,
    "scarne": 1 + 2 + 1 + 1 + 1 + 1,
    "jamaican": 15 + 50 + 10 + 10 + 7 + 2,
    "mexican": 15 + 20 + 10 + 10 + 5 + 5,
}


def hand(remainders: dict[str, str], **more: Any) -> dict[str, Any]:
    """Hand 1, won by N with an ordinary finish unless said otherwise."""
    return {
        "hand": 1,
        "finish": "ordinary",
        "went_out": "N",
        "remainders": {"N": "", **remainders},
        **more,
    }


def codes(answer: dict[str, Any]) -> list[str]:
    return [found["code"] for found in answer["problems"]]


@pytest.mark.parametrize("variant", WORTH)
def test_each_variant_counts_the_same_cards_its_own_way(
    calculator: Calculator, variant: str
) -> None:
    """variants.md §2."""
    answer = calculator.score(variant, hand({"E": DEAR_HAND, "S": "9h"}))
    nine = {"scarne": 1, "mexican": 5}.get(variant, 9)
    assert answer["points"] == {"N": 0, "E": WORTH[variant], "S": nine}
    assert answer["multiplier"] == 1


def test_the_jamaican_146(calculator: Calculator) -> None:
    """variants.md §2: gone out on the first opening, which doubles everybody's remainder."""
    first_opening = hand({"E": "As Ah JK 7d", "S": "9c"}, finish="first_opening", house_rules={})
    assert calculator.score("jamaican", first_opening) == {
        "points": {"N": 0, "E": 146, "S": 18},
        "multiplier": 2,
        "cards": {
            "N": [],
            "E": [
                {"card": "A♠", "points": 15},
                {"card": "A♥", "points": 1},
                {"card": "JK", "points": 50},
                {"card": "7♦", "points": 7},
            ],
            "S": [{"card": "9♣", "points": 9}],
        },
        "audited": True,
    }


def test_the_mexican_50(calculator: Calculator) -> None:
    """variants.md §2: hand 2, fours wild."""
    answer = calculator.score("mexican", hand({"E": "4♠ A♥ K♣ 2♦"}, hand=2))
    assert answer["points"] == {"N": 0, "E": 50}
    assert answer["cards"]["E"][0] == {"card": "4♠", "points": 20}


def test_a_four_is_no_wild_card_in_another_hand(calculator: Calculator) -> None:
    assert calculator.score("mexican", hand({"E": "4♠"}, hand=3))["points"]["E"] == 5


def test_in_a_blocked_mexican_hand_everybody_scores_his_remainder(calculator: Calculator) -> None:
    """variants.md §3.8."""
    blocked = {"hand": 1, "finish": "blocked", "remainders": {"N": "3s", "E": "K", "S": "2 2"}}
    assert calculator.score("mexican", blocked)["points"] == {"N": 20, "E": 10, "S": 10}


def test_a_kaluki_doubles_only_where_the_club_wants_it(calculator: Calculator) -> None:
    """variants.md §2, §3.1."""
    kaluki = hand({"E": "K 9"}, finish="kaluki")
    assert calculator.score("british", kaluki)["points"]["E"] == 19
    doubled = calculator.score("british", {**kaluki, "house_rules": {"kaluki_doubles": True}})
    assert (doubled["points"]["E"], doubled["multiplier"]) == (38, 2)


def test_a_scarne_kaluki_pays_double_by_the_card(calculator: Calculator) -> None:
    """variants.md §3.6: 1 unit a card, 2 a joker."""
    assert calculator.score("scarne", hand({"E": "K JK 9"}, finish="kaluki"))["points"]["E"] == 8


def test_a_cut_joker_is_noted_in_scarne_alone(calculator: Calculator) -> None:
    """variants.md §3.6."""
    noted = hand({"E": "K"}, cut_joker_seat="E")
    assert calculator.score("scarne", noted)["points"]["E"] == 1
    assert codes(calculator.score("british", noted, 422)) == ["hand.cut_joker_not_allowed"]


def test_a_void_hand_scores_nobody(calculator: Calculator) -> None:
    """variants.md §4."""
    for variant in WORTH:
        answer = calculator.score(variant, {"hand": 1, "finish": "void", "remainders": {}})
        assert answer["points"] == {}


def test_points_are_taken_where_cards_are_not_known(calculator: Calculator) -> None:
    """variants.md §5: unaudited, seat by seat."""
    mixed = hand({"E": "K"}, points={"S": 23})
    answer = calculator.score("british", mixed)
    assert answer["points"] == {"N": 0, "E": 10, "S": 23}
    assert answer["audited"] is False


@pytest.mark.parametrize(
    ("variant", "finish", "points"),
    [("british", "ordinary", 1), ("jamaican", "first_opening", 41), ("mexican", "ordinary", 12)],
)
def test_a_total_no_cards_can_give_is_refused(
    calculator: Calculator, variant: str, finish: str, points: int
) -> None:
    """variants.md §5: a doubled total is even, a mexican one a multiple of five."""
    impossible = {
        "hand": 1,
        "finish": finish,
        "went_out": "N",
        "points": {"E": points, "S": 10},
    }
    answer = calculator.score(variant, impossible, 422)
    assert [found["seat"] for found in answer["problems"]] == ["E"]


@pytest.mark.parametrize("cards", ["", "К", "Т", "Дж", "As, Ks;10h 0h 🃏 *", "♠A♦K"])
def test_cards_are_read_as_people_write_them(calculator: Calculator, cards: str) -> None:
    status = 200 if cards else 422
    calculator.score("british", hand({"E": cards}), status)


def test_a_latin_t_is_refused_with_the_reason(calculator: Calculator) -> None:
    answer = calculator.score("british", hand({"E": "Th"}), 422)
    (found,) = answer["problems"]
    assert found["seat"] == "E"
    assert "10" in found["message"]


def test_a_jamaican_ace_needs_its_suit_or_colour(calculator: Calculator) -> None:
    """variants.md §2: black 15, red 1."""
    answer = calculator.score("jamaican", hand({"E": "A", "S": "K"}), 422)
    assert codes(answer) == ["card.suit_needed"]


def test_every_impossibility_is_named_at_once(calculator: Calculator) -> None:
    """variants.md §5."""
    wrong = hand({"E": "As As As", "S": "JK JK JK", "W": ""})
    answer = calculator.score("british", wrong, 422)
    named = {(found["code"], found.get("seat"), found.get("card")) for found in answer["problems"]}
    assert {
        ("pack.too_many", "E", "A♠"),
        ("pack.too_many", "S", "JK"),
    } <= named
    assert any(seat == "W" for _code, seat, _card in named)


def test_house_rules_and_cards_are_refused_together(calculator: Calculator) -> None:
    wrong = hand({"E": "Xx"}, house_rules={"out_at": -3, "nonsense": 1})
    assert sorted(codes(calculator.score("british", wrong, 422))) == [
        "card.unknown",
        "house_rules.bad_value",
        "house_rules.unknown",
    ]


def test_a_remainder_is_never_larger_than_the_deal(calculator: Calculator) -> None:
    """variants.md §5, §3.7: nine cards and three intercepts of two in jamaican hand 1."""
    fifteen = "2 2 2 3 3 3 4 4 4 5 5 5 6 6 6"
    calculator.score("jamaican", hand({"E": fifteen, "S": "K"}))
    calculator.score("jamaican", hand({"E": fifteen + " 7", "S": "K"}), 422)


@pytest.mark.parametrize(("variant", "last"), [("jamaican", 9), ("mexican", 7)])
def test_there_is_no_hand_after_the_last(calculator: Calculator, variant: str, last: int) -> None:
    """variants.md §3.7, §3.8."""
    calculator.score(variant, hand({"E": "K", "S": "Q"}, hand=last))
    answer = calculator.score(variant, hand({"E": "K", "S": "Q"}, hand=last + 1), 422)
    assert codes(answer) == ["hand.no_such_hand"]


@pytest.mark.parametrize(
    ("variant", "finish"),
    [("british", "first_opening"), ("british", "blocked"), ("jamaican", "kaluki")],
)
def test_a_finish_the_variant_does_not_know_is_refused(
    calculator: Calculator, variant: str, finish: str
) -> None:
    """variants.md §4."""
    answer = calculator.score(variant, hand({"E": "K", "S": "Q"}, finish=finish), 422)
    assert "hand.finish_not_allowed" in codes(answer)


def test_penalty_values_can_be_changed(calculator: Calculator) -> None:
    """variants.md §3.9: some clubs swap the aces."""
    swapped = {"penalties": {"black_ace": 1, "red_ace": 15, "joker": 25}}
    answer = calculator.score("jamaican", hand({"E": "As Ah JK", "S": "2"}, house_rules=swapped))
    assert answer["points"]["E"] == 1 + 15 + 25


def test_an_unknown_variant_is_not_found(calculator: Calculator) -> None:
    answer = calculator.score("poker", hand({"E": "K"}), 404)
    assert codes(answer) == ["variant.unknown"]


@pytest.mark.parametrize("number", [0, -1])
def test_a_hand_before_the_first_does_not_hide_what_else_is_wrong(
    calculator: Calculator, number: int
) -> None:
    """variants.md §3.1, §5."""
    refused = {**hand({"E": "", "S": "A♠ A♠ A♠"}, hand=number), "points": {"N": 4}}
    answer = calculator.score("british", refused, 422)
    assert codes(answer) == [
        "hand.no_such_hand",
        "hand.winner_has_points",
        "hand.no_cards",
        "pack.too_many",
    ]
