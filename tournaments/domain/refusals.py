"""Why an act was refused, other than by the rules of the game (`scoring.problems.RuleBroken`)."""

from collections.abc import Iterable, Mapping

from scoring.problems import Problem, RuleBroken


class NotAllowed(Exception):
    """The actor has no right to this act."""


class Stale(Exception):
    """The act was made on a state that has passed. `present` is what is there now."""

    def __init__(self, present: Mapping[str, object]) -> None:
        super().__init__("stale")
        self.present = present


class LaterEventsDoNotFit(RuleBroken):
    """After this change events recorded later no longer fit; `positions` are theirs.

    A director settles each (`domain.settlements`); nothing is dropped silently.
    """

    def __init__(self, problems: Iterable[Problem], positions: Iterable[int]) -> None:
        super().__init__(problems)
        self.positions = tuple(positions)
