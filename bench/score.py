"""Remainders made points by `scoring`, the audit of the pack included."""

import random
import time

from bench.report import Report, sample, spread
from scoring.cards import Card
from scoring.finish import Finish
from scoring.hand import score_hand
from scoring.variant import Variant
from scoring.variants import all_variants

HANDS = 400
PLAYERS = 4
MOST_LEFT = 7
SEED = 20_261_130


def run(arguments: list[str]) -> int:
    """Measure every variant with hands dealt from its pack; there is no bound to keep."""
    report = Report()
    for variant in all_variants():
        hands = _deal_hands(variant)
        rates = sample(lambda v=variant, h=hands: _score_all(v, h))
        report.say(f"{variant.key}: {spread(rates)} remainders a second")
    return report.failed


def _deal_hands(variant: Variant) -> list[dict[str, list[Card]]]:
    chance = random.Random(SEED)
    hands = []
    for _ in range(HANDS):
        pack = list(variant.pack.cards())
        chance.shuffle(pack)
        hands.append(
            {
                str(seat): [pack.pop() for _ in range(chance.randint(1, MOST_LEFT))]
                for seat in range(2, PLAYERS + 1)
            }
        )
    return hands


def _score_all(variant: Variant, hands: list[dict[str, list[Card]]]) -> float:
    begun = time.perf_counter()
    for remainders in hands:
        score_hand(variant, 1, Finish.ORDINARY, "1", {"1": [], **remainders})
    return len(hands) * (PLAYERS - 1) / (time.perf_counter() - begun)
