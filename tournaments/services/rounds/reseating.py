"""Wrong seats noticed late: one act puts a table or a round right; nobody loses a card by it."""

from collections.abc import Iterable, Mapping

from django.db import transaction

from scoring.problems import RuleBroken, insist, problem, translatable
from tournaments.domain.access import Act
from tournaments.domain.reasons import reason_problems
from tournaments.domain.reseating import Follow, Reseating, Seating, reseating_problems
from tournaments.models import Actor, Entry, MatchEvent, Round, Seat, Table
from tournaments.selectors.rounds import seated_rounds
from tournaments.selectors.seating import tables_of_round
from tournaments.selectors.stages import stage_settings
from tournaments.services.log import Deed, close_act
from tournaments.services.rounds.holding import hold_round
from tournaments.services.rounds.seats_anew import begin_anew, go_on, seat_anew


@transaction.atomic
def reseat_round(
    *,
    actor: Actor,
    round_id: int,
    seats: Seating,
    follow: Follow = Follow.PERSON,
    reason: str,
    version: int | None = None,
) -> Round:
    """Seat people of the latest round otherwise; tables that are not named stay as they are.

    Whose the results are `follow` says. By `PERSON` every card and point stays with whom it names,
    and whoever dealt first did so from his new seat; by `SEAT` what was recorded of a chair is that
    of whoever sits in it now, as new versions of the hands. Raises as `holding.hold_round`, and
    `RuleBroken`: `reseat.not_latest`; everything `domain.reseating.reseating_problems` finds and
    `reason.missing`; or what the hands say against these people.
    """
    held = hold_round(actor, round_id, Act.RULE_AT_TABLE, version=version)
    _insist_on_latest(held)
    tables = {table.number: table for table in tables_of_round(held)}
    for table in tables.values():
        table.round = held
    wanted = _wanted(held, tables, seats, follow)
    insist((*reseating_problems(wanted), *reason_problems(reason)))
    changed = [tables[number] for number in wanted.changed]
    seat_anew(held, {table: wanted.after[table.number] for table in changed})
    for table in changed:
        _play_on(actor, table, wanted, reason.strip())
    deed = Deed(
        "reseat_round",
        f"round {held.number}",
        before={"tables": _by_name(wanted, wanted.before)},
        after={
            "tables": _by_name(wanted, wanted.after),
            "names_were_wrong": follow is Follow.SEAT,
        },
        reason=reason.strip(),
    )
    close_act(actor, held.stage.tournament_id, deed)
    return held


def _insist_on_latest(held: Round) -> None:
    rounds = seated_rounds(held.stage)
    if not rounds or rounds[-1].pk != held.pk:
        raise RuleBroken((problem("reseat.not_latest", _NOT_LATEST, round=held.number),))


def _wanted(held: Round, tables: Mapping[int, Table], seats: Seating, follow: Follow) -> Reseating:
    before = seats_of(tables.values())
    entries = {entry for table in (*before.values(), *seats.values()) for entry in table.values()}
    named = Entry.objects.filter(pk__in=entries, tournament=held.stage.tournament_id)
    played = MatchEvent.objects.filter(table__in=tables.values()).order_by()
    return Reseating(
        before=before,
        after={**before, **seats},
        played=frozenset(played.values_list("table__number", flat=True)),
        follow=follow,
        sizes=stage_settings(held.stage).sizes,
        names=dict(named.values_list("pk", "player__name")),
    )


def seats_of(tables: Iterable[Table]) -> dict[int, dict[int, int]]:
    """Who sits where now: entries by seat number, by table number."""
    found: dict[int, dict[int, int]] = {table.number: {} for table in tables}
    seats = Seat.objects.filter(table__in=[*tables]).order_by("number")
    for table, number, entry in seats.values_list("table__number", "number", "entry_id"):
        found[table][number] = entry
    return found


def _play_on(actor: Actor, table: Table, wanted: Reseating, reason: str) -> None:
    before, after = wanted.before[table.number], wanted.after[table.number]
    if table.number not in wanted.played:
        begin_anew(table, after)
        return
    if wanted.follow is Follow.SEAT:
        go_on(actor, table, {before[seat]: after[seat] for seat in before}, reason)
        return
    dealt_first = before[table.first_dealer]
    table.first_dealer = next(seat for seat, entry in after.items() if entry == dealt_first)
    go_on(actor, table, {}, reason)


def _by_name(wanted: Reseating, seating: Seating) -> dict[str, list[str]]:
    return {
        str(number): [f"{seat} {wanted.name(entry)}" for seat, entry in sorted(table.items())]
        for number, table in seating.items()
        if number in wanted.changed
    }


_NOT_LATEST = translatable(
    "Round {round} is not the latest one: people have sat elsewhere since, so correct its hands."
)
