"""A hand as the calculator's form gives it, and what the rules make of it."""

from dataclasses import dataclass, replace
from functools import cached_property

from django.http import QueryDict
from django.utils.translation import gettext as _

from scoring.problems import Problem, RuleBroken
from scoring.variant import Variant
from tournaments.domain.foresight import UNFINISHED, Understood, understand
from tournaments.selectors.calculator import score_one_hand
from tournaments.web.numbers import read_whole
from tournaments.web.rules.house_rules import read_house_rules
from tournaments.web.tables.form import HandForm, read_form
from tournaments.web.tables.form_hand import hand_of

USUAL_PLAYERS = 4
MOST_HANDS = 99


@dataclass(frozen=True)
class Sum:
    """One hand to add up. `variant` has the house rules applied that could be read."""

    variant: Variant
    house_rules: dict[str, object]
    house_rule_problems: tuple[Problem, ...]
    players: int
    number: int
    form: HandForm

    @property
    def seats(self) -> list[str]:
        """Everybody dealt in."""
        return [str(seat) for seat in range(1, self.players + 1)]

    @property
    def losers(self) -> list[str]:
        """Everybody but whoever went out."""
        return [seat for seat in self.seats if seat != self.form.went_out]

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        """Every reason why the hand cannot be scored, players called by name in the texts."""
        if self.house_rule_problems:
            return self.house_rule_problems
        seats = {seat_name(seat): seat for seat in self.seats}
        try:
            self._score()
        except RuleBroken as broken:
            return tuple(
                replace(found, seat=seats.get(found.seat or "")) for found in broken.problems
            )
        return ()

    @property
    def typing_problems(self) -> tuple[Problem, ...]:
        """The problems that more typing will not mend."""
        return tuple(found for found in self.problems if found.code not in UNFINISHED)

    def understood(self, seat: str) -> Understood:
        """What is typed for a seat."""
        return understand(self.variant, self.number, self.form.finish, self.form.typed(seat))

    def _score(self) -> None:
        hand = hand_of(self.form, self.losers)
        went_out = self.form.went_out
        if went_out in self.seats:
            hand["remainders"] = {**hand.get("remainders", {}), went_out: ""}
            hand["went_out"] = seat_name(went_out)
        for field in ("remainders", "points"):
            if field in hand:
                hand[field] = {seat_name(seat): held for seat, held in hand[field].items()}
        score_one_hand(
            self.variant.key, number=self.number, hand=hand, house_rules=self.house_rules
        )


def seat_name(seat: str) -> str:
    """A player nobody knows the name of."""
    return _("Player %(number)s") % {"number": seat}


def read_sum(published: Variant, data: QueryDict) -> Sum:
    """Read the form; what is out of range counts as not given."""
    house_rules, variant, problems = read_house_rules(published, data.get("house_rules", ""))
    usual = min(max(USUAL_PLAYERS, variant.players_min), variant.players_max)
    players = read_whole(data.get("players", "")) or usual
    number = read_whole(data.get("hand", "")) or 1
    return Sum(
        variant=variant,
        house_rules=house_rules,
        house_rule_problems=problems,
        players=players if variant.players_min <= players <= variant.players_max else usual,
        number=number if variant.has_hand(number) and number <= MOST_HANDS else 1,
        form=read_form(data),
    )
