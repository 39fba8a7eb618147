"""Tables merged within a round: it ends where it is, and goes on at once at fewer tables."""

from collections.abc import Iterator, Sequence

from django.db import transaction
from django.utils import timezone

from scoring.problems import Problem, insist, problem, translatable
from tournaments.domain.balancing import Move, SeatedTable
from tournaments.domain.rounds import PlannedRound, planned_to_data
from tournaments.domain.rounds.notes import note
from tournaments.models import Actor, Round, RoundState, Seat, Table
from tournaments.selectors.merging import MergePlan, plan_merge
from tournaments.selectors.rounds import limit_goes_along, unfinished_tables
from tournaments.selectors.stages import stage_settings
from tournaments.services.carrying import carried_into
from tournaments.services.log import Deed, close_act
from tournaments.services.rounds.closing import close_round
from tournaments.services.rounds.drafting import forget_drafts
from tournaments.services.rounds.holding import hold_round
from tournaments.services.tables import open_table, set_terms


@transaction.atomic
def merge_tables(*, actor: Actor, round_id: int, version: int, reason: str) -> Round:
    """Do what `selectors.merging.plan_merge` proposes and return the round that goes on.

    Every match of the round ends, between two hands; totals and buy-ins go along. `version` is the
    tournament's, as it was when the plan was seen; another one now is `Stale`. Raises as
    `closing.close_round`, as `domain.balancing.plan_balance`, and `RuleBroken`:
    `merge.limit_at_table`, `merge.offers_open`, `merge.none_needed`, `round.none_left`.
    """
    held = hold_round(actor, round_id, version=version)
    tournament = held.stage.tournament
    insist(_stage_problems(held))
    plan = plan_merge(held, tournament.log_head)
    insist(_plan_problems(plan))
    playing = [table.number for table in unfinished_tables(held)]
    close_round(actor=actor, round_id=round_id, unfinished=playing, reason=reason)
    following = _open_following(held, plan, tournament.log_head)
    deed = Deed(
        "merge_tables",
        f"round {held.number}",
        after={
            "round": following.number,
            "closed": [one.table for one in plan.balance.broken],
            "moves": {plan.names[move.entry]: _places(move) for move in plan.balance.moves},
        },
        reason=reason.strip(),
    )
    close_act(actor, tournament.pk, deed)
    return following


def _stage_problems(held: Round) -> Iterator[Problem]:
    if not limit_goes_along(held.stage):
        yield problem("merge.limit_at_table", _LIMIT_AT_TABLE)
    rounds = stage_settings(held.stage).rounds
    if rounds is not None and held.number >= rounds:
        yield problem("round.none_left", _NONE_LEFT)


def _plan_problems(plan: MergePlan) -> Iterator[Problem]:
    if plan.offers:
        yield problem("merge.offers_open", _OFFERS, tables=", ".join(map(str, plan.offers)))
    if not plan.balance.is_needed:
        yield problem("merge.none_needed", _NOT_NEEDED)


def _open_following(held: Round, plan: MergePlan, seed: str) -> Round:
    forget_drafts(held.stage)
    following = Round.objects.create(
        stage=held.stage,
        number=held.number + 1,
        state=RoundState.PUBLISHED,
        plan=planned_to_data(_planned(plan, seed)),
        published_at=timezone.now(),
    )
    following.stage = held.stage
    _seat_people(following, plan.balance.tables)
    return following


def _planned(plan: MergePlan, seed: str) -> PlannedRound:
    tables = tuple(
        tuple(table.seats[seat] for seat in sorted(table.seats)) for table in plan.balance.tables
    )
    return PlannedRound(
        tables=tables,
        field=tuple(entry for table in tables for entry in table),
        seed=seed,
        notes=(
            *(note(one.reason, None, one.table) for one in plan.balance.broken),
            *(note(move.reason, move.entry, move.to_table) for move in plan.balance.moves),
        ),
        figures={"moved": [move.entry for move in plan.balance.moves]},
    )


def _seat_people(following: Round, seated: Sequence[SeatedTable]) -> None:
    """Tables and seats keep their numbers: who does not move stays where he sits."""
    tables = [_table(following, one) for one in seated]
    Table.objects.bulk_create(tables)
    seats = [
        Seat(table=table, number=number, entry_id=entry)
        for table, one in zip(tables, seated, strict=True)
        for number, entry in sorted(one.seats.items())
    ]
    carried_into(following, seats)
    Seat.objects.bulk_create(seats)
    for table in tables:
        open_table(table)


def _table(following: Round, seated: SeatedTable) -> Table:
    """Whoever was to deal next deals first."""
    dealer = seated.next_dealer
    first = min(seated.seats) if dealer is None else seated.seat_of(dealer)
    table = Table(round=following, number=seated.number, first_dealer=first)
    set_terms(table, stage_settings(following.stage))
    return table


def _places(move: Move) -> str:
    """From and to, table and seat: “1·3 → 2·4”. The reasons are notes of the round that goes on."""
    return f"{move.from_table}·{move.from_seat} → {move.to_table}·{move.to_seat}"


_LIMIT_AT_TABLE = translatable(
    "Every match of this stage begins from zero, so tables are not merged: each plays to its end."
)
_NONE_LEFT = translatable("The round that goes on would be one more than the stage has.")
_OFFERS = translatable("At table {tables} somebody has to decide on a buy-in first.")
_NOT_NEEDED = translatable("The tables are as full and alike as can be: nobody has to move.")
