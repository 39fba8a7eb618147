"""The lines of events, and the indented ones of a hand's cards and points."""

from dataclasses import dataclass, field, replace

from scoring.cards import Card, parse_cards
from scoring.finish import Finish
from scoring.match import (
    BoughtIn,
    BuyInDeclined,
    HandPlayed,
    HandVoid,
    MatchEnded,
    MatchEvent,
    PenaltyGiven,
    Withdrew,
)
from scoring.notation.line import Line
from scoring.notation.words import LineRefused
from scoring.problems import translatable

_OF_ONE_PLAYER: dict[str, type[BoughtIn | BuyInDeclined | Withdrew]] = {
    "buy-in": BoughtIn,
    "decline": BuyInDeclined,
    "withdrawal": Withdrew,
}


@dataclass(slots=True)
class EventLines:
    """The events read so far; the last may be a hand that is still being told."""

    events: list[MatchEvent] = field(default_factory=list)

    def read(self, keyword: str, line: Line) -> bool:
        """Take in a line of an event; False where it is none."""
        if keyword in _OF_ONE_PLAYER:
            self.events.append(_OF_ONE_PLAYER[keyword](line.take_text()))
            return True
        match keyword:
            case "hand":
                self.events.append(_read_hand(line))
            case "void":
                self.events.append(HandVoid())
            case "end":
                self.events.append(MatchEnded())
            case "penalty":
                self.events.append(_read_penalty(line))
            case "cards":
                self._add_cards(line)
            case "points":
                self._add_points(line)
            case _:
                return False
        return True

    def finish(self) -> tuple[MatchEvent, ...]:
        """All events, in order."""
        return tuple(self.events)

    def _add_cards(self, line: Line) -> None:
        hand = self._hand_being_told()
        player = line.word()
        more: tuple[tuple[str, tuple[Card, ...]], ...] = ()
        if player is not None:
            more = ((player.text, parse_cards(line.take_rest())),)
        self.events[-1] = replace(hand, remainders=(*(hand.remainders or ()), *more))

    def _add_points(self, line: Line) -> None:
        hand = self._hand_being_told()
        player = line.word()
        more = () if player is None else ((player.text, line.take_whole()),)
        self.events[-1] = replace(hand, points=(*(hand.points or ()), *more))

    def _hand_being_told(self) -> HandPlayed:
        last = self.events[-1] if self.events else None
        if not isinstance(last, HandPlayed):
            raise LineRefused(translatable("Line {line}: it belongs to a hand, and none is above."))
        return last


def _read_hand(line: Line) -> HandPlayed:
    finish = _read_finish(line)
    hand = HandPlayed(finish, line.take_player_or_nobody())
    while keyword := line.take_keyword():
        match keyword:
            case "cut-joker":
                hand = replace(hand, cut_joker_seat=line.take_text())
            case "override":
                hand = replace(hand, override=True)
            case _:
                text = translatable("Line {line}: nothing is expected where {given} stands.")
                raise LineRefused(text, given=keyword)
    return hand


def _read_finish(line: Line) -> Finish:
    text = line.take_text()
    if text not in list(Finish):
        raise LineRefused(translatable("Line {line}: no hand ends like {given}."), given=text)
    return Finish(text)


def _read_penalty(line: Line) -> PenaltyGiven:
    player, points = line.take_text(), line.take_whole()
    reason = line.word()
    return PenaltyGiven(player, points, "" if reason is None else reason.text)
