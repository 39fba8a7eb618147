"""Long lists, a page at a time: ?limit=50&offset=100."""

from typing import Any

from django.db.models import Model, QuerySet
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.serializers import Serializer

USUAL_PAGE = 50
LONGEST_PAGE = 200
LAST_OFFSET = 10_000_000
LONGEST_QUERY = 100


class PageQuery(serializers.Serializer[Any]):
    """Which part of a list is wanted."""

    limit = serializers.IntegerField(min_value=1, max_value=LONGEST_PAGE, default=USUAL_PAGE)
    offset = serializers.IntegerField(min_value=0, max_value=LAST_OFFSET, default=0)


class SearchQuery(PageQuery):
    """Words to look for, in any script and spelling, and which part of what is found."""

    q = serializers.CharField(max_length=LONGEST_QUERY, default="", allow_blank=True)


def read_query(request: Request, shape: type[Serializer[Any]]) -> dict[str, Any]:
    """The query of an address in the shape a serializer demands; 422 with every fault."""
    query = shape(data=request.query_params)
    query.is_valid(raise_exception=True)
    data: dict[str, Any] = query.validated_data
    return data


def answer_page(
    rows: QuerySet[Any], query: dict[str, Any], shape: type[Serializer[Any]]
) -> Response:
    """{"count": all there are, "results": those on the page asked for}. Two queries."""
    first = query["offset"]
    page: list[Model] = list(rows[first : first + query["limit"]])
    return Response({"count": rows.count(), "results": shape(page, many=True).data})
