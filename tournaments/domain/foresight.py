"""What a hand would do, as far as it is entered: said while somebody types, nothing written."""

from collections.abc import Sequence
from dataclasses import dataclass

from scoring.cards import Card, read_cards
from scoring.finish import Finish
from scoring.match import MatchState
from scoring.penalties import price_cards, suit_needed
from scoring.problems import Problem, RuleBroken
from scoring.variant import Variant
from tournaments.domain.misfits import Misfit, find_faults
from tournaments.domain.timeline import Change, Timeline

UNFINISHED = frozenset(
    {
        "event.bad_field",
        "hand.blocked_everyone_holds",
        "hand.no_cards",
        "hand.remainder_missing",
        "hand.went_out_missing",
        "hand.unknown_finish",
    }
)
"""Codes of problems that only say that somebody is still typing."""


@dataclass(frozen=True, slots=True)
class Understood:
    """What is typed for one player: the cards that could be read and what they come to.

    `plain` are the points before doubling, `points` after it; None while a card is unclear or
    nothing is typed.
    """

    cards: tuple[Card, ...]
    plain: int | None
    points: int | None
    problems: tuple[Problem, ...]


def understand(variant: Variant, number: int, finish: Finish | None, typed: str) -> Understood:
    """Read one player's cards left in hand `number`, under the rules of the variant."""
    cards, unread = read_cards(typed)
    prices = price_cards(variant.penalties, variant.wild_rank(number))
    unclear = tuple(suit_needed(card) for card in dict.fromkeys(cards) if prices[card] is None)
    if unread or unclear or not cards:
        return Understood(cards, None, None, (*unread, *unclear))
    plain = sum(prices[card] or 0 for card in cards)
    multiplier = 1 if finish is None else variant.multiplier(finish)
    return Understood(cards, plain, plain * multiplier, ())


@dataclass(frozen=True, slots=True)
class Foreseen:
    """A match before and after a change; `after` is None when the change is refused."""

    before: MatchState
    after: MatchState | None
    problems: tuple[Problem, ...] = ()
    timeline: Timeline | None = None
    misfits: tuple[Misfit, ...] = ()

    @property
    def typing_problems(self) -> tuple[Problem, ...]:
        """The problems that more typing will not mend."""
        return tuple(found for found in self.problems if not _is_unfinished(found))


def _is_unfinished(found: Problem) -> bool:
    """Whether it is only not typed yet; what is wrong with another event is no such thing."""
    return found.code in UNFINISHED and not found.is_of_another_event


def foresee(timeline: Timeline, changes: Sequence[Change]) -> Foreseen:
    """Fold the timeline with the changes made, without writing anything.

    `RuleBroken` when a change names no event at all.
    """
    before = timeline.fold()
    changed = timeline.changed(changes)
    try:
        return Foreseen(before, changed.fold(), timeline=changed)
    except RuleBroken:
        faults = find_faults(changed, timeline)
        return Foreseen(before, None, faults.problems, changed, faults.misfits)
