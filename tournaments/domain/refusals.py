"""Why an act was refused, other than by the rules of the game (`scoring.problems.RuleBroken`)."""

from collections.abc import Mapping


class NotAllowed(Exception):
    """The actor has no right to this act."""


class Stale(Exception):
    """The act was made on a state that has passed. `present` is what is there now."""

    def __init__(self, present: Mapping[str, object]) -> None:
        super().__init__("stale")
        self.present = present
