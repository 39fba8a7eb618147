"""House rules that are right one by one and wrong together."""

from collections.abc import Collection, Iterator

from scoring.problems import Problem, problem, translatable
from scoring.variant import Variant


def ace_conflicts(keys: Collection[str]) -> Iterator[Problem]:
    """All aces priced at once and one colour besides; `keys` are dotted."""
    if "penalties.ace" not in keys:
        return
    text = translatable("{field} is set already by the penalty of all aces.")
    for key in ("penalties.black_ace", "penalties.red_ace"):
        if key in keys:
            yield problem("house_rules.conflict", text, field=key)


def wild_rank_conflicts(changed: Variant) -> Iterator[Problem]:
    """Fewer wild ranks than hands."""
    ranks = len(changed.wild_ranks)
    if changed.wild_ranks and changed.hands and ranks < changed.hands:
        text = translatable("{field} lists {ranks} ranks for {hands} hands.")
        yield problem(
            "house_rules.conflict", text, field="wild_ranks", ranks=ranks, hands=changed.hands
        )
