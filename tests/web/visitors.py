"""The fixed cast at the doors of the site."""

from typing import Any

from django.test import Client

from tournaments.models import Actor


def browser_of(actor: Actor) -> Client:
    """A browser signed in as somebody; one without any login for a stranger."""
    browser = Client()
    if actor.user is not None:
        browser.force_login(actor.user)
    return browser


def hidden_fields(context: Any) -> dict[str, Any]:
    """The fields a form carries along, as a browser sends them."""
    return {field["name"]: field["value"] for field in context}


def problem_texts(answer: Any) -> list[str]:
    """What the summary of a page says is wrong."""
    return [problem["text"] for problem in answer.context["problems"]]
