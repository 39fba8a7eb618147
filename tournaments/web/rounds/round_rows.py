"""Rounds as rows of a page: their number, their state, what can be done with each."""

from typing import Any, assert_never

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tournaments.domain.access import Act
from tournaments.models import Round, RoundState
from tournaments.selectors.rounds import plan_of
from tournaments.web.field_words import tables_words
from tournaments.web.marks import tag
from tournaments.web.rounds.place import Place

Context = dict[str, Any]


def round_rows(place: Place) -> list[Context]:
    """Every round of the present stage, drafts too."""
    seated = [one for one in place.rounds if one.state != RoundState.DRAFT]
    latest = seated[-1].pk if seated else None
    return [_row(place, one, is_latest=one.pk == latest) for one in place.rounds]


def round_title(number: int, rounds: int | None) -> str:
    """“Round 2 of 3”; “Round 2” where nobody knows how many there will be."""
    if rounds is None:
        return _("Round %(round)s") % {"round": number}
    return _("Round %(round)s of %(rounds)s") % {"round": number, "rounds": rounds}


def round_tag(state: RoundState) -> Context:
    """The state of a round with its own shape."""
    match state:
        case RoundState.DRAFT:
            return tag("hollow", _("Draft"))
        case RoundState.PUBLISHED | RoundState.PLAYING:
            return tag("live", _("Playing"))
        case RoundState.CLOSED:
            return tag("ok", _("Closed"))
        case RoundState.DROPPED:
            return tag("out", _("Dropped"))
        case _ as never:
            assert_never(never)


def _row(place: Place, one: Round, *, is_latest: bool) -> Context:
    state = RoundState(one.state)
    is_draft = state is RoundState.DRAFT
    plan = plan_of(one)
    drops = is_latest and Act.DROP_ROUND in place.may and place.can_plan
    return {
        "title": round_title(one.number, place.settings.rounds),
        "tag": round_tag(state),
        "text": _text([len(table) for table in plan.tables], len(plan.resting)),
        "url": reverse("round_draft", args=(one.pk,)) if is_draft else "",
        "drop_url": reverse("drop_round", args=(one.pk,)) if drops else "",
    }


def _text(sizes: list[int], resting: int) -> str:
    tables = tables_words(sizes)
    if not resting:
        return tables
    rests = ngettext("%(count)s sits out", "%(count)s sit out", resting) % {"count": resting}
    return f"{tables}, {rests}"
