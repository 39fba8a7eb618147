"""The best lay-down: how long it takes, by kind of hand; with --proof, that it is the best."""

from __future__ import annotations

import argparse
import gc
import random
import statistics
import time
from collections.abc import Sequence

from bench.referee_hands import Case, list_cases
from bench.referee_proof import prove
from bench.report import Report
from scoring.best_lay_down import find_best_lay_down
from scoring.variants import all_variants

SEED = 20_261_130
PROOF_LARGEST = 10
MILLISECONDS = 1_000


def run(arguments: list[str]) -> int:
    """Measure every kind of hand, or hold the search against trying everything."""
    hands = _read(arguments)
    report = Report()
    if hands:
        _prove(report, hands)
        return report.failed
    # What was imported is not for the search to tidy up.
    gc.collect()
    gc.freeze()
    report.say("| hands | lay something | hands/s | median ms | p99 ms | worst ms |")
    for case in list_cases():
        _measure(report, case)
    return report.failed


def _read(arguments: list[str]) -> int:
    """The hands of each variant to prove; 0 is measuring."""
    parser = argparse.ArgumentParser(prog="script/bench referee")
    parser.add_argument("--proof", type=int, nargs="?", const=2_000, default=0, metavar="HANDS")
    hands: int = parser.parse_args(arguments).proof
    return hands


def _measure(report: Report, case: Case) -> None:
    """Players who have opened and who have not take turns. CPU time of one core, no warming up."""
    chance = random.Random(SEED)
    times, laid = [], 0
    for turn in range(case.hands):
        number, cards = case.deal(chance)
        begun = time.thread_time()
        best = find_best_lay_down(case.variant, number, cards, opened=turn % 2 == 1)
        times.append((time.thread_time() - begun) * MILLISECONDS)
        laid += bool(best.melds)
    _tell(report, case, sorted(times), laid / case.hands)


def _tell(report: Report, case: Case, times: Sequence[float], laid: float) -> None:
    rate = len(times) / sum(times) * MILLISECONDS
    median, worst = statistics.median(times), times[-1]
    p99 = times[len(times) * 99 // 100]
    figures = f"{laid:.0%} | {rate:,.0f} | {median:.2f} | {p99:.2f} | {worst:.1f}"
    report.say(f"| {case.name}: {case.hands:,} | {figures} |")
    if case.bound.rate is not None:
        report.at_least(f"{case.name}, hands a second", rate, case.bound.rate)
    if case.bound.median is not None:
        report.at_most(f"{case.name}, median ms", median, case.bound.median)
    if case.bound.worst is not None:
        report.at_most(f"{case.name}, worst ms", worst, case.bound.worst)


def _prove(report: Report, hands: int) -> None:
    for variant in all_variants():
        proof = prove(variant, hands, PROOF_LARGEST, str(SEED))
        report.say(
            f"{variant.key}: {proof.hands:,} small hands, {proof.laid:,} lay something; "
            f"{proof.changed:,} with a card changed, {proof.still_legal:,} of them still legal"
        )
        for disagreement in proof.disagreements:
            report.say(f"  {disagreement}")
        report.at_most(f"{variant.key}, disagreements", len(proof.disagreements), 0)
