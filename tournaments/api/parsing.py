"""Reading the JSON of a request: small, sound, and free of text no database or answer can hold."""

import re
from collections.abc import Iterator, Mapping
from typing import IO, Any

from django.utils.translation import gettext_lazy as _
from rest_framework.exceptions import APIException, ParseError, ValidationError
from rest_framework.parsers import JSONParser
from rest_framework.utils import json

MOST_BYTES = 512 * 1024
MOST_LEVELS = 12

# NUL, which PostgreSQL keeps in no text, and halves of surrogate pairs, which are no text at all.
_UNUSABLE = re.compile("[\x00\ud800-\udfff]")


class RequestTooLarge(APIException):
    """413: more than anything here is ever asked with."""

    status_code = 413
    default_detail = _("The request is too large.")
    default_code = "too_large"


class CarefulJSONParser(JSONParser):
    """JSON in UTF-8 of at most `MOST_BYTES`, `MOST_LEVELS` deep."""

    def parse(
        self,
        stream: IO[Any],
        media_type: str | None = None,
        parser_context: Mapping[str, Any] | None = None,
    ) -> Any:
        body: bytes = stream.read(MOST_BYTES + 1)
        if len(body) > MOST_BYTES:
            raise RequestTooLarge
        data = _read_json(body)
        if any(_UNUSABLE.search(text) for text in _texts_of(data, MOST_LEVELS)):
            raise ValidationError(_("The request holds a character that is no text."), "bad_text")
        return data


def _read_json(body: bytes) -> Any:
    try:
        return json.loads(body.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        raise ParseError(_("The request is no sound JSON."), "malformed") from None


def _texts_of(value: Any, levels: int) -> Iterator[str]:
    """Every key and every text in parsed JSON."""
    if not levels:
        raise ValidationError(_("The request is nested too deeply."), "too_deep")
    match value:
        case str():
            yield value
        case dict():
            for key, inner in value.items():
                yield key
                yield from _texts_of(inner, levels - 1)
        case list():
            for inner in value:
                yield from _texts_of(inner, levels - 1)
        case _:
            return
