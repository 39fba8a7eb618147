"""Simulated evenings: legal by being folded, the same for the same seed, and never without end."""

from random import Random

import pytest

from scoring.house_rules import apply_house_rules
from scoring.match import BoughtIn, HandPlayed, MatchEvent, event_to_data, replay, start_match
from scoring.variant import Variant
from scoring.variants import all_variants, get_variant
from tournaments.domain.simulation import CALM, LIVELY, Habits, simulate_match

SEATS = ("1", "2", "3", "4")
MOST_HANDS = 40


def simulate(variant: Variant, seed: int, habits: Habits = LIVELY) -> list[MatchEvent]:
    start = start_match(variant, SEATS)
    happenings = simulate_match(start, Random(seed), habits, most_hands=MOST_HANDS)
    return [happening.event for happening in happenings]


@pytest.mark.parametrize("variant", all_variants(), ids=lambda variant: variant.key)
def test_the_same_seed_gives_the_same_evening_and_another_another(variant: Variant) -> None:
    assert simulate(variant, 1) == simulate(variant, 1)
    assert simulate(variant, 1) != simulate(variant, 2)


@pytest.mark.parametrize("variant", all_variants(), ids=lambda variant: variant.key)
def test_what_is_simulated_can_be_replayed_to_its_end(variant: Variant) -> None:
    for seed in range(20):
        state = replay(variant, SEATS, simulate(variant, seed))
        assert state.finished or state.hand_number == MOST_HANDS + 1


def test_a_quiet_table_plays_hands_and_answers_offers_only() -> None:
    for seed in range(10):
        kinds = {
            event_to_data(event)["type"] for event in simulate(get_variant("british"), seed, CALM)
        }
        assert kinds <= {"hand", "buy_in", "decline"}


def test_a_lively_table_sees_everything_sooner_or_later() -> None:
    events = [event for seed in range(200) for event in simulate(get_variant("british"), seed)]
    kinds = {event_to_data(event)["type"] for event in events}
    assert kinds == {"hand", "void", "buy_in", "decline", "withdrawal", "penalty"}
    hands = [event for event in events if isinstance(event, HandPlayed)]
    assert any(hand.points for hand in hands)
    assert any(hand.finish == "kaluki" for hand in hands)


def test_one_player_alone_is_not_left_waiting_for_an_answer() -> None:
    """Where one survivor may be joined again (variants.md §3.1, house rule), no offer lapses."""
    variant = apply_house_rules(get_variant("british"), {"buy_in_min_survivors": 1})
    hesitant = Habits(buy_in=0, decline=0, withdrawal=0)
    for seed in range(30):
        assert replay(variant, SEATS, simulate(variant, seed, hesitant)).finished


def test_buy_ins_are_taken_and_used_up() -> None:
    eager = Habits(buy_in=1, withdrawal=0)
    taken = [
        event
        for seed in range(10)
        for event in simulate(get_variant("british"), seed, eager)
        if isinstance(event, BoughtIn)
    ]
    assert len(taken) > 10
