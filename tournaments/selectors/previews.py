"""What a hand or a correction would do, shown before anybody decides on it; nothing is written."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from scoring.problems import Problem
from tournaments.domain.foresight import Foreseen, foresee
from tournaments.domain.hand_data import give_hand
from tournaments.domain.hand_lookup import find_hand
from tournaments.domain.settlements import settle_changes
from tournaments.domain.timeline import Change, PutIn, Replace
from tournaments.models import Table
from tournaments.selectors.matches import Match, load_match, table_state

Hand = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Preview:
    """The table before and after, `after` None where the change is refused by `problems`.

    `conflicts` are positions of later events that no longer fit.
    """

    before: dict[str, object]
    after: dict[str, object] | None
    problems: tuple[Problem, ...]
    conflicts: tuple[int, ...]


def preview_hand(table: Table, *, hand: Hand) -> Preview:
    """What recording this as the next hand would do. `RuleBroken` where it cannot be read."""
    match = load_match(table)
    given = give_hand(hand, match.keys)
    change = PutIn(match.timeline.last_position, given.data)
    changed = match.timeline.changed((change,))
    given.insist(changed, changed.last_position)
    return _preview(match, [change])


def preview_correction(
    table: Table, *, number: int, hand: Hand, settle: Iterable[Mapping[str, object]] = ()
) -> Preview:
    """What giving hand `number` this content would do. `RuleBroken` where it cannot be read."""
    match = load_match(table)
    old = find_hand(match.timeline, match.timeline.fold(), number)
    given = give_hand(hand, match.keys)
    content = Replace(old.position, given.data)
    given.insist(match.timeline.changed((content,)), old.position)
    return _preview(match, [content, *settle_changes(settle, match.keys)])


def _preview(match: Match, changes: Sequence[Change]) -> Preview:
    foreseen = foresee(match.timeline, changes)
    problems = match.keys.explain(foreseen.problems)
    return Preview(
        before=table_state(match, foreseen.before),
        after=_after(match, foreseen),
        problems=problems,
        conflicts=_conflicts(foreseen),
    )


def _after(match: Match, foreseen: Foreseen) -> dict[str, object] | None:
    if foreseen.after is None or foreseen.timeline is None:
        return None
    return table_state(replace(match, timeline=foreseen.timeline), foreseen.after)


def _conflicts(foreseen: Foreseen) -> tuple[int, ...]:
    return tuple(misfit.position for misfit in foreseen.misfits)
