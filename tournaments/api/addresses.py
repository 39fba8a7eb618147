"""Parts of addresses that are no plain numbers."""

from tournaments.models import Role


class RoleConverter:
    """A role, by its key; any other word is no address."""

    regex = "|".join(Role.values)

    def to_python(self, value: str) -> Role:
        return Role(value)

    def to_url(self, value: Role) -> str:
        return value.value
