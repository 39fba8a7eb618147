"""Making a tournament and changing what was decided about it."""

from collections.abc import Container
from dataclasses import fields, replace
from typing import Any, Unpack

from django.db import transaction

from scoring.problems import insist
from scoring.variant_data import variant_hash, variant_to_data
from tournaments.domain.access import Act
from tournaments.domain.refusals import Stale
from tournaments.domain.tournament_settings import (
    CheckedSettings,
    NewSettings,
    SettingsChange,
    TournamentSettings,
    check_settings,
)
from tournaments.models import Actor, Club, Tournament
from tournaments.selectors.access import require
from tournaments.selectors.seating import seated_tables
from tournaments.selectors.tournament_changes import FROZEN_SETTINGS, change_problems
from tournaments.selectors.tournaments import find_tournament, settings_of
from tournaments.services.ledger import clear_table
from tournaments.services.locking import lock_whole_tournament
from tournaments.services.log import Deed, close_act
from tournaments.services.tables import open_table
from tournaments.services.waiting_list import promote_waiting

_NAMES = tuple(field.name for field in fields(TournamentSettings))


@transaction.atomic
def create_tournament(*, actor: Actor, club_id: int, **settings: Unpack[NewSettings]) -> Tournament:
    """Make a planned tournament that carries its rules with it.

    Raises `Club.DoesNotExist`, `NotAllowed`, or `RuleBroken` with every problem of
    `domain.tournament_settings.check_settings`.
    """
    club = Club.objects.get(pk=club_id)
    require(actor, Act.CREATE_TOURNAMENT, club=club)
    checked = check_settings(TournamentSettings(**settings))
    tournament = Tournament.objects.create(club=club, **_columns(checked))
    deed = Deed("create_tournament", tournament.name, after=_to_data(checked.settings, _NAMES))
    close_act(actor, tournament.pk, deed)
    return find_tournament(tournament.pk)


@transaction.atomic
def change_tournament(
    *,
    actor: Actor,
    tournament_id: int,
    version: int | None = None,
    **changes: Unpack[SettingsChange],
) -> Tournament:
    """Change the settings named, leave the others; no change at all is no act.

    `version`, if given, is the tournament's version the change was made on. Rules and stakes are
    frozen at the first hand. Raises `Tournament.DoesNotExist`, `NotAllowed`, `Stale` with the
    settings as they are, or `RuleBroken` with every problem of the new settings and of
    `selectors.tournament_changes.change_problems`.
    """
    tournament = lock_whole_tournament(tournament_id)
    require(actor, Act.MANAGE_TOURNAMENT, tournament=tournament)
    before = settings_of(tournament)
    if version is not None and version != tournament.version:
        raise Stale({"version": tournament.version, **_to_data(before, _NAMES)})
    checked = check_settings(replace(before, **changes))
    changed = _changed(before, checked.settings)
    if not changed:
        return tournament
    insist(change_problems(tournament, checked, changed))
    _write(tournament, checked)
    if not changed.isdisjoint(FROZEN_SETTINGS):
        _open_tables_anew(tournament)
    deed = Deed(
        "change_tournament",
        tournament.name,
        before=_to_data(before, changed),
        after=_to_data(checked.settings, changed),
    )
    close_act(actor, tournament.pk, deed, *promote_waiting(tournament))
    return find_tournament(tournament.pk)


def _write(tournament: Tournament, checked: CheckedSettings) -> None:
    columns = _columns(checked)
    for name, value in columns.items():
        setattr(tournament, name, value)
    tournament.save(update_fields=columns.keys())


def _open_tables_anew(tournament: Tournament) -> None:
    """Tables drawn before the rules changed begin under the new ones, stakes booked anew."""
    for table in seated_tables(tournament):
        clear_table(table)
        open_table(table)


def _columns(checked: CheckedSettings) -> dict[str, Any]:
    columns = {name: getattr(checked.settings, name) for name in _NAMES}
    columns["rules"] = variant_to_data(checked.variant)
    columns["rules_hash"] = variant_hash(checked.variant)
    return columns


def _changed(before: TournamentSettings, after: TournamentSettings) -> frozenset[str]:
    return frozenset(name for name in _NAMES if getattr(before, name) != getattr(after, name))


def _to_data(settings: TournamentSettings, names: Container[str]) -> dict[str, object]:
    data = {name: getattr(settings, name) for name in _NAMES if name in names}
    if "starts_at" in data:
        data["starts_at"] = settings.starts_at.isoformat()
    return data
