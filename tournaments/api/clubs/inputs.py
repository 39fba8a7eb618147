"""Roles, as they are handed out."""

from typing import Any

from rest_framework import serializers

from tournaments.api.fields import TextField
from tournaments.models import Role


class RoleToGrant(serializers.Serializer[Any]):
    """An account and the role it is to have."""

    username = TextField(max_length=150)
    role = serializers.ChoiceField(choices=Role.choices)
