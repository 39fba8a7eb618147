"""Links as pictures that phones scan."""

from urllib.parse import urlsplit

import segno
from django.http import HttpRequest
from django.urls import reverse

_MODULE = 6


def pass_link(request: HttpRequest, token: str) -> dict[str, str]:
    """The link that opens a table pass, and its QR code as inline SVG."""
    link = request.build_absolute_uri(reverse("open_pass", args=(token,)))
    return {"link": link, "picture": segno.make(link).svg_inline(scale=_MODULE, omitsize=True)}


def is_only_here(request: HttpRequest) -> bool:
    """Whether the site was asked for by a name that means this very computer to every device."""
    host = urlsplit(request.build_absolute_uri()).hostname or ""
    return host in {"localhost", "0.0.0.0", "::1"} or host.startswith("127.")  # noqa: S104
