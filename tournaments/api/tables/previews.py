"""What a hand or a correction would do; nothing is written."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from tournaments.api.tables.inputs import CorrectionToPreview, Hand
from tournaments.api.tables.outputs import PreviewAnswer
from tournaments.api.view import ClubView
from tournaments.domain.access import Act
from tournaments.selectors.access import require
from tournaments.selectors.previews import preview_correction, preview_hand
from tournaments.selectors.tables import find_table


class HandPreview(ClubView):
    """The next hand, not yet recorded."""

    @extend_schema(operation_id="tables_preview_hand", request=Hand, responses=PreviewAnswer)
    def post(self, request: Request, table_id: int) -> Response:
        """The table as it is, and as it would be with this hand."""
        table = find_table(table_id)
        require(self.actor, Act.RECORD_HAND, table=table)
        return Response(PreviewAnswer(preview_hand(table, hand=self.read(Hand))).data)


class CorrectionPreview(ClubView):
    """A correction, not yet made."""

    @extend_schema(
        operation_id="tables_preview_correction",
        request=CorrectionToPreview,
        responses=PreviewAnswer,
    )
    def post(self, request: Request, table_id: int, number: int) -> Response:
        """The table as it is, and as it would be; what no longer fits is in `conflicts`."""
        table = find_table(table_id)
        require(self.actor, Act.CORRECT_HAND, table=table)
        hand = self.read(CorrectionToPreview)
        settle = hand.pop("settle", ())
        seen = preview_correction(table, number=number, hand=hand, settle=settle)
        return Response(PreviewAnswer(seen).data)
