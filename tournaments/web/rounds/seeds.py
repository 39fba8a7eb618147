"""Seeds for plans: chance nobody chose, kept with the plan so that it can be worked out again."""

from secrets import token_hex

_BYTES = 8


def new_seed() -> str:
    """A seed nobody can foresee."""
    return token_hex(_BYTES)
