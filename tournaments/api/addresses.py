"""Parts of addresses that are no plain numbers, and addresses where nothing is."""

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.views import APIView

from tournaments.models import Role


class RoleConverter:
    """A role, by its key; any other word is no address."""

    regex = "|".join(Role.values)

    def to_python(self, value: str) -> Role:
        return Role(value)

    def to_url(self, value: Role) -> str:
        return value.value


@extend_schema(exclude=True)
class UnknownAddress(APIView):
    """Any address that is none: 404 in the shape of every refusal, not as a page."""

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        raise NotFound
