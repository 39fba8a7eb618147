"""The one question asked before a request is read; all others are for the services."""

from rest_framework.permissions import SAFE_METHODS, BasePermission
from rest_framework.request import Request
from rest_framework.views import APIView


class KnownToWrite(BasePermission):
    """Whoever changes something is logged in or holds a table pass: a stranger gets 401 at once."""

    def has_permission(self, request: Request, view: APIView) -> bool:
        return request.method in SAFE_METHODS or request.successful_authenticator is not None
