"""A draw worked out again, link by link, from what is public."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.problems import Problem
from tournaments.models import DrawMethod, SeatingDraw
from tournaments.selectors.seating_draws import draw_problems, published_draw
from tournaments.selectors.wording import say
from tournaments.web.seating.proof import command, verdict_words
from tournaments.web.seating.published import name_of

Context = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Link:
    """One link of the chain, the codes of problems that break it; `by_hand`: real cards have it."""

    title: Any
    text: Any
    codes: frozenset[str]
    by_hand: bool = True


def _codes(*names: str) -> frozenset[str]:
    return frozenset(f"seating_draw.{name}" for name in names)


_PROMISE = Link(
    gettext_lazy("The secret has the promised fingerprint"),
    gettext_lazy("SHA-256 of the secret, worked out now:"),
    _codes("bad_secret", "broken_promise"),
    by_hand=False,
)
LINKS = (
    _PROMISE,
    Link(
        gettext_lazy("The seed follows from secret, entries and word"),
        gettext_lazy("Nobody could choose it: the secret was bound before the word was said."),
        _codes("other_seed"),
        by_hand=False,
    ),
    Link(
        gettext_lazy("Every card is as drawn, and whoever was level drew again"),
        gettext_lazy("Card by card, step by step."),
        _codes(
            "other_packs", "other_steps", "other_entries", "other_card",
            "unknown_entry", "no_card", "joker", "suit_needed", "too_often",
            "tie_not_redrawn", "not_tied",
        ),
    ),
    Link(
        gettext_lazy("The order follows from the cards"),
        gettext_lazy("Highest card first."),
        _codes("other_order"),
    ),
    Link(
        gettext_lazy("Everybody sits where he was drawn"),
        gettext_lazy("First seats table by table, then the second seats, and so on."),
        _codes("bad_tables", "other_seat", "other_seating"),
    ),
    Link(
        gettext_lazy("First dealers follow from the rule and the seed"),
        gettext_lazy("A director may have named somebody else since: the log has it."),
        _codes("other_dealer", "unreadable", "not_drawn"),
    ),
)  # fmt: skip
_NOTHING_ELSE_WAS_CHECKED = _codes("bad_tables", "unreadable", "not_drawn")


def verification_context(draw: SeatingDraw) -> Context:
    """The context of `seating/verify.html`."""
    problems, published = draw_problems(draw), published_draw(draw)
    tournament = draw.tournament
    return {
        "tournament": {
            "name": tournament.name,
            "url": reverse("tournament", args=(tournament.pk,)),
            "draw_url": reverse("published_draw", args=(tournament.pk, draw.number)),
        },
        "verdict": {"good": not problems, "text": verdict_words(draw, problems)},
        "checks": [*_checks(draw, published, problems)],
        "published": [*_published(published)],
        "download_url": reverse("draw_file", args=(tournament.pk, draw.number)),
        "command": command(draw),
    }


def _checks(
    draw: SeatingDraw, published: Mapping[str, Any], problems: Sequence[Problem]
) -> Iterator[Context]:
    by_hand = draw.method == DrawMethod.HAND
    stopped = any(found.code in _NOTHING_ELSE_WAS_CHECKED for found in problems)
    for link in LINKS:
        broken = [say(found) for found in problems if found.code in link.codes]
        if (by_hand and not link.by_hand) or (stopped and not broken):
            continue
        yield {
            "good": not broken,
            "title": str(link.title),
            "text": " ".join(broken) or str(link.text),
            "value": _fingerprint(published) if link is _PROMISE else "",
        }


def _fingerprint(published: Mapping[str, Any]) -> str:
    try:
        return sha256(bytes.fromhex(published["secret"])).hexdigest()
    except ValueError:
        return ""


def _published(published: Mapping[str, Any]) -> Iterator[Context]:
    outcome, names = published["outcome"], published["names"]
    said = {
        _("Promise"): published["commitment"],
        _("Secret"): published["secret"],
        _("Word"): published["public_word"],
        _("Seed"): outcome["seed"],
        _("Entries, in their order"): ", ".join(
            f"{entry} {name_of(names, entry)}" for entry in outcome["entries"]
        ),
    }
    for label, value in said.items():
        if value:
            yield {"label": label, "value": value}
