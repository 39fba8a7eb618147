"""The lines that say on what terms a match is played."""

from dataclasses import dataclass, field

from scoring.match import OWN_TERMS, Carried, MatchTerms
from scoring.notation.line import Line
from scoring.notation.words import said_before


@dataclass(slots=True)
class TermsLines:
    """What has been read of the terms so far."""

    hands: int | None = None
    survivors: int | None = None
    pot_is_kept: bool = False
    carried: dict[str, Carried] = field(default_factory=dict)

    def read(self, keyword: str, line: Line) -> bool:
        """Take in a line of the terms; False where it is none."""
        match keyword:
            case "hands":
                self.hands = _only_once(self.hands, line)
            case "survivors":
                self.survivors = _only_once(self.survivors, line)
            case "pot-is-kept":
                self.pot_is_kept = True
            case "carried":
                self._read_carried(line)
            case _:
                return False
        return True

    def finish(self) -> MatchTerms:
        """The terms as read."""
        return MatchTerms(
            hands=self.hands,
            survivors=OWN_TERMS.survivors if self.survivors is None else self.survivors,
            carried=self.carried,
            pot_is_kept=self.pot_is_kept,
        )

    def _read_carried(self, line: Line) -> None:
        player = line.take_text()
        if player in self.carried:
            raise said_before(player)
        self.carried[player] = Carried(total=line.take_whole(), buy_ins_taken=line.take_whole())


def _only_once(present: int | None, line: Line) -> int:
    number = line.take_whole()
    if present is not None:
        raise said_before(number)
    return number
