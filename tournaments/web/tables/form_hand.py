"""Between the form as it was filled in and the hand that services and rules take."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from scoring.finish import Finish
from tournaments.web.numbers import read_whole
from tournaments.web.tables.form import CARDS, NOBODY, POINTS, HandForm


def hand_of(form: HandForm, losers: list[str]) -> dict[str, Any]:
    """The hand the services and rules take: cards or points of every loser, by seat."""
    went_out = None if form.went_out == NOBODY else form.went_out
    hand: dict[str, Any] = {"finish": form.finish or "", "went_out": went_out}
    if form.finish is Finish.VOID:
        return hand
    if form.by == POINTS:
        given = {seat: form.points_typed(seat).strip() for seat in losers}
        hand["points"] = {seat: _points(text) for seat, text in given.items() if text}
        without = {seat: form.typed(seat) for seat, text in given.items() if not text}
        hand["remainders"] = {seat: typed for seat, typed in without.items() if typed.strip()}
    else:
        hand["remainders"] = {seat: form.typed(seat) for seat in losers}
    if form.cut_joker_seat:
        hand["cut_joker_seat"] = form.cut_joker_seat
    if form.override:
        hand["override"] = True
    return hand


def saved_form(hand: Mapping[str, Any], form: HandForm) -> HandForm:
    """A recorded hand as the form it was entered with; it opens as it was saved."""
    points = {seat: str(value) for seat, value in (hand.get("points") or {}).items()}
    return replace(
        form,
        went_out=hand.get("went_out") or NOBODY,
        finish=Finish(str(hand.get("finish", Finish.VOID))),
        by=POINTS if points else CARDS,
        cards=hand.get("remainders") or {},
        points=points,
        cut_joker_seat=hand.get("cut_joker_seat"),
        override=bool(hand.get("override")),
    )


def _points(text: str) -> int | str:
    """Whole points where it is a number; else the text, which the rules refuse by seat."""
    number = read_whole(text)
    return text if number is None else number
