"""A second word on a recorded hand: agreed, or another version for the director to decide on."""

from collections.abc import Iterator

from django.db import transaction
from django.utils import timezone

from scoring.problems import Problem, RuleBroken, insist, problem, translatable
from tournaments.domain.access import Act
from tournaments.domain.agreement import Agreement
from tournaments.domain.hand_data import give_hand
from tournaments.domain.hand_lookup import find_hand
from tournaments.domain.reasons import LONGEST_REASON
from tournaments.domain.refusals import Stale
from tournaments.domain.timeline import EventData, Recorded, Replace
from tournaments.models import Actor, HandConfirmation, MatchEvent, Table, Tournament
from tournaments.selectors.access import may, require
from tournaments.selectors.confirmations import judge_words, recorder_of, words_on
from tournaments.selectors.matches import Match, load_match
from tournaments.selectors.tables import find_table
from tournaments.selectors.tournaments import finished_problems
from tournaments.services.hands import Hand, correct_hand
from tournaments.services.locking import lock_tournament
from tournaments.services.log import Deed, close_act
from tournaments.services.table_acts import (
    Answer,
    Decision,
    TableRequest,
    act_at_table,
    present_state,
)


@transaction.atomic
def ask_for_two(*, actor: Actor, tournament_id: int, wanted: bool) -> Tournament:
    """Let hands wait for a second player from now on, or no more; what is so already is no act.

    Raises `Tournament.DoesNotExist`, `NotAllowed`, or `RuleBroken`: `tournament.finished`.
    """
    tournament = lock_tournament(tournament_id)
    require(actor, Act.MANAGE_TOURNAMENT, tournament=tournament)
    insist(finished_problems(tournament))
    before = tournament.two_sided_since is not None
    if before != wanted:
        tournament.two_sided_since = timezone.now() if wanted else None
        tournament.save(update_fields=("two_sided_since",))
        deed = Deed(
            "ask_for_two", tournament.name, before={"wanted": before}, after={"wanted": wanted}
        )
        close_act(actor, tournament.pk, deed)
    return tournament


def agree_to_hand(request: TableRequest, *, number: int, hand_version: int) -> Answer:
    """Agree to a hand another recorded; a director's word settles a dispute.

    `hand_version` is the version that was seen; another current one is `Stale`. Raises as
    `table_acts.act_at_table`, and `RuleBroken`: `hand.not_recorded`, `confirmation.same_phone`,
    `confirmation.decided`, `confirmation.disputed`.
    """

    def decide(match: Match) -> Decision:
        event, row = _find(match, number, hand_version)
        insist(_agreeing_problems(request, match, row, number))
        _say(request, row, match, agrees=True)
        return _decision("agree_to_hand", match, number, event.data or {})

    content = {"agree": number, "version": hand_version}
    return act_at_table(request, Act.CONFIRM_HAND, content, decide)


def disagree_with_hand(
    request: TableRequest,
    *,
    number: int,
    hand_version: int,
    hand: Hand | None = None,
    note: str = "",
) -> Answer:
    """Say what a hand was instead, or at least what is wrong with it: the director decides.

    `hand` is as `hands.record_hand` takes it. Raises as `agree_to_hand`, and `RuleBroken` with all
    that is wrong with the other hand, `confirmation.nothing_said`, `confirmation.same_hand`.
    """

    def decide(match: Match) -> Decision:
        event, row = _find(match, number, hand_version)
        insist((*_speaking_problems(request, match, row, number), *_note_problems(hand, note)))
        other = None if hand is None else _read(match, event, hand)
        _say(request, row, match, agrees=False, other=other, note=note.strip())
        return _decision("disagree_with_hand", match, number, other or {}, note.strip())

    content = {"disagree": number, "version": hand_version, "hand": hand, "note": note}
    return act_at_table(request, Act.CONFIRM_HAND, content, decide)


def take_other_version(
    request: TableRequest, *, number: int, hand_version: int, reason: str
) -> Answer:
    """Correct a disputed hand to what was said against it last.

    Raises as `hands.correct_hand`, and `RuleBroken`: `confirmation.no_other`.
    """
    table = find_table(request.table_id)
    require(request.actor, Act.CORRECT_HAND, table=table)
    hand = _last_other(table, number)
    return correct_hand(request, number=number, hand_version=hand_version, hand=hand, reason=reason)


def _find(match: Match, number: int, hand_version: int) -> tuple[Recorded, MatchEvent]:
    event = find_hand(match.timeline, match.timeline.fold(), number)
    if event.version != hand_version:
        raise Stale(present_state(match))
    row = MatchEvent.objects.get(table=match.table, position=event.position, version=event.version)
    return event, row


def _agreeing_problems(
    request: TableRequest, match: Match, row: MatchEvent, number: int
) -> Iterator[Problem]:
    yield from _speaking_problems(request, match, row, number)
    rules = may(request.actor, Act.RULE_AT_TABLE, table=match.table)
    if judge_words(words_on(row)) is Agreement.DISPUTED and not rules:
        yield problem("confirmation.disputed", _DISPUTED, number=number)


def _speaking_problems(
    request: TableRequest, match: Match, row: MatchEvent, number: int
) -> Iterator[Problem]:
    """Why this actor has no word on the hand: he recorded it, or it is agreed to already."""
    rules = may(request.actor, Act.RULE_AT_TABLE, table=match.table)
    if not rules and recorder_of(row).is_same(request.actor):
        yield problem("confirmation.same_phone", _SAME_PHONE, number=number)
    if not rules and judge_words(words_on(row)) is Agreement.AGREED:
        yield problem("confirmation.decided", _DECIDED, number=number)


def _note_problems(hand: Hand | None, note: str) -> Iterator[Problem]:
    if hand is None and not note.strip():
        yield problem("confirmation.nothing_said", _NOTHING_SAID, field="note")
    if len(note) > LONGEST_REASON:
        yield problem("reason.too_long", _TOO_LONG, field="note", longest=LONGEST_REASON)


def _read(match: Match, event: Recorded, hand: Hand) -> EventData:
    """The other version as data; it has to be a hand that can have been played."""
    given = give_hand(hand, match.keys)
    changed = match.timeline.until(event.position).changed((Replace(event.position, given.data),))
    same = given.is_whole and given.data == event.data
    others = (problem("confirmation.same_hand", _SAME_HAND),) if same else ()
    insist((*others, *given.problems(changed, event.position)))
    return given.data


def _say(
    request: TableRequest,
    row: MatchEvent,
    match: Match,
    *,
    agrees: bool,
    other: EventData | None = None,
    note: str = "",
) -> None:
    HandConfirmation.objects.create(
        event=row,
        agrees=agrees,
        other=other,
        note=note,
        is_ruling=may(request.actor, Act.RULE_AT_TABLE, table=match.table),
        made_by=request.actor.user,
        table_pass=request.actor.table_pass,
        device=request.actor.device,
    )


def _decision(act: str, match: Match, number: int, data: EventData, reason: str = "") -> Decision:
    return Decision(
        changes=(),
        act=act,
        subject=f"table {match.table.number}, hand {number}",
        after={"hand": match.keys.hand_by_name(data)},
        reason=reason,
    )


def _last_other(table: Table, number: int) -> Hand:
    """The hand that was last said instead, as people give it at the table."""
    match = load_match(table)
    event = find_hand(match.timeline, match.timeline.fold(), number)
    row = MatchEvent.objects.get(table=match.table, position=event.position, version=event.version)
    others = [said.other for said in words_on(row) if said.other is not None]
    if not others:
        raise RuleBroken((problem("confirmation.no_other", _NO_OTHER, number=number),))
    by_seat = match.keys.hand_by_seat(others[-1])
    return {name: value for name, value in by_seat.items() if name != "type"}


_DISPUTED = translatable("Hand {number} is disputed: the director decides.")
_SAME_PHONE = translatable(
    "Hand {number} was recorded here: another player agrees, on another pass."
)
_DECIDED = translatable("Hand {number} is agreed to already.")
_NOTHING_SAID = translatable("Say what is wrong, or give the hand as it was.")
_TOO_LONG = translatable("A note has at most {longest} characters.")
_SAME_HAND = translatable("This is the hand as it was recorded.")
_NO_OTHER = translatable("Nobody has said what hand {number} was instead.")
