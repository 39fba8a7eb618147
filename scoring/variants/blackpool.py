"""Blackpool (variants.md §3.2)."""

from dataclasses import replace

from scoring.problems import translatable
from scoring.variants.british import VARIANT as BRITISH

VARIANT = replace(
    BRITISH,
    key="blackpool",
    name=translatable("Blackpool"),
    order=2,
    preferred_table=4,
    opening=replace(BRITISH.opening, points=51),
    out_at=101,
)
