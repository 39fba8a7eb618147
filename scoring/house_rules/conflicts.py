"""House rules that are right one by one and wrong together."""

from collections.abc import Iterable, Iterator

from scoring.problems import Problem, problem, translatable
from scoring.variant import Variant


def conflict_problems(given: Iterable[str], changed: Variant) -> list[Problem]:
    """Every `house_rules.conflict` among the dotted keys given."""
    keys = set(given)
    return [*_ace_given_twice(keys), *_wild_ranks_too_few(changed)]


def _ace_given_twice(keys: set[str]) -> Iterator[Problem]:
    if "penalties.ace" not in keys:
        return
    text = translatable("{field} is set already by the penalty of all aces.")
    for key in ("penalties.black_ace", "penalties.red_ace"):
        if key in keys:
            yield problem("house_rules.conflict", text, field=key)


def _wild_ranks_too_few(changed: Variant) -> Iterator[Problem]:
    ranks = len(changed.wild_ranks)
    if changed.wild_ranks and changed.hands and ranks < changed.hands:
        text = translatable("{field} lists {ranks} ranks for {hands} hands.")
        yield problem(
            "house_rules.conflict", text, field="wild_ranks", ranks=ranks, hands=changed.hands
        )
