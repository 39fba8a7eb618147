"""Why a table is broken and why somebody moves, said as problems are."""

from scoring.problems import Problem, problem, translatable
from tournaments.domain.balancing.floor import Why

_BROKEN = translatable(
    "Table {table} is closed: {players} players need {tables} tables, and of the shortest, with "
    "{size}, it comes first (fewest moves before, then the highest number)."
)
_FINAL = translatable("Table {table} is closed: the {players} players left make up the final.")
_OVER = translatable("Table {table} is closed: nobody is left who plays on.")
_FROM_BROKEN = translatable(
    "Table {from_table} was closed. Number {drawn} by the cards drawn, to the shortest table "
    "({to_table}), to the open seat that deals soonest ({seat})."
)
_DEALS_NEXT = translatable(
    "Table {from_table} has too many. Deals next there, so goes to the shortest table "
    "({to_table}), to the open seat that deals soonest ({seat})."
)
_MOVED_LEAST = translatable(
    "Table {from_table} has too many. Deals soonest there of those who moved least often, so goes "
    "to the shortest table ({to_table}), to the open seat that deals soonest ({seat})."
)


def why_broken(table: int, size: int, players: int, tables: int) -> Problem:
    """`balancing.broken`, or `balancing.final` when one table is left, or `.over` when none is."""
    if tables == 0:
        return problem("balancing.over", _OVER, table=table)
    if tables == 1:
        return problem("balancing.final", _FINAL, table=table, players=players)
    return problem(
        "balancing.broken", _BROKEN, table=table, size=size, players=players, tables=tables
    )


def why_from_broken(drawn: int) -> Why:
    """`balancing.from_broken`: his table was closed."""

    def why(from_table: int, to_table: int, seat: int) -> Problem:
        return Problem(
            "balancing.from_broken",
            _FROM_BROKEN,
            _params(from_table, to_table, seat, drawn=drawn),
        )

    return why


def why_level(*, deals_next: bool) -> Why:
    """`balancing.deals_next` or `balancing.moved_least`: his table was too full."""
    code = "balancing.deals_next" if deals_next else "balancing.moved_least"
    text = _DEALS_NEXT if deals_next else _MOVED_LEAST

    def why(from_table: int, to_table: int, seat: int) -> Problem:
        return Problem(code, text, _params(from_table, to_table, seat))

    return why


def _params(
    from_table: int, to_table: int, seat: int, **more: int
) -> tuple[tuple[str, object], ...]:
    named = {"from_table": from_table, "to_table": to_table, "seat": seat, **more}
    return tuple(sorted(named.items()))
