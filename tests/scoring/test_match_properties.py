"""What holds for every match there can be."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.finish import Finish
from scoring.match import (
    BoughtIn,
    BuyInDeclined,
    HandPlayed,
    MatchEvent,
    MatchState,
    PenaltyGiven,
    Withdrew,
    apply,
    event_from_data,
    event_to_data,
    replay,
)
from scoring.problems import RuleBroken
from tests.scoring.match_stories import ELIMINATION, Story, stories

settings.register_profile("matches", max_examples=60, deadline=None)
MATCHES = settings.get_profile("matches")

REFUSED: tuple[MatchEvent, ...] = (
    HandPlayed(Finish.ORDINARY, "nobody"),
    BoughtIn("nobody"),
    BuyInDeclined("nobody"),
    Withdrew("nobody"),
    PenaltyGiven("nobody", 5),
    PenaltyGiven("P0", 0),
)


def picture(state: MatchState) -> str:
    """Everything a state says, to see that nobody has touched it."""
    derived = (state.places, state.winners, state.money, state.dealer, state.still_in)
    return repr((state, derived))


@MATCHES
@given(stories())
def test_fault_24_the_money_of_a_match_sums_to_zero(story: Story) -> None:
    """Together with the pot, which somebody takes once the match is won."""
    for state in story.states:
        money = state.money
        assert sum(money.from_hands.values()) == 0
        assert sum(money.initial.values()) + sum(money.buy_ins.values()) == money.pot
        is_taken = state.finished and not state.terms.pot_is_kept
        assert sum(money.net.values()) == (0 if is_taken else -money.pot)


@MATCHES
@given(stories())
def test_each_hand_pays_out_what_came_in(story: Story) -> None:
    lines = story.states[-1].history
    assert all(sum(line.money.values()) == 0 for line in lines if line.kind == "hand")


@MATCHES
@given(stories())
def test_totals_never_fall_except_by_a_buy_in(story: Story) -> None:
    states = story.states
    for before, after, event in zip(states, states[1:], story.events, strict=False):
        back = event.player if isinstance(event, BoughtIn) else None
        for player in before.players:
            assert player == back or after.totals[player] >= before.totals[player]


@MATCHES
@given(stories(), st.randoms(use_true_random=False))
def test_the_order_of_a_remainder_does_not_matter(story: Story, chance: Random) -> None:
    shuffled = [_shuffle(e, chance) if isinstance(e, HandPlayed) else e for e in story.events]
    told = _replay(story, shuffled)
    # States name every player in seat order, so they are equal to the last detail.
    assert told == story.states[-1]


@MATCHES
@given(stories(), st.data())
def test_the_replay_of_a_prefix_is_the_prefix_of_a_replay(
    story: Story, data: st.DataObject
) -> None:
    length = data.draw(st.integers(0, len(story.events)))
    prefix = _replay(story, story.events[:length])
    whole = _replay(story, story.events)
    assert prefix == story.states[length]
    assert whole.history[:length] == prefix.history


@MATCHES
@given(stories(), st.sampled_from(REFUSED))
def test_a_refused_event_changes_nothing(story: Story, event: MatchEvent) -> None:
    state = story.states[-1]
    before = picture(state)
    with pytest.raises(RuleBroken):
        apply(state, event)
    assert picture(state) == before


@MATCHES
@given(stories())
def test_every_event_is_read_back_as_it_was_written(story: Story) -> None:
    assert tuple(event_from_data(event_to_data(event)) for event in story.events) == story.events


@MATCHES
@given(stories(ELIMINATION))
def test_whoever_is_out_has_reached_the_limit_or_withdrew(story: Story) -> None:
    for state in story.states:
        limit = state.variant.out_at
        assert limit is not None
        for player in state.players:
            is_over = state.totals[player] >= limit or player in state.withdrawn
            assert (player in state.out) == is_over


@MATCHES
@given(stories(ELIMINATION))
def test_an_offer_is_open_only_to_who_may_take_it(story: Story) -> None:
    for state in story.states:
        for offer in state.offers:
            back = apply(state, BoughtIn(offer.player))
            assert offer.player in back.still_in
            assert back.money.pot == state.money.pot + offer.price
            assert back.buy_ins_taken[offer.player] <= state.variant.buy_ins.most


@MATCHES
@given(stories())
def test_the_dealer_plays_and_the_finished_match_has_none(story: Story) -> None:
    for state in story.states:
        if state.finished:
            assert state.dealer is None
        else:
            assert state.dealer in state.still_in


@MATCHES
@given(stories())
def test_places_are_complete_at_the_end_and_leave_out_no_place(story: Story) -> None:
    state = story.states[-1]
    if not state.finished:
        return
    places = sorted(state.places.values())
    assert len(places) == len(state.players)
    assert all(place == places.index(place) + 1 for place in places)
    assert {p for p, place in state.places.items() if place == 1} == set(state.winners)


@MATCHES
@given(stories())
def test_there_is_one_line_of_history_for_each_event(story: Story) -> None:
    history = story.states[-1].history
    assert [line.event_index for line in history] == [*range(len(story.events))]


def _replay(story: Story, events: Sequence[MatchEvent]) -> MatchState:
    start = story.start
    return replay(start.variant, start.players, events, terms=start.terms)


def _shuffle(hand: HandPlayed, chance: Random) -> HandPlayed:
    entries = list(hand.remainders or ())
    chance.shuffle(entries)
    shuffled = ((player, tuple(chance.sample(left, len(left)))) for player, left in entries)
    return replace(hand, remainders=tuple(shuffled))
