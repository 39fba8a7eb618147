"""What every act at a table begins with."""

from typing import Any

from rest_framework.serializers import Serializer

from tournaments.api.view import ClubView
from tournaments.services.table_acts import TableRequest


class TableActView(ClubView):
    """A view of one act at a table; its answer is the state of the table afterwards."""

    def read_act(
        self, shape: type[Serializer[Any]], table_id: int
    ) -> tuple[TableRequest, dict[str, Any]]:
        """Who asks what of which table, and the rest of the body."""
        data = self.read(shape)
        submission_id, version = data.pop("submission_id"), data.pop("version", None)
        return TableRequest(self.actor, table_id, submission_id, version), data
