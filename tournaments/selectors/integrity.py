"""Everything recomputed from truth and compared with what is kept: where do they differ?"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from scoring.match import MatchState
from scoring.problems import RuleBroken
from scoring.variant_data import data_hash
from tournaments.domain.match_postings import differences, match_postings
from tournaments.domain.seat_figures import figure_seats
from tournaments.models import Account, LedgerLine, RoundState, Seat, Table, Tournament
from tournaments.selectors.carried_totals import wrongly_carried
from tournaments.selectors.desk_money import booked_at_desk, payments_of, wanted_at_desk
from tournaments.selectors.log import log_problems, tournament_log
from tournaments.selectors.matches import Match, load_match
from tournaments.selectors.money import booked
from tournaments.selectors.rounds import stages_of
from tournaments.selectors.rules import RulesDiffer, tournament_variant
from tournaments.selectors.seating_draws import draw_problems, seating_draws
from tournaments.selectors.tie_checks import wrong_rulings


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that is not as the truth says: where, what is kept, what it should be."""

    where: str
    kept: object
    should_be: object

    def __str__(self) -> str:
        return f"{self.where}: kept {self.kept!r}, should be {self.should_be!r}"


def tournament_differences(tournament: Tournament) -> tuple[Difference, ...]:
    """Compare every cache, ledger balance and the log's chain of a tournament with its truth.

    Under rules that are not its own nothing else can be worked out, so that is all that is said.
    """
    rules = tuple(_rules_differences(tournament))
    if rules:
        return rules
    return (
        *_log_differences(tournament),
        *_ledger_differences(tournament),
        *_desk_differences(tournament),
        *_draw_differences(tournament),
        *_carried_differences(tournament),
        *(Difference(*found) for found in wrong_rulings(tournament)),
        *(
            difference
            for table in tables_of(tournament)
            for difference in _table_differences(table)
        ),
    )


def tables_of(tournament: Tournament) -> Iterable[Table]:
    """Every table of a tournament in the order of rounds."""
    tables = Table.objects.filter(round__stage__tournament=tournament)
    return tables.select_related("round__stage__tournament").order_by(
        "round__stage__number", "round__number", "number"
    )


def _rules_differences(tournament: Tournament) -> Iterator[Difference]:
    try:
        tournament_variant(tournament)
    except (RulesDiffer, RuleBroken) as differ:
        yield Difference("rules", tournament.variant_key, str(differ))
        return
    if data_hash(tournament.rules) != tournament.rules_hash:
        yield Difference("rules, copy", "changed", "the rules its hash vouches for")


def _table_differences(table: Table) -> Iterator[Difference]:
    if not table.seats.exists():
        yield from _undone_differences(table)
        return
    match = load_match(table)
    try:
        state = match.timeline.fold()
    except RuleBroken as broken:
        yield Difference(f"table {table.number}", "recorded events", str(broken))
        return
    yield from _cache_differences(match, state)
    if table.round.state == RoundState.DROPPED:
        yield from _undone_differences(table)
    else:
        yield from _money_differences(match, state)


def _undone_differences(table: Table) -> Iterator[Difference]:
    """A table that counts no more keeps its lines, and counter-lines that undo them."""
    for source, amounts in differences({}, booked(table).postings).items():
        yield Difference(f"table {table.number}, money of {source}", dict(amounts), {})


def _cache_differences(match: Match, state: MatchState) -> Iterator[Difference]:
    figures = figure_seats(state)
    for seat in match.seats:
        where = f"table {match.table.number}, seat {seat.number}"
        yield from _compare(where, seat, figures[str(seat.entry_id)].as_cache())
    yield from _compare(f"table {match.table.number}", match.table, match.table_figures(state))


def _compare(where: str, row: Seat | Table, should_be: dict[str, object]) -> Iterator[Difference]:
    for name, value in should_be.items():
        kept = getattr(row, name)
        if kept != value:
            yield Difference(f"{where}, {name}", kept, value)


def _money_differences(match: Match, state: MatchState) -> Iterator[Difference]:
    unit_minor = match.table.round.stage.tournament.unit_minor
    refunded = match.table.refunded
    wanted = (
        match_postings(match.timeline, state, unit_minor, refunded=refunded) if unit_minor else {}
    )
    kept = booked(match.table).postings
    for source, amounts in differences(wanted, kept).items():
        where = f"table {match.table.number}, money of {source}"
        yield Difference(where, dict(kept.get(source, {})), amounts)


def _ledger_differences(tournament: Tournament) -> Iterator[Difference]:
    lines = LedgerLine.objects.filter(account__tournament=tournament)
    total = sum(lines.values_list("amount", flat=True))
    if total:
        yield Difference("ledger, sum of all accounts", total, 0)
    strays = Account.objects.filter(lines__isnull=False, entry__isnull=False).exclude(
        entry__tournament_id=tournament.pk
    )
    for account in strays.filter(tournament=tournament).distinct():
        yield Difference(f"ledger, account {account.pk}", "another tournament's", "this one's")


def _desk_differences(tournament: Tournament) -> Iterator[Difference]:
    """Fees, prizes and payments; receipts are numbered without a gap."""
    wanted, kept = wanted_at_desk(tournament), booked_at_desk(tournament).postings
    for source, amounts in differences(wanted, kept).items():
        yield Difference(f"desk, money of {source}", dict(kept.get(source, {})), amounts)
    numbers = [one.number for one in payments_of(tournament)]
    if numbers != [*range(1, len(numbers) + 1)]:
        yield Difference("desk, receipts", numbers, f"1 to {len(numbers)}")


def _draw_differences(tournament: Tournament) -> Iterator[Difference]:
    for draw in seating_draws(tournament).filter(drawn_at__isnull=False):
        for found in draw_problems(draw):
            yield Difference(f"seating draw {draw.number}", found.message, "as promised and drawn")


def _carried_differences(tournament: Tournament) -> Iterator[Difference]:
    """Where one limit counts over a stage, a seat begins with what its player had before."""
    for stage in stages_of(tournament):
        for seat, kept, should_be in wrongly_carried(stage):
            one, table = seat.table.round.number, seat.table.number
            where = f"round {one}, table {table}, seat {seat.number}, carried"
            yield Difference(where, kept, should_be)


def _log_differences(tournament: Tournament) -> Iterator[Difference]:
    for found in log_problems(tournament):
        yield Difference("log", found.message, "an unbroken chain")
    last = tournament_log(tournament).first()
    if last is not None and last.at != tournament.changed_at:
        yield Difference("time of the last change", tournament.changed_at, last.at)
