"""What is wrong with a stage's settings under a rule sheet: everything at once."""

from collections.abc import Iterator
from dataclasses import replace

from scoring.problems import Problem, problem, translatable
from scoring.variant import Variant
from tournaments.domain.chosen_sizes import size_problems
from tournaments.domain.stages.advancing_problems import advancing_problems
from tournaments.domain.stages.choices import LimitScope, MatchEnd, TableMaking
from tournaments.domain.stages.counting_problems import counting_problems
from tournaments.domain.stages.settings import StageSettings

LONGEST_NAME = 60
MOST_HANDS = 99
MOST_MINUTES = 600
FEWEST_SECONDS = 10
MOST_SECONDS = 900
MOST_ROUNDS = 60


def settings_problems(settings: StageSettings, variant: Variant) -> list[Problem]:
    """Every reason why the stage cannot be played so; each names its field."""
    return [
        *_name_problems(settings),
        *_match_problems(settings, variant),
        *_buy_in_problems(settings, variant),
        *_limit_problems(settings, variant),
        *_advance_problems(settings),
        *_round_problems(settings),
        *_size_problems(settings, variant),
        *counting_problems(settings, variant),
        *advancing_problems(settings),
    ]


def _name_problems(settings: StageSettings) -> Iterator[Problem]:
    if len(settings.name) > LONGEST_NAME:
        yield problem("stage.name_too_long", _NAME_TOO_LONG, field="name", most=LONGEST_NAME)


def _match_problems(settings: StageSettings, variant: Variant) -> Iterator[Problem]:
    if settings.match_end is MatchEnd.ALL_CONTRACTS and variant.hand_count is None:
        yield problem("stage.no_contracts", _NO_CONTRACTS, field="match_end")
    if settings.match_end is MatchEnd.TO_THE_LAST and variant.out_at is None:
        yield problem("stage.no_limit", _NO_LIMIT, field="match_end")
    yield from _hands_problems(settings, variant)
    yield from _minutes_problems(settings)


def _hands_problems(settings: StageSettings, variant: Variant) -> Iterator[Problem]:
    most = variant.hand_count or MOST_HANDS
    if settings.match_end is not MatchEnd.FIXED_HANDS:
        if settings.hands is not None:
            yield problem("stage.hands_without_effect", _HANDS_UNUSED, field="hands")
    elif settings.hands is None or not 1 <= settings.hands <= most:
        yield problem("stage.hands_out_of_range", _HANDS, field="hands", least=1, most=most)


def _minutes_problems(settings: StageSettings) -> Iterator[Problem]:
    if settings.minutes is None:
        return
    if settings.match_end is not MatchEnd.TIMED:
        yield problem("stage.minutes_without_effect", _MINUTES_UNUSED, field="minutes")
    elif not 1 <= settings.minutes <= MOST_MINUTES:
        yield problem(
            "stage.minutes_out_of_range", _MINUTES, field="minutes", least=1, most=MOST_MINUTES
        )


def _buy_in_problems(settings: StageSettings, variant: Variant) -> Iterator[Problem]:
    """The clock of a decision (variants.md §3.1)."""
    if settings.buy_in_seconds is None:
        return
    least, most = FEWEST_SECONDS, MOST_SECONDS
    if not variant.buy_ins.most:
        yield problem("stage.seconds_without_effect", _SECONDS_UNUSED, field="buy_in_seconds")
    elif not least <= settings.buy_in_seconds <= most:
        code = "stage.seconds_out_of_range"
        yield problem(code, _SECONDS, field="buy_in_seconds", least=least, most=most)


def _limit_problems(settings: StageSettings, variant: Variant) -> Iterator[Problem]:
    if settings.limit_scope is LimitScope.TABLE:
        return
    if variant.out_at is None:
        yield problem("stage.no_limit_to_scope", _NO_LIMIT_TO_SCOPE, field="limit_scope")
    if settings.is_knock_out:
        yield problem("stage.limit_scope_in_knock_out", _NOT_IN_KNOCK_OUT, field="limit_scope")


def _advance_problems(settings: StageSettings) -> Iterator[Problem]:
    uses_it = settings.match_end is MatchEnd.TO_THE_LAST or settings.is_knock_out
    if not uses_it and settings.advance != 1:
        yield problem("stage.advance_without_effect", _ADVANCE_UNUSED, field="advance")
    most = settings.sizes.smallest - 1
    if uses_it and not 1 <= settings.advance <= most:
        yield problem("stage.advance_out_of_range", _ADVANCE, field="advance", least=1, most=most)


def _round_problems(settings: StageSettings) -> Iterator[Problem]:
    if settings.rounds is not None and not 1 <= settings.rounds <= MOST_ROUNDS:
        yield problem(
            "stage.rounds_out_of_range", _ROUNDS, field="rounds", least=1, most=MOST_ROUNDS
        )
    if settings.rounds is None and not settings.puts_out_for_good:
        yield problem("stage.rounds_without_end", _NO_END, field="rounds")
    if settings.rounds is None and settings.tables_made is TableMaking.SCHEDULED:
        yield problem("stage.schedule_without_rounds", _NO_SCHEDULE, field="rounds")


def _size_problems(settings: StageSettings, variant: Variant) -> Iterator[Problem]:
    """Those of a tournament's table sizes, at this stage's fields: "sizes.smallest"."""
    for found in size_problems(variant, settings.sizes):
        yield replace(found, field=(found.field or "").replace("table_", "sizes."))


_NAME_TOO_LONG = translatable("A stage's name has at most {most} letters and signs.")
_NO_CONTRACTS = translatable("These rules have no contracts: choose another end of the matches.")
_NO_LIMIT = translatable("Nobody is put out under these rules, so no match is played to the last.")
_HANDS = translatable("A match of fixed hands has {least} to {most} hands under these rules.")
_HANDS_UNUSED = translatable("A number of hands goes with matches of fixed hands only.")
_MINUTES = translatable("A timed match lasts {least} to {most} minutes.")
_MINUTES_UNUSED = translatable("Minutes go with timed matches only.")
_NO_LIMIT_TO_SCOPE = translatable("Nobody is put out under these rules, in a stage either.")
_SECONDS = translatable("A decision on a buy-in is given {least} to {most} seconds.")
_SECONDS_UNUSED = translatable("Nobody buys in under these rules, so no decision has a clock.")
_NOT_IN_KNOCK_OUT = translatable(
    "Where winners advance each match begins from zero: the limit counts at the table."
)
_ADVANCE = translatable(
    "{least} to {most} players may be left of a table: one fewer than sit at the smallest, at most."
)
_ADVANCE_UNUSED = translatable(
    "How many are left matters only in matches to the last, and where winners advance."
)
_ROUNDS = translatable("A stage has {least} to {most} rounds.")
_NO_END = translatable(
    "Say how many rounds there are: only winners who advance, or a limit over the whole stage, "
    "bring a stage to an end by themselves."
)
_NO_SCHEDULE = translatable("A schedule made in advance needs a number of rounds.")
