"""Between two rounds somebody takes another's place; what that one has done stays his."""

from collections.abc import Iterator
from functools import partial

from django.db import transaction
from django.db.models import Max

from scoring.problems import Problem, insist, problem, translatable
from tournaments.domain.access import Act
from tournaments.domain.entry_changes import EntryAct
from tournaments.domain.reasons import reason_problems
from tournaments.domain.rounds.taking_out import swap_entry
from tournaments.models import (
    Actor,
    Entry,
    EntryStatus,
    Round,
    Stage,
    StageEntry,
    Tournament,
    TournamentState,
)
from tournaments.selectors.entries import next_entry_number, seat_in_play
from tournaments.selectors.rounds import limit_goes_along, present_stage, seated_rounds
from tournaments.selectors.stages import stage_settings
from tournaments.services.entries import insist_on_newcomer, lock_person
from tournaments.services.entry_status import change_status
from tournaments.services.ledger import post_desk
from tournaments.services.log import Deed, close_act
from tournaments.services.rounds.draft_changes import change_drafts, drafts_with
from tournaments.services.rounds.holding import hold_tournament

_MAY_GO = (EntryStatus.CHECKED_IN, EntryStatus.REGISTERED, EntryStatus.WITHDRAWN)


@transaction.atomic
def replace_player(*, actor: Actor, entry_id: int, player_id: int, reason: str) -> Entry:
    """Let a player of the club play on in an entry's place, and return his entry.

    The one who leaves is withdrawn with all his results; the newcomer brings none and sits where
    drafts had the other. Raises the models' `DoesNotExist`, as `rounds.holding.hold_tournament` and
    `services.entries.insist_on_newcomer`, and `RuleBroken` with all of `replacement.not_running`,
    `.wrong_status`, `.at_table`, `.limit_goes_along`, `.no_draft` and `reason.missing`.
    """
    tournament = hold_tournament(
        actor, Entry.objects.get(pk=entry_id).tournament_id, Act.MANAGE_TOURNAMENT
    )
    leaving = Entry.objects.select_related("player").get(pk=entry_id)
    leaving.tournament = tournament
    player = lock_person(player_id)
    insist_on_newcomer(tournament, player)
    stage = present_stage(tournament)
    drafts = [] if stage is None else drafts_with(stage, leaving.pk)
    insist((*_problems(leaving, stage, drafts), *reason_problems(reason)))
    coming = Entry.objects.create(
        tournament=tournament,
        player=player,
        number=next_entry_number(tournament),
        status=EntryStatus.CHECKED_IN,
    )
    _enter_stage(stage, coming)
    changed = change_drafts(drafts, partial(swap_entry, old=leaving.pk, new=coming.pk))
    if leaving.status != EntryStatus.WITHDRAWN:
        change_status(actor, leaving, EntryAct.WITHDRAW, reason)
    post_desk(tournament)
    deed = Deed(
        "replace_player",
        leaving.player.name,
        after={"by": player.name, "number": coming.number, "drafts": changed},
        reason=reason.strip(),
    )
    close_act(actor, tournament.pk, deed)
    return coming


def _problems(leaving: Entry, stage: Stage | None, drafts: list[Round]) -> Iterator[Problem]:
    name = leaving.player.name
    tournament: Tournament = leaving.tournament
    if tournament.state != TournamentState.RUNNING or stage is None:
        yield problem("replacement.not_running", _NOT_RUNNING)
        return
    if leaving.status not in _MAY_GO:
        yield problem("replacement.wrong_status", _WRONG_STATUS, name=name)
    seat = seat_in_play(leaving)
    if seat is not None:
        yield problem("replacement.at_table", _AT_TABLE, name=name, table=seat.table.number)
    begun = bool(seated_rounds(stage))
    if begun and limit_goes_along(stage):
        yield problem("replacement.limit_goes_along", _LIMIT, name=name)
    if begun and stage_settings(stage).is_knock_out and not drafts:
        yield problem("replacement.no_draft", _NO_DRAFT, name=name)


def _enter_stage(stage: Stage | None, coming: Entry) -> None:
    """Into a later stage one comes by its list: behind those who earned their place."""
    if stage is None or stage.number == 1:
        return
    last = StageEntry.objects.filter(stage=stage).aggregate(last=Max("seed"))["last"] or 0
    StageEntry.objects.create(stage=stage, entry=coming, seed=last + 1)


_NOT_RUNNING = translatable(
    "Before play has begun withdraw the one and enter the other: nobody has results yet."
)
_WRONG_STATUS = translatable("{name} holds no place that another could take.")
_AT_TABLE = translatable(
    "{name} still plays at table {table}: a place is taken over between two rounds."
)
_LIMIT = translatable(
    "One limit counts over the whole stage: nobody can begin from zero in the place of {name}."
)
_NO_DRAFT = translatable(
    "Make the draft of the next round first: it says whether {name} has a place in it."
)
