"""Random matches for property tests, told event by event."""

from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from scoring.cards import Card
from scoring.finish import Finish
from scoring.house_rules import apply_house_rules
from scoring.match import (
    OWN_TERMS,
    BoughtIn,
    BuyInDeclined,
    Carried,
    HandPlayed,
    HandVoid,
    MatchEnded,
    MatchEvent,
    MatchState,
    MatchTerms,
    PenaltyGiven,
    Withdrew,
    apply,
    start_match,
)
from scoring.variant import Variant
from scoring.variants import all_variants

ELIMINATION = ("british", "blackpool", "three_deck", "swedish", "north_american")
LONGEST = 14


@dataclass(frozen=True)
class Story:
    """A match and the events that led to its end, or to where it broke off."""

    start: MatchState
    events: tuple[MatchEvent, ...]

    @property
    def states(self) -> list[MatchState]:
        """The state before the first event and after each."""
        states = [self.start]
        for event in self.events:
            states.append(apply(states[-1], event))
        return states


@st.composite
def stories(draw: st.DrawFn, keys: tuple[str, ...] | None = None) -> Story:
    """A match of any variant, or of those named, in which everything allowed may happen."""
    sheets = [variant for variant in all_variants() if keys is None or variant.key in keys]
    variant = draw(st.sampled_from(sheets))
    if "buy_in_min_survivors" in variant.house_rules:
        rules = {"buy_in_min_survivors": draw(st.integers(1, 3))}
        variant = apply_house_rules(variant, rules)
    count = draw(st.integers(variant.players_min, variant.players_max))
    players = [f"P{number}" for number in range(count)]
    start = start_match(variant, players, terms=draw(all_terms(variant, players)))
    chance = draw(st.randoms(use_true_random=False))
    return Story(start, _tell(start, chance, draw(st.integers(0, LONGEST))))


@st.composite
def all_terms(draw: st.DrawFn, variant: Variant, players: list[str]) -> MatchTerms:
    """The rule sheet's own terms more often than not, else any on which they can begin."""
    if draw(st.booleans()):
        return OWN_TERMS
    highest = 99 if variant.out_at is None else variant.out_at - 1
    carried = st.builds(
        Carried, total=st.integers(0, highest), buy_ins_taken=st.integers(0, variant.buy_ins.most)
    )
    return MatchTerms(
        hands=draw(st.none() | st.integers(1, variant.hand_count or LONGEST)),
        survivors=draw(st.integers(1, len(players) - 1)),
        carried=draw(st.dictionaries(st.sampled_from(players), carried)),
        pot_is_kept=draw(st.booleans()),
    )


def _tell(state: MatchState, chance: Random, length: int) -> tuple[MatchEvent, ...]:
    events: list[MatchEvent] = []
    while len(events) < length and not state.finished:
        event = invent_event(state, chance)
        state = apply(state, event)
        events.append(event)
    return tuple(events)


def invent_event(state: MatchState, chance: Random) -> MatchEvent:
    """Something that may happen next."""
    if state.offers and (chance.random() < 0.5 or state.has_enough_out):
        player = chance.choice(state.offers).player
        return chance.choice((BoughtIn(player), BuyInDeclined(player)))
    rare = chance.random()
    if rare < 0.05:
        return HandVoid()
    if rare < 0.06:
        return MatchEnded()
    if rare < 0.1:
        return Withdrew(chance.choice(state.still_in))
    if rare < 0.2:
        return PenaltyGiven(chance.choice(state.still_in), chance.randint(1, 60), "slow play")
    return invent_hand(state, chance)


def invent_hand(state: MatchState, chance: Random) -> HandPlayed:
    """A possible hand: everybody's cards come out of one shuffled pack."""
    finishes = [finish for finish in state.variant.finishes if finish is not Finish.VOID]
    finish = chance.choice(finishes)
    went_out = chance.choice(state.still_in) if finish.somebody_went_out else None
    pack = list(state.variant.pack.cards())
    chance.shuffle(pack)
    remainders = tuple(
        (player, _take(pack, chance, state)) for player in state.still_in if player != went_out
    )
    return HandPlayed(finish, went_out, remainders)


def _take(pack: list[Card], chance: Random, state: MatchState) -> tuple[Card, ...]:
    return tuple(pack.pop() for _ in range(chance.randint(1, state.cards_dealt or 1)))
