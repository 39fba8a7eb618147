"""Drafts: tables nobody sits at yet. They may be made anew and changed as often as one likes."""

from collections.abc import Iterable, Sequence

from django.db import transaction

from scoring.problems import RuleBroken, insist, problem, translatable
from tournaments.domain.rounds import (
    PlannedRound,
    change_plan,
    plan_rounds,
    planned_problems,
    planned_to_data,
)
from tournaments.domain.rounds.by_hand import by_hand_problems
from tournaments.domain.rounds.planned import Tables
from tournaments.models import Actor, Entry, Round, RoundState, Stage
from tournaments.selectors.next_round import stage_so_far
from tournaments.selectors.rounds import live_rounds, next_field, plan_of, seated_rounds
from tournaments.selectors.stages import stage_settings
from tournaments.services.log import Deed, close_act
from tournaments.services.rounds.holding import (
    hold_round,
    hold_tournament,
    insist_on_closed_rounds,
    take_present_stage,
)


@transaction.atomic
def draft_rounds(
    *, actor: Actor, tournament_id: int, seed: str = "", version: int | None = None
) -> list[Round]:
    """Make the tables of the next round, or of all that are left where a schedule plans them.

    Drafts made before are replaced; rounds published stay as they are. Raises as
    `holding.hold_tournament`, and `RuleBroken`: `round.open`, those of `domain.rounds.plan_rounds`.
    """
    tournament = hold_tournament(actor, tournament_id, version=version)
    stage = take_present_stage(tournament)
    insist_on_closed_rounds(stage)
    return write_drafts(actor, stage, plan_rounds(stage_so_far(stage, seed=seed)))


def write_drafts(actor: Actor, stage: Stage, planned: Sequence[PlannedRound]) -> list[Round]:
    """Put plans in the place of the drafts of a stage whose tournament is held, and log it."""
    drafts = _replace_drafts(stage, planned)
    close_act(actor, stage.tournament_id, _deed("draft_rounds", drafts))
    return drafts


@transaction.atomic
def draft_by_hand(
    *, actor: Actor, tournament_id: int, tables: Tables, version: int | None = None
) -> Round:
    """Make the next round of tables somebody says, entries in seat order; who sits nowhere rests.

    Raises as `draft_rounds`, and `RuleBroken`: `round.tree_makes_tables` in a knock-out,
    `round.none_left`, or everything `domain.rounds.planned_problems` finds.
    """
    tournament = hold_tournament(actor, tournament_id, version=version)
    stage = take_present_stage(tournament)
    insist_on_closed_rounds(stage)
    insist(by_hand_problems(stage_settings(stage), len(seated_rounds(stage))))
    planned = _by_hand(stage, tables, next_field(stage))
    (draft,) = _replace_drafts(stage, (planned,))
    close_act(actor, tournament.pk, _deed("draft_rounds", (draft,)))
    return draft


@transaction.atomic
def change_draft(
    *, actor: Actor, round_id: int, tables: Tables, version: int | None = None
) -> Round:
    """Seat people of a draft otherwise. Raises as `draft_by_hand`.

    `round.not_a_draft`; and those of `domain.rounds.change_plan`: a knock-out keeps its tree.
    """
    draft = hold_round(actor, round_id, version=version)
    insist_on_draft(draft)
    before = plan_of(draft)
    after = _by_hand(draft.stage, tables, _may_sit(draft, before))
    draft.plan = planned_to_data(change_plan(before, after))
    draft.save(update_fields=("plan",))
    deed = Deed(
        "change_draft",
        f"round {draft.number}",
        before={"tables": [list(table) for table in before.tables]},
        after={"tables": [list(table) for table in tables]},
    )
    close_act(actor, draft.stage.tournament_id, deed)
    return draft


def insist_on_draft(round_: Round) -> None:
    """Refuse what only a draft allows: `round.not_a_draft`."""
    if round_.state != RoundState.DRAFT:
        raise RuleBroken((problem("round.not_a_draft", _NO_DRAFT, round=round_.number),))


def _may_sit(draft: Round, planned: PlannedRound) -> list[Entry]:
    """Whom a draft may seat: in a knock-out only those who came that far."""
    field = next_field(draft.stage)
    came = {*planned.seated, *planned.resting}
    return [entry for entry in field if entry.pk in came] if planned.tree else field


def _by_hand(stage: Stage, tables: Tables, entries: Sequence[Entry]) -> PlannedRound:
    field = tuple(entry.pk for entry in entries)
    names = {entry.pk: entry.player.name for entry in entries}
    insist(planned_problems(tables, field, stage_settings(stage).sizes, names))
    seated = {entry for table in tables for entry in table}
    resting = tuple(entry for entry in field if entry not in seated)
    return PlannedRound(tables=tables, field=field, resting=resting)


def _replace_drafts(stage: Stage, planned: Sequence[PlannedRound]) -> list[Round]:
    """Write the plans as drafts behind the rounds that stand."""
    first = len(seated_rounds(stage)) + 1
    forget_drafts(stage)
    drafts = [
        Round(stage=stage, number=number, state=RoundState.DRAFT, plan=planned_to_data(one))
        for number, one in enumerate(planned, start=first)
    ]
    return Round.objects.bulk_create(drafts)


def forget_drafts(stage: Stage) -> None:
    """A draft is nobody's seat and nobody's result: it goes without a trace but the log's."""
    drafts = [one.pk for one in live_rounds(stage) if one.state == RoundState.DRAFT]
    Round.objects.filter(pk__in=drafts).delete()


def _deed(act: str, drafts: Iterable[Round]) -> Deed:
    drafts = list(drafts)
    numbers = ", ".join(str(draft.number) for draft in drafts)
    return Deed(
        act, f"round {numbers}", after={"rounds": [draft.plan["tables"] for draft in drafts]}
    )


_NO_DRAFT = translatable("Round {round} is published: its tables stay as they are.")
