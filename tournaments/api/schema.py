"""What the schema says of every call alike: how it is refused, and the table pass."""

from typing import Any

from drf_spectacular.extensions import OpenApiAuthenticationExtension
from drf_spectacular.openapi import AutoSchema

from tournaments.api.authentication import SCHEME, TablePassAuthentication

Data = dict[str, Any]

_TEXT = {"type": "string"}

PROBLEM: Data = {
    "type": "object",
    "description": "One reason for a refusal, and where it sits as far as that is known.",
    "properties": {
        "code": {"type": "string", "description": "subject.reason, as in pack.too_many"},
        "message": {"type": "string", "description": "In the language of Accept-Language."},
        "seat": _TEXT,
        "card": _TEXT,
        "field": {"type": "string", "description": "The input's field, nested ones dotted."},
        "event": {"type": "integer", "description": "Index of the event, from 0."},
        "hand": {"type": "integer", "description": "Number of the hand, if it is another."},
        "after_hand": {"type": "integer", "description": "Of the hand before such an event."},
    },
    "required": ["code", "message"],
}

REFUSAL: Data = {
    "type": "object",
    "properties": {
        "problems": {
            "type": "array",
            "minItems": 1,
            "items": {"$ref": "#/components/schemas/Problem"},
        },
        "conflicts": {
            "type": "array",
            "items": {"type": "integer"},
            "description": "422 of a correction: positions of later events that no longer fit.",
        },
        "present": {
            "type": "object",
            "additionalProperties": True,
            "description": "409: what is there now.",
        },
    },
    "required": ["problems"],
}

ALWAYS = {
    "401": "Nobody is logged in, and somebody has to be; or the token opens nothing.",
    "403": "Not for you.",
    "404": "There is no such thing.",
    "422": "Refused, with every problem found.",
    "429": "Asked too often.",
}
ON_WRITING = {
    "400": "No sound JSON.",
    "409": "Made on a state that has passed; `present` is what is there now.",
    "413": "Too large.",
    "415": "No JSON.",
}


def add_refusals(result: Data, generator: Any, request: Any, public: bool) -> Data:
    """Describe the refusals of every operation; a hook of drf-spectacular."""
    result["components"]["schemas"] |= {"Problem": PROBLEM, "Refusal": REFUSAL}
    for operations in result["paths"].values():
        for method, operation in operations.items():
            refusals = ALWAYS if method == "get" else ALWAYS | ON_WRITING
            for status, text in refusals.items():
                operation["responses"].setdefault(status, _response(text))
    return result


def _response(text: str) -> Data:
    schema = {"$ref": "#/components/schemas/Refusal"}
    return {"description": text, "content": {"application/json": {"schema": schema}}}


class TablePassScheme(OpenApiAuthenticationExtension):  # type: ignore[no-untyped-call]
    """How the schema describes the pass."""

    target_class = TablePassAuthentication
    name = "tablePass"

    def get_security_definition(self, auto_schema: AutoSchema) -> dict[str, str]:
        text = f"Token of a table pass, prefixed with `{SCHEME}`."
        return {"type": "apiKey", "in": "header", "name": "Authorization", "description": text}
