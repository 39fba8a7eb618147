"""How many tables of which sizes, round by round, until one final is left."""

from scoring.problems import RuleBroken, insist, problem, translatable
from tournaments.domain.knockout.planner import Planner
from tournaments.domain.knockout.rounds import KnockoutPlan
from tournaments.domain.knockout.settings import KnockoutSettings, settings_problems

_NO_PLAN = translatable(
    "No knock-out leads from {entries} players to one final at tables of {smallest} to {largest}: "
    "allow other sizes or another number to go on."
)


def plan_knockout(entries: int, settings: KnockoutSettings) -> KnockoutPlan:
    """The best way to a final: the fewest byes, then the fewest lucky losers, then short evenings
    and tables near the preferred size.

    Sizes of a round differ by one at most. `RuleBroken`: `knockout.*`, `table_sizes.bad_limits`.
    """
    insist(settings_problems(settings))
    plan = Planner(settings).plan(entries)
    if plan is None:
        smallest, largest = settings.sizes.smallest, settings.sizes.largest
        found = problem(
            "knockout.no_plan", _NO_PLAN, entries=entries, smallest=smallest, largest=largest
        )
        raise RuleBroken((found,))
    return plan
