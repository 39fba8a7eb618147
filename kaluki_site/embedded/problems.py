"""What keeps the embedded services from running, said so that a host can act on it."""


class CannotStart(Exception):
    """The text is one plain sentence or two: what is wrong and the way out."""
