"""Which questions about a stage go with which answers; what does not go with them is not read."""

from collections.abc import Callable, Iterator, Mapping

from scoring.variant import Variant

Answer = tuple[str, str]
"""A question and one answer to it, as ("match_end", "timed")."""

APPLIES: Mapping[str, tuple[Answer, ...]] = {
    "hands": (("match_end", "fixed_hands"),),
    "minutes": (("match_end", "timed"),),
    "advance": (("match_end", "to_the_last"), ("tables_made", "winners_advance")),
    "table_points": (("counting", "table_points"),),
    "advancing.players": (("advancing", "top_overall"), ("advancing", "top_per_table")),
    "advancing.next_best": (("advancing", "top_per_table"),),
    "advancing.points": (("advancing", "under_total"),),
}
"""Questions that matter only where one of these answers is given; all others always do."""


def applies(name: str, answer_to: Callable[[str], str]) -> bool:
    """Whether a question matters beside the answers given."""
    wanted = APPLIES.get(name)
    return wanted is None or any(answer_to(question) == answer for question, answer in wanted)


def when_words(name: str) -> str:
    """The answers a question goes with, as the form's script reads them: “match_end=timed”."""
    return " ".join(f"{question}={answer}" for question, answer in APPLIES.get(name, ()))


def questions_under(variant: Variant, names: tuple[str, ...]) -> Iterator[str]:
    """Those that can matter under a rule sheet at all (variants.md §3.1, §3.6)."""
    without = set() if variant.buy_ins.most else {"buy_in_seconds"}
    if variant.out_at is None:
        without.add("limit_scope")
    return (name for name in names if name not in without)
