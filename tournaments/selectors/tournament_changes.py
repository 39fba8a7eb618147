"""Whether the settings of a tournament may still be changed."""

from collections.abc import Iterator, Set

from django.db.models import Count

from scoring.problems import Problem, problem, translatable
from tournaments.domain.tournament_settings import CheckedSettings
from tournaments.models import Payment, PrizeTerms, Tournament
from tournaments.selectors.entries import places_taken
from tournaments.selectors.seating import play_has_begun, seated_tables
from tournaments.selectors.tournaments import finished_problems

FROZEN_SETTINGS = ("variant_key", "house_rules", "currency", "unit_minor")
"""Rules and stakes: what results are worked out from."""


def change_problems(
    tournament: Tournament, checked: CheckedSettings, changed: Set[str]
) -> Iterator[Problem]:
    """Why these checked settings may not replace the present ones in the fields `changed`."""
    yield from finished_problems(tournament)
    yield from _frozen_problems(tournament, changed)
    if "currency" in changed and _has_money(tournament):
        yield problem("tournament.money_in_use", _MONEY, field="currency")
    if "variant_key" in changed:
        yield from _table_problems(tournament, checked)
    if "most_entries" in changed:
        yield from _entry_problems(tournament, checked.settings.most_entries)


def _frozen_problems(tournament: Tournament, changed: Set[str]) -> Iterator[Problem]:
    frozen = [name for name in FROZEN_SETTINGS if name in changed]
    if frozen and play_has_begun(tournament):
        for name in frozen:
            yield problem("tournament.rules_frozen", _FROZEN, field=name)


def _has_money(tournament: Tournament) -> bool:
    """Whether a fee, a prize or a payment is told in the present currency."""
    terms = PrizeTerms.objects.filter(tournament=tournament)
    return terms.exists() or Payment.objects.filter(entry__tournament=tournament).exists()


def _table_problems(tournament: Tournament, checked: CheckedSettings) -> Iterator[Problem]:
    least, most = checked.variant.players_min, checked.variant.players_max
    for table in seated_tables(tournament).annotate(seated=Count("seats")):
        if not least <= table.seated <= most:
            yield problem(
                "tournament.tables_do_not_fit",
                _TABLES,
                field="variant_key",
                table=table.number,
                seated=table.seated,
                least=least,
                most=most,
            )


def _entry_problems(tournament: Tournament, most: int | None) -> Iterator[Problem]:
    entered = places_taken(tournament)
    if most is not None and most < entered:
        code = "tournament.most_entries_too_few"
        yield problem(code, _TOO_FEW, field="most_entries", entered=entered, most=most)


_FROZEN = translatable("Play has begun, so rules and stakes stay as they are.")
_MONEY = translatable("Fee, prizes or payments are in this currency, so it stays.")
_TABLES = translatable(
    "{seated} players sit at table {table}; these rules seat {least} to {most}. Draw seats anew."
)
_TOO_FEW = translatable("{entered} are entered already, so {most} places are too few.")
