"""What a director might do at any moment of an evening of rounds: much of it makes no sense."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from tests.flows.commands import random_command, sensible_command
from tests.seated import ask
from tournaments.demo.seating import draw_cards
from tournaments.demo.staff import Staff
from tournaments.domain.rounds.planned import Tables
from tournaments.models import Entry, Round, RoundState, Table, Tournament, TournamentState
from tournaments.selectors.matches import load_match
from tournaments.selectors.rounds import latest_rounds, next_field, present_stage, unfinished_tables
from tournaments.selectors.seating_field import seating_field
from tournaments.services.buy_ins import decline_buy_in, take_buy_in
from tournaments.services.draw_acts import DrawRequest
from tournaments.services.entry_changes import (
    check_in,
    disqualify_entry,
    reinstate_entry,
    undo_check_in,
    withdraw_entry,
)
from tournaments.services.hands import correct_hand
from tournaments.services.rounds.advancing import advance_stage
from tournaments.services.rounds.closing import close_round
from tournaments.services.rounds.drafting import change_draft, draft_by_hand, draft_rounds
from tournaments.services.rounds.dropping import drop_round
from tournaments.services.rounds.publishing import publish_round
from tournaments.services.rulings import take_back
from tournaments.services.seating import draw_seats_by_hand
from tournaments.services.tournament_states import finish_tournament, reopen_tournament

Command = Callable[[], object]
REASONS = ("The hall closes", "Miscounted", "", " ")


@dataclass(frozen=True)
class Evening:
    """The tournament, who runs it, and the chance that decides what is tried."""

    staff: Staff
    tournament: Tournament
    chance: Random

    def try_something(self) -> Command:
        """The next command; hands are played oftener than all else."""
        playing = [table for table in self._tables() if not table.is_finished]
        if playing and self.chance.random() < 0.5:
            return sensible_command(self.chance, self.staff, self.chance.choice(playing))
        return self.chance.choice(_ACTS)(self)

    def play_on(self) -> Command:
        """What brings the evening further."""
        playing = [table for table in self._tables() if not table.is_finished]
        if playing:
            return sensible_command(self.chance, self.staff, playing[0])
        latest = latest_rounds(self.tournament).first()
        if latest is not None and latest.state != RoundState.CLOSED:
            return lambda: close_round(actor=self.staff.director, round_id=latest.pk)
        return self.chance.choice((_draft, _publish, _by_hand, _draw, _advance))(self)

    def _tables(self) -> list[Table]:
        tables = Table.objects.filter(round__stage__tournament=self.tournament)
        seated = tables.filter(seats__isnull=False).exclude(round__state=RoundState.DROPPED)
        return [*seated.distinct().select_related("round__stage__tournament__club").order_by("pk")]

    def version(self) -> int | None:
        """The tournament's, or none, or one that has passed."""
        now = Tournament.objects.get(pk=self.tournament.pk).version
        return self.chance.choice((None, None, now, now - 1))

    def reason(self) -> str:
        """Mostly one."""
        return self.chance.choice(REASONS)

    def any_round(self) -> Round | None:
        """Any round at all, mostly the last."""
        rounds = [*Round.objects.filter(stage__tournament=self.tournament).order_by("pk")]
        return self.chance.choice([rounds[-1], *rounds]) if rounds else None

    def any_entry(self) -> Entry:
        """Anybody."""
        return self.chance.choice([*Entry.objects.filter(tournament=self.tournament)])

    def any_table(self) -> Table | None:
        """Any table, of rounds dropped too."""
        tables = Table.objects.filter(round__stage__tournament=self.tournament)
        found = [*tables.filter(seats__isnull=False).distinct()]
        return self.chance.choice(found) if found else None


def _nothing() -> None:
    """There is nothing yet to do it to."""


def _draft(evening: Evening) -> Command:
    seed, version = str(evening.chance.randint(1, 3)), evening.version()
    return lambda: draft_rounds(
        actor=evening.staff.director,
        tournament_id=evening.tournament.pk,
        seed=seed,
        version=version,
    )


def _deal_people(evening: Evening) -> Tables:
    """People at tables, mostly as a stage would have it."""
    stage = present_stage(evening.tournament)
    field = [entry.pk for entry in next_field(stage)] if stage else []
    if evening.chance.random() < 0.1:
        field.append(evening.any_entry().pk)
    evening.chance.shuffle(field)
    return _split(field, evening.chance.choice((2, 3, 4, 4, 4)))


def _split(field: Sequence[int], size: int) -> Tables:
    tables = max(1, -(-len(field) // size))
    return tuple(tuple(field[number::tables]) for number in range(tables))


def _by_hand(evening: Evening) -> Command:
    tables = _deal_people(evening)
    return lambda: draft_by_hand(
        actor=evening.staff.director, tournament_id=evening.tournament.pk, tables=tables
    )


def _change(evening: Evening) -> Command:
    one, tables, version = evening.any_round(), _deal_people(evening), evening.version()
    if one is None:
        return _nothing
    return lambda: change_draft(
        actor=evening.staff.director, round_id=one.pk, tables=tables, version=version
    )


def _publish(evening: Evening) -> Command:
    drafts = Round.objects.filter(stage__tournament=evening.tournament, state=RoundState.DRAFT)
    one = drafts.order_by("pk").first() or evening.any_round()
    if one is None:
        return _nothing
    return lambda: publish_round(actor=evening.staff.director, round_id=one.pk)


def _close(evening: Evening) -> Command:
    one, reason, version = evening.any_round(), evening.reason(), evening.version()
    if one is None:
        return _nothing
    playing = [table.number for table in unfinished_tables(one)]
    named = evening.chance.choice((playing, playing, [], [1]))
    return lambda: close_round(
        actor=evening.staff.director,
        round_id=one.pk,
        unfinished=named,
        reason=reason,
        version=version,
    )


def _drop(evening: Evening) -> Command:
    one, reason = evening.any_round(), evening.reason()
    if one is None:
        return _nothing
    name = evening.chance.choice((evening.tournament.name, "Sunday"))
    return lambda: drop_round(
        actor=evening.staff.director, round_id=one.pk, typed_name=name, reason=reason
    )


def _advance(evening: Evening) -> Command:
    entries = [*Entry.objects.filter(tournament=evening.tournament).values_list("pk", flat=True)]
    decided = evening.chance.choice((entries, entries[:2], []))
    return lambda: advance_stage(
        actor=evening.staff.director, tournament_id=evening.tournament.pk, decided=decided
    )


def _come_or_go(evening: Evening) -> Command:
    entry, reason, director = evening.any_entry().pk, evening.reason(), evening.staff.director
    with_reason = (withdraw_entry, disqualify_entry, reinstate_entry, reinstate_entry)
    if evening.chance.random() < 0.6:
        act = evening.chance.choice(with_reason)
        return lambda: act(actor=director, entry_id=entry, reason=reason)
    plain = evening.chance.choice((check_in, check_in, undo_check_in))
    return lambda: plain(actor=director, entry_id=entry)


def _correct(evening: Evening) -> Command:
    """Other points for a hand of any round, closed and dropped ones too."""
    table = evening.any_table()
    if table is None or not table.hands_played:
        return _nothing
    seats = [str(seat.number) for seat in table.seats.all()]
    winner = evening.chance.choice(seats)
    hand = {
        "finish": "ordinary",
        "went_out": winner,
        "points": {
            seat: evening.chance.choice((5, 20, 40, 75)) for seat in seats if seat != winner
        },
    }
    number, version = (
        evening.chance.randint(1, table.hands_played),
        evening.chance.choice((1, 1, 2)),
    )
    request, reason = ask(evening.staff.director, table), evening.reason()
    return lambda: correct_hand(
        request, number=number, hand_version=version, hand=hand, reason=reason
    )


def _take_back(evening: Evening) -> Command:
    table = evening.any_table()
    events = load_match(table).timeline.live if table else ()
    if table is None or not events:
        return _nothing
    event = evening.chance.choice([events[-1], *events])
    request, reason = ask(evening.staff.director, table), evening.reason()
    return lambda: take_back(
        request, position=event.position, event_version=event.version, reason=reason
    )


def _answer(evening: Evening) -> Command:
    table = evening.any_table()
    seat = table.seats.filter(may_buy_in=True).first() if table else None
    if table is None or seat is None:
        return _nothing
    answer = evening.chance.choice((take_buy_in, take_buy_in, decline_buy_in))
    request, number = ask(evening.staff.director, table), str(seat.number)
    return lambda: answer(request, seat=number)


def _anything_at_a_table(evening: Evening) -> Command:
    table = evening.any_table()
    if table is None:
        return _nothing
    seats = [str(seat.number) for seat in table.seats.all()]
    return random_command(evening.chance, evening.staff.director, table, seats)


def _draw(evening: Evening) -> Command:
    seed, reason = str(evening.chance.randint(1, 3)).encode(), evening.reason()

    def draw() -> object:
        field = seating_field(evening.tournament)
        request = DrawRequest(
            evening.staff.director,
            evening.tournament.pk,
            expected_entries=len(field.entries),
            reason=reason,
        )
        return draw_seats_by_hand(request, cards=draw_cards(field, seed.ljust(32)))

    return draw


def _finish(evening: Evening) -> Command:
    tables = Table.objects.filter(round__stage__tournament=evening.tournament, is_finished=False)
    playing = sorted(set(tables.values_list("number", flat=True)))
    named = evening.chance.choice((playing, [], [1]))
    reason = evening.reason()
    return lambda: finish_tournament(
        actor=evening.staff.director,
        tournament_id=evening.tournament.pk,
        unfinished_tables=named,
        reason=reason,
    )


def _reopen(evening: Evening) -> Command:
    reason = evening.reason()
    return lambda: reopen_tournament(
        actor=evening.staff.director, tournament_id=evening.tournament.pk, reason=reason
    )


_ACTS = (
    _draft,
    _by_hand,
    _draw,
    _change,
    _publish,
    _publish,
    _close,
    _drop,
    _advance,
    _come_or_go,
    _come_or_go,
    _correct,
    _correct,
    _take_back,
    _answer,
    _anything_at_a_table,
    _finish,
)


def reopen_if_finished(evening: Evening) -> Command | None:
    """A finished tournament takes nothing: now and then it is reopened."""
    state = Tournament.objects.get(pk=evening.tournament.pk).state
    if state == TournamentState.FINISHED and evening.chance.random() < 0.7:
        return _reopen(evening)
    return None
