"""What no longer fits behind a change to a match: all of it is found, not only the first."""

from collections.abc import Mapping

import pytest

from scoring.house_rules import apply_house_rules
from scoring.problems import RuleBroken
from scoring.variants import get_variant
from tournaments.domain.misfits import find_faults
from tournaments.domain.seat_keys import SeatedPlayer, SeatKeys
from tournaments.domain.settlements import settle_changes
from tournaments.domain.timeline import AddToHand, EventData, Recorded, Replace, Timeline

KEYS = SeatKeys(tuple(SeatedPlayer(seat, f"k{seat}", name) for seat, name in
                      enumerate(("Ann", "Bob", "Cy", "Dee"), start=1)))  # fmt: skip


def hand(went_out: str, **points: int) -> EventData:
    return {"type": "hand", "finish": "ordinary", "went_out": went_out, "points": points}


BOB_OUT = hand("k1", k2=112, k3=20, k4=30)
BOB_IN = hand("k1", k2=51, k3=20, k4=30)
WITHOUT_BOB = hand("k1", k3=5, k4=6)
WITH_BOB = hand("k1", k2=9, k3=5, k4=6)


def timeline(*events: EventData) -> Timeline:
    variant = apply_house_rules(get_variant("british"), {"out_at": 100})
    recorded = tuple(Recorded(at * 1024, 1, data) for at, data in enumerate(events, start=1))
    return Timeline(variant, tuple(seat.key for seat in KEYS.seats), "k1", recorded)


def faults(before: Timeline, data: EventData) -> list[tuple[int, list[str], tuple[str, ...]]]:
    found = find_faults(before.changed([Replace(1024, data)]), before)
    return [
        (one.position, [problem.code for problem in one.problems], one.missing)
        for one in found.misfits
    ]


def test_each_hand_played_without_somebody_who_is_in_again_is_found() -> None:
    before = timeline(BOB_OUT, {"type": "decline", "player": "k2"}, WITHOUT_BOB, WITHOUT_BOB)

    assert faults(before, BOB_IN) == [
        (2048, ["buy_in.not_out"], ()),
        (3072, ["hand.remainder_missing"], ("k2",)),
        (4096, ["hand.remainder_missing"], ("k2",)),
    ]


def test_each_hand_played_by_somebody_who_is_out_is_found() -> None:
    before = timeline(BOB_IN, WITH_BOB, hand("k2", k1=3, k3=5, k4=6), WITH_BOB)

    found = faults(before, BOB_OUT)

    assert [position for position, _codes, _missing in found] == [2048, 3072, 4096]
    assert {code for _at, codes, _missing in found for code in codes} == {"hand.not_dealt_in"}


def test_void_hands_between_do_not_shift_the_numbers() -> None:
    void = {"type": "hand", "finish": "void"}
    before = timeline(BOB_OUT, {"type": "decline", "player": "k2"}, void, WITHOUT_BOB)

    found = find_faults(before.changed([Replace(1024, BOB_IN)]), before)

    placed = [(one.event, one.after_hand, one.hand) for one in found.problems]
    assert placed == [(1, 1, None), (3, None, 2)]


def test_what_is_wrong_with_the_change_itself_is_told_apart() -> None:
    before = timeline(BOB_IN, WITH_BOB)

    found = find_faults(before.changed([Replace(1024, hand("k1", k2=51, k3=20))]), before)

    assert [one.code for one in found.own] == ["hand.remainder_missing"]
    assert found.own[0].hand is None
    assert found.positions == ()


def settle(*settlements: Mapping[str, object]) -> tuple[object, ...]:
    return settle_changes(settlements, KEYS)


def test_what_a_hand_lacks_is_one_change_however_many_it_lacks() -> None:
    changes = settle(
        {"add_to": 2048, "seat": "2", "cards": "Kh 9d"},
        {"add_to": 2048, "seat": "3", "points": 12},
    )

    assert changes == (AddToHand(2048, {"k2": "K♥ 9♦"}, {"k3": 12}),)


@pytest.mark.parametrize(
    ("one", "code"),
    [
        ({"add_to": 2048, "seat": "2", "cards": "Zz"}, "card.unknown"),
        ({"add_to": 2048, "seat": "2", "cards": " "}, "settle.nothing_added"),
        ({"add_to": 2048, "seat": "9", "points": 4}, "seat.unknown"),
    ],
)
def test_what_cannot_be_added_is_refused(one: Mapping[str, object], code: str) -> None:
    with pytest.raises(RuleBroken) as refusal:
        settle(one)

    assert refusal.value.problems[0].code == code


@pytest.mark.parametrize("position", [2048, 4096, 9999])
def test_only_a_hand_that_counts_is_added_to(position: int) -> None:
    before = timeline(BOB_OUT, {"type": "decline", "player": "k2"}, WITHOUT_BOB)

    with pytest.raises(RuleBroken):
        before.changed([AddToHand(position, {}, {"k2": 4})])
