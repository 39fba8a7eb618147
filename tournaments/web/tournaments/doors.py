"""What the public page offers to those who work at the tournament."""

from typing import Any

from django.http import HttpRequest
from django.urls import reverse

from tournaments.domain.access import Act, allows
from tournaments.models import Tournament
from tournaments.selectors.access import holders
from tournaments.web.actors import actor_of

Context = dict[str, Any]


def staff_doors(request: HttpRequest, tournament: Tournament, shared: Context) -> Context:
    """The changes to the public context for whoever is signed in."""
    held = holders(actor_of(request), tournament=tournament)
    head, corrected = dict(shared["tournament"]), shared["corrected"]
    if allows(held, Act.READ_LOG):
        head["console_url"] = reverse("console", args=(tournament.pk,))
        log_url = reverse("tournament_log", args=(tournament.pk,))
        corrected = corrected and {**corrected, "url": log_url}
    return {"tournament": head, "corrected": corrected}
