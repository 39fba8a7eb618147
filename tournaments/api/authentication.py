"""A phone with a table pass: `Authorization: TablePass <token>`."""

from django.contrib.auth.models import AnonymousUser
from django.utils.translation import gettext as _
from rest_framework.authentication import BaseAuthentication, get_authorization_header
from rest_framework.exceptions import AuthenticationFailed
from rest_framework.request import Request

from tournaments.models import TablePass
from tournaments.selectors.access import find_table_pass

SCHEME = "TablePass"


class TablePassAuthentication(BaseAuthentication):
    """Nobody in particular, with the pass as `request.auth`; a pass that opens nothing is 401."""

    def authenticate(self, request: Request) -> tuple[AnonymousUser, TablePass] | None:
        scheme, _separator, token = get_authorization_header(request).partition(b" ")
        if scheme.lower() != SCHEME.lower().encode():
            return None
        table_pass = find_table_pass(token.strip().decode("latin-1"))
        if table_pass is None:
            raise AuthenticationFailed(_("This table pass is not known or was ended."))
        return AnonymousUser(), table_pass

    def authenticate_header(self, request: Request) -> str:
        return SCHEME
