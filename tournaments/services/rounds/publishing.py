"""Publishing a draft: people sit down, and their matches begin."""

from collections.abc import Sequence
from hashlib import sha256

from django.db import transaction
from django.utils import timezone

from scoring.problems import RuleBroken, insist, problem, translatable
from tournaments.domain.first_dealers import choose_first_dealers
from tournaments.domain.knockout import undecided_problem
from tournaments.domain.rounds import PlannedRound
from tournaments.domain.stages.settings import StageSettings
from tournaments.models import Actor, Round, RoundState, Seat, Stage, Table, TournamentState
from tournaments.selectors.drafts import draft_problems
from tournaments.selectors.rounds import live_rounds, next_field, plan_of
from tournaments.selectors.stages import stage_settings, stage_variant
from tournaments.selectors.ties import undecided_ties
from tournaments.services.carrying import carried_into
from tournaments.services.log import Deed, close_act
from tournaments.services.rounds.drafting import insist_on_draft
from tournaments.services.rounds.holding import hold_round, insist_on_closed_rounds
from tournaments.services.tables import open_table, set_terms


@transaction.atomic
def publish_round(*, actor: Actor, round_id: int, version: int | None = None) -> Round:
    """Seat everybody as the draft says and let the matches begin.

    Raises as `holding.hold_round`, and `RuleBroken`: `round.not_a_draft`, `round.open`,
    `round.not_next`, `knockout.tied_at_cut` where a correction made a tie of the round before, and
    those of `selectors.drafts.draft_problems`; then nothing is written.
    """
    draft = hold_round(actor, round_id, version=version)
    insist_on_draft(draft)
    insist_on_closed_rounds(draft.stage)
    _insist_on_next(draft)
    insist(undecided_problem(tie) for tie in undecided_ties(draft.stage))
    insist(draft_problems(draft, [entry.pk for entry in next_field(draft.stage)]))
    tables = seat_people(draft, plan_of(draft))
    draft.state, draft.published_at = RoundState.PUBLISHED, timezone.now()
    draft.save(update_fields=("state", "published_at"))
    before = _let_run(draft.stage)
    deed = Deed(
        "publish_round",
        f"round {draft.number}",
        before={"state": before},
        after={"state": TournamentState.RUNNING.value, "tables": len(tables)},
    )
    close_act(actor, draft.stage.tournament_id, deed)
    return draft


def seat_people(round_: Round, planned: PlannedRound) -> list[Table]:
    """Make the tables of a round, seat everybody with what he carries along, open the matches."""
    settings = stage_settings(round_.stage)
    dealers = _first_dealers(round_, planned)
    tables = [
        _table(round_, number, dealer, settings, planned.survivors)
        for number, dealer in enumerate(dealers, start=1)
    ]
    Table.objects.bulk_create(tables)
    seats = [
        Seat(table=table, number=number, entry_id=entry)
        for table, entries in zip(tables, planned.tables, strict=True)
        for number, entry in enumerate(entries, start=1)
    ]
    carried_into(round_, seats)
    Seat.objects.bulk_create(seats)
    for table in tables:
        open_table(table)
    return tables


def _table(
    round_: Round, number: int, dealer: int, settings: StageSettings, survivors: int
) -> Table:
    table = Table(round=round_, number=number, first_dealer=dealer)
    set_terms(table, settings, survivors)
    return table


def _first_dealers(round_: Round, planned: PlannedRound) -> Sequence[int]:
    """The first seat, or whom the seed of the plan decides (variants.md §6)."""
    rule = stage_variant(round_.stage).first_dealer
    seed = sha256(f"{planned.seed}, dealers of round {round_.number}".encode()).digest()
    return choose_first_dealers(rule, seed, [len(table) for table in planned.tables])


def _insist_on_next(draft: Round) -> None:
    first = next(one for one in live_rounds(draft.stage) if one.state == RoundState.DRAFT)
    if first.pk != draft.pk:
        raise RuleBroken(
            (problem("round.not_next", _NOT_NEXT, round=draft.number, first=first.number),)
        )


def _let_run(stage: Stage) -> str:
    tournament = stage.tournament
    before = tournament.state
    tournament.state = TournamentState.RUNNING
    tournament.save(update_fields=("state",))
    return before


_NOT_NEXT = translatable("Round {first} comes before round {round}: publish it first.")
