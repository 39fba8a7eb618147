"""Lists too long for one page."""

from typing import Any

from django.core.paginator import Page, Paginator
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext as _

Context = dict[str, Any]
PARAMETER = "page"


def page_of(request: HttpRequest, rows: "QuerySet[Any]", size: int) -> "Page[Any]":
    """The page asked for; the nearest there is when the number is none of them."""
    return Paginator(rows, size).get_page(request.GET.get(PARAMETER))


def pages_context(request: HttpRequest, page: "Page[Any]") -> Context | None:
    """The context of `components/pagination.html`; None when everything is on one page."""
    if not page.has_other_pages():
        return None
    said = {
        "first": page.start_index(),
        "last": page.end_index(),
        "count": page.paginator.count,
    }
    return {
        "text": _("%(first)s to %(last)s of %(count)s") % said,
        "previous": _url(request, page.previous_page_number()) if page.has_previous() else "",
        "next": _url(request, page.next_page_number()) if page.has_next() else "",
    }


def _url(request: HttpRequest, number: int) -> str:
    query = request.GET.copy()
    query[PARAMETER] = str(number)
    return f"{request.path}?{query.urlencode()}"
