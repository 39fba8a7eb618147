"""From a fund and the places to an amount for each entry."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby

from scoring.problems import RuleBroken, insist, problem, translatable
from tournaments.domain.payouts import split_exactly
from tournaments.domain.prizes.by_place import share_by_place
from tournaments.domain.prizes.fund import PrizeFund
from tournaments.domain.prizes.plan import PrizePlan
from tournaments.domain.prizes.problems import fund_problems, plan_problems

_NOBODY = translatable("Nobody has a place, so the fund cannot be paid out.")


@dataclass(frozen=True, slots=True)
class Preview:
    """What each place will get, the first place first, of `fund`, which is all of it.

    `added_needed` is what still has to be added to keep the guarantees; `fund` counts it in.
    """

    by_place: tuple[int, ...]
    fund: int
    added_needed: int


@dataclass(frozen=True, slots=True)
class Payout:
    """What each entry gets, zeros included; the amounts sum to `preview.fund`."""

    amounts: Mapping[int, int]
    preview: Preview


def preview_prizes(plan: PrizePlan, fund: PrizeFund, players: int) -> Preview:
    """What the places would get if it ended now with so many players in the standings.

    `RuleBroken` with all problems of the plan and the fund.
    """
    insist((*plan_problems(plan), *fund_problems(plan, fund)))
    total = max(fund.total, plan.guaranteed)
    return Preview(share_by_place(plan, total, players), total, total - fund.total)


def work_out_prizes(plan: PrizePlan, fund: PrizeFund, places: Mapping[int, int]) -> Payout:
    """What each entry gets; `places` is by entry, shared as 1, 2, 2, 4, and names nobody without a
    place: a disqualified player can neither win nor share.

    Who shares places gets an equal part of what they are worth together, to the minor unit; spare
    minor units go one each in the order in which `places` names them. `RuleBroken` as for the
    preview, and `prizes.nobody_placed`.
    """
    if not places:
        nobody = problem("prizes.nobody_placed", _NOBODY)
        raise RuleBroken((*plan_problems(plan), *fund_problems(plan, fund), nobody))
    preview = preview_prizes(plan, fund, len(places))
    return Payout(_by_entry(preview.by_place, places), preview)


def _by_entry(by_place: tuple[int, ...], places: Mapping[int, int]) -> dict[int, int]:
    amounts: dict[int, int] = {}
    for place, sharing in groupby(sorted(places, key=places.__getitem__), key=places.__getitem__):
        amounts |= _share(by_place, place, len(amounts), sharing)
    return amounts


def _share(
    by_place: tuple[int, ...], place: int, before: int, sharing: Iterable[int]
) -> dict[int, int]:
    entries = list(sharing)
    if place != before + 1:
        raise ValueError(f"place {place} cannot follow {before} better ones")
    worth = sum(by_place[before : before + len(entries)])
    return dict(zip(entries, split_exactly(worth, [1] * len(entries)), strict=True))
