"""The next step as the one clear button of the page, and the sentence beside it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from django.urls import reverse
from django.utils.text import get_text_list
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tournaments.domain.access import Act
from tournaments.selectors.stage_names import stage_name
from tournaments.selectors.wording import say
from tournaments.web.field_words import count_players
from tournaments.web.rounds.next_step import NextStep, next_step
from tournaments.web.rounds.place import Place
from tournaments.web.rounds.tie_words import tie_at_table_words

Context = dict[str, Any]


@dataclass(frozen=True, slots=True)
class StepWords:
    """The button of a step and where it leads; `post`: it acts at once, else a page asks."""

    action: str
    text: str
    url: str
    post: bool = False
    needs: Act = Act.PLAN_ROUNDS


def step_context(place: Place) -> Context | None:
    """`{action, text, url, post}`; url "" for whoever may not, None once nothing is to come."""
    step = next_step(place)
    if step is NextStep.NOTHING:
        return None
    said = _WORDS[step](place)
    url = said.url if said.needs in place.may else ""
    return {"action": said.action, "text": said.text, "url": url, "post": said.post}


def _at(place: Place, name: str) -> str:
    return reverse(name, args=(place.tournament.pk,))


def _open_registration(place: Place) -> StepWords:
    text = _("Nobody can be entered yet.")
    url = _at(place, "open_registration")
    return StepWords(_("Open registration"), text, url, post=True, needs=Act.MANAGE_TOURNAMENT)


def _check_in(place: Place) -> StepWords:
    text = _("Nobody is checked in: tables are made of those who are here.")
    return StepWords(_("Players"), text, _at(place, "entries"), needs=Act.CHECK_IN)


def _draw_seats(place: Place) -> StepWords:
    text = _("Round %(round)s comes next, and its seats are yet to be drawn.")
    text %= {"round": place.next_number}
    return StepWords(_("Draw seats"), text, _at(place, "draw"), needs=Act.DRAW_SEATS)


def _decide_ties(place: Place) -> StepWords:
    closed = place.closed_round
    text = " ".join(tie_at_table_words(tie) for tie in place.ties)
    url = reverse("decide_ties", args=(0 if closed is None else closed.pk,))
    return StepWords(_("Decide who goes on"), text, url, needs=Act.DECIDE_TIE)


def _make_draft(place: Place) -> StepWords:
    said = {"round": place.next_number, "players": count_players(len(place.field))}
    text = _("Round %(round)s, %(players)s: nobody sees the draft until you publish it.")
    if place.settings.is_knock_out and place.next_number > 1:
        text = _("Who goes on sits down for round %(round)s. Nobody sees the draft until then.")
    text %= said
    return StepWords(_("Make the draft"), text, _at(place, "make_draft"), post=True)


def _seat_by_hand(place: Place) -> StepWords:
    said = {"round": place.next_number, "players": count_players(len(place.field))}
    text = _("Round %(round)s, %(players)s: you say who sits where.") % said
    return StepWords(_("Seat by hand"), text, _at(place, "draft_by_hand"))


def _make_anew(place: Place) -> StepWords:
    text = " ".join(say(found) for found in place.stale)
    return StepWords(_("Make it anew"), text, _at(place, "make_draft"), post=True)


def _publish(place: Place) -> StepWords:
    draft = place.drafts[0]
    text = _("Round %(round)s is a draft. Look it through, then let people sit down.")
    url = reverse("round_draft", args=(draft.pk,))
    return StepWords(_("Look through and publish"), text % {"round": draft.number}, url)


def _close_round(place: Place) -> StepWords:
    closing = place.open_round
    number, pk = (closing.number, closing.pk) if closing is not None else (0, 0)
    action = _("Close round %(round)s") % {"round": number}
    return StepWords(action, playing_words(place, number), reverse("close_round", args=(pk,)))


def playing_words(place: Place, number: int) -> str:
    """Which tables of the open round still play, by number."""
    numbers = [str(table.number) for table in place.playing]
    if not numbers:
        return _("Every table of round %(round)s has finished.") % {"round": number}
    text = ngettext("Table %(tables)s still plays.", "Tables %(tables)s still play.", len(numbers))
    return text % {"tables": get_text_list(numbers, _("and"))}


def _advance(place: Place) -> StepWords:
    following = place.following
    name = stage_name(following.number, following.name) if following is not None else ""
    text = _("Every round is closed. The cut decides who plays on.")
    action = _("Let the cut into “%(stage)s”") % {"stage": name}
    return StepWords(action, text, _at(place, "advance_stage"))


def _finish(place: Place) -> StepWords:
    closing = place.open_round
    text = _("Every round is closed.") if closing is None else playing_words(place, closing.number)
    url = _at(place, "finish_tournament")
    return StepWords(_("Finish the tournament"), text, url, needs=Act.MANAGE_TOURNAMENT)


_WORDS: dict[NextStep, Callable[[Place], StepWords]] = {
    NextStep.OPEN_REGISTRATION: _open_registration,
    NextStep.CHECK_IN: _check_in,
    NextStep.DRAW_SEATS: _draw_seats,
    NextStep.DECIDE_TIES: _decide_ties,
    NextStep.MAKE_DRAFT: _make_draft,
    NextStep.SEAT_BY_HAND: _seat_by_hand,
    NextStep.MAKE_ANEW: _make_anew,
    NextStep.PUBLISH: _publish,
    NextStep.CLOSE_ROUND: _close_round,
    NextStep.ADVANCE: _advance,
    NextStep.FINISH: _finish,
}
